import { applyEdits } from '@pg/lint';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask, useCheck } from '../checker/checker.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { totalInWords } from '../checker/totals.ts';
import { EditorPane } from '../editor/editor-pane.tsx';
import { type Editor, isForm } from '../editor/text-editor.ts';
import { FindingsList, summaryOf } from '../findings/findings-list.tsx';
import { Results } from '../panels/results.tsx';
import { lazy } from '../parts/lazy.tsx';
import { announce, toast } from '../parts/messages.tsx';
import { formatRoute, goTo, type ViewProps } from '../routing/route.ts';
import { CheckToolbar } from './check-toolbar.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import type { PayloadListProps } from './payload-list.tsx';
import { marksOf, partsIn, placeOfPart } from './places.ts';
import { RowStrip, useRow } from './row-strip.tsx';
import { initialText, leaveText, type ShownText, takeLeftText, textFromUrl } from './shown-text.ts';
import { useFiles } from './use-files.ts';
import { useTextActions } from './use-text-actions.ts';

const PayloadList = lazy<PayloadListProps>(async () => (await import('./payload-list.tsx')).PayloadList);

/** A request with a hash, in JSON or a form. */
const SIGNED = /"hash"\s*:\s*"[^"]|(?:^|&)hash=[^&\s]/;
const HASH_AGAIN = 'The hash must be computed again.';

/** Checks a payload while the user types. */
export function CheckView({ route }: ViewProps): JSX.Element {
  const { sample, payload, kind, profile } = route.query;
  const isInUrl = sample !== undefined || payload !== undefined;
  const [start, setStart] = useState<ShownText | undefined>(isInUrl ? undefined : initialText);
  const [problem, setProblem] = useState<string>();
  const [current, setCurrent] = useState<number>();
  const [isDecoded, setDecoded] = useState(true);
  const editor = useRef<Editor>(undefined);
  const isOwn = useRef(start?.isOwn ?? false);
  const isNew = useRef(true);
  const isShown = useRef(false);
  const readText = (): string => editor.current?.text() ?? start?.text ?? '';
  const { outcome, check } = useCheck(() => ({ text: readText(), kind, profile }));
  const { checked, failed } = outcome ?? {};

  useEffect(() => {
    // The URL of an edited text names none.
    if (!isInUrl && isOwn.current && isShown.current) return;
    let isWanted = true;
    void textFromUrl(sample, payload).then((next) => isWanted && show(next));
    return () => {
      isWanted = false;
    };
  }, [sample, payload]);
  useEffect(() => {
    if (isShown.current) check(0);
  }, [kind, profile]);
  useEffect(() => {
    if (!checked) return;
    announce(totalInWords(checked.totals));
    markAll();
  }, [checked]);

  /** Marks the findings; in a new text, scrolls to the first one. */
  function markAll(): void {
    const shown = editor.current;
    if (!checked || !shown || text !== shown.text()) return;
    const marks = marksOf(checked);
    shown.mark(marks);
    if (shown.isPlain) return;
    const first = marks.find(({ severity }) => severity !== 'info');
    if (isNew.current && first) shown.showLine(first.start);
    isNew.current = false;
  }

  function show(next: ShownText): void {
    const before = takeLeftText() ?? (isOwn.current ? editor.current?.text() : undefined);
    if (!editor.current) setStart(next);
    else if (readText() !== next.text) editor.current.replace(next.text);
    // The editor's history continues from the earlier text.
    if (before?.trim() && before !== next.text) toast(`${next.name} replaced your text. Undo restores it.`);
    isOwn.current = next.isOwn;
    isNew.current = true;
    isShown.current = true;
    setProblem(next.problem);
    setCurrent(undefined);
    check(0);
  }

  /** Replaces the text with one that the user opened or changed, and shows a message. */
  function change(text: string, messageText: string): void {
    editor.current?.replace(text);
    toast(messageText);
    onEdit(false);
  }

  function load(text: string, messageText: string): void {
    isNew.current = true;
    change(text, messageText);
  }

  function onEdit(isPasted: boolean): void {
    if (isPasted) isNew.current = true;
    isOwn.current = true;
    setCurrent(undefined);
    setProblem(undefined);
    check();
    if (isInUrl) goTo(formatRoute('check', [], { kind, profile }), 'replace');
  }

  function fix({ title, edits }: PageFix, count: number): void {
    if (editor.current?.text() !== text) return;
    const done = count === 1 ? `Done: ${title}.` : `Done in ${count} places: ${title}.`;
    change(applyEdits(text, edits), SIGNED.test(text) ? `${done} ${HASH_AGAIN}` : done);
  }

  async function fixAll(): Promise<void> {
    const before = readText();
    const fixed = await ask('fix', { text: before, kind, profile });
    if (fixed === undefined || editor.current?.text() !== before) return;
    const done = 'All safe fixes were applied.';
    change(fixed.text, fixed.breaksHash ? `${done} ${HASH_AGAIN}` : done);
  }

  function reveal(finding: number): void {
    setCurrent(finding);
    const span = checked?.findings[finding]?.span;
    if (span) editor.current?.reveal(span.start, span.end);
  }

  function revealPart(part: number): void {
    const place = checked && placeOfPart(checked, part);
    if (place?.finding !== undefined) reveal(place.finding);
    else if (place) editor.current?.reveal(place.start, place.start + 1);
  }

  function onReady(made: Editor | undefined): void {
    if (!made && isOwn.current) leaveText(readText());
    editor.current = made;
    markAll();
  }

  const files = useFiles(profile);
  const { format, clear, open, startNew, isDropping } = useTextActions({ editor, files, load, change });
  const { row, onCursor } = useRow(readText, kind);
  const parts = partsIn(checked);
  const text = outcome?.request.text ?? '';
  return (
    <div class="check">
      <header class="intro">
        <h1>Find and fix mistakes in payment requests</h1>
        <p class="lead">Your text is checked as you type, in your browser. Nothing is sent anywhere.</p>
      </header>
      <CheckToolbar route={route} outcome={outcome} isOwn={isOwn.current} onFiles={open} onNew={startNew} />
      {problem !== undefined && <p class="warn">{problem}</p>}
      {files.entries.length > 0 && (
        <PayloadList
          label="Files"
          entries={files.entries}
          current={files.current}
          onOpen={(next) => load(files.open(next, readText()), `Opened ${files.entries[next]?.name}.`)}
        />
      )}
      {parts.length > 0 && <PayloadList label="Payloads in this text" entries={parts} onOpen={revealPart} />}
      <button type="button" class="jump" onClick={() => document.querySelector('#findings')?.scrollIntoView()}>
        {summaryOf({ checked, failed, text })}
      </button>
      <section class={`text card ${isDropping ? 'is-dropping' : ''}`} aria-label="Payload">
        <EditorButtons
          onPaste={(text) => load(text, 'Pasted.')}
          onClear={clear}
          onFormat={format}
          onUndo={() => editor.current?.undo()}
          isDecoded={isForm(text) ? isDecoded : undefined}
          onDecode={(next) => {
            setDecoded(next);
            editor.current?.showForm(next);
          }}
        />
        {start && (
          <EditorPane
            text={start.text}
            label="Payload. Press F8 to go to the next finding."
            hint="Paste a request, form, curl command or token"
            onReady={onReady}
            onEdit={onEdit}
            onCursor={onCursor}
            kind={kind}
            onMark={(mark, how) => {
              setCurrent(mark);
              if (how === 'key') announce(`Line ${checked?.findings[mark]?.line}: ${checked?.findings[mark]?.message}`);
            }}
          />
        )}
        <RowStrip row={row} />
      </section>
      <Results checked={checked}>
        <FindingsList
          checked={checked}
          failed={failed}
          current={current}
          onGo={reveal}
          onFix={fix}
          onFixAll={fixAll}
          onInside={(inside) => load(inside, 'The JSON inside the text.')}
          text={text}
        />
      </Results>
    </div>
  );
}

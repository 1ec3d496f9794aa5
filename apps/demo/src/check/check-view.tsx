import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CheckedText, CheckRequest } from '../checker/check-text.ts';
import { Checker, type CheckOutcome, fixSafely } from '../checker/checker.ts';
import { applyEdits, withoutOverlaps } from '../checker/edits/fix.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { totalInWords } from '../checker/totals.ts';
import { keepDraft } from '../draft/drafts.ts';
import { EditorPane } from '../editor/editor-pane.tsx';
import type { Mark } from '../editor/mark.ts';
import type { Editor } from '../editor/text-editor.ts';
import { FindingsList } from '../findings/findings-list.tsx';
import { formatJson } from '../parts/format-json.ts';
import { lazy } from '../parts/lazy.tsx';
import { announce } from '../parts/live-region.tsx';
import { toast } from '../parts/toast.tsx';
import { useDroppedFiles } from '../parts/use-dropped-files.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import type { LayerPanesProps } from '../tokens/layer-panes.tsx';
import { CheckToolbar } from './check-toolbar.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { initialText, OWN_TEXT, type ShownText, textFromUrl } from './shown-text.ts';
import { useOwnText } from './use-own-text.ts';

const LayerPanes = lazy<LayerPanesProps>(async () => (await import('../tokens/layer-panes.tsx')).LayerPanes);

/** The user's own text, while another view is shown. */
let leftText: string | undefined;

/** Checks a payload while the user types. */
export function CheckView({ route }: ViewProps): JSX.Element {
  const { sample, payload, kind, profile } = route.query;
  const isInUrl = sample !== undefined || payload !== undefined;
  const [start, setStart] = useState<ShownText | undefined>(isInUrl ? undefined : initialText);
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const [current, setCurrent] = useState<number>();
  const [openLayer, setOpenLayer] = useState<number>();
  const editor = useRef<Editor>(undefined);
  const isOwn = useRef(start?.isOwn ?? false);
  const isNew = useRef(true);
  const checker = useRef<Checker>(undefined);
  const checked = outcome?.checked;
  const latest = useRef({ kind, profile });
  latest.current = { kind, profile };
  const lastOutcome = useRef(outcome);
  lastOutcome.current = outcome;

  const requestOf = (text: string): CheckRequest => ({ text, ...latest.current });
  const checkSoon = (pause?: number): void =>
    checker.current?.check(() => requestOf(editor.current?.text() ?? ''), pause);
  const keepSoon = useOwnText(() => (isOwn.current ? editor.current?.text() : undefined));
  const undo = (): void => editor.current?.undo();

  useEffect(() => {
    const made = new Checker(setOutcome);
    checker.current = made;
    if (start) begin(start);
    return () => made.close();
  }, []);

  // The URL names the text. If it names none, the user's own text is shown.
  const isFirst = useRef(!isInUrl);
  useEffect(() => {
    if (isFirst.current || (!isInUrl && isOwn.current)) {
      isFirst.current = false;
      return;
    }
    let isWanted = true;
    void textFromUrl(sample, payload).then((next) => {
      if (!isWanted) return;
      setProblem(next.problem);
      if (start) show(next);
      else begin(next);
    });
    return () => {
      isWanted = false;
    };
  }, [sample, payload]);

  useEffect(() => checkSoon(0), [kind, profile]);

  useEffect(() => {
    if (!checked) return;
    announce(totalInWords(checked.totals));
    markAll();
    if (openLayer !== undefined && openLayer >= checked.layers.length) setOpenLayer(undefined);
  }, [checked]);

  /** Marks the findings; in a new text, scrolls to the first one. */
  function markAll(): void {
    const { request, checked } = lastOutcome.current ?? {};
    const shown = editor.current;
    if (!checked || !shown || request?.text !== shown.text()) return;
    const marks = marksOf(checked);
    shown.mark(marks);
    const first = marks.find(({ severity }) => severity !== 'info');
    if (isNew.current && !shown.isPlain && first) shown.showLine(first.start);
    if (!shown.isPlain) isNew.current = false;
  }

  function begin(next: ShownText): void {
    isOwn.current = next.isOwn;
    setStart(next);
    // The editor's history continues from the earlier text.
    if (leftText !== undefined && leftText !== next.text) toast(`${next.name} replaced your text.`, undo);
    leftText = undefined;
    checker.current?.check(() => requestOf(editor.current?.text() ?? next.text), 0);
  }

  /** Shows another text. */
  function show({ text, name, isOwn: isNextOwn }: ShownText): void {
    const before = editor.current?.text() ?? '';
    if (before !== text) editor.current?.replace(text);
    if (isOwn.current && before.trim() !== '' && before !== text) toast(`${name} replaced your text.`, undo);
    isOwn.current = isNextOwn;
    isNew.current = true;
    setCurrent(undefined);
    setOpenLayer(undefined);
    checkSoon(0);
  }

  /** Replaces the text with one that the user opened or changed, and shows a message with an undo button. */
  function change(text: string, messageText: string): void {
    editor.current?.replace(text);
    toast(messageText, undo);
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
    checkSoon();
    keepSoon();
    if (isInUrl) goTo(formatRoute('check', [], { kind, profile }), 'replace');
  }

  function fix({ label, edits }: PageFix, count: number): void {
    const text = editor.current?.text();
    if (text === undefined || text !== outcome?.request.text) return;
    change(
      applyEdits(text, withoutOverlaps(edits)),
      count === 1 ? `Done: ${label}.` : `Done in ${count} places: ${label}.`,
    );
  }

  async function fixAll(): Promise<void> {
    const text = editor.current?.text();
    const fixed = text === undefined ? undefined : await fixSafely(requestOf(text));
    if (fixed !== undefined && editor.current?.text() === text) change(fixed, 'All safe fixes were applied.');
  }

  function reveal(finding: number): void {
    setCurrent(finding);
    const span = checked?.layers[0]?.spans[finding];
    if (span) editor.current?.reveal(span.start, span.end);
  }

  function format(): void {
    const text = editor.current?.text() ?? '';
    const formatted = formatJson(text);
    if (formatted === undefined) toast('Only JSON can be formatted.');
    else if (formatted.trim() === text.trim()) toast('The text is already formatted.');
    else change(formatted, 'Formatted.');
  }

  function clear(): void {
    change('', 'Cleared, also in this tab’s storage.');
    keepDraft(OWN_TEXT, '');
  }

  const open = async (file: File): Promise<void> => load(await file.text(), `Opened ${file.name}.`);
  const isDropping = useDroppedFiles(open);
  const onReady = (made: Editor | undefined): void => {
    if (!made && isOwn.current) leftText = editor.current?.text();
    if (!made && leftText !== undefined && leftText !== '') keepDraft(OWN_TEXT, leftText);
    editor.current = made;
    markAll();
  };

  return (
    <div class="check">
      <header class="intro">
        <h1>Find and fix mistakes in payment requests</h1>
        <p>Your text is checked as you type, in your browser. Nothing is sent anywhere.</p>
      </header>
      <CheckToolbar route={route} outcome={outcome} onFile={open} />
      {problem !== undefined && <p class="warn">{problem}</p>}
      <section class={`text ${isDropping ? 'is-dropping' : ''}`} aria-label="Payload">
        <EditorButtons
          onPaste={(text) => load(text, 'Pasted.')}
          onClear={clear}
          onFormat={format}
          onUndo={() => editor.current?.undo()}
        />
        {start && (
          <EditorPane
            text={start.text}
            label="Payload. Press F8 to go to the next finding."
            hint="Paste a request, form, curl command or token"
            onReady={onReady}
            onEdit={onEdit}
            onMark={(mark, how) => {
              setCurrent(mark);
              const { line, message } = checked?.findings[mark] ?? {};
              if (how === 'key') announce(`Line ${line}: ${message}`);
            }}
          />
        )}
      </section>
      {checked && (
        <button type="button" class="jump" onClick={scrollToFindings}>
          {totalInWords(checked.totals)}
        </button>
      )}
      <FindingsList
        checked={checked}
        failed={outcome?.failed}
        current={current}
        onGo={reveal}
        onOpen={(finding) => setOpenLayer(checked?.findings[finding]?.layer)}
        onFix={fix}
        onFixAll={fixAll}
      />
      {checked && (checked.layers.length > 1 || checked.token) && (
        <LayerPanes checked={checked} open={openLayer} onOpen={setOpenLayer} />
      )}
    </div>
  );
}

const scrollToFindings = (): void => document.querySelector('#findings')?.scrollIntoView();

const marksOf = ({ findings, layers: [whole] }: CheckedText): Mark[] =>
  findings.flatMap(({ severity, message }, number) => {
    const span = whole?.spans[number];
    return span ? [{ ...span, number, severity, message }] : [];
  });

import { applyEdits } from '@pg/lint';
import { looksLikeForm } from '@pg/nested-text';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Address, goTo } from '../address.ts';
import { ask, useCheck } from '../checker/checker.ts';
import type { PageFix } from '../checker/page-finding.ts';
import { totalInWords } from '../checker/totals.ts';
import { EditorPane } from '../editor/editor-pane.tsx';
import { RowStrip, useRow } from '../editor/row-strip.tsx';
import type { Editor } from '../editor/text-editor.ts';
import { FindingsList, summaryOf } from '../findings/findings-list.tsx';
import { announce, toast } from '../parts/messages.tsx';
import { useDroppedFile } from '../parts/use-dropped-file.ts';
import { Code } from './code.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { describeFound, FoundList, type Outer } from './found-list.tsx';
import { firstExample, type StartText, textOf } from './start-text.ts';
import { Toolbar } from './toolbar.tsx';

/** A request with a hash, in JSON or a form. */
const SIGNED = /"hash"\s*:\s*"[^"]|(?:^|&)hash=[^&\s]/;

/** Checks a payload while the user types. */
export function CheckView({ address }: { readonly address: Address }): JSX.Element {
  const { sample, payload, kind, redacted } = address;
  const isInUrl = sample !== undefined || payload !== undefined;
  const [start, setStart] = useState<StartText | undefined>(isInUrl ? undefined : firstExample);
  const [problem, setProblem] = useState<string>();
  const [settings, setSettings] = useState(address.settings ?? '');
  const [current, setCurrent] = useState<number>();
  const [shown, setShown] = useState(0);
  const [outer, setOuter] = useState<Outer>();
  const [isDecoded, setDecoded] = useState(true);
  const editor = useRef<Editor>(undefined);
  const isOwn = useRef(false);
  const isNew = useRef(true);
  const readText = (): string => editor.current?.text() ?? start?.text ?? '';
  const { outcome, check } = useCheck(() => ({ text: readText(), kind, settings }));
  const { checked, failed } = outcome ?? {};
  const text = outcome?.request.text ?? '';

  useEffect(() => {
    // The URL of an edited text names none.
    if (!isInUrl && isOwn.current) return;
    let isWanted = true;
    void textOf(address).then((next) => isWanted && show(next));
    return () => {
      isWanted = false;
    };
  }, [sample, payload]);
  useEffect(() => {
    if (start) check(0);
  }, [kind, settings]);
  useEffect(() => {
    if (!checked) return;
    announce(totalInWords(checked.totals));
    setShown(0);
    markAll();
  }, [checked]);

  /** Marks the findings; in a new text, scrolls to the first one. */
  function markAll(): void {
    const made = editor.current;
    if (!checked || !made || text !== made.text()) return;
    made.mark(
      checked.findings.map(({ span, severity, message }) => ({ from: span.start, to: span.end, severity, message })),
    );
    const first = checked.findings.find(({ severity }) => severity !== 'info');
    if (isNew.current && first) made.showLine(first.span.start);
    isNew.current = false;
  }

  function show(next: StartText): void {
    const before = isOwn.current ? editor.current?.text() : undefined;
    if (!editor.current) setStart(next);
    else if (readText() !== next.text) editor.current.replace(next.text);
    // The editor's history continues from the earlier text.
    if (before?.trim() && before !== next.text) toast(`${next.name} replaced your text. Undo restores it.`);
    isOwn.current = false;
    isNew.current = true;
    setProblem(next.problem);
    setCurrent(undefined);
    setOuter(undefined);
    check(0);
  }

  /** Replaces the text with one that the user opened or changed, and shows a message. */
  function change(next: string, message: string): void {
    editor.current?.replace(next);
    toast(message);
    onEdit(false);
  }

  function load(next: string, message: string): void {
    isNew.current = true;
    setOuter(undefined);
    change(next, message);
  }

  function onEdit(isPasted: boolean): void {
    if (isPasted) isNew.current = true;
    isOwn.current = true;
    setCurrent(undefined);
    setProblem(undefined);
    check();
    if (isInUrl) goTo({ kind }, 'replace');
  }

  /** Writes a text with fixes. */
  function changeFixed(next: string, message: string): void {
    change(next, SIGNED.test(text) ? `${message} The hash must be computed again.` : message);
  }

  function fix({ title, edits }: PageFix, count: number): void {
    if (readText() !== text) return;
    changeFixed(applyEdits(text, edits), count === 1 ? `Done: ${title}.` : `Done in ${count} places: ${title}.`);
  }

  async function fixAll(): Promise<void> {
    const fixed = outcome && (await ask((tasks) => tasks.fix(outcome.request)));
    if (fixed && readText() === text) changeFixed(fixed.text, 'All safe fixes were applied.');
  }

  /** Opens a payload alone. */
  function open(number: number): void {
    const found = checked?.found[number];
    if (!checked || !found || !outcome || readText() !== text) return;
    const title = describeFound(checked.found, number);
    load(found.text, `Opened: ${title}.`);
    setOuter({ request: outcome.request, number, title });
  }

  /** Writes the open payload back into the text around it. */
  async function putBack({ request, number }: Outer): Promise<void> {
    const whole = await ask((tasks) => tasks.putBack({ ...request, number, written: readText() }));
    if (whole === undefined) return toast('It can’t be written back, because of its quotes or line breaks. Copy it.');
    load(whole, 'Back in the whole text, with your changes.');
  }

  async function format(): Promise<void> {
    const before = readText();
    const formatted = await ask((tasks) => tasks.format(before));
    if (readText() !== before) return;
    if (formatted === undefined) toast('Only JSON can be formatted. Open a payload that was found first.');
    else change(formatted, 'Formatted.');
  }

  const openFile = async (file: File): Promise<void> => load(await file.text(), `Opened ${file.name}.`);
  useDroppedFile(openFile);

  function reveal(finding: number): void {
    setCurrent(finding);
    const span = checked?.findings[finding]?.span;
    if (span) editor.current?.reveal(span.start, span.end);
  }

  function showFound(number: number): void {
    setShown(number);
    const span = checked?.found[number]?.span;
    if (span) editor.current?.reveal(span.start, span.end);
  }

  function onReady(made: Editor): void {
    editor.current = made;
    isNew.current = true;
    markAll();
  }

  const { row, onCursor } = useRow(readText, kind);
  const found = checked?.found ?? [];
  return (
    <div class="check">
      <header class="intro">
        <h1>Find and fix mistakes in payment requests</h1>
        <p class="lead">Your text is checked as you type, in your browser. Nothing is sent anywhere.</p>
      </header>
      <Toolbar
        address={address}
        outcome={outcome}
        current={shown}
        settings={settings}
        onSettings={setSettings}
        isOwn={isOwn.current}
        onFile={openFile}
      />
      {problem !== undefined && <p class="warn">{problem}</p>}
      {kind !== undefined && checked?.kinds.includes(kind) === false && <p class="warn">There is no kind {kind}.</p>}
      {redacted !== undefined && (
        <p class="warn">This payload is redacted: each value is masked, unless it is a code.</p>
      )}
      <button type="button" class="jump" onClick={() => document.querySelector('#findings')?.scrollIntoView()}>
        {summaryOf({ checked, failed, text })}
      </button>
      <section class="text card" aria-label="Payload">
        <EditorButtons
          onPaste={(pasted) => load(pasted, 'Pasted.')}
          onClear={() => load('', 'Cleared.')}
          onFormat={format}
          onUndo={() => editor.current?.undo()}
          isDecoded={looksLikeForm(text) ? isDecoded : undefined}
          onDecode={(next) => {
            setDecoded(next);
            editor.current?.showForm(next);
          }}
        />
        {start && (
          <EditorPane
            text={start.text}
            label="Payload. Press F8 to go to the next finding."
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
      <div class="results">
        <FoundList found={found} current={shown} outer={outer} onOpen={open} onShow={showFound} onBack={putBack} />
        <FindingsList
          checked={checked}
          failed={failed}
          current={current}
          onGo={reveal}
          onFix={fix}
          onFixAll={fixAll}
          text={text}
        />
        <Code found={found[shown]} />
      </div>
    </div>
  );
}

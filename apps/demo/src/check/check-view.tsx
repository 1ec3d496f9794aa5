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
import { announce } from '../parts/live-region.tsx';
import { toast } from '../parts/toast.tsx';
import { useDroppedFiles } from '../parts/use-dropped-files.ts';
import { formatRoute, goTo } from '../routing/route.ts';
import type { ViewProps } from '../routing/view-props.ts';
import { LayerPanes } from '../tokens/layer-panes.tsx';
import { CheckToolbar } from './check-toolbar.tsx';
import { EditorButtons } from './editor-buttons.tsx';
import { useOwnText } from './use-own-text.ts';
import { OWN_TEXT, textFromBefore, textOfAddress, type WantedText } from './wanted-text.ts';

/** The visitor's own text, while another view is shown. */
let leftText: string | undefined;

/** Checks a payload as it is typed. */
export function CheckView({ route }: ViewProps): JSX.Element {
  const { sample, payload, kind, profile } = route.query;
  const hasAddress = sample !== undefined || payload !== undefined;
  const [start, setStart] = useState<WantedText | undefined>(hasAddress ? undefined : textFromBefore);
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

  // The address says which text; where it says nothing, it is the one from before.
  const isFirst = useRef(!hasAddress);
  useEffect(() => {
    if (isFirst.current || (!hasAddress && isOwn.current)) {
      isFirst.current = false;
      return;
    }
    let isWanted = true;
    void textOfAddress(sample, payload).then((wanted) => {
      if (!isWanted) return;
      setProblem(wanted.problem);
      if (start) show(wanted);
      else begin(wanted);
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

  /** Marks the findings; of a new text the first one is brought into view. */
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

  function begin(wanted: WantedText): void {
    isOwn.current = wanted.isOwn;
    setStart(wanted);
    // The editor's history goes on from what was left.
    if (leftText !== undefined && leftText !== wanted.text) toast(`${wanted.name} replaced your text.`, undo);
    leftText = undefined;
    checker.current?.check(() => requestOf(editor.current?.text() ?? wanted.text), 0);
  }

  /** Puts another text in place of the one that is shown. */
  function show({ text, name, isOwn: isTheirs }: WantedText): void {
    const before = editor.current?.text() ?? '';
    if (before !== text) editor.current?.replace(text);
    if (isOwn.current && before.trim() !== '' && before !== text) toast(`${name} replaced your text.`, undo);
    isOwn.current = isTheirs;
    isNew.current = true;
    setCurrent(undefined);
    setOpenLayer(undefined);
    checkSoon(0);
  }

  /** Puts in what the visitor brought or changed, and says so with a way back. */
  function change(text: string, said: string): void {
    editor.current?.replace(text);
    toast(said, undo);
    onEdit(false);
  }

  function bring(text: string, said: string): void {
    isNew.current = true;
    change(text, said);
  }

  function onEdit(isPasted: boolean): void {
    if (isPasted) isNew.current = true;
    isOwn.current = true;
    setCurrent(undefined);
    setProblem(undefined);
    checkSoon();
    keepSoon();
    if (hasAddress) goTo(formatRoute('check', [], { kind, profile }), 'replace');
  }

  function fix({ label, edits }: PageFix, count: number): void {
    const text = editor.current?.text();
    if (text === undefined || text !== outcome?.request.text) return;
    change(
      applyEdits(text, withoutOverlaps(edits)),
      count === 1 ? `${label}: done.` : `${label}: done in ${count} places.`,
    );
  }

  async function fixAll(): Promise<void> {
    const text = editor.current?.text();
    const fixed = text === undefined ? undefined : await fixSafely(requestOf(text));
    if (fixed !== undefined && editor.current?.text() === text) change(fixed, 'Everything that is certain was fixed.');
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
    else if (formatted.trim() === text.trim()) toast('It is formatted already.');
    else change(formatted, 'Formatted.');
  }

  function clear(): void {
    change('', 'Cleared, here and in the tab’s storage.');
    keepDraft(OWN_TEXT, '');
  }

  const open = async (file: File): Promise<void> => bring(await file.text(), `Opened ${file.name}.`);
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
        <p>They are checked as you type, in this browser tab: nothing leaves it.</p>
      </header>
      <CheckToolbar route={route} outcome={outcome} onFile={open} />
      {problem !== undefined && <p class="warn">{problem}</p>}
      <section class={`text ${isDropping ? 'is-dropping' : ''}`} aria-label="Payload">
        <EditorButtons
          onPaste={(text) => bring(text, 'Pasted.')}
          onClear={clear}
          onFormat={format}
          onUndo={() => editor.current?.undo()}
        />
        {start && (
          <EditorPane
            text={start.text}
            label="Payload. F8 goes to the next finding."
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
        <button type="button" class="jump" onClick={jump}>
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

const jump = (): void => document.querySelector('#findings')?.scrollIntoView();

const marksOf = ({ findings, layers: [whole] }: CheckedText): Mark[] =>
  findings.flatMap(({ severity, message }, number) => {
    const span = whole?.spans[number];
    return span ? [{ ...span, number, severity, message }] : [];
  });

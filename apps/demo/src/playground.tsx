import { applyEdits, type Change } from '@pg/lint';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo, linkTo, useAddress } from './address.ts';
import type { PageFinding, Part } from './checker/check-text.ts';
import { type CheckOutcome, useCheck } from './checker/checker.ts';
import { CopyButton, Popover } from './controls.tsx';
import type { Editor } from './editor/editor.ts';
import { Findings } from './findings.tsx';
import { Share } from './share.tsx';
import { keep, readKept, type StartText, textOf } from './start-text.ts';
import { Toolbar } from './toolbar.tsx';

/** Paste, see what was found, read, fix, share. */
export function Playground(): JSX.Element {
  const address = useAddress();
  const { sample, payload, kind, redacted } = address;
  const kept = useRef(readKept());
  const [settings, setSettings] = useState(kept.current.settings ?? '');
  /** The text until the editor is loaded. */
  const [first, setFirst] = useState<string>();
  const [message, say] = useState('');
  /** What could not be opened. */
  const [problem, setProblem] = useState<string>();
  const [current, setCurrent] = useState<PageFinding>();
  /** The number of the payload that was chosen in a larger text. */
  const [part, setPart] = useState(0);
  const host = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useRef<Editor>(undefined);
  const loading = useRef<Promise<Editor | undefined>>(undefined);
  /** Whether the text is the visitor's own one, and not that of an address. */
  const isOwn = useRef(false);
  const isOpening = useRef(false);
  const read = (): string => editor.current?.text() ?? first ?? '';
  const { outcome, check } = useCheck(() => ({ text: read(), kind, settings }));
  const { checked, request } = outcome ?? {};
  const { findings = [], parts = [] } = checked ?? {};
  const namesText = sample !== undefined || payload !== undefined;
  const save = (): void => keep({ text: isOwn.current ? read() : kept.current.text, settings });
  const latest = useRef({ read, save, kind, onChange, onCursor });
  latest.current = { read, save, kind, onChange, onCursor };

  useEffect(() => {
    let isWanted = namesText || !isOwn.current;
    void textOf(address).then((next) => isWanted && void open(next));
    return () => {
      isWanted = false;
    };
  }, [sample, payload]);
  useEffect(() => {
    if (address.settings !== undefined) setSettings(address.settings);
  }, [address.settings]);
  useEffect(() => (first === undefined && !editor.current ? undefined : check(0)), [first, kind, settings]);
  useEffect(() => setPart(0), [parts.length]);
  useEffect(() => {
    if (outcome && first !== undefined) void loadEditor();
    if (request?.text === editor.current?.text())
      editor.current?.mark(findings.map(({ span, ...finding }) => ({ ...finding, from: span.start, to: span.end })));
  }, [outcome, first]);
  useEffect(() => addEventListener('pagehide', () => latest.current.save()), []);

  /** Loads the editor once. If it can't be loaded, the text stays readable. */
  function loadEditor(): Promise<Editor | undefined> {
    loading.current ??= import('./editor/editor.ts').then(
      ({ createEditor }) => {
        if (!host.current) return undefined;
        editor.current = createEditor(host.current, latest.current.read(), latest);
        setFirst(undefined);
        return editor.current;
      },
      () => undefined,
    );
    return loading.current;
  }

  /** Replaces the text, and says why. */
  async function change(next: string, done: string): Promise<void> {
    const made = await loadEditor();
    if (made) made.replace(next);
    else setFirst(next);
    say(done);
  }

  /** Opens the text of an address, or the visitor's own one. */
  async function open({ problem: found, text }: StartText): Promise<void> {
    const isReplaced = isOwn.current && read().trim() !== '';
    if (isOwn.current) kept.current = { text: read() };
    const own = namesText ? undefined : kept.current.text;
    isOpening.current = true;
    if (first === undefined && !editor.current) setFirst(own ?? text);
    else await change(own ?? text, isReplaced ? 'Your text was replaced. Undo or Back restores it.' : '');
    isOpening.current = false;
    isOwn.current = own !== undefined;
    setProblem(found);
    if (redacted !== undefined) say('This payload is redacted: each value is masked, unless it is a code.');
  }

  function onChange(): void {
    setCurrent(undefined);
    setProblem(undefined);
    say('');
    check();
    if (isOpening.current) return;
    isOwn.current = true;
    if (namesText) goTo({ kind }, 'replace');
  }

  /** Names the finding at the cursor. */
  function onCursor(offset: number): void {
    const found = findings.find(({ span }) => span.start <= offset && offset <= span.end);
    setCurrent(found);
    say(found ? `Line ${found.line}: ${found.message}` : '');
  }

  async function fix(title: string, fixes: readonly Change[]): Promise<void> {
    const text = read();
    if (request?.text !== text) return;
    // The pressed button disappears with its finding.
    heading.current?.focus();
    const places = fixes.length > 1 ? ` in ${fixes.length} places` : '';
    const edits = fixes.flatMap((each) => each.edits);
    await change(applyEdits(text, edits), `Done${places}: ${title}.`);
  }

  const paste = (): Promise<void> =>
    navigator.clipboard.readText().then(
      (text) => change(text, 'Pasted.'),
      () => say('The browser does not allow it. Click into the text and press Ctrl+V.'),
    );

  async function openFiles(files: FileList | null | undefined): Promise<void> {
    const [file, other] = files ?? [];
    const text = (await file?.text()) ?? '';
    if (other) setProblem('several files were dropped, and only one can be open');
    else if (/[\0\uFFFD]/.test(text)) setProblem(`${file?.name} is not a text file`);
    else if (file) await change(text, `Opened ${file.name}.`);
  }

  /** The editor would insert a file at the pointer, or the browser would leave the page. */
  function drop(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'drop') void openFiles(event.dataTransfer.files);
  }

  function show(start: number, end: number, finding: PageFinding | undefined): void {
    // The text may have changed since the check.
    if (request?.text === read()) editor.current?.select(start, end);
    setCurrent(finding);
  }

  function showPart({ span: { start, end } }: Part, number: number): void {
    const inside = findings.find(({ span }) => start <= span.start && span.start < end);
    setPart(number);
    show(start, start, inside);
  }

  const certain = findings.flatMap(({ fixes }) => fixes.filter(({ isCertain }) => isCertain));
  const shared = parts[part];
  const button = (label: string, onClick: () => unknown): JSX.Element => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <main onDragOverCapture={drop} onDropCapture={drop}>
      <header>
        <h1>Find and fix mistakes in payment requests</h1>
        <p>Paste a request, form, curl command, log or token. It is checked in your browser: nothing is sent.</p>
        <Toolbar
          address={address}
          checked={checked}
          settings={settings}
          onSettings={setSettings}
          isOwn={isOwn.current}
          onFiles={openFiles}
        >
          <Popover label="Share">
            {sample !== undefined ? (
              <CopyButton label="Copy link to this example" text={linkTo(address)} />
            ) : (
              <Share
                request={{ ...request, text: request?.text ?? '', ...shared }}
                part={shared?.isWhole === false ? shared.title : undefined}
              />
            )}
          </Popover>
        </Toolbar>
      </header>
      <section class="text" aria-label="Payload">
        <div class="row">
          {button('Paste', paste)}
          {button('Clear', () => change('', 'Cleared.'))}
          {button('Undo', () => editor.current?.undo())}
        </div>
        <div class="editor" ref={host}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must scroll by keyboard too */}
          {first !== undefined && <pre tabIndex={0}>{first}</pre>}
        </div>
        <p role="status">{message}</p>
      </section>
      <section class="results" aria-label="Findings">
        <div role="status">
          <h2 ref={heading} tabIndex={-1}>
            {problem === undefined ? headingOf(outcome) : `Not checked: ${problem}. Your text is as it was.`}
          </h2>
        </div>
        {certain.length > 1 && button(`Apply all ${certain.length} safe fixes`, () => fix('all safe fixes', certain))}
        {parts.some(({ isWhole }) => !isWhole) && (
          <ul class="parts" aria-label="Found in this text">
            {parts.map((each, i) => (
              <li key={each.span.start} aria-current={i === part || undefined}>
                {button(`${each.title}: ${each.total}`, () => showPart(each, i))}
              </li>
            ))}
          </ul>
        )}
        <Findings
          findings={findings}
          current={current}
          onShow={(each) => show(each.span.start, each.span.end, each)}
          onFix={fix}
        />
      </section>
    </main>
  );
}

/** The number of findings, or what was not checked, and why. */
function headingOf(outcome: CheckOutcome | undefined): string {
  if (outcome === undefined) return 'Checking …';
  const { request, checked } = outcome;
  if (checked === undefined) return 'Not checked: the checker failed. Reload the page: your text stays.';
  if (checked.notChecked !== '') return `Not checked: ${checked.notChecked}.`;
  return request.text.trim() === '' ? 'Nothing to check yet' : checked.total;
}

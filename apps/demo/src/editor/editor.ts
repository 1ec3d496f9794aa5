import { completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { completion } from './completion.ts';
import css from './editor.css?inline';

const LONG_LINE = 50_000;

/** The text editor. */
export type Editor = ReturnType<typeof createEditor>;

/** The kind that the visitor chose, and the events of the editor. */
export interface EditorEvents {
  readonly kind: string | undefined;
  readonly onChange: () => void;
  /** Called when the cursor moves in the same text. */
  readonly onCursor: (offset: number) => void;
}

/** Creates the editor in a shadow root, where its styles are style sheets: the page's policy forbids inline styles. */
export function createEditor(host: HTMLElement, text: string, latest: { readonly current: EditorEvents }) {
  const hadFocus = host.contains(document.activeElement);
  const root = host.attachShadow({ mode: 'open' });
  const extensions: Extension = [
    // Keeps carriage returns: the pasted text is checked as it is.
    EditorState.lineSeparator.of('\n'),
    lineNumbers(),
    highlightSpecialChars(),
    highlightActiveLine(),
    history(),
    json(),
    syntaxHighlighting(classHighlighter),
    // Wrapping a line of megabytes would slow down every keystroke.
    EditorView.contentAttributes.compute(['doc'], ({ doc }) => ({
      class: doc.length > LONG_LINE * doc.lines ? '' : 'cm-lineWrapping',
    })),
    completion(() => latest.current.kind),
    search({ top: true }),
    EditorView.contentAttributes.of({ 'aria-label': 'Payload. Press F8 to go to the next finding.', tabindex: '0' }),
    keymap.of([...completionKeymap, ...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged) latest.current.onChange();
      else if (selectionSet) latest.current.onCursor(state.selection.main.from);
    }),
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  if (hadFocus) view.focus();
  const read = (): string => view.state.doc.toString();
  return {
    text: read,
    /** Replaces the whole text, as one step that can be undone. */
    replace: (next: string) =>
      view.dispatch({ changes: smallest(read(), next), annotations: isolateHistory.of('full') }),
    undo: () => undo(view),
    mark: (list: readonly Diagnostic[]) => view.dispatch(setDiagnostics(view.state, list)),
    /** Selects a part, and scrolls to it. */
    select(from: number, to: number) {
      const effects = EditorView.scrollIntoView(from, { y: 'center' });
      view.dispatch({ selection: { anchor: to, head: from }, effects });
      // On a phone, the keyboard would cover the line.
      if (!matchMedia('(pointer: coarse)').matches) view.focus();
    },
  };
}

/** The change between two texts, without their common start and end, so that the cursor keeps its position. */
function smallest(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import {
  type Diagnostic,
  forEachDiagnostic,
  nextDiagnostic,
  previousDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  type Command,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { assist } from './assist.ts';
import { coloring } from './coloring.ts';
import css from './editor.css?inline';
import { formLines } from './form-lines.ts';
import type { Editor, EditorOptions } from './text-editor.ts';
import { wrapping } from './wrapping.ts';

/** Marks changes that the page makes. */
const byPage = Annotation.define<true>();

/** Creates the editor in a shadow root, where its styles are style sheets: the page's policy forbids inline styles. */
export function createEditor(host: HTMLElement, text: string, options: () => EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const parent = document.createElement('div');
  parent.style.height = '100%';
  root.replaceChildren(parent);

  const shownForm = new Compartment();
  let marks: readonly Diagnostic[] = [];

  const extensions: Extension = [
    // Keeps carriage returns: the pasted text is checked as it is.
    EditorState.lineSeparator.of('\n'),
    lineNumbers(),
    highlightSpecialChars(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    coloring,
    wrapping,
    shownForm.of(formLines),
    assist(options),
    EditorView.contentAttributes.of({ 'aria-label': options().label, tabindex: '0' }),
    keymap.of([
      { key: 'F8', run: (view) => goToMark(view, nextDiagnostic), preventDefault: true },
      { key: 'Shift-F8', run: (view) => goToMark(view, previousDiagnostic), preventDefault: true },
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((each) => each.annotation(byPage))) {
        options().onEdit(update.transactions.some((each) => each.isUserEvent('input.paste')));
      }
      if (update.selectionSet || update.docChanged) options().onCursor(update.state.selection.main.head);
      if (update.transactions.some((each) => each.isUserEvent('select.pointer'))) tellMark(update.state, 'pointer');
    }),
  ];

  function goToMark(view: EditorView, go: Command): boolean {
    const isFound = go(view);
    if (isFound) tellMark(view.state, 'key');
    return isFound;
  }

  /** Tells the narrowest mark at the cursor. */
  function tellMark(state: EditorState, how: 'pointer' | 'key'): void {
    const { from, to } = state.selection.main;
    let narrowest = { number: -1, width: Number.POSITIVE_INFINITY };
    forEachDiagnostic(state, (mark, start, end) => {
      const isNarrower = start <= from && to <= end && end - start < narrowest.width;
      if (isNarrower) narrowest = { number: marks.indexOf(mark), width: end - start };
    });
    if (narrowest.number >= 0) options().onMark(narrowest.number, how);
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  const view = new EditorView({ parent, root, state: EditorState.create({ doc: text, extensions }) });

  const read = (): string => view.state.doc.toString();
  const replace = (next: string): void => {
    const whole = { from: 0, to: view.state.doc.length, insert: next };
    view.dispatch({
      changes: smallest(read(), next) ?? whole,
      annotations: [byPage.of(true), isolateHistory.of('full')],
    });
  };
  return {
    text: read,
    replace,
    undo: () => undo(view),
    mark(list) {
      marks = list;
      view.dispatch(setDiagnostics(view.state, list));
    },
    showForm: (isDecoded) => view.dispatch({ effects: shownForm.reconfigure(isDecoded ? formLines : []) }),
    showLine: (place) =>
      view.requestMeasure({
        read: ({ state }) => view.lineBlockAt(Math.min(place, state.doc.length)),
        // Scrolls only the editor, not the page.
        write({ top, bottom }) {
          const { scrollTop, clientHeight } = view.scrollDOM;
          if (top < scrollTop || bottom > scrollTop + clientHeight) {
            view.scrollDOM.scrollTo({ top: top - clientHeight / 3 });
          }
        },
      }),
    reveal(from, to) {
      const { length } = view.state.doc;
      view.dispatch({
        selection: { anchor: Math.min(to, length), head: Math.min(from, length) },
        effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' }),
      });
      host.scrollIntoView({ block: 'nearest' });
      // On a phone, the keyboard would cover the line.
      if (!matchMedia('(pointer: coarse)').matches) view.focus();
    },
    focus: () => view.focus(),
  };
}

/** The change between two texts, without their common start and end, so that the cursor keeps its position. */
function smallest(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const isSmall = start + end > most / 2;
  return isSmall ? { from: start, to: before.length - end, insert: after.slice(start, after.length - end) } : undefined;
}

import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
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
import { formLines, setFormLines } from './form-lines.ts';
import { markAt, marks, nextMark, setMarks } from './marks.ts';
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
    formLines,
    assist(options),
    EditorView.contentAttributes.of({ 'aria-label': options().label, tabindex: '0' }),
    keymap.of([
      { key: 'F8', run: (view) => goToMark(view, 1), preventDefault: true },
      { key: 'Shift-F8', run: (view) => goToMark(view, -1), preventDefault: true },
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    marks,
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((each) => each.annotation(byPage))) {
        options().onEdit(update.transactions.some((each) => each.isUserEvent('input.paste')));
      }
      if (update.selectionSet || update.docChanged) options().onCursor(update.state.selection.main.head);
      const isPointed = update.transactions.some((each) => each.isUserEvent('select.pointer'));
      const mark = isPointed ? markAt(update.state, update.state.selection.main.head) : undefined;
      if (mark !== undefined) options().onMark(mark, 'pointer');
    }),
  ];

  function goToMark(view: EditorView, direction: 1 | -1): boolean {
    const mark = nextMark(view, direction);
    if (mark !== undefined) options().onMark(mark, 'key');
    return mark !== undefined;
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
    mark: (list) => view.dispatch({ effects: setMarks.of(list) }),
    showForm: (isDecoded) => view.dispatch({ effects: setFormLines.of(isDecoded) }),
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

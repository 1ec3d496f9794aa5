import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { colour, colouring } from './colouring.ts';
import { type Mark, markAt, marks, nextMark, setMarks } from './marks.ts';
import { theme } from './theme.ts';
import { wrapping } from './wrapping.ts';

/** What an editor tells. */
export interface EditorEvents {
  readonly onEdit: () => void;
  /** The cursor stands in a mark, by its number. */
  readonly onMark: (mark: number) => void;
}

/** An editor in a shadow root, whose styles are sheets of that root: the page's policy allows no inline style. */
export interface Editor {
  /** The text that is edited, be it in sight or not. */
  readonly text: () => string;
  /** Puts another text in place of all. */
  readonly load: (text: string) => void;
  /** Puts another text in place of a part: a step that can be undone. */
  readonly replace: (from: number, to: number, text: string) => void;
  /** Shows a text that stands in the edited one, to be read only; without one, the edited text again. */
  readonly look: (inner: string | undefined) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Brings a place into sight. */
  readonly scrollTo: (place: number) => void;
  /** Selects a part, brings it into sight, and takes the focus. */
  readonly reveal: (from: number, to: number) => void;
  readonly close: () => void;
}

/** Makes an editor in an element. */
export function createEditor(host: HTMLElement, label: string, { onEdit, onMark }: EditorEvents): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const parent = document.createElement('div');
  parent.style.height = '100%';
  root.replaceChildren(parent);

  const extensions: Extension = [
    // A carriage return stays one: what is checked is what was pasted.
    EditorState.lineSeparator.of('\n'),
    lineNumbers(),
    highlightSpecialChars(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    bracketMatching(),
    search({ top: true }),
    colouring,
    wrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    keymap.of([
      { key: 'F8', run: (view) => nextMark(view, 1), preventDefault: true },
      { key: 'Shift-F8', run: (view) => nextMark(view, -1), preventDefault: true },
      ...defaultKeymap,
      ...historyKeymap,
      ...searchKeymap,
    ]),
    theme,
    marks,
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onEdit();
      if (!update.selectionSet) return;
      const mark = markAt(update.state, update.state.selection.main.head);
      if (mark !== undefined) onMark(mark);
    }),
  ];

  const stateOf = (text: string, more: Extension = []): EditorState =>
    EditorState.create({ doc: text, extensions: [extensions, more] });

  const view = new EditorView({ parent, root, state: stateOf('') });
  let edited: EditorState | undefined;

  return {
    text: () => (edited ?? view.state).doc.toString(),
    load(text) {
      edited = undefined;
      view.setState(stateOf(text));
      colour(view);
    },
    replace(from, to, text) {
      view.dispatch({ changes: { from, to, insert: text }, userEvent: 'input.mend' });
    },
    look(inner) {
      const outer = edited ?? view.state;
      edited = inner === undefined ? undefined : outer;
      view.setState(inner === undefined ? outer : stateOf(inner, EditorState.readOnly.of(true)));
      colour(view);
    },
    mark: (list) => view.dispatch({ effects: setMarks.of(list) }),
    scrollTo: (place) =>
      view.requestMeasure({
        read: ({ state }) => view.lineBlockAt(Math.min(place, state.doc.length)).top,
        // The editor alone is scrolled: the page stays where the visitor has it.
        write: (top) => view.scrollDOM.scrollTo({ top: top - view.scrollDOM.clientHeight / 2 }),
      }),
    reveal(from, to) {
      const length = view.state.doc.length;
      const start = Math.min(from, length);
      view.dispatch({
        selection: { anchor: Math.min(to, length), head: start },
        effects: EditorView.scrollIntoView(start, { y: 'center' }),
      });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

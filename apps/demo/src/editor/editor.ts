import { history, historyField, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { colouring } from './colouring.ts';
import { movingKeys } from './keys.ts';
import { markAt, marks, nextMark, setMarks } from './marks.ts';
import type { Editor, EditorOptions } from './text-editor.ts';
import { theme } from './theme.ts';
import { wrapping } from './wrapping.ts';

/** The text and its history, while another view is shown. */
let left: unknown;

/** Set on a change that the page made. */
const byPage = Annotation.define<true>();

/** Makes an editor in a shadow root: its styles are sheets of that root, because the page's policy allows no inline style. */
export function createEditor(host: HTMLElement, text: string, options: EditorOptions): Editor {
  const { label, hint, onEdit, onMark } = options;
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
    history(),
    colouring,
    wrapping,
    placeholder(hint),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    keymap.of([
      { key: 'F8', run: (view) => goToMark(view, 1), preventDefault: true },
      { key: 'Shift-F8', run: (view) => goToMark(view, -1), preventDefault: true },
      { key: 'Mod-f', run: openFinder, preventDefault: true },
      ...movingKeys,
      ...historyKeymap,
    ]),
    theme,
    marks,
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((each) => each.annotation(byPage))) {
        onEdit(update.transactions.some((each) => each.isUserEvent('input.paste')));
      }
      const isPointed = update.transactions.some((each) => each.isUserEvent('select.pointer'));
      const mark = isPointed ? markAt(update.state, update.state.selection.main.head) : undefined;
      if (mark !== undefined) onMark(mark, 'pointer');
    }),
  ];

  function goToMark(view: EditorView, direction: 1 | -1): boolean {
    const mark = nextMark(view, direction);
    if (mark !== undefined) onMark(mark, 'key');
    return mark !== undefined;
  }

  const state = left
    ? EditorState.fromJSON(left, { extensions }, { history: historyField })
    : EditorState.create({ doc: text, extensions });
  const view = new EditorView({ parent, root, state });

  const read = (): string => view.state.doc.toString();
  const replace = (next: string): void => {
    const whole = { from: 0, to: view.state.doc.length, insert: next };
    view.dispatch({
      changes: smallest(read(), next) ?? whole,
      annotations: [byPage.of(true), isolateHistory.of('full')],
    });
  };
  // Another view may have brought another text: that is a step of the history, too.
  if (read() !== text) replace(text);

  return {
    isPlain: false,
    text: read,
    replace,
    undo: () => undo(view),
    mark: (list) => view.dispatch({ effects: setMarks.of(list) }),
    showLine: (place) =>
      view.requestMeasure({
        read: ({ state }) => view.lineBlockAt(Math.min(place, state.doc.length)),
        // The editor alone is scrolled: the page stays where the visitor has it.
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
      // On a phone the focus would bring up the keyboard, over the line.
      if (!matchMedia('(pointer: coarse)').matches) view.focus();
    },
    focus: () => view.focus(),
    close() {
      left = view.state.toJSON({ history: historyField });
      view.destroy();
    },
  };
}

function openFinder(view: EditorView): boolean {
  void import('./find-panel.ts').then(({ openFindPanel }) => openFindPanel(view));
  return true;
}

/** The change between two texts without what they have in common at both ends: the cursor stays where it is. */
function smallest(before: string, after: string): { from: number; to: number; insert: string } | undefined {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const isSmall = start + end > most / 2;
  return isSmall ? { from: start, to: before.length - end, insert: after.slice(start, after.length - end) } : undefined;
}

import { type EditorState, type Extension, StateField, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Wrapping a line of hundreds of thousands of characters slows down every keystroke. */
const LONGEST_WRAPPED = 20_000;

const hasLongLine = StateField.define<boolean>({
  create: ({ doc }) => findLongLine(doc),
  update(hadOne, { docChanged, changes, newDoc }) {
    if (!docChanged) return hadOne;
    if (hadOne) return findLongLine(newDoc);
    let hasOne = false;
    changes.iterChangedRanges((_, __, from, to) => {
      hasOne ||= findLongLine(newDoc, from, to);
    });
    return hasOne;
  },
});

function findLongLine(doc: Text, from = 0, to = doc.length): boolean {
  for (let at = from; at <= to; ) {
    const line = doc.lineAt(at);
    if (line.length > LONGEST_WRAPPED) return true;
    at = line.to + 1;
  }
  return false;
}

const WRAPPED = { class: 'cm-lineWrapping' };

/** Wraps lines, unless one is too long. */
export const wrapping: Extension = [
  hasLongLine,
  EditorView.contentAttributes.compute(
    [hasLongLine],
    (state: EditorState): Record<string, string> => (state.field(hasLongLine) ? {} : WRAPPED),
  ),
];

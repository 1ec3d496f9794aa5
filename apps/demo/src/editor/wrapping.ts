import { type Extension, StateField, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Wrapping a line of hundreds of thousands of characters slows down every keystroke. */
const LONGEST_WRAPPED = 20_000;

const hasLongLine = StateField.define<boolean>({
  create: ({ doc }) => findLongLine(doc, 0, doc.length),
  update(hadOne, { docChanged, changes, newDoc }) {
    if (!docChanged) return hadOne;
    if (hadOne) return findLongLine(newDoc, 0, newDoc.length);
    let hasOne = false;
    changes.iterChangedRanges((_, __, from, to) => {
      hasOne ||= findLongLine(newDoc, from, to);
    });
    return hasOne;
  },
});

function findLongLine(doc: Text, from: number, to: number): boolean {
  for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
    if (line.length > LONGEST_WRAPPED) return true;
    if (line.to >= to) return false;
  }
}

/** Wraps lines, unless one is too long. */
export const wrapping: Extension = [
  hasLongLine,
  EditorView.contentAttributes.compute(
    [hasLongLine],
    (state): Record<string, string> => (state.field(hasLongLine) ? {} : { class: 'cm-lineWrapping' }),
  ),
];

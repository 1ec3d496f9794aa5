import type { Extension, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Wrapping a line of hundreds of thousands of characters slows down every keystroke. */
const LONGEST_WRAPPED = 20_000;

/** Wraps lines, unless one is too long. */
export const wrapping: Extension = EditorView.contentAttributes.compute(
  ['doc'],
  ({ doc }): Record<string, string> => (hasLongLine(doc) ? {} : { class: 'cm-lineWrapping' }),
);

function hasLongLine(doc: Text): boolean {
  for (const line of doc.iterLines()) if (line.length > LONGEST_WRAPPED) return true;
  return false;
}

import type { TextLayer } from '@pg/nested-text';
import { applyEdits, type Edit } from './edit.ts';

/** How a text may be quoted in a request, a recording or a script. */
const QUOTES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text).slice(1, -1),
  (text) => text.replaceAll("'", "'\\''"),
];

/**
 * Moves edits of a part into the text around it. How texts are quoted there is not known, so the result is read again.
 *
 * @param find Finds the part in a text.
 * @returns `undefined` if no way to quote them gives the edited part.
 */
export function editsAround(
  text: string,
  part: TextLayer,
  edits: readonly Edit[],
  find: (text: string) => TextLayer | undefined,
): readonly Edit[] | undefined {
  const edited = applyEdits(part.text, edits);
  return QUOTES.map((quote) => edits.map((edit) => ({ ...part.toOuter(edit), text: quote(edit.text) }))).find(
    (quoted) => find(applyEdits(text, quoted))?.text === edited,
  );
}

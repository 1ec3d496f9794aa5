import type { TextLayer } from '@pg/nested-text';
import type { Edit } from './edit.ts';

/** Characters that every text around a payload writes as they are. */
const PLAIN = /[\w.-]/;

/**
 * Moves edits of a part into the text around it: a request, a recording, a log. An inserted character is written as the part
 * writes it elsewhere, such as `\"` in a JSON string.
 *
 * @returns A function that returns `undefined` for edits with characters that may need another escape there.
 */
export function editsAround(text: string, part: TextLayer): (edits: readonly Edit[]) => readonly Edit[] | undefined {
  const known = new Map<string, string | undefined>();
  const find = (character: string): string | undefined => {
    const at = part.text.indexOf(character);
    // A quote of a shell ends its string.
    if (at < 0 || character === "'") return undefined;
    const { start, end } = part.toOuter({ start: at, end: at + 1 });
    return text.slice(start, end);
  };
  const write = (written: string): string | undefined => {
    let result = '';
    for (const character of written.split('')) {
      if (!known.has(character)) known.set(character, PLAIN.test(character) ? character : find(character));
      const outer = known.get(character);
      if (outer === undefined) return undefined;
      result += outer;
    }
    return result;
  };
  const move = (edit: Edit): Edit[] => {
    const written = write(edit.text);
    const around = { start: Math.max(0, edit.start - 1), end: edit.end + 1 };
    const { start, end } = part.toOuter(around);
    const isAsKnown = write(part.text.slice(around.start, around.end)) === text.slice(start, end);
    return written !== undefined && isAsKnown ? [{ ...part.toOuter(edit), text: written }] : [];
  };
  return (edits) => {
    const moved = edits.flatMap(move);
    return moved.length === edits.length ? moved : undefined;
  };
}

import { DecodedText, replacedText, type TextLayer } from '@pg/nested-text';
import type { Scalar } from 'yaml';

/** The parts of a string: escapes, white space, and other characters. */
const TOKENS: Readonly<Record<string, RegExp>> = {
  QUOTE_SINGLE: /(?<escape>'')|\s+|[^\s']+/g,
  QUOTE_DOUBLE: /(?<escape>\\(?:x..|u.{4}|U.{8}|\r?\n[ \t]*|[\s\S]))|\s+|[^\s\\]+/g,
};
const UNQUOTED = /\s+|\S+/g;
const SPACES = /\s*/y;

/** The decoded text of a YAML string, and its place in the file. */
export function yamlString(text: string, { value, type, range }: Scalar<string>): TextLayer {
  const [start, end] = range ?? [0, 0];
  const isBlock = type?.startsWith('BLOCK') === true;
  const quotes = type?.startsWith('QUOTE') ? 1 : 0;
  // The text of a block starts after its header.
  const from = isBlock ? text.indexOf('\n', start) : start + quotes;
  const written = text.slice(from, end - quotes);
  const decoded = new DecodedText(written, from);
  let at = 0;
  const add = (part: string, index: number, to: number): void => {
    if (part !== written.slice(index, to)) decoded.add(part, index, to);
    at += part.length;
  };
  for (const { index, 0: part, groups } of written.matchAll(TOKENS[type ?? ''] ?? UNQUOTED)) {
    const length = lengthOf(part, groups?.escape !== undefined, isBlock, value, at);
    add(value.slice(at, at + length), index, index + part.length);
  }
  // A block at the end of a file without a line break gets one.
  if (isBlock) add(value.slice(at), written.length, written.length);
  // Lines of spaces in a string without quotes are read in several ways.
  return at === value.length ? decoded.finish() : replacedText(value, { start, end });
}

/** The number of UTF-16 units that a part of a string decodes to. */
function lengthOf(written: string, isEscape: boolean, isBlock: boolean, value: string, at: number): number {
  if (isEscape) return /^\\\r?\n/.test(written) ? 0 : String.fromCodePoint(value.codePointAt(at) ?? 0).length;
  const breaks = /^\s/.test(written) ? written.split('\n').length - 1 : 0;
  if (breaks === 0) return written.length;
  if (!isBlock) return Math.max(1, breaks - 1);
  SPACES.lastIndex = at;
  return SPACES.exec(value)?.[0].length ?? 0;
}

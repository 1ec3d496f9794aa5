import type { Span } from '@pg/nested-text';
import type { Scalar } from 'yaml';

/** The parts of a string: escapes, white space, and other characters. */
const TOKENS: Readonly<Record<string, RegExp>> = {
  QUOTE_SINGLE: /(?<escape>'')|\s+|[^\s']+/g,
  QUOTE_DOUBLE: /(?<escape>\\(?:x..|u.{4}|U.{8}|\r?\n[ \t]*|[\s\S]))|\s+|[^\s\\]+/g,
};
const UNQUOTED = /\s+|\S+/g;
const SPACES = /\s*/y;

/** A part of a string, and its span in the file. */
type StringPart = readonly [decoded: string, span: Span];

/** The parts of a decoded YAML string, with their spans in the file. */
export function yamlString(text: string, scalar: Scalar<string>): Iterable<StringPart> {
  let length = 0;
  for (const [decoded] of partsOf(text, scalar)) length += decoded.length;
  const { value, range } = scalar;
  const [start, end] = range ?? [0, 0];
  // Lines of spaces in a string without quotes are read in several ways.
  return length === value.length ? partsOf(text, scalar) : [[value, { start, end }]];
}

function* partsOf(text: string, { value, type, range }: Scalar<string>): Generator<StringPart, void> {
  const [start, end] = range ?? [0, 0];
  const isBlock = type?.startsWith('BLOCK') === true;
  const quotes = type?.startsWith('QUOTE') ? 1 : 0;
  // The text of a block starts after its header.
  const from = isBlock ? text.indexOf('\n', start) : start + quotes;
  let at = 0;
  for (const { index, 0: written, groups } of text.slice(from, end - quotes).matchAll(TOKENS[type ?? ''] ?? UNQUOTED)) {
    const length = lengthOf(written, groups?.escape !== undefined, isBlock, value, at);
    yield [value.slice(at, at + length), { start: from + index, end: from + index + written.length }];
    at += length;
  }
  // A block at the end of a file without a line break gets one.
  if (isBlock && at < value.length) yield [value.slice(at), { start: end, end }];
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

import { type Span, verbatim } from '@pg/nested-text';
import type { ShellWord } from './shell-words.ts';

/** Quotes or a backslash keep the shell from replacing anything in the document. */
const START = /(?<!<)<<-?[ \t]*(?<quote>["'\\]?)(?<word>\w+)/;
const EXPANSION = /\$[\w({]|`/;

/** How far from the command its line is looked at: it may be one of many on a long line. */
const NEAR = 1000;

/**
 * What a shell script passes to the standard input of a command: `curl -d @- <<EOF`, or `cat <<EOF | curl -d @-`.
 *
 * @returns It as a word, and where it ends; `undefined` if the command's line starts no such document.
 */
export function readHereDocument(script: string, { start, end }: Span): (ShellWord & { end: number }) | undefined {
  const before = script.slice(Math.max(0, start - NEAR), start);
  const [after = '', lineBreak] = script.slice(end, end + NEAR).split(/(\n)/, 2);
  const line = before.slice(before.lastIndexOf('\n') + 1) + script.slice(start, end) + after;
  const { quote, word } = START.exec(line)?.groups ?? {};
  if (word === undefined || lineBreak === undefined) return undefined;
  const from = end + after.length + 1;
  const last = new RegExp(`^[ \\t]*${word}[ \\t]*\\r?$`, 'gm');
  last.lastIndex = from;
  // Without an end, the document has the rest of the script.
  const closing = last.exec(script)?.index ?? script.length;
  const layer = verbatim(script, { start: from, end: closing });
  return { layer, hasVariables: quote === '' && EXPANSION.test(layer.text), end: Math.max(closing, last.lastIndex) };
}

import { type Span, type TextLayer, verbatim } from '@pg/nested-text';

/** A word of a shell command as the command gets it. */
export interface ShellWord {
  readonly layer: TextLayer;
  /** Whether the shell expands a part of it: a variable, or the output of a command. */
  readonly hasVariables: boolean;
}

/** If the word has quotes or a backslash, the shell expands nothing in the document. */
const START = /(?<!<)<<-?[ \t]*(?<quote>["'\\]?)(?<word>\w+)/;
const EXPANSION = /\$[\w({]|`/;

/** The characters of the line to search before and after the command: a long line may have many commands. */
const NEAR = 1000;

/**
 * Reads the here-document for the standard input of a command: `curl -d @- <<EOF`, or `cat <<EOF | curl -d @-`.
 *
 * @returns The document as a word, and its end; `undefined` if the command's line has none.
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
  // An unclosed document is the rest of the script.
  const closing = last.exec(script)?.index ?? script.length;
  const layer = verbatim(script, { start: from, end: closing });
  return { layer, hasVariables: quote === '' && EXPANSION.test(layer.text), end: Math.max(closing, last.lastIndex) };
}

import type { PayloadReader } from '../embedded-payload.ts';
import { type Line, linesOf, unindented } from '../lines.ts';
import { type CodeBlock, readBlock } from './code-blocks.ts';

/**
 * Finds the payloads in the code blocks of reStructuredText: `.. code-block:: LANGUAGE`, and indented blocks after `::`. The
 * comment `.. pg-lint=KIND` before a block sets its kind. Files of `literalinclude` are checked where they are.
 */
export const readRst: PayloadReader = (text) => blocksOf(text).flatMap(readBlock);

const DIRECTIVE = /^\s*\.\. +(?:code-block|code|sourcecode)::\s*(?<language>\S*)$/;
const LITERAL = /^(?!\s*\.\. ).*::$/;
const OPTION = /^\s+:[\w-]+:/;
const COMMENT = /^\s*\.\. (?<option>pg-lint=\S+)$/;

const indentOf = ({ text }: Line): number => text.search(/\S/);

function blocksOf(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const lines = linesOf(text);
  let option = '';
  for (let i = 0; i < lines.length; ) {
    const opening = lines[i++];
    if (opening === undefined || opening.text === '') continue;
    const language = DIRECTIVE.exec(opening.text)?.groups?.language;
    if (language !== undefined || LITERAL.test(opening.text)) {
      while (language !== undefined && OPTION.test(lines[i]?.text ?? '')) i++;
      const start = i;
      // The block ends before the next line that is not indented more than its opening.
      for (let line = lines[i]; line && (line.text === '' || indentOf(line) > indentOf(opening)); line = lines[++i]);
      blocks.push({ info: `${language ?? ''} ${option}`, layer: unindented(text, lines.slice(start, i)) });
    }
    option = COMMENT.exec(opening.text)?.groups?.option ?? '';
  }
  return blocks;
}

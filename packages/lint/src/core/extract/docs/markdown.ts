import type { SyntaxNode } from '@lezer/common';
import { type BlockContext, parser } from '@lezer/markdown';
import { joinedText, MAX_LEVELS, verbatim } from '@pg/nested-text';
import type { PayloadReader } from '../embedded-payload.ts';
import { type CodeBlock, readBlock } from './code-blocks.ts';

/** Finds the payloads in the code blocks of a Markdown text. */
export const readMarkdown: PayloadReader = (text) => (HAS_BLOCK.test(text) ? blocksOf(text).flatMap(readBlock) : []);

const HAS_BLOCK = /```|~~~|^(?: {4}| *\t)/m;

/** Finds blocks only: paragraphs are not parsed. */
const blockParser = parser.configure({
  parseBlock: [{ name: 'TooDeep', before: 'IndentedCode', parse: skipDeepLine }],
  remove: [
    'Autolink',
    'Emphasis',
    'Entity',
    'Escape',
    'HTMLTag',
    'HardBreak',
    'Image',
    'InlineCode',
    'Link',
    'LinkEnd',
    'LinkReference',
  ],
});

/** The parser's time grows with the third power of the levels. */
function skipDeepLine(context: BlockContext): boolean {
  // The document itself is one level.
  const isDeep = context.depth > MAX_LEVELS + 1;
  if (isDeep) context.nextLine();
  return isDeep;
}

function blocksOf(text: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  blockParser.parse(text).iterate({
    enter({ name, node }) {
      const isBlock = name === 'FencedCode' || name === 'CodeBlock';
      if (isBlock) blocks.push(readFence(text, node));
      return !isBlock;
    },
  });
  return blocks;
}

/** Reads a block without the prefix that a list or quotation adds to each line. */
function readFence(text: string, fence: SyntaxNode): CodeBlock {
  const info = fence.getChild('CodeInfo');
  const lines = fence.getChildren('CodeText').map(({ from, to }) => {
    // Before the closing fence, the parser removes only the \n of a line break.
    const end = text.startsWith('\r\n', to - 1) ? to - 1 : to;
    return verbatim(text, { start: from, end });
  });
  return { info: info ? text.slice(info.from, info.to).trim() : '', layer: joinedText(lines) };
}

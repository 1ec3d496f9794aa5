import type { SyntaxNode } from '@lezer/common';
import { type BlockContext, parser } from '@lezer/markdown';
import { joinedText, type TextLayer, verbatim } from '@pg/nested-text';
import { readFormBlock } from './body.ts';
import { readCommands } from './curl.ts';
import { type HeldPayload, type PayloadReader, readInside } from './held-payload.ts';
import { readRequests } from './http-requests.ts';

/**
 * Finds the payloads in the fenced code blocks of a Markdown text, by the blocks' languages. Behind the language
 * `pg-lint=KIND` says what the block's payload is, and `pg-lint=off` that the block is none to check.
 */
export const readMarkdown: PayloadReader = (text) => (HAS_FENCE.test(text) ? blocksOf(text).flatMap(readBlock) : []);

const HAS_FENCE = /```|~~~/;

/** A fenced code block. */
interface Block {
  /** What stands behind the fence. */
  readonly info: string;
  readonly layer: TextLayer;
}

function readBlock({ info, layer }: Block): HeldPayload[] {
  const [language = ''] = /^\S*/.exec(info.toLowerCase()) ?? [];
  const kind = /(?:^|\s)pg-lint=(\S+)/.exec(info)?.[1];
  const read = READERS[language];
  if (read === undefined || kind === 'off') return [];
  const payloads = read(layer);
  return kind === undefined ? payloads : payloads.map((payload) => ({ ...payload, kind }));
}

type BlockReader = (layer: TextLayer) => HeldPayload[];

const readShell: BlockReader = (layer) => readInside(layer, readCommands);
const readForms: BlockReader = (layer) => [readFormBlock(layer)];

const READERS: Readonly<Record<string, BlockReader>> = {
  json: (layer) => [{ layer, syntax: 'json' }],
  jsonc: (layer) => [{ layer, syntax: 'jsonc' }],
  form: readForms,
  'x-www-form-urlencoded': readForms,
  'application/x-www-form-urlencoded': readForms,
  http: (layer) => readInside(layer, readRequests),
  sh: readShell,
  bash: readShell,
  zsh: readShell,
  shell: readShell,
  console: readShell,
};

/** So many lists and quotations may be inside each other, as in JSON: no block is looked for in what is deeper. */
const MOST_LEVELS = 100;

/** Only blocks are looked for: what stands inside a paragraph is not parsed. */
const blockParser = parser.configure({
  parseBlock: [{ name: 'TooDeep', before: 'IndentedCode', parse: passOverDeep }],
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

/** The parser would take a time that grows with the third power of the levels. */
function passOverDeep(context: BlockContext): boolean {
  // The document itself is one level.
  const isDeep = context.depth > MOST_LEVELS + 1;
  if (isDeep) context.nextLine();
  return isDeep;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  blockParser.parse(text).iterate({
    enter({ name, node }) {
      if (name === 'FencedCode') blocks.push(readFence(text, node));
      return name !== 'FencedCode';
    },
  });
  return blocks;
}

/** What a list or a quotation puts before each line of a block is no part of it. */
function readFence(text: string, fence: SyntaxNode): Block {
  const info = fence.getChild('CodeInfo');
  const lines = fence.getChildren('CodeText').map(({ from, to }) => {
    // The parser takes only \n for the line break before the closing fence.
    const end = text.startsWith('\r\n', to - 1) ? to - 1 : to;
    return verbatim(text, { start: from, end });
  });
  return { info: info ? text.slice(info.from, info.to).trim() : '', layer: joinedText(lines) };
}

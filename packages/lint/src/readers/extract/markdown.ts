import type { SyntaxNode, Tree } from '@lezer/common';
import { type BlockContext, parser } from '@lezer/markdown';
import { Budget, joinedText, looksLikeForm, MAX_LEVELS, type TextLayer, verbatim } from '@pg/nested-text';
import { TOO_MANY_VALUES } from '../../rules/catalog.ts';
import { type EmbeddedPayload, type PayloadReader, placeInside, readInside } from '../embedded-payload.ts';
import { readYaml } from '../read/yaml.ts';
import { readFormBlock } from './body.ts';
import { readRequests } from './http-requests.ts';
import { findPastedRequest } from './pasted-request.ts';
import { readCommands } from './shell/curl.ts';

/** Finds the payloads in the code blocks of a Markdown text. */
export const readMarkdown: PayloadReader = (text, budget = new Budget()) => readBlocks(text, budget, 4);

/** @param levels In how many levels of indented or HTML blocks and paragraphs it looks for other blocks. */
function* readBlocks(text: string, budget: Budget, levels: number): Generator<EmbeddedPayload, void> {
  const parse = blockParser.startParse(HAS_BLOCK.test(text) ? text : '');
  let tree = parse.advance();
  for (; tree === null && budget.allows(BLOCK); tree = parse.advance());
  if (tree) for (const block of blocksOf(text, tree)) yield* readBlock(block, budget, levels);
  else {
    const layer = verbatim(text, { start: parse.parsedPos, end: parse.parsedPos + 1 });
    yield { layer, syntax: 'text', problem: TOO_MANY_VALUES };
  }
}

/** A block takes as much memory as so many values: a code block three times as much, and a paragraph less. */
const BLOCK = 4;

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

interface CodeBlock {
  /** Its language, which may be empty, and options after it; `undefined` for Markdown, as in tabs and notes of MkDocs, and in JSX. */
  readonly info: string | undefined;
  readonly layer: TextLayer;
}

function* blocksOf(text: string, tree: Tree): Generator<CodeBlock, void> {
  const cursor = tree.cursor();
  let isBlock = false;
  do {
    const { name, from, to } = cursor;
    const hasFence = name !== 'FencedCode' && FENCE.test(text.slice(from, to));
    const start = text.indexOf('\n', from) + 1;
    if ((name === 'HTMLBlock' || name === 'Paragraph') && hasFence && start > 0 && start < to)
      yield { info: undefined, layer: verbatim(text, { start, end: to }) };
    isBlock = name === 'FencedCode' || name === 'CodeBlock';
    if (isBlock) yield { ...readFence(text, cursor.node), ...(hasFence && { info: undefined }) };
  } while (cursor.next(!isBlock));
}

const FENCE = /^[ \t>]*(?:```|~~~)/m;

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

/**
 * Finds the payloads in a code block, by its language. The option `pg-lint=KIND` sets the kind of the block's payload, and
 * `pg-lint=off` excludes the block.
 */
function* readBlock({ info, layer }: CodeBlock, budget: Budget, levels: number): Generator<EmbeddedPayload, void> {
  if (info === undefined) {
    if (levels > 0) yield* readInside(layer, readBlocks(layer.text, budget, levels - 1));
    return;
  }
  const [, language = ''] = LANGUAGE.exec(info.toLowerCase()) ?? [];
  const kind = /(?:^|\s)pg-lint=(\S+)/.exec(info)?.[1];
  const read = READERS.get(language);
  if (read === undefined || kind === 'off') return;
  for (const payload of read(layer, budget))
    yield { ...payload, isDocumentation: true, ...(kind !== undefined && { kind }) };
}

/** `json`, `json{1,3}`, `json:a.json`, `{.json}` or `{ .json #id }`. */
const LANGUAGE = /^(?:\{ *\.)?([^\s{},:]*)/;

type BlockReader = (layer: TextLayer, budget?: Budget) => Iterable<EmbeddedPayload>;

const readForm: BlockReader = (layer) => [readFormBlock(layer)];

/** Invalid YAML is ignored, because it may be an outline. */
const readDocuments: BlockReader = function* (layer, budget) {
  for (const each of readYaml(layer.text, budget))
    if (!('problem' in each && each.problem.code === 'invalid-yaml'))
      yield placeInside(layer, { ...each, syntax: 'json' });
};

/** Reads a block without a language: a request, JSON or a form. */
const readAny: BlockReader = (layer, budget) => {
  const requests = findPastedRequest(layer.text, budget);
  if (requests) return readInside(layer, requests);
  if (/^\s*[{[]/.test(layer.text)) return [{ layer, syntax: 'json' }];
  return looksLikeForm(layer.text.trimStart()) ? readForm(layer) : [];
};

const forAll = (names: string, read: BlockReader) => names.split(' ').map((name) => [name, read] as const);

const READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['json', (layer) => [{ layer, syntax: 'json' }]],
  ['jsonc', (layer) => [{ layer, syntax: 'jsonc' }]],
  ['json5', (layer) => [{ layer, syntax: 'json5' }]],
  ...forAll('form x-www-form-urlencoded application/x-www-form-urlencoded', readForm),
  ...forAll('yaml yml', readDocuments),
  ['http', (layer) => readInside(layer, readRequests(layer.text))],
  ...forAll('sh bash zsh shell console shell-session shellsession curl', (layer, budget) =>
    readInside(layer, readCommands(layer.text, budget)),
  ),
  ['', readAny],
  ...forAll('text txt', readAny),
]);

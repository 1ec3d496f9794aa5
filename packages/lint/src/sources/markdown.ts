import { joinedText, type Span, standsFor, type TextLayer, verbatim } from '@pg/nested-text';
import { parse, postprocess, preprocess } from 'micromark';
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

/** Only blocks are looked for: what stands inside a paragraph is not parsed. */
const INLINE = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'definition',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
];

function blocksOf(text: string): Block[] {
  const document = parse({ extensions: [{ disable: { null: INLINE } }] }).document();
  const events = postprocess(document.write(preprocess()(text, undefined, true)));
  const blocks: Block[] = [];
  let open = new OpenBlock(text);
  for (const [step, { type, start, end }] of events) {
    const span = { start: start.offset, end: end.offset };
    if (step === 'enter') open.add(type, span);
    if (step === 'enter' || type !== 'codeFenced') continue;
    blocks.push(open.close());
    open = new OpenBlock(text);
  }
  return blocks;
}

/** A block whose lines are not all read: what a list or a quotation puts before each line is left out. */
class OpenBlock {
  readonly #text: string;
  readonly #info: string[] = [];
  readonly #parts: TextLayer[] = [];
  #isOpen = false;

  constructor(text: string) {
    this.#text = text;
  }

  add(type: string, span: Span): void {
    if (type === 'codeFenced') this.#isOpen = true;
    if (!this.#isOpen) return;
    if (type === 'codeFencedFenceInfo' || type === 'codeFencedFenceMeta') this.#info.push(this.#cut(span).text);
    if (type === 'codeFlowValue') this.#parts.push(this.#cut(span));
    if (type === 'lineEnding') this.#parts.push(standsFor('\n', span));
  }

  close(): Block {
    // What ends the line of the opening fence is no part of the block.
    return { info: this.#info.join(' '), layer: joinedText(this.#parts.slice(1)) };
  }

  #cut(span: Span): TextLayer {
    return verbatim(this.#text, span);
  }
}

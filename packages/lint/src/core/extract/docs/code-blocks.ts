import { composeLayers, looksLikeForm, type TextLayer } from '@pg/nested-text';
import { fromJson5 } from '../../read/json5.ts';
import { readYaml } from '../../read/yaml.ts';
import { readFormBlock } from '../body.ts';
import { type EmbeddedPayload, type PayloadReader, readInside } from '../embedded-payload.ts';
import { readRequests } from '../http-requests.ts';
import { readPastedRequest } from '../pasted-request.ts';
import { readCommands } from '../shell/curl.ts';
import { readJavaScript, readPhp } from './literals.ts';

/** A block of code in documentation. */
export interface CodeBlock {
  /** Its language, which may be empty, and options after it. */
  readonly info: string;
  readonly layer: TextLayer;
}

/**
 * Finds the payloads in a code block, by its language. The option `pg-lint=KIND` sets the kind of the block's payload, and
 * `pg-lint=off` excludes the block.
 */
export function readBlock({ info, layer }: CodeBlock): EmbeddedPayload[] {
  const [language = ''] = /^\S*/.exec(info.toLowerCase()) ?? [];
  const kind = /(?:^|\s)pg-lint=(\S+)/.exec(info)?.[1];
  const read = READERS.get(language);
  if (read === undefined || kind === 'off') return [];
  const payloads = read(layer).map((payload) => ({ ...payload, isDocumentation: true }));
  return kind === undefined ? payloads : payloads.map((payload) => ({ ...payload, kind }));
}

type BlockReader = (layer: TextLayer) => EmbeddedPayload[];

const inside =
  (read: PayloadReader): BlockReader =>
  (layer) =>
    readInside(layer, read);

const readForm: BlockReader = (layer) => [readFormBlock(layer)];

/** Invalid YAML is ignored, because it may be an outline. */
const readDocuments: BlockReader = (layer) =>
  readYaml(layer.text).flatMap((each): EmbeddedPayload[] => {
    if ('json' in each) return [{ layer: composeLayers(layer, each.json), syntax: 'json' }];
    return each.problem.code === 'invalid-yaml' ? [] : [{ layer, syntax: 'json', ...each }];
  });

/** Reads a block without a language: a request, JSON or a form. */
const readAny: BlockReader = (layer) => {
  const requests = readPastedRequest(layer.text);
  if (requests) return readInside(layer, () => requests);
  if (/^\s*[{[]/.test(layer.text)) return [{ layer, syntax: 'json' }];
  return looksLikeForm(layer.text.trimStart()) ? readForm(layer) : [];
};

const forAll = (names: string, read: BlockReader) => names.split(' ').map((name) => [name, read] as const);

const READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['json', (layer) => [{ layer, syntax: 'json' }]],
  ['jsonc', (layer) => [{ layer, syntax: 'jsonc' }]],
  ['json5', (layer) => [{ layer: composeLayers(layer, fromJson5(layer.text)), syntax: 'json' }]],
  ...forAll('form x-www-form-urlencoded application/x-www-form-urlencoded', readForm),
  ...forAll('yaml yml', readDocuments),
  ['http', inside(readRequests)],
  ...forAll('sh bash zsh shell console shell-session shellsession curl', inside(readCommands)),
  ...forAll('js javascript mjs jsx node ts typescript tsx', inside(readJavaScript)),
  ['php', inside(readPhp)],
  ['', readAny],
  ...forAll('text txt', readAny),
]);

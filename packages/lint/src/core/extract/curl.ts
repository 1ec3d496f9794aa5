import { inside, joinedText, standsFor, type TextLayer, verbatim } from '@pg/nested-text';
import { readBody } from './body.ts';
import { percentEncoded } from './encoded-entry.ts';
import type { HeldPayload, PayloadReader } from './held-payload.ts';
import { readWords, type ShellWord } from './shell-words.ts';

/**
 * Finds the bodies that the `curl` commands of a shell script send: `--data` and its sisters, `--json`. Bodies that are
 * read from files or standard input are passed over.
 */
export const readCommands: PayloadReader = (text) => {
  const payloads: HeldPayload[] = [];
  let from = 0;
  for (const { index, 0: command } of text.matchAll(CURL)) {
    if (index < from) continue;
    const { words, end } = readWords(text, index + command.length);
    payloads.push(...bodyOf(words));
    from = end;
  }
  return payloads;
};

/** At the start of a line, behind a prompt, an operator or a variable's assignment. */
const CURL = /(?<![^\s;|&($`])curl(?=[ \t\\])/g;

/** What an option says of the body, and how its value becomes a part of it. */
interface DataOption {
  readonly isJson?: boolean;
  /** Whether a value of `@file` is read from that file. */
  readonly readsFiles: boolean;
  readonly isEncoded?: boolean;
}

const DATA: DataOption = { readsFiles: true };
const OPTIONS: ReadonlyMap<string, DataOption> = new Map([
  ['-d', DATA],
  ['--data', DATA],
  ['--data-ascii', DATA],
  ['--data-binary', DATA],
  ['--data-raw', { readsFiles: false }],
  ['--data-urlencode', { readsFiles: true, isEncoded: true }],
  ['--json', { readsFiles: true, isJson: true }],
]);

/** `-d` behind other options of one letter that take no value, its value perhaps in the same word: `-sSd{}`. */
const SHORT = /^-[fgGiIjkLlnNqRsSv0346#]*d/;

/** A value that an option gives to the body. */
interface DataValue extends ShellWord {
  readonly option: DataOption;
}

function bodyOf(words: readonly ShellWord[]): HeldPayload[] {
  const values = words.flatMap((word, i) => dataIn(word, words[i + 1]));
  if (values.length === 0 || values.some(isFromFile)) return [];
  const hasVariables = values.some((value) => value.hasVariables);
  const isJson = values.some(({ option }) => option.isJson);
  const layers = values.map(({ option, layer }) => (option.isEncoded ? encodedValue(layer) : layer));
  const body = joinedText(
    layers.flatMap((layer, i) => (i === 0 || isJson ? [layer] : [ampersandBefore(layer), layer])),
  );
  return readBody(body, contentTypeOf(words, isJson)).map((held) => ({ ...held, hasVariables }));
}

/** The `Content-Type` that a command sends; `undefined` where a file or a variable may say it. */
function contentTypeOf(words: readonly ShellWord[], isJson: boolean): string | undefined {
  const headers = words.flatMap((word, i) => headerIn(word, words[i + 1]));
  const said = headers.find(({ layer: { text } }) => CONTENT_TYPE.test(text));
  if (said) return said.hasVariables ? undefined : said.layer.text.replace(CONTENT_TYPE, '');
  if (isJson) return 'application/json';
  const isElsewhere = headers.some(({ layer: { text }, hasVariables }) => hasVariables || text.startsWith('@'));
  return isElsewhere || words.some(({ layer: { text } }) => CONFIG.test(text)) ? undefined : OF_DATA;
}

/** What curl sends data as, unless it is told otherwise. */
const OF_DATA = 'application/x-www-form-urlencoded';
const CONTENT_TYPE = /^content-type\s*:\s*/i;
const CONFIG = /^(?:-K|--config)/;

/** The header of `-H` or `--header`, whose value may stand in the same word. */
function headerIn({ layer, hasVariables }: ShellWord, next: ShellWord | undefined): ShellWord[] {
  if (layer.text === '-H' || layer.text === '--header') return next ? [next] : [];
  if (!layer.text.startsWith('-H')) return [];
  return [{ layer: partOf(layer, '-H'.length, layer.text.length), hasVariables }];
}

function dataIn({ layer, hasVariables }: ShellWord, next: ShellWord | undefined): DataValue[] {
  const long = OPTIONS.get(layer.text);
  if (long) return next ? [{ ...next, option: long }] : [];
  const [short] = SHORT.exec(layer.text) ?? [];
  if (short === undefined) return [];
  if (short.length === layer.text.length) return next ? [{ ...next, option: DATA }] : [];
  return [{ layer: partOf(layer, short.length, layer.text.length), hasVariables, option: DATA }];
}

function isFromFile({ option, layer: { text } }: DataValue): boolean {
  if (!option.readsFiles) return false;
  return option.isEncoded ? /^[^=@]*@/.test(text) : text.startsWith('@');
}

const ampersandBefore = ({ toOuter }: TextLayer): TextLayer => standsFor('&', toOuter({ start: 0, end: 0 }));

/** `name=content` has its content encoded, `=content` and `content` are encoded as a whole. */
function encodedValue(layer: TextLayer): TextLayer {
  const equals = layer.text.indexOf('=');
  const name = partOf(layer, 0, equals <= 0 ? 0 : equals + 1);
  return joinedText([name, percentEncoded(partOf(layer, equals + 1, layer.text.length))]);
}

const partOf = (layer: TextLayer, start: number, end: number): TextLayer =>
  inside(layer, verbatim(layer.text, { start, end }));

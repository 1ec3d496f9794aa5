import { composeLayers, joinedText, replacedText, type TextLayer, verbatim } from '@pg/nested-text';
import { readBody } from './body.ts';
import type { EmbeddedPayload, PayloadReader } from './embedded-payload.ts';
import { percentEncoded } from './form-fields.ts';
import { readHereDocument } from './here-document.ts';
import { readWords, type ShellWord } from './shell-words.ts';

/**
 * Finds the bodies that the `curl` commands of a shell script send: `--data` and its variants, `--json`. Bodies that are
 * read from files or other programs are ignored.
 */
export const readCommands: PayloadReader = (text) => {
  const payloads: EmbeddedPayload[] = [];
  let from = 0;
  for (const { index, 0: command } of text.matchAll(CURL)) {
    if (index < from) continue;
    const { words, end } = readWords(text, index + command.length);
    const input = readHereDocument(text, { start: index, end });
    payloads.push(...bodyOf(words.map((word) => (input && word.layer.text === '@-' ? input : word))));
    from = input?.end ?? end;
  }
  return payloads;
};

/** At the start of a line, or after a prompt, an operator or a variable's assignment. */
const CURL = /(?<![^\s;|&($`])curl(?=[ \t\\])/g;

/** How the value of an option becomes a part of the body. */
interface DataOption {
  readonly isJson?: boolean;
  /** Whether a value of `@file` is read from that file. */
  readonly readsFiles: boolean;
  readonly isEncoded?: boolean;
}

const DATA: DataOption = { readsFiles: true };
const DATA_OPTIONS: Readonly<Record<string, DataOption>> = {
  '-d': DATA,
  '--data': DATA,
  '--data-ascii': DATA,
  '--data-binary': DATA,
  '--data-raw': { readsFiles: false },
  '--data-urlencode': { readsFiles: true, isEncoded: true },
  '--json': { readsFiles: true, isJson: true },
};

/** An option, and the word after it or the rest of its own word. */
interface Option {
  readonly name: string;
  readonly value: ShellWord;
}

/** `-d` or `-H`, perhaps after other one-letter options without a value. */
const SHORT = /^-[fgGiIjkLlnNqRsSv0346#]*[dH]/;

function optionsOf(words: readonly ShellWord[]): Option[] {
  return words.flatMap(({ layer, hasVariables }, i) => {
    const [short] = SHORT.exec(layer.text) ?? [];
    const name = short === undefined ? layer.text : `-${short.slice(-1)}`;
    const isWhole = short === undefined || short.length === layer.text.length;
    const value = isWhole ? words[i + 1] : { layer: partOf(layer, short.length, layer.text.length), hasVariables };
    return value ? [{ name, value }] : [];
  });
}

function bodyOf(words: readonly ShellWord[]): EmbeddedPayload[] {
  const options = optionsOf(words);
  const data = options.flatMap(({ name, value }) => {
    const option = Object.hasOwn(DATA_OPTIONS, name) ? DATA_OPTIONS[name] : undefined;
    return option ? [{ option, ...value }] : [];
  });
  if (data.length === 0 || data.some(({ option, layer }) => isFromFile(option, layer.text))) return [];
  const hasVariables = data.some((value) => value.hasVariables);
  const isJson = data.some(({ option }) => option.isJson);
  const layers = data.map(({ option, layer }) => (option.isEncoded ? encodedValue(layer) : layer));
  const body = joinedText(
    layers.flatMap((layer, i) => (i === 0 || isJson ? [layer] : [ampersandBefore(layer), layer])),
  );
  const isConfigured = words.some(({ layer }) => CONFIG.test(layer.text));
  return readBody(body, contentTypeOf(options, isJson, isConfigured)).map((payload) => ({ ...payload, hasVariables }));
}

const CONFIG = /^(?:-K|--config)/;
const CONTENT_TYPE = /^content-type\s*:\s*/i;

/** The `Content-Type` that a command sends; `undefined` where a file or a variable may say it. */
function contentTypeOf(options: readonly Option[], isJson: boolean, isConfigured: boolean): string | undefined {
  const headers = options.filter(({ name }) => name === '-H' || name === '--header').map(({ value }) => value);
  const header = headers.find(({ layer: { text } }) => CONTENT_TYPE.test(text));
  if (header) return header.hasVariables ? undefined : header.layer.text.replace(CONTENT_TYPE, '');
  if (isJson) return 'application/json';
  const isUnknown = headers.some(({ layer: { text }, hasVariables }) => hasVariables || text.startsWith('@'));
  return isUnknown || isConfigured ? undefined : 'application/x-www-form-urlencoded';
}

function isFromFile({ readsFiles, isEncoded }: DataOption, value: string): boolean {
  if (!readsFiles) return false;
  return isEncoded ? /^[^=@]*@/.test(value) : value.startsWith('@');
}

const ampersandBefore = ({ toOuter }: TextLayer): TextLayer => replacedText('&', toOuter({ start: 0, end: 0 }));

/** `name=content` has its content encoded, `=content` and `content` are encoded as a whole. */
function encodedValue(layer: TextLayer): TextLayer {
  const equals = layer.text.indexOf('=');
  const name = partOf(layer, 0, equals <= 0 ? 0 : equals + 1);
  return joinedText([name, percentEncoded(partOf(layer, equals + 1, layer.text.length))]);
}

const partOf = (layer: TextLayer, start: number, end: number): TextLayer =>
  composeLayers(layer, verbatim(layer.text, { start, end }));

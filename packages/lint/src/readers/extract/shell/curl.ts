import { Budget, composeLayers, joinedText, replacedText, type TextLayer, verbatim } from '@pg/nested-text';
import { TOO_MANY_VALUES } from '../../../rules/catalog.ts';
import type { EmbeddedPayload, PayloadReader, SendingLayers } from '../../embedded-payload.ts';
import { MULTIPART, readBody, textAtStart } from '../body.ts';
import { percentEncoded } from '../form-fields.ts';
import { readHereDocument, type ShellWord } from './here-document.ts';
import { readWords } from './shell-words.ts';

/**
 * Finds the bodies that the `curl` commands of a shell script send: `--data` and its variants, `--json`, `--form`; and those that it
 * puts into variables, or writes with `echo`, `printf` and here-documents. Bodies that are read from files or other programs are ignored.
 */
export const readCommands: PayloadReader = function* (text, budget = new Budget()) {
  let from = 0;
  for (const { index, 0: command, groups = {} } of text.matchAll(START)) {
    if (index < from) continue;
    const before = text.slice(Math.max(0, index - NEAR), index);
    if (COMMENT.test(before.slice(before.lastIndexOf('\n') + 1))) continue;
    const after = index + command.length;
    if (groups.document !== undefined) {
      // Long lines may have many. If a curl command follows, the document is its input.
      const [line = ''] = text.slice(after, after + 1000).split('\n', 1);
      const curl = line.search(/\bcurl[ \t\\]/);
      from = after + (curl < 0 ? line.length : curl);
      const document =
        /^\n\s*[{[]/.test(text.slice(from, from + 100)) && readHereDocument(text, { start: index, end: after });
      if (!document) continue;
      yield* bodyOfText(document);
      from = document.end;
      continue;
    }
    const { words, end } = readWords(text, after, budget);
    if (budget.isSpent) {
      const layer = verbatim(text, { start: index, end: index + command.length });
      yield { layer, syntax: 'text', problem: TOO_MANY_VALUES };
      return;
    }
    if (groups.text !== undefined) {
      for (const word of words.slice(0, 1)) yield* bodyOfText(word);
      continue;
    }
    const document = readHereDocument(text, { start: index, end });
    const string = words.find(({ layer }) => isHereString(text, layer));
    const input = document ?? string;
    yield* bodyOf(
      words.filter((word) => word !== string),
      input,
    );
    from = document?.end ?? end;
  }
};

/**
 * The word `curl` at the start of a line, or after a prompt, an operator, an assignment or the path of its folder, also in quotes; what is
 * before the quoted value of a variable, or the quoted text of `echo` or `printf`; the start of a here-document.
 */
const START =
  /(?<![^\s;|&($`])\\?(?<quote>["']?)(?<curl>(?:[\w.~:-]*\/(?:[\w.~-]+\/){0,50})?curl(?:\.(?:exe|EXE))?)\k<quote>(?=[ \t\\])|(?<text>^[ \t]*(?:[a-z]+ (?:-\w+ )?)?\w+=|(?<![^\s;|&(`])(?:echo|printf)[ \t]+(?:-\w+[ \t]+|["']%s(?:\\n)?["'][ \t]+)?)(?=["'])|(?<document><<-?[ \t]*["'\\]?\w)/gm;

const bodyOfText = ({ layer, hasVariables }: ShellWord): EmbeddedPayload[] =>
  readBody(layer, {}).map(({ layer, syntax }) => ({ layer, syntax, hasVariables }));

/** A comment starts before the word. A `#` in quotes starts none. */
const COMMENT = /^(?:[^'"]*\s)?#/;
const NEAR = 1000;

/** Whether `<<<` is before a word. */
function isHereString(text: string, word: TextLayer): boolean {
  const { start } = word.toOuter({ start: 0, end: 0 });
  return /<<<[ \t]*\$?['"]?$/.test(text.slice(Math.max(0, start - 20), start));
}

const STANDARD_INPUT = /^@(?:-|\/dev\/stdin)$/;

/** The part of the body that the value of an option becomes; `undefined` if it is read from a file. */
type ReadData = (value: TextLayer) => TextLayer | undefined;

const JSON_OPTION = '--json';
const readData: ReadData = (value) => (value.text.startsWith('@') ? undefined : value);
const DATA_OPTIONS: Readonly<Record<string, ReadData>> = {
  '-d': readData,
  '--data': readData,
  '--data-ascii': readData,
  '--data-binary': readData,
  '--data-raw': (value) => value,
  '--data-urlencode': (value) => (/^[^=@]*@/.test(value.text) ? undefined : encodeField(value)),
  [JSON_OPTION]: readData,
  '-F': readFormField,
  '--form': readFormField,
  '--form-string': encodeField,
};
const FORM_OPTION = /^(?:-F|--form)/;

/** An option, and the word after it or the rest of its own word. */
interface Option {
  readonly name: string;
  readonly value: ShellWord;
}

/** Letters of options without a value, and then a letter of an option with a value. */
const SHORT = /^-[aBfgGhiIjJklLMnNOpqRsSvVZ\d#:]*[AbcCdDeEFHKmoPQrtTuUwxXyYz]/;
const FLAG =
  /^(?:-[a-zA-Z\d#:]*|--(?:compressed|fail(?:-with-body)?|silent|show-error|location(?:-trusted)?|insecure|verbose|include|get|globoff|http[\d.]+|no-[a-z-]+|progress-bar|ipv[46]|path-as-is))$/;

/** The options of a command, and the words that are neither an option nor its value: addresses. */
function parseWords(words: readonly ShellWord[]): { options: Option[]; addresses: ShellWord[] } {
  const options: Option[] = [];
  const addresses: ShellWord[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const next = words[i + 1];
    if (word === undefined) break;
    const { layer, hasVariables } = word;
    const [short] = SHORT.exec(layer.text) ?? [];
    const isWhole = short === undefined || short.length === layer.text.length;
    if (!layer.text.startsWith('-')) addresses.push(word);
    else if (!isWhole) {
      const value = { layer: partOf(layer, short.length, layer.text.length), hasVariables };
      options.push({ name: `-${short.slice(-1)}`, value });
    } else if (short === undefined && FLAG.test(layer.text)) options.push({ name: layer.text, value: word });
    else if (next) {
      options.push({ name: short === undefined ? layer.text : `-${short.slice(-1)}`, value: next });
      if (short !== undefined || !next.layer.text.startsWith('-')) i++;
    }
  }
  return { options, addresses };
}

/** @param input Its standard input, if the script has it. */
function bodyOf(words: readonly ShellWord[], input: ShellWord | undefined): EmbeddedPayload[] {
  const { options, addresses } = parseWords(words);
  const data = options.flatMap(({ name, value }) => {
    const read = Object.hasOwn(DATA_OPTIONS, name) ? DATA_OPTIONS[name] : undefined;
    return read ? [{ name, read, ...(input && STANDARD_INPUT.test(value.layer.text) ? input : value) }] : [];
  });
  const layers = data.flatMap(({ read, layer }) => read(layer) ?? []);
  if (layers.length === 0 || layers.length < data.length) return [];
  const hasVariables = data.some((value) => value.hasVariables);
  const isJson = data.some(({ name }) => name === JSON_OPTION);
  const isMultipart = data.some(({ name }) => FORM_OPTION.test(name));
  const body = joinedText(
    layers.flatMap((layer, i) => (i === 0 || isJson ? [layer] : [textAtStart('&', layer), layer])),
  );
  const isConfigured = words.some(({ layer }) => CONFIG.test(layer.text));
  const standard = isMultipart ? MULTIPART : isJson ? 'application/json' : FORM;
  const contentType = contentTypeOf(options, isConfigured, textAtStart(standard, body));
  const sending = { ...requestOf(options, addresses), contentType };
  return readBody(body, sending).map((payload) => ({ ...payload, hasVariables }));
}

const FORM = 'application/x-www-form-urlencoded';
const CONFIG = /^(?:-K|--config)/;
const CONTENT_TYPE = /^content-type\s*:\s*/i;

/** Method and URL, if the command has them. */
function requestOf(options: readonly Option[], addresses: readonly ShellWord[]): SendingLayers {
  const method = options.find(({ name }) => name === '-X' || name === '--request')?.value;
  const get = options.find(({ name }) => name === '--get' || /^-[a-z]*G/.test(name))?.value.layer;
  const named = options.filter(({ name }) => name === '--url').map(({ value }) => value);
  const given = [...named, ...addresses];
  const url = given.find(({ layer }) => /^https?:/i.test(layer.text)) ?? given[0];
  return {
    method: method ? known(method) : get && replacedText('GET', get.toOuter({ start: 0, end: get.text.length })),
    url: url && known(url),
  };
}

/** The word; `undefined` if the shell changes it in a way that its text does not show. */
const known = ({ layer, hasVariables }: ShellWord): TextLayer | undefined =>
  hasVariables && !/[$`][\w({]/.test(layer.text) ? undefined : layer;

/** The `Content-Type` that a command sends; `undefined` if a file or a variable may set it. */
function contentTypeOf(options: readonly Option[], isConfigured: boolean, standard: TextLayer): TextLayer | undefined {
  const headers = options.filter(({ name }) => name === '-H' || name === '--header').map(({ value }) => value);
  const header = headers.find(({ layer: { text } }) => CONTENT_TYPE.test(text));
  if (header) {
    const [name = ''] = CONTENT_TYPE.exec(header.layer.text) ?? [];
    return header.hasVariables ? undefined : partOf(header.layer, name.length, header.layer.text.length);
  }
  const isUnknown = headers.some(({ layer: { text }, hasVariables }) => hasVariables || text.startsWith('@'));
  const isFixed = standard.text !== FORM;
  return !isFixed && (isUnknown || isConfigured) ? undefined : standard;
}

/** Encodes the content of `name=content`, `=content` and `content`. */
function encodeField(layer: TextLayer): TextLayer {
  const start = layer.text.indexOf('=') + 1;
  const name = partOf(layer, 0, start === 1 ? 0 : start);
  return joinedText([name, percentEncoded(partOf(layer, start, layer.text.length))]);
}

/** A field of a multipart form, without its type. What a file has is not known. */
function readFormField(value: TextLayer): TextLayer {
  const typed = value.text.search(/;(?:type|filename)=[^;]*$/);
  const field = typed < 0 ? value : partOf(value, 0, typed);
  const [name] = /^[^=]*=(?=[@<])/.exec(field.text) ?? [];
  if (name === undefined) return encodeField(field);
  const file = replacedText('{{file}}', field.toOuter({ start: name.length, end: field.text.length }));
  return encodeField(joinedText([partOf(field, 0, name.length), file]));
}

const partOf = (layer: TextLayer, start: number, end: number): TextLayer =>
  composeLayers(layer, verbatim(layer.text, { start, end }));

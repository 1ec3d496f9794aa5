import { type Span, type TextLayer, verbatim } from '@pg/nested-text';
import {
  Composer,
  type CST,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Pair,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { jsonString } from './encoded-text.ts';
import { JoinedParts } from './joined-parts.ts';
import { VARIABLE } from './variables.ts';
import { yamlString } from './yaml-string.ts';

/** A document of a YAML file as JSON, or the span of its syntax error. */
export type YamlDocument = { readonly json: TextLayer } | { readonly problem: Span };

/** The parser is recursive, and its time grows with the square of the levels. */
const MAX_LEVELS = 200;

/** A document has too many levels. */
export class TooDeep extends Error {
  readonly at: number;

  constructor(at: number) {
    super();
    this.at = at;
  }
}

/** Converts the documents of a YAML file to JSON. Each part keeps its position; an alias has that of its anchor. */
export function readYaml(text: string): YamlDocument[] {
  try {
    return Array.from(documentsIn(text), ({ errors: [error], contents }) =>
      error ? { problem: { start: error.pos[0], end: error.pos[1] } } : { json: new JsonWriter(text).write(contents) },
    );
  } catch (error) {
    if (error instanceof TooDeep) return [{ problem: { start: error.at, end: error.at + 1 } }];
    throw error;
  }
}

/** The documents of a YAML file. A document with errors has the part that can be read. */
export const documentsIn = (text: string): ReturnType<Composer['compose']> =>
  new Composer({ uniqueKeys: false, logLevel: 'silent', resolveKnownTags: false }).compose(tokensOf(text));

function* tokensOf(text: string): Generator<CST.Token, void> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > MAX_LEVELS) throw new TooDeep(parser.offset - 1);
  }
  yield* parser.end();
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A variable, which YAML reads as a map in a map. */
const TEMPLATE = /^\{\{[^{}\n]+\}\}\s*$/;

/** Limits the JSON, because aliases of aliases can expand to any length. */
const MAX_EXPANDED = 100_000;

/** Characters that JSON escapes in strings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
const ESCAPED = /["\\\0-\x1F\uD800-\uDFFF]/;

const isString = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

class JsonWriter {
  readonly #parts = new JoinedParts();
  #left: number;

  readonly #text: string;
  readonly #anchors = new Map<string, unknown>();

  constructor(text: string) {
    this.#text = text;
    this.#left = text.length * 10 + MAX_EXPANDED;
  }

  write(contents: unknown): TextLayer {
    this.#writeNode(contents, { start: 0, end: 0 }, 0);
    return this.#parts.join(this.#text);
  }

  #add(text: string, { start, end }: Span): void {
    this.#left -= text.length;
    this.#parts.add(text, start, end);
  }

  /** A string of JSON. Most are written as in the file. */
  #addString(node: Scalar<string>, span: Span): void {
    const { value, type } = node;
    const quotes = type?.startsWith('QUOTE') ? 1 : 0;
    const inside = { start: span.start + quotes, end: span.end - quotes };
    if (ESCAPED.test(value) || this.#text.slice(inside.start, inside.end) !== value) {
      const layer = jsonString(yamlString(this.#text, node), span);
      this.#left -= layer.text.length;
      this.#parts.addLayer(layer);
      return;
    }
    this.#add('"', { start: span.start, end: span.start });
    this.#add(value, inside);
    this.#add('"', { start: span.end, end: span.end });
  }

  /** @param nearest The span to use if the node is missing in the file. */
  #writeNode(node: unknown, nearest: Span, depth: number): void {
    const target = this.#resolve(node);
    if ((isCollection(target) || isScalar(target)) && target.anchor) this.#anchors.set(target.anchor, target);
    const [start, end] = (isNode(target) && target.range) || [nearest.start, nearest.end];
    const span = { start, end };
    if (this.#left < 0) this.#add('null', span);
    else if (TEMPLATE.test(this.#text.slice(start, end))) this.#add(VARIABLE, span);
    else if (isMap(target) || isSeq(target)) {
      const [opening, closing] = isMap(target) ? '{}' : '[]';
      this.#add(opening ?? '', { start, end: start });
      // Deeper values are an error anyway.
      if (depth > MAX_LEVELS) this.#left = 0;
      else if (isMap(target)) this.#writePairs(this.#pairsOf(target), span, depth + 1);
      else this.#writeAll(target.items, (item) => this.#writeNode(item, span, depth + 1), start);
      this.#add(closing ?? '', { start: end, end });
    } else this.#writeScalar(target, span);
  }

  #resolve(node: unknown): unknown {
    return isAlias(node) ? this.#anchors.get(node.source) : node;
  }

  #writeAll<T>(items: readonly T[], write: (item: T) => void, at: number): void {
    for (const [i, item] of items.entries()) {
      if (i > 0) this.#add(',', { start: at, end: at });
      write(item);
    }
  }

  #writePairs(pairs: readonly Pair[], nearest: Span, depth: number): void {
    const write = ({ key, value }: Pair): void => {
      const [start, end] = (isNode(key) && key.range) || [nearest.start, nearest.start];
      this.#writeName(key, { start, end });
      this.#add(':', { start: end, end });
      this.#writeNode(value, { start: end, end }, depth);
    };
    this.#writeAll(pairs, write, nearest.start);
  }

  #writeName(key: unknown, span: Span): void {
    if (isString(key)) this.#addString(key, span);
    else this.#parts.addLayer(jsonString(verbatim(this.#text, span), span));
  }

  #writeScalar(node: unknown, span: Span): void {
    if (isString(node)) {
      this.#addString(node, span);
      return;
    }
    const written = this.#text.slice(span.start, span.end);
    const json = NUMBER.test(written) ? written : JSON.stringify(isScalar(node) ? node.value : null);
    this.#add(json ?? 'null', span);
  }

  /** The fields of a map, with those of the maps that `<<` merges into it. */
  #pairsOf({ items }: YAMLMap): readonly Pair[] {
    const merged = items.filter(({ key }) => isScalar(key) && key.type === 'PLAIN' && key.value === '<<');
    if (merged.length === 0) return items;
    const sources = merged.flatMap(({ value }) => {
      const source = this.#resolve(value);
      return (isSeq(source) ? source.items : [source]).map((each) => this.#resolve(each));
    });
    const own = items.filter((pair) => !merged.includes(pair));
    const names = new Set(own.map(({ key }) => String(key)));
    const isNew = ({ key }: Pair): boolean => !names.has(String(key)) && names.add(String(key)) !== undefined;
    return [...own, ...sources.flatMap((source) => (isMap(source) ? source.items.filter(isNew) : []))];
  }
}

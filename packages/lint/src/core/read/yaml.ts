import { joinedText, replacedText, type Span, type TextLayer, verbatim } from '@pg/nested-text';
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
  type YAMLMap,
} from 'yaml';
import { jsonString } from './encoded-text.ts';
import { VARIABLE } from './variables.ts';
import { yamlString } from './yaml-string.ts';

/** A document of a YAML file as JSON, or the span of its syntax error. */
export type YamlDocument = { readonly json: TextLayer } | { readonly problem: Span };

/** The parser is recursive, and its time grows with the square of the levels. */
const MAX_LEVELS = 200;

class TooDeep extends Error {
  readonly at: number;

  constructor(at: number) {
    super();
    this.at = at;
  }
}

/** Converts the documents of a YAML file to JSON. Each part keeps its position; an alias has that of its anchor. */
export function readYaml(text: string): YamlDocument[] {
  try {
    const composer = new Composer({ uniqueKeys: false, logLevel: 'silent' });
    return [...composer.compose(tokensOf(text))].map(({ errors: [error], contents }) =>
      error ? { problem: { start: error.pos[0], end: error.pos[1] } } : { json: new JsonWriter(text).write(contents) },
    );
  } catch (error) {
    if (error instanceof TooDeep) return [{ problem: { start: error.at, end: error.at + 1 } }];
    throw error;
  }
}

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

class JsonWriter {
  readonly #parts: TextLayer[] = [];
  #left: number;

  readonly #text: string;
  readonly #anchors = new Map<string, unknown>();

  constructor(text: string) {
    this.#text = text;
    this.#left = text.length * 10 + MAX_EXPANDED;
  }

  write(contents: unknown): TextLayer {
    this.#writeNode(contents, { start: 0, end: 0 }, 0);
    return joinedText(this.#parts);
  }

  #add(part: TextLayer): void {
    this.#left -= part.text.length;
    this.#parts.push(part);
  }

  /** @param nearest The span to use if the node is missing in the file. */
  #writeNode(node: unknown, nearest: Span, depth: number): void {
    const target = this.#resolve(node);
    if ((isCollection(target) || isScalar(target)) && target.anchor) this.#anchors.set(target.anchor, target);
    const [start, end] = (isNode(target) && target.range) || [nearest.start, nearest.end];
    const span = { start, end };
    if (this.#left < 0) this.#add(replacedText('null', span));
    else if (TEMPLATE.test(this.#text.slice(start, end))) this.#add(replacedText(VARIABLE, span));
    else if (isMap(target) || isSeq(target)) {
      const [opening, closing] = isMap(target) ? '{}' : '[]';
      this.#add(replacedText(opening ?? '', { start, end: start }));
      // Deeper values are an error anyway.
      if (depth > MAX_LEVELS) this.#left = 0;
      else if (isMap(target)) this.#writePairs(this.#pairsOf(target), span, depth + 1);
      else this.#writeAll(target.items, (item) => this.#writeNode(item, span, depth + 1), start);
      this.#add(replacedText(closing ?? '', { start: end, end }));
    } else this.#add(this.#scalar(target, span));
  }

  #resolve(node: unknown): unknown {
    return isAlias(node) ? this.#anchors.get(node.source) : node;
  }

  #writeAll<T>(items: readonly T[], write: (item: T) => void, at: number): void {
    for (const [i, item] of items.entries()) {
      if (i > 0) this.#add(replacedText(',', { start: at, end: at }));
      write(item);
    }
  }

  #writePairs(pairs: readonly Pair[], nearest: Span, depth: number): void {
    const write = ({ key, value }: Pair): void => {
      const [start, end] = (isNode(key) && key.range) || [nearest.start, nearest.start];
      this.#add(jsonString(this.#nameOf(key, { start, end }), { start, end }));
      this.#add(replacedText(':', { start: end, end }));
      this.#writeNode(value, { start: end, end }, depth);
    };
    this.#writeAll(pairs, write, nearest.start);
  }

  #nameOf(key: unknown, span: Span): TextLayer {
    return isScalar<string>(key) && typeof key.value === 'string'
      ? yamlString(this.#text, key)
      : verbatim(this.#text, span);
  }

  #scalar(node: unknown, span: Span): TextLayer {
    const written = verbatim(this.#text, span);
    if (isScalar<string>(node) && typeof node.value === 'string') return jsonString(yamlString(this.#text, node), span);
    if (NUMBER.test(written.text)) return written;
    return replacedText(JSON.stringify(isScalar(node) ? node.value : null) ?? 'null', span);
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

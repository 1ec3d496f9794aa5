import { MAX_LEVELS, type Span, type TextLayer } from '@pg/nested-text';
import { isAlias, isCollection, isMap, isNode, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { escapeJson } from './encoded-text.ts';
import { JoinedParts } from './joined-parts.ts';
import { VARIABLE } from './variables.ts';
import { type PartCounter, TOO_DEEP, YamlLimit } from './yaml-limits.ts';
import { yamlString } from './yaml-string.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A variable, which YAML reads as a map in a map. */
const TEMPLATE = /^\{\{[^{}\n]+\}\}\s*$/;

/** Characters that JSON escapes in strings. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
const ESCAPED = /["\\\0-\x1F\uD800-\uDFFF]/;

const isString = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

/** Writes a YAML document as JSON. */
export class YamlWriter {
  readonly #text: string;
  readonly #parts: JoinedParts;
  readonly #counter: PartCounter;
  readonly #anchors = new Map<string, unknown>();
  /** The start of the outermost alias that is being expanded. */
  #alias: number | undefined;

  constructor(text: string, counter: PartCounter) {
    this.#text = text;
    this.#parts = new JoinedParts(text);
    this.#counter = counter;
  }

  /** @throws {YamlLimit} if aliases expand to too many parts, or it is too deep. */
  write(contents: unknown): TextLayer {
    this.#writeNode(contents, { start: 0, end: 0 }, 0);
    return this.#parts.join();
  }

  #add(text: string, { start, end }: Span): void {
    this.#counter.add(text.length, this.#alias ?? start);
    this.#parts.add(text, start, end);
  }

  /** A string of JSON, with its quotes at the start and end of the span. */
  #addString(parts: Iterable<readonly [string, Span]>, { start, end }: Span): void {
    this.#add('"', { start, end: start });
    for (const [decoded, span] of parts) this.#addEscaped(decoded, span);
    this.#add('"', { start: end, end });
  }

  /** Adds a part of a string. Most are written as in the file. */
  #addEscaped(decoded: string, span: Span): void {
    if (!ESCAPED.test(decoded)) {
      this.#add(decoded, span);
      return;
    }
    const isSame = decoded === this.#text.slice(span.start, span.end);
    let at = span.start;
    for (const character of decoded) {
      this.#add(escapeJson(character), isSame ? { start: at, end: at + character.length } : span);
      at += character.length;
    }
  }

  /** @param nearest The span to use if the node is missing in the file. */
  #writeNode(node: unknown, nearest: Span, depth: number): void {
    if (isAlias(node) && this.#alias === undefined) {
      this.#alias = node.range?.[0];
      this.#writeTarget(this.#resolve(node), nearest, depth);
      this.#alias = undefined;
    } else this.#writeTarget(this.#resolve(node), nearest, depth);
  }

  #writeTarget(target: unknown, nearest: Span, depth: number): void {
    if ((isCollection(target) || isScalar(target)) && target.anchor) this.#anchors.set(target.anchor, target);
    const [start, end] = (isNode(target) && target.range) || [nearest.start, nearest.end];
    const span = { start, end };
    if (TEMPLATE.test(this.#text.slice(start, end))) this.#add(VARIABLE, span);
    else if (isMap(target) || isSeq(target)) {
      if (depth === MAX_LEVELS) throw new YamlLimit(TOO_DEEP, this.#alias ?? start);
      const [opening, closing] = isMap(target) ? '{}' : '[]';
      this.#add(opening ?? '', { start, end: start });
      if (isMap(target)) this.#writePairs(this.#pairsOf(target), span, depth + 1);
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
    const written = this.#text.slice(span.start, span.end);
    this.#addString(isString(key) ? yamlString(this.#text, key) : [[written, span]], span);
  }

  #writeScalar(node: unknown, span: Span): void {
    if (isString(node)) {
      this.#addString(yamlString(this.#text, node), span);
      return;
    }
    const written = this.#text.slice(span.start, span.end);
    const json = NUMBER.test(written) ? written : JSON.stringify(isScalar(node) ? node.value : null);
    this.#add(json ?? 'null', span);
  }

  /** The fields of a map, with those of the maps that `<<` merges into it. */
  #pairsOf({ items, range }: YAMLMap): readonly Pair[] {
    if (!items.some(isMerge)) return items;
    const pairs = items.filter((pair) => !isMerge(pair));
    const names = new Set(pairs.map(({ key }) => String(key)));
    const merge = (node: unknown): void => {
      const source = this.#resolve(node);
      for (const pair of isMap(source) ? source.items : []) {
        const name = String(pair.key);
        this.#counter.add(name.length, range?.[0] ?? 0);
        if (!names.has(name)) pairs.push(pair);
        names.add(name);
      }
    };
    for (const { value } of items.filter(isMerge)) {
      const source = this.#resolve(value);
      for (const each of isSeq(source) ? source.items : [source]) merge(each);
    }
    return pairs;
  }
}

const isMerge = ({ key }: Pair): boolean => isScalar(key) && key.type === 'PLAIN' && key.value === '<<';

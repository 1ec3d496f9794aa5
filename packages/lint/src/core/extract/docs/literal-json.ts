import type { SyntaxNode } from '@lezer/common';
import {
  composeLayers,
  joinedText,
  MAX_LEVELS,
  replacedText,
  type Span,
  type TextLayer,
  verbatim,
} from '@pg/nested-text';
import { MORE } from '../../partial/partial-value.ts';
import { jsonString } from '../../read/encoded-text.ts';
import { isJson } from '../../read/is-json.ts';
import { JoinedParts } from '../../read/joined-parts.ts';
import { fromJson5 } from '../../read/json5.ts';
import { VARIABLE } from '../../read/variables.ts';

/**
 * Converts an expression of JavaScript or PHP to the text of a JSON array with its value. Each part keeps its position.
 * Calls, variables and spreads are not evaluated: `VARIABLE` stands for unknown values, and `MORE` for further ones.
 */
export function jsonOfLiteral(text: string, node: SyntaxNode): TextLayer {
  const writer = new JsonWriter(text);
  writer.add('[', node.from);
  writer.write(node, 0);
  writer.add(']', node.to);
  return writer.parts.join();
}

/** A field of an object or an item of an array. */
interface Entry {
  readonly at: number;
  readonly name?: SyntaxNode | undefined;
  /** `undefined` for a shorthand, a method or a hole. */
  readonly value?: SyntaxNode | undefined;
  /** Unknown fields or items: of a spread or a computed name, which may override others; or left out, as `...`. */
  readonly more?: 'overriding' | 'left out';
}

class JsonWriter {
  readonly parts: JoinedParts;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.parts = new JoinedParts(text);
  }

  add(json: string, at: number): void {
    this.parts.add(json, at, at);
  }

  write(given: SyntaxNode, depth: number): void {
    const node = unwrap(given);
    const written = this.#text.slice(node.from, node.to);
    const isArray = node.name === 'ArrayExpression';
    if ((isArray || node.name === 'ObjectExpression') && depth < MAX_LEVELS) {
      const entries = isArray
        ? itemsOf(node, this.#text)
        : childrenOf(node).flatMap((each) => fieldOf(each, this.#text));
      // An array of PHP may have names.
      if (isArray && entries.every(({ name }) => name === undefined)) this.#writeItems(entries, node, depth);
      else this.#writeFields(entries, node, depth);
      return;
    }
    const scalar = this.#scalarOf(node, written);
    if (scalar) this.parts.addLayer(scalar);
    else this.parts.add(VARIABLE, node.from, node.to);
  }

  #writeItems(entries: readonly Entry[], node: SyntaxNode, depth: number): void {
    const spread = entries.findIndex(({ more }) => more);
    const visible = spread < 0 ? entries : entries.slice(0, spread);
    this.add('[', node.from);
    for (const [i, entry] of visible.entries()) {
      if (i > 0) this.add(',', entry.at);
      this.#writeValue(entry, depth);
    }
    if (spread >= 0) this.add(`${visible.length > 0 ? ',' : ''}"${MORE}"`, node.to - 1);
    this.add(']', node.to - 1);
  }

  #writeFields(entries: readonly Entry[], node: SyntaxNode, depth: number): void {
    const last = entries.findLastIndex(({ more }) => more === 'overriding');
    let separator = '';
    this.parts.add('{', node.from, node.from + 1);
    for (const [i, entry] of entries.entries()) {
      if (entry.name === undefined) continue;
      this.add(separator, entry.at);
      separator = ',';
      this.#writeName(entry.name);
      this.add(':', entry.name.to);
      // A spread may override the fields before it.
      this.#writeValue(i < last ? { at: entry.at } : entry, depth);
    }
    if (entries.some(({ more }) => more)) this.add(`${separator}"${MORE}":${VARIABLE}`, node.to - 1);
    this.parts.add('}', node.to - 1, node.to);
  }

  #writeValue({ at, value }: Entry, depth: number): void {
    if (value) this.write(value, depth + 1);
    else this.add(VARIABLE, at);
  }

  #writeName(name: SyntaxNode): void {
    const { from: start, to: end } = name;
    const text = verbatim(this.#text, { start, end });
    const string = name.name === 'String' ? this.#scalarOf(name, text.text) : undefined;
    this.parts.addLayer(string ?? jsonString(text, { start, end }));
  }

  /** The JSON of a string, number, boolean or null; `undefined` for anything else. */
  #scalarOf({ name, from: start, to: end, firstChild }: SyntaxNode, written: string): TextLayer | undefined {
    const layer = verbatim(this.#text, { start, end });
    const inner = { start: start + 1, end: end - 1 };
    if (SCALARS.has(name)) return replacedText(written.toLowerCase(), { start, end });
    if (name === 'TemplateString') {
      // A JSON text with variables is read as such.
      const isKnown = !written.includes('\\') && (firstChild === null || /^`\s*[{[]/.test(written));
      return isKnown ? jsonString(verbatim(this.#text, inner), { start, end }) : undefined;
    }
    if (name === 'HeredocString') {
      const lines = { start: this.#text.indexOf('\n', start) + 1, end: this.#text.lastIndexOf('\n', end - 1) };
      return lines.end > lines.start ? jsonString(verbatim(this.#text, lines), { start, end }) : undefined;
    }
    if (name === 'String') {
      if (hasVariables(firstChild)) return undefined;
      if (!PHP_SINGLE.test(written) || firstChild?.name === 'Escape') return validJson(layer, fromJson5(written));
      return jsonString(unescapedPhp(this.#text, inner), { start, end });
    }
    const isNumber = NUMBERS.has(name) || (name === 'UnaryExpression' && NEGATIVE.test(written));
    return isNumber ? validJson(layer, fromJson5(written)) : undefined;
  }
}

const SCALARS: ReadonlySet<string> = new Set(['BooleanLiteral', 'Boolean', 'null']);
const NUMBERS: ReadonlySet<string> = new Set(['Number', 'Integer', 'Float']);
const NEGATIVE = /^-\s*\d/;
/** A string in single quotes with a backslash: PHP has two escapes in it. */
const PHP_SINGLE = /^'.*\\/s;

/** Whether a string of PHP has variables: all its parts but escapes. */
function hasVariables(first: SyntaxNode | null): boolean {
  for (let part = first; part; part = part.nextSibling) if (!part.name.startsWith('Escape')) return true;
  return false;
}

function unescapedPhp(text: string, { start, end }: Span): TextLayer {
  return joinedText(
    Array.from(text.slice(start, end).matchAll(/\\([\\'])|[^\\]+|\\/g), ({ index, 0: written, 1: escaped }) => {
      const span = { start: start + index, end: start + index + written.length };
      return escaped === undefined ? verbatim(text, span) : replacedText(escaped, span);
    }),
  );
}

/** The layer if it is JSON: numbers like `1_000` are not. */
const validJson = (outer: TextLayer, json: TextLayer): TextLayer | undefined =>
  isJson(json.text) ? composeLayers(outer, json) : undefined;

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Removes parentheses, `as T` and `satisfies T`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const [first, second] = childrenOf(node);
  const inner =
    node.name === 'ParenthesizedExpression'
      ? second
      : /^(?:as|satisfies)$/.test(second?.name ?? '')
        ? first
        : undefined;
  return inner ? unwrap(inner) : node;
}

/** The entry of a comment with `...`, of an error, which is often `...`, or of a spread, which may be only that. */
function moreOf({ name, type, from: at, to, lastChild }: SyntaxNode, text: string): Entry | undefined {
  const isComment = name.endsWith('Comment');
  if (isComment) return /\.{3}|…/.test(text.slice(at, to)) ? { at, more: 'left out' } : undefined;
  return { at, more: type.isError || lastChild?.type.isError ? 'left out' : 'overriding' };
}

/** The field of a child of an object, which may also be a comma or a comment. */
function fieldOf(node: SyntaxNode, text: string): readonly Entry[] {
  const parts = childrenOf(node).filter(({ name }) => !name.endsWith('Comment'));
  const [name] = parts;
  const isProperty = node.name === 'Property' && name !== undefined && name.name !== 'Spread' && name.name !== '[';
  if (!isProperty) return PUNCTUATION.has(node.name) ? [] : [moreOf(node, text) ?? []].flat();
  const colon = parts.findIndex((part) => part.name === ':');
  const value = colon < 0 ? undefined : parts[colon + 1];
  return [{ at: node.from, name: parts.find((part) => NAMES.has(part.name)), value }];
}

const NAMES: ReadonlySet<string> = new Set(['PropertyDefinition', 'String', 'Number']);
const PUNCTUATION: ReadonlySet<string> = new Set(['{', '}', '[', ']', '(', ')', ',', 'array']);

/** The items of an array, and the pairs of an array of PHP. */
function itemsOf(node: SyntaxNode, text: string): Entry[] {
  const entries: Entry[] = [];
  let isOpen = true;
  for (const child of childrenOf(node.getChild('ValueList') ?? node)) {
    const { name, from: at } = child;
    if (name === ',' && isOpen) entries.push({ at });
    if (PUNCTUATION.has(name)) isOpen ||= name === ',';
    else if (name.endsWith('Comment') || child.type.isError || SPREADS.has(name)) {
      const more = moreOf(child, text);
      if (more) entries.push(more);
      isOpen &&= name.endsWith('Comment');
    } else if (isOpen) {
      entries.push(name === 'Pair' ? pairOf(child) : { at, value: child });
      isOpen = false;
    }
  }
  return entries;
}

const SPREADS: ReadonlySet<string> = new Set(['Spread', 'VariadicUnpacking']);

function pairOf(pair: SyntaxNode): Entry {
  const [name, , value] = childrenOf(pair).filter((part) => !part.name.endsWith('Comment'));
  const isName = name?.name === 'String' && !hasVariables(name.firstChild);
  return isName ? { at: pair.from, name, value } : { at: pair.from, more: 'overriding' };
}

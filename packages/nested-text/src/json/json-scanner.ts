import type { Span } from '../place/text-layer.ts';
import type { Place } from '../place/text-map.ts';
import { MAX_FIELDS, MAX_ITEMS, MAX_LEVELS } from '../problem/limits.ts';
import type { JsonCode, TermOf } from '../problem/messages.ts';
import { addProblem, type JsonProblem, type Params } from '../problem/problem.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString } from './json-string.ts';
import { spaceEnd } from './search.ts';
import { tokenAt } from './token.ts';

type Expected = TermOf<'syntax'>;

/** The position of a value in a JSON text, with its fields by name or its items by position. */
export interface Part extends Place {
  readonly parts?: ReadonlyMap<string | number, Part | undefined>;
}

export interface Scan {
  /** One problem if the text is not JSON, too deep, or has too many values, otherwise one for each duplicate name. */
  readonly problems: readonly JsonProblem[];
  /** `undefined` if the text is not JSON, too deep, or has too many values. The last of duplicate fields is used, as in JSON.parse. */
  readonly root?: Part;
}

/** The number of fields and items in a text whose positions are known. It limits memory; the others have that of their object or array. */
export const MAX_PARTS = 500_000;

/**
 * Finds the problems of a JSON text and the positions of its parts.
 *
 * @param maxParts The number of fields and items whose positions are kept.
 */
export function scanJson(text: string, maxParts: number): Scan {
  const scanner = new Scanner(text, maxParts);
  try {
    const root = scanner.readText();
    return { problems: scanner.problems, root };
  } catch (error) {
    if (scanner.end) return { problems: [scanner.end] };
    throw error;
  }
}

/** A part is `undefined` if its position is not kept. */
type Parts = Map<string | number, Part | undefined>;

class Scanner {
  readonly problems: JsonProblem[] = [];
  /** The problem at which the scanner stopped. */
  end: JsonProblem | undefined;
  readonly #text: string;
  readonly #path: (string | number)[] = [];
  #depth = 0;
  #left: number;
  #at = 0;

  constructor(text: string, maxParts: number) {
    this.#text = text;
    this.#left = maxParts;
  }

  readText(): Part {
    this.#skipSpace();
    const root = this.#readValue('start');
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#fail('end');
    return root;
  }

  #readValue(expected: Expected, name?: Span): Part {
    const start = this.#at;
    const parts = this.#readParts(expected);
    return { value: { start, end: this.#at }, ...(name && { name }), ...(parts && { parts }) };
  }

  #readParts(expected: Expected): Parts | undefined {
    const start = this.#text[this.#at];
    if (start === '{') return this.#readObject();
    if (start === '[') return this.#readArray();
    if (start === '"') this.#readString();
    else this.#at = scalarEnd(this.#text, this.#at) ?? this.#fail(expected);
    return undefined;
  }

  #readObject(): Parts {
    this.#enter();
    const fields: Parts = new Map();
    if (!this.#accept('}')) {
      this.#readField(fields, 'first-name');
      while (this.#hasNext('}', 'after-field')) this.#readField(fields, 'name');
    }
    this.#depth--;
    return fields;
  }

  #readField(fields: Parts, expected: Expected): void {
    if (this.#text[this.#at] !== '"') this.#fail(expected);
    const span = this.#readString();
    const name = decodeString(this.#text, span);
    if (fields.size === MAX_FIELDS && !fields.has(name))
      this.#stop('too-many-values', span, 'too-many-fields', { max: MAX_FIELDS });
    if (fields.has(name)) {
      const path = [...this.#path, name];
      addProblem(this.problems, { kind: 'duplicate-field', path, span, code: 'duplicate-field', params: {} });
    }
    this.#skipSpace();
    if (!this.#accept(':')) this.#fail('colon');
    this.#path.push(name);
    const isKept = this.#left-- > 0;
    const field = this.#readValue('value', span);
    fields.set(name, isKept ? field : undefined);
    this.#path.pop();
  }

  #readArray(): Parts {
    this.#enter();
    const items: Parts = new Map();
    if (!this.#accept(']')) {
      let position = 0;
      this.#readItem(items, position++, 'first-item');
      while (this.#hasNext(']', 'after-item')) this.#readItem(items, position++, 'item');
    }
    this.#depth--;
    return items;
  }

  #readItem(items: Parts, position: number, expected: Expected): void {
    // The array has the trailing comma, so the problem has the array's path, not that of a missing item.
    if (this.#text[this.#at] === ']') this.#fail(expected);
    if (position === MAX_ITEMS) {
      this.#stop('too-many-values', { start: this.#at, end: this.#at + 1 }, 'too-many-items', { max: MAX_ITEMS });
    }
    this.#path.push(position);
    const isKept = this.#left-- > 0;
    const item = this.#readValue(expected);
    if (isKept) items.set(position, item);
    this.#path.pop();
  }

  #readString(): Span {
    const start = this.#at;
    const end = readString(this.#text, start);
    if (typeof end !== 'number') this.#stop('syntax', end, end.code, { expected: 'closing-quote' });
    this.#at = end;
    return { start, end };
  }

  #enter(): void {
    if (this.#depth === MAX_LEVELS) {
      const bracket = { start: this.#at, end: this.#at + 1 };
      this.#stop('too-deep', bracket, 'too-deep', { max: MAX_LEVELS });
    }
    this.#depth++;
    this.#at++;
    this.#skipSpace();
  }

  /** Skips a comma or the closing bracket. Returns whether it was a comma. */
  #hasNext(closing: string, expected: Expected): boolean {
    this.#skipSpace();
    if (this.#accept(closing)) return false;
    return this.#accept(',') || this.#fail(expected);
  }

  /** Skips the punctuation if it is next, and the white space after a comma or colon. */
  #accept(punctuation: string): boolean {
    if (this.#text[this.#at] !== punctuation) return false;
    this.#at++;
    if (punctuation === ',' || punctuation === ':') this.#skipSpace();
    return true;
  }

  #skipSpace(): void {
    this.#at = spaceEnd(this.#text, this.#at);
  }

  #fail(expected: Expected): never {
    const { length } = this.#text;
    if (this.#at === length) {
      this.#stop('syntax', { start: length, end: length }, 'truncated', { expected });
    }
    const { token, span } = tokenAt(this.#text, this.#at);
    this.#stop('syntax', span, 'unexpected-token', { token, expected });
  }

  #stop(kind: JsonProblem['kind'], { start, end }: Span, code: JsonCode, params: Params): never {
    this.end = { kind, code, params, path: [...this.#path], span: { start, end } };
    throw new Error(kind);
  }
}

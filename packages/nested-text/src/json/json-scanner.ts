import type { Span } from '../place/text-layer.ts';
import type { JsonCode, TermOf } from '../problem/messages.ts';
import type { JsonProblem, Params } from '../problem/problem.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString } from './json-string.ts';
import { MAX_DEPTH } from './nesting.ts';
import { spaceEnd } from './search.ts';
import { tokenAt } from './token.ts';

/** What the grammar of JSON expects at a place. */
type Expected = TermOf<'syntax'>;

/**
 * Finds what is wrong with a JSON text: one problem if it is not JSON or too deep, otherwise one for each duplicate name.
 */
export function findProblems(text: string): readonly JsonProblem[] {
  const scanner = new Scanner(text);
  try {
    scanner.readText();
    return scanner.problems;
  } catch (error) {
    if (scanner.end) return [scanner.end];
    throw error;
  }
}

class Scanner {
  readonly problems: JsonProblem[] = [];
  /** The problem at which the scanner stopped. */
  end: JsonProblem | undefined;
  readonly #text: string;
  readonly #path: (string | number)[] = [];
  #depth = 0;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readText(): void {
    this.#skipSpace();
    this.#readValue('start');
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#fail('end');
  }

  #readValue(expected: Expected): void {
    const start = this.#text[this.#at];
    if (start === '{') this.#readObject();
    else if (start === '[') this.#readArray();
    else if (start === '"') this.#readString();
    else this.#at = scalarEnd(this.#text, this.#at) ?? this.#fail(expected);
  }

  #readObject(): void {
    this.#enter();
    const names = new Set<string>();
    if (!this.#accept('}')) {
      this.#readField(names, 'first-name');
      while (this.#hasNext('}', 'after-field')) this.#readField(names, 'name');
    }
    this.#depth--;
  }

  #readField(names: Set<string>, expected: Expected): void {
    if (this.#text[this.#at] !== '"') this.#fail(expected);
    const span = this.#readString();
    const name = decodeString(this.#text, span);
    if (names.has(name)) {
      const path = [...this.#path, name];
      this.problems.push({ kind: 'duplicate-field', path, span, code: 'duplicate-field', params: {} });
    }
    names.add(name);
    this.#skipSpace();
    if (!this.#accept(':')) this.#fail('colon');
    this.#path.push(name);
    this.#readValue('value');
    this.#path.pop();
  }

  #readArray(): void {
    this.#enter();
    if (!this.#accept(']')) {
      this.#readItem(0, 'first-item');
      for (let position = 1; this.#hasNext(']', 'after-item'); position++) this.#readItem(position, 'item');
    }
    this.#depth--;
  }

  #readItem(position: number, expected: Expected): void {
    // A comma after the last item is the array's problem, not that of a missing item.
    if (this.#text[this.#at] === ']') this.#fail(expected);
    this.#path.push(position);
    this.#readValue(expected);
    this.#path.pop();
  }

  #readString(): Span {
    const start = this.#at;
    const end = readString(this.#text, start);
    if (typeof end !== 'number') {
      this.#stop('syntax', end, end.code, { expected: 'closing-quote' });
    }
    this.#at = end;
    return { start, end };
  }

  /** Steps into an array or object. */
  #enter(): void {
    if (this.#depth === MAX_DEPTH) {
      const bracket = { start: this.#at, end: this.#at + 1 };
      this.#stop('too-deep', bracket, 'too-deep', { max: MAX_DEPTH });
    }
    this.#depth++;
    this.#at++;
    this.#skipSpace();
  }

  /** Skips a comma, and returns whether there is one, or the bracket that closes the object or array. */
  #hasNext(closing: string, expected: Expected): boolean {
    this.#skipSpace();
    if (this.#accept(closing)) return false;
    return this.#accept(',') || this.#fail(expected);
  }

  /** Skips punctuation and the space after it, if it is next. */
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

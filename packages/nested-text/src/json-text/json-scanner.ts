import {
  CARRIAGE_RETURN,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  LINE_FEED,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
  TAB,
} from './character-codes.ts';
import type { Place } from './grammar-place.ts';
import type { Diagnosis, JsonProblem } from './json-problem.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString, type StringToken } from './json-string.ts';
import type { Opening } from './still-open.ts';
import { diagnoseString } from './string-diagnosis.ts';
import { diagnose } from './syntax-diagnosis.ts';

/**
 * Finds what is wrong with a JSON text: one problem where it is not JSON or too deep, else one for each name that its
 * object has already. Recurses as deep as the text is nested, up to `maxDepth`.
 */
export function findProblems(text: string, maxDepth: number): readonly JsonProblem[] {
  const scanner = new Scanner(text, maxDepth);
  try {
    scanner.readText();
    return scanner.problems;
  } catch (end) {
    if (end instanceof EndOfReading) return [end.problem];
    throw end;
  }
}

/** Leaves the scan at its first problem that can't be read past. */
class EndOfReading extends Error {
  readonly problem: JsonProblem;

  constructor(problem: JsonProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

class Scanner {
  readonly problems: JsonProblem[] = [];
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #path: (string | number)[] = [];
  readonly #open: Opening[] = [];
  #at = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  readText(): void {
    this.#skipBlanks();
    this.#readValue('start');
    this.#skipBlanks();
    if (this.#at < this.#text.length) this.#fail('end');
  }

  #readValue(place: Place): void {
    const unit = this.#text.charCodeAt(this.#at);
    if (unit === OPEN_BRACE) this.#readObject();
    else if (unit === OPEN_BRACKET) this.#readArray();
    else if (unit === QUOTE) this.#readString();
    else this.#at = scalarEnd(this.#text, this.#at) ?? this.#fail(place);
  }

  #readObject(): void {
    this.#enter('object');
    const names = new Set<string>();
    if (!this.#takes(CLOSE_BRACE)) {
      this.#readEntry(names, 'first name');
      while (this.#goesOn(CLOSE_BRACE, 'after entry')) this.#readEntry(names, 'name');
    }
    this.#open.pop();
  }

  #readEntry(names: Set<string>, place: Place): void {
    if (this.#text.charCodeAt(this.#at) !== QUOTE) this.#fail(place);
    const token = this.#readString();
    const name = decodeString(this.#text, token);
    if (names.has(name)) this.problems.push(duplicateName([...this.#path, name], token));
    names.add(name);
    this.#skipBlanks();
    if (!this.#takes(COLON)) this.#fail('colon');
    this.#path.push(name);
    this.#readValue('value');
    this.#path.pop();
  }

  #readArray(): void {
    this.#enter('array');
    if (!this.#takes(CLOSE_BRACKET)) {
      this.#readItem(0, 'first item');
      for (let position = 1; this.#goesOn(CLOSE_BRACKET, 'after item'); position++) this.#readItem(position, 'item');
    }
    this.#open.pop();
  }

  #readItem(position: number, place: Place): void {
    // A comma behind the last item is the array's problem, not that of an item which isn't there.
    if (this.#text.charCodeAt(this.#at) === CLOSE_BRACKET) this.#fail(place);
    this.#path.push(position);
    this.#readValue(place);
    this.#path.pop();
  }

  #readString(): StringToken {
    const token = readString(this.#text, this.#at);
    const { start, end, fault } = token;
    if (fault !== undefined) this.#stop('syntax', diagnoseString(this.#text, start, fault, this.#open));
    this.#at = end;
    return token;
  }

  /** Steps into an array or object. */
  #enter(kind: Opening['kind']): void {
    const start = this.#at;
    if (this.#open.length >= this.#maxDepth) this.#stop('too-deep', tooDeep(start, this.#maxDepth));
    this.#open.push({ kind, start });
    this.#at++;
    this.#skipBlanks();
  }

  /** Whether a comma follows the entry or item that was read; if not, what closes its object or array has to. */
  #goesOn(closing: number, place: Place): boolean {
    this.#skipBlanks();
    if (this.#takes(closing)) return false;
    return this.#takes(COMMA) || this.#fail(place);
  }

  /** Steps over the punctuation and the blanks behind it, if it stands here. */
  #takes(punctuation: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== punctuation) return false;
    this.#at++;
    if (punctuation === COMMA || punctuation === COLON) this.#skipBlanks();
    return true;
  }

  #skipBlanks(): void {
    const text = this.#text;
    let at = this.#at;
    while (text.charCodeAt(at) <= SPACE && isBlank(text.charCodeAt(at))) at++;
    this.#at = at;
  }

  #fail(place: Place): never {
    this.#stop('syntax', diagnose({ text: this.#text, at: this.#at, place, open: this.#open }));
  }

  #stop(kind: JsonProblem['kind'], diagnosis: Diagnosis): never {
    throw new EndOfReading({ kind, path: [...this.#path], ...diagnosis });
  }
}

const isBlank = (unit: number): boolean =>
  unit === SPACE || unit === LINE_FEED || unit === CARRIAGE_RETURN || unit === TAB;

function duplicateName(path: (string | number)[], { start, end }: StringToken): JsonProblem {
  return {
    kind: 'duplicate-name',
    path,
    span: { start, end },
    found: 'a name that the object has already',
    allowed: 'each name once',
    hint: 'Keep one of them: only the last is read.',
  };
}

function tooDeep(start: number, maxDepth: number): Diagnosis {
  return {
    span: { start, end: start + 1 },
    found: `arrays and objects on ${maxDepth + 1} levels`,
    allowed: `at most ${maxDepth}`,
  };
}

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
import type { ArrayPlace, ObjectPlace, ValuePlace } from './json-map.ts';
import type { Diagnosis, JsonProblem } from './json-problem.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString, type StringToken } from './json-string.ts';
import type { Opening } from './still-open.ts';
import { diagnoseString } from './string-diagnosis.ts';
import { diagnose } from './syntax-diagnosis.ts';

/** What a scan of a JSON text finds. */
export interface JsonScan {
  /** Where the value and its parts stand; `undefined` where the text is not JSON or too deep. */
  readonly root: ValuePlace | undefined;
  /** One problem where the text is not JSON or too deep, else one for each name that its object has already. */
  readonly problems: readonly JsonProblem[];
}

/** Reads a JSON text for its positions and its problems. Recurses as deep as the text is nested, up to `maxDepth`. */
export function scanJson(text: string, maxDepth: number): JsonScan {
  const scanner = new Scanner(text, maxDepth);
  try {
    return { root: scanner.readText(), problems: scanner.problems };
  } catch (end) {
    if (end instanceof EndOfReading) return { root: undefined, problems: [end.problem] };
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

type Entries = Map<string, { name: number; value: ValuePlace }>;

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

  readText(): ValuePlace {
    this.#skipBlanks();
    const root = this.#readValue('start');
    this.#skipBlanks();
    return this.#at === this.#text.length ? root : this.#fail('end');
  }

  #readValue(place: Place): ValuePlace {
    const unit = this.#text.charCodeAt(this.#at);
    if (unit === OPEN_BRACE) return this.#readObject();
    if (unit === OPEN_BRACKET) return this.#readArray();
    return unit === QUOTE ? this.#readString().start : this.#readScalar(place);
  }

  #readObject(): ObjectPlace {
    const start = this.#enter('object');
    const entries: Entries = new Map();
    if (!this.#takes(CLOSE_BRACE)) {
      this.#readEntry(entries, 'first name');
      while (this.#goesOn(CLOSE_BRACE, 'after entry')) this.#readEntry(entries, 'name');
    }
    this.#open.pop();
    return { start, end: this.#at, entries };
  }

  #readEntry(entries: Entries, place: Place): void {
    if (this.#text.charCodeAt(this.#at) !== QUOTE) this.#fail(place);
    const token = this.#readString();
    const name = decodeString(this.#text, token);
    if (entries.has(name)) this.problems.push(duplicateName([...this.#path, name], token));
    this.#skipBlanks();
    if (!this.#takes(COLON)) this.#fail('colon');
    this.#path.push(name);
    const value = this.#readValue('value');
    this.#path.pop();
    entries.set(name, { name: token.start, value });
  }

  #readArray(): ArrayPlace {
    const start = this.#enter('array');
    const items: ValuePlace[] = [];
    if (!this.#takes(CLOSE_BRACKET)) {
      items.push(this.#readItem(0, 'first item'));
      while (this.#goesOn(CLOSE_BRACKET, 'after item')) items.push(this.#readItem(items.length, 'item'));
    }
    this.#open.pop();
    return { start, end: this.#at, items };
  }

  #readItem(position: number, place: Place): ValuePlace {
    // A comma behind the last item is the array's problem, not that of an item which isn't there.
    if (this.#text.charCodeAt(this.#at) === CLOSE_BRACKET) this.#fail(place);
    this.#path.push(position);
    const item = this.#readValue(place);
    this.#path.pop();
    return item;
  }

  #readString(): StringToken {
    const token = readString(this.#text, this.#at);
    const { start, end, fault } = token;
    if (fault !== undefined) this.#stop('syntax', diagnoseString(this.#text, start, fault, this.#open));
    this.#at = end;
    return token;
  }

  #readScalar(place: Place): number {
    const start = this.#at;
    this.#at = scalarEnd(this.#text, start) ?? this.#fail(place);
    return start;
  }

  /** Steps into an array or object, and says where it starts. */
  #enter(kind: Opening['kind']): number {
    const start = this.#at;
    if (this.#open.length >= this.#maxDepth) this.#stop('too-deep', tooDeep(start, this.#maxDepth));
    this.#open.push({ kind, start });
    this.#at++;
    this.#skipBlanks();
    return start;
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

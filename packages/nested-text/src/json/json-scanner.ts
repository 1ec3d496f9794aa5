import type { Span } from '../place/text-layer.ts';
import { MAX_FIELDS, MAX_ITEMS, MAX_LEVELS } from '../problem/limits.ts';
import type { JsonCode, TermOf } from '../problem/messages.ts';
import { addProblem, type JsonProblem, type Params } from '../problem/problem.ts';
import { type Budget, BudgetSpent, MAX_VALUES } from '../tree/budget.ts';
import { type NodeKind, ReadNode } from '../tree/node.ts';
import { scalarEnd } from './json-scalar.ts';
import { decodeString, readString, type StringFault } from './json-string.ts';
import { spaceEnd } from './search.ts';
import { tokenAt } from './token.ts';

export type Expected = TermOf<'syntax'>;

export interface Scan {
  /** Mistakes in the syntax and duplicate names; only the limit that the text breaks, if it breaks one. */
  readonly problems: readonly JsonProblem[];
  /** `undefined` if there is no value, or the text breaks a limit; without a reader of mistakes also if it is not JSON. */
  readonly root?: ReadNode | undefined;
  /** Whether `JSON.parse` reads it. */
  readonly isJson?: boolean;
  /** Where it can't be read on, which is the last problem; `undefined` if all was read. */
  readonly stop?: number | undefined;
  /** Where it has mistakes, or something in place of a value. */
  readonly doubts?: readonly number[];
}

/** What a part of a text with a mistake is read as. */
export interface Recovery {
  readonly as:
    | NodeKind
    | 'space'
    /** The end of the object or array. */
    | 'closing'
    /** Members that the text does not show. */
    | 'members'
    /** What follows can't be read. */
    | 'unreadable';
  /** Where reading goes on. */
  readonly at: number;
  /** `undefined` if it is allowed. */
  readonly problem?: JsonProblem | undefined;
}

/** A place where a text is not JSON. */
export interface Mistake {
  readonly text: string;
  readonly at: number;
  readonly expected: Expected;
  readonly problem: JsonProblem;
}

/** Reads past mistakes and placeholders. */
export interface MistakeReader {
  readonly recover: (mistake: Mistake) => Recovery;
  /** The end of the placeholder at an offset; `undefined` if there is none. */
  readonly placeholderEnd: (text: string, at: number) => number | undefined;
}

/** Reads the values of a JSON text. Without a reader of mistakes, it stops at the first one. */
export function scanJson(text: string, budget: Budget, mistakes?: MistakeReader): Scan {
  const scanner = new Scanner(text, budget, mistakes);
  try {
    const root = scanner.readText();
    const { problems, refusal, isJson, stop, doubts } = scanner;
    return refusal ? { problems: [refusal] } : { problems, root, isJson, stop, doubts };
  } catch (error) {
    if (error instanceof BudgetSpent) return { problems: [scanner.refuseValues()] };
    throw error;
  }
}

const KINDS: Readonly<Record<string, NodeKind>> = { '"': 'string', t: 'boolean', f: 'boolean', n: 'null' };

class Scanner {
  readonly problems: JsonProblem[] = [];
  readonly doubts: number[] = [];
  /** Why the text has no value. */
  refusal: JsonProblem | undefined;
  isJson = true;
  readonly #text: string;
  readonly #budget: Budget;
  readonly #mistakes: MistakeReader | undefined;
  readonly #path: (string | number)[] = [];
  #depth = 0;
  #at = 0;
  #nameStart = 0;
  /** Whether nothing more is read. */
  #isOver = false;

  constructor(text: string, budget: Budget, mistakes: MistakeReader | undefined) {
    this.#text = text;
    this.#budget = budget;
    this.#mistakes = mistakes;
  }

  readText(): ReadNode | undefined {
    this.#skipSpace();
    const root = this.#readValue('start');
    for (this.#skipSpace(); !this.#isOver && this.#at < this.#text.length; this.#skipSpace()) this.#recover('end');
    return root;
  }

  get stop(): number | undefined {
    return this.#isOver ? this.#at : undefined;
  }

  refuseValues(): JsonProblem {
    return this.#problem('too-many-values', this.#here(), 'too-many-values', { max: MAX_VALUES / 1e6 });
  }

  /** Reads a value; `undefined` if there is none. */
  #readValue(expected: Expected): ReadNode | undefined {
    for (; !this.#isOver; this.#skipSpace()) {
      const start = this.#at;
      const first = this.#text.charAt(start);
      if (first === '{' && !this.#isPlaceholder()) return this.#readObject();
      if (first === '[') return this.#readArray();
      const string = first === '"' ? readString(this.#text, start, this.#budget) : undefined;
      const end = typeof string === 'object' ? undefined : (string ?? scalarEnd(this.#text, start));
      if (end !== undefined) return this.#scalar(KINDS[first] ?? 'number', start, end);
      const as = typeof string === 'object' ? this.#recoverString(string) : this.#recover(expected);
      if (as === 'closing' || as === 'unreadable') return undefined;
      if (as !== 'space') return this.#scalar(as === 'members' ? 'unknown' : as, start, this.#at);
    }
    return undefined;
  }

  /** An object may start with the brace of a placeholder: `{{amount}}`. */
  #isPlaceholder(): boolean {
    return this.#text[this.#at + 1] === '{' && this.#mistakes?.placeholderEnd(this.#text, this.#at) !== undefined;
  }

  #scalar(kind: NodeKind, start: number, end: number): ReadNode {
    const node = new ReadNode(kind, start, end, this.#budget);
    this.#at = end;
    return node;
  }

  #readObject(): ReadNode | undefined {
    const object = this.#open('object');
    if (object === undefined) return undefined;
    const names = new Names(object.members);
    let hasNext = !this.#accept('}') && this.#readField(object, names, 'first-name');
    while (hasNext && this.#hasNext(object, '}', 'after-field')) hasNext = this.#readField(object, names, 'name');
    return this.#close(object);
  }

  /** Reads a field. Returns whether another one may follow. */
  #readField(object: ReadNode, names: Names, expected: Expected): boolean {
    if (!this.#skipName(object, expected)) return false;
    const [start, end] = [this.#nameStart, this.#at];
    if (start < 0) return true;
    const name = decodeString(this.#text, start, end);
    const isNew = !names.has(name);
    if (isNew && names.size === MAX_FIELDS) return this.#refuse('too-many-fields', { start, end }, { max: MAX_FIELDS });
    const hasColon = this.#skipColon();
    // Without a colon, it may be a value.
    object.isPartial ||= !hasColon;
    this.#path.push(name);
    if (!isNew) addProblem(this.problems, this.#problem('duplicate-field', { start, end }, 'duplicate-field', {}));
    const value = hasColon ? this.#readValue('value') : new ReadNode('unknown', end, end, this.#budget);
    this.#path.pop();
    if (this.refusal) return false;
    const node = value ?? new ReadNode('unknown', this.#at, this.#at, this.#budget);
    node.name = name;
    node.nameStart = start;
    node.nameEnd = end;
    object.members.push(node);
    names.add(name);
    return true;
  }

  /** Skips a name, or what replaces a field: then the name starts at -1. Returns whether there is one of them. */
  #skipName(object: ReadNode, expected: Expected): boolean {
    for (; !this.#isOver; this.#skipSpace()) {
      this.#nameStart = this.#at;
      const string = this.#text[this.#at] === '"' ? readString(this.#text, this.#at, this.#budget) : undefined;
      if (typeof string === 'number') this.#at = string;
      const as = typeof string === 'number' ? 'string' : string ? this.#recoverString(string) : this.#recover(expected);
      if (as === 'string') return true;
      if (as === 'members') object.isPartial = true;
      this.#nameStart = -1;
      if (as !== 'space') return as === 'members';
    }
    return false;
  }

  #skipColon(): boolean {
    for (this.#skipSpace(); !this.#isOver; this.#skipSpace()) {
      if (this.#accept(':')) return true;
      if (this.#recover('colon') !== 'space') return false;
    }
    return false;
  }

  #readArray(): ReadNode | undefined {
    const array = this.#open('array');
    if (array === undefined) return undefined;
    let hasNext = !this.#accept(']') && this.#readItem(array, 'first-item');
    while (hasNext && this.#hasNext(array, ']', 'after-item')) hasNext = this.#readItem(array, 'item');
    return this.#close(array);
  }

  /** Reads an item. Returns whether another one may follow. */
  #readItem(array: ReadNode, expected: Expected): boolean {
    const position = array.members.length;
    // The array has the trailing comma, so the problem has the array's path, not that of a missing item.
    const isItem = this.#text[this.#at] !== ']';
    if (isItem && position === MAX_ITEMS) return this.#refuse('too-many-items', this.#here(), { max: MAX_ITEMS });
    if (isItem) this.#path.push(position);
    const item = this.#readValue(expected);
    if (isItem) this.#path.pop();
    if (item) array.members.push(item);
    return item !== undefined;
  }

  #open(kind: 'object' | 'array'): ReadNode | undefined {
    if (this.#depth === MAX_LEVELS) {
      this.#refuse('too-deep', this.#here(), { max: MAX_LEVELS });
      return undefined;
    }
    const node = new ReadNode(kind, this.#at, this.#at, this.#budget);
    node.members = [];
    this.#depth++;
    this.#at++;
    this.#skipSpace();
    return node;
  }

  #close(node: ReadNode): ReadNode {
    this.#depth--;
    node.end = this.#at;
    node.isPartial ||= this.#isOver;
    return node;
  }

  /** Skips a comma or the closing bracket. Returns whether it was a comma. */
  #hasNext(node: ReadNode, closing: string, expected: Expected): boolean {
    for (this.#skipSpace(); !this.#isOver; this.#skipSpace()) {
      if (this.#accept(closing)) return false;
      if (this.#accept(',')) return true;
      const as = this.#recover(expected);
      if (as === 'members') node.isPartial = true;
      else if (as !== 'space') return false;
    }
    return false;
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

  #recoverString(fault: StringFault): Recovery['as'] {
    return this.#recover('closing-quote', this.#problem('syntax', fault, fault.code, { expected: 'closing-quote' }));
  }

  /** Reads past a mistake. Returns what it was read as. */
  #recover(expected: Expected, problem = this.#unexpected(expected)): Recovery['as'] {
    this.#budget.spend(1);
    const [text, at] = [this.#text, this.#at];
    const read = this.#mistakes?.recover({ text, at, expected, problem });
    this.isJson = false;
    this.doubts.push(at);
    if (read === undefined) this.refusal = problem;
    if (read?.problem) addProblem(this.problems, read.problem);
    this.#isOver = read === undefined || read.as === 'unreadable';
    this.#at = read?.at ?? at;
    return read?.as ?? 'unreadable';
  }

  #unexpected(expected: Expected): JsonProblem {
    const { length } = this.#text;
    if (this.#at === length) return this.#problem('syntax', { start: length, end: length }, 'truncated', { expected });
    const { token, span } = tokenAt(this.#text, this.#at);
    return this.#problem('syntax', span, 'unexpected-token', { token, expected });
  }

  #refuse(code: 'too-deep' | 'too-many-fields' | 'too-many-items', span: Span, params: Params): false {
    this.refusal = this.#problem(code === 'too-deep' ? code : 'too-many-values', span, code, params);
    this.#isOver = true;
    return false;
  }

  #here(): Span {
    return { start: this.#at, end: this.#at + 1 };
  }

  #problem(kind: JsonProblem['kind'], { start, end }: Span, code: JsonCode, params: Params): JsonProblem {
    return { kind, code, params, path: [...this.#path], span: { start, end } };
  }
}

/** More names are searched in a set. */
const MOST_SEARCHED = 16;

/** The names of an object while it is read. */
class Names {
  readonly #members: readonly ReadNode[];
  #set: Set<string> | undefined;

  constructor(members: readonly ReadNode[]) {
    this.#members = members;
  }

  get size(): number {
    return this.#set?.size ?? 0;
  }

  has(name: string): boolean {
    if (this.#set) return this.#set.has(name);
    for (let i = 0; i < this.#members.length; i++) if (this.#members[i]?.name === name) return true;
    return false;
  }

  add(name: string): void {
    if (this.#set) this.#set.add(name);
    else if (this.#members.length > MOST_SEARCHED)
      this.#set = new Set(this.#members.map((member) => member.name ?? ''));
  }
}

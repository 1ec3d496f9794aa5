import { MAX_LEVELS, type Span } from '@pg/nested-text';

/** A value in a JSON text that may be unfinished. */
export interface LooseValue extends Span {
  readonly kind: 'object' | 'array' | 'scalar';
  /** The fields of an object, or the items of an array, which have no names. */
  readonly members: readonly LooseMember[];
  /** Whether it has its closing bracket. */
  readonly isClosed: boolean;
}

export interface LooseMember {
  readonly name: string;
  readonly nameSpan: Span;
  /** The end of the colon; `undefined` if there is none. */
  readonly afterColon: number | undefined;
  /** `undefined` while it is not written yet. */
  readonly value: LooseValue | undefined;
}

const SPACE_OR_COMMENT = /(?:[\s,]+|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))/y;
const WORD = /[^\s{}[\],:"]+/y;
const STRING_END = /["\\\n]/g;

/** Reads JSON that may be unfinished or have mistakes, as in an editor. It never fails. */
export function readLoosely(text: string): LooseValue | undefined {
  let at = 0;

  const skipSpace = (): void => {
    SPACE_OR_COMMENT.lastIndex = at;
    while (SPACE_OR_COMMENT.test(text)) at = SPACE_OR_COMMENT.lastIndex;
  };

  const readScalar = (): Span => {
    const start = at;
    at = text[at] === '"' ? stringEnd(text, at) : wordEnd(text, at);
    return { start, end: at };
  };

  function readValue(level: number): LooseValue {
    const start = at;
    const open = text[at];
    if ((open !== '{' && open !== '[') || level > MAX_LEVELS)
      return { ...readScalar(), kind: 'scalar', members: [], isClosed: true };
    at++;
    const members: LooseMember[] = [];
    for (skipSpace(); at < text.length && text[at] !== '}' && text[at] !== ']'; skipSpace())
      members.push(open === '{' ? readField(level) : itemOf(readValue(level + 1)));
    const isClosed = at < text.length;
    if (isClosed) at++;
    return { start, end: at, kind: open === '{' ? 'object' : 'array', members, isClosed };
  }

  function readField(level: number): LooseMember {
    if (text[at] === '{' || text[at] === '[') return itemOf(readValue(level + 1));
    const nameSpan = readScalar();
    const name = decoded(text, nameSpan);
    const isName = nameSpan.end > nameSpan.start && text[at] !== ':' ? isColonNext() : text[at] === ':';
    if (!isName) return { name, nameSpan, afterColon: undefined, value: undefined };
    at = text.indexOf(':', at) + 1;
    const afterColon = at;
    skipSpace();
    const isMissing = at >= text.length || text[at] === '}' || text[at] === ']' || hasComma(afterColon) || isNextName();
    return { name, nameSpan, afterColon, value: isMissing ? undefined : readValue(level + 1) };
  }

  const hasComma = (from: number): boolean => text.slice(from, at).includes(',');

  const isColonNext = (): boolean => /^\s*:/.test(text.slice(at, at + 20));

  /** Whether the next string is the name of the next field, and not a value. */
  function isNextName(): boolean {
    if (text[at] !== '"') return false;
    const before = at;
    readScalar();
    const isName = isColonNext();
    at = before;
    return isName;
  }

  skipSpace();
  return at < text.length ? readValue(0) : undefined;
}

const itemOf = (value: LooseValue): LooseMember => ({
  name: '',
  nameSpan: { start: value.start, end: value.start },
  afterColon: value.start,
  value,
});

/** An unfinished string ends with its line. */
function stringEnd(text: string, start: number): number {
  STRING_END.lastIndex = start + 1;
  for (let match = STRING_END.exec(text); match; match = STRING_END.exec(text)) {
    if (match[0] === '"') return match.index + 1;
    if (match[0] === '\n') return match.index;
    STRING_END.lastIndex = match.index + 2;
  }
  return text.length;
}

/** At least one character, so that the reader never stops at a stray colon. */
function wordEnd(text: string, start: number): number {
  WORD.lastIndex = start;
  return WORD.test(text) ? WORD.lastIndex : start + 1;
}

/** The content of a string or word. */
export function decoded(text: string, { start, end }: Span): string {
  const written = text.slice(start, end);
  try {
    if (/^".*"$/s.test(written)) return String(JSON.parse(written));
  } catch {
    // It has an escape that JSON does not know.
  }
  return written.replace(/^"|"$/g, '');
}

const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** The value as JSON.parse would return it, without what is not written yet. */
export function toValue(text: string, { kind, members, start, end }: LooseValue): unknown {
  if (kind === 'array') return members.map(({ value }) => value && toValue(text, value));
  if (kind === 'object')
    return Object.fromEntries(members.map(({ name, value }) => [name, value && toValue(text, value)]));
  const written = text.slice(start, end);
  if (/^-?\d/.test(written)) return Number(written);
  return Object.hasOwn(WORDS, written) ? WORDS[written] : decoded(text, { start, end });
}

import type { JsonCode } from '../problem/messages.ts';
import type { JsonProblem } from '../problem/problem.ts';
import { diagnose } from './diagnose.ts';
import type { Mistake, MistakeReader, Recovery } from './json-scanner.ts';
import { decodeString, quotedEnd } from './json-string.ts';
import { windowAt } from './token.ts';

/** How a JSON text may be written: strictly, with comments and trailing commas, or as JSON5. */
export type JsonDialect = 'json' | 'jsonc' | 'json5';

/** What is filled in before a text is sent, in place of a value: `{{name}}`, `${name}`, `$NAME`, `$(command)`, `<name>`. */
const PLACEHOLDER =
  /^(?:\{\{[^{}"\n]+\}\}|\$\{[^{}"\n]+\}|\$\([^()"\n]*\)|\$[A-Za-z_]\w*|<[^<>"\n]+>)(?:\{\{[^{}"\n]+\}\}|"[^"\n]*"(?=\{\{)|[\w.+-])*/;
/** What a shell fills in. */
const COMMAND = /^`[^`"\n]*`/;
const ELLIPSIS = /^(?:\.{3}|…)/;

/**
 * Reads past the mistakes of a JSON text.
 *
 * @param isShell Whether a shell expands commands in backticks.
 */
export function readingPast(dialect: JsonDialect, isShell: boolean): MistakeReader {
  const placeholderEnd = (text: string, at: number): number | undefined => {
    const upcoming = windowAt(text, at);
    const [placeholder] = PLACEHOLDER.exec(upcoming) ?? (isShell ? (COMMAND.exec(upcoming) ?? []) : []);
    return placeholder ? at + placeholder.length : undefined;
  };
  return {
    placeholderEnd,
    recover(mistake) {
      const { text, at, expected, problem } = mistake;
      const isName = expected.endsWith('name');
      const placeholder =
        isName || expected.endsWith('item') || expected === 'value' ? placeholderEnd(text, at) : undefined;
      if (placeholder !== undefined && isName && isBeforeColon(text, placeholder))
        return { as: 'string', at: placeholder };
      if (placeholder !== undefined) return { as: isName ? 'members' : 'unknown', at: placeholder };
      return readPast({ ...mistake, problem: diagnose(text, problem) }, dialect);
    },
  };
}

const isBeforeColon = (text: string, at: number): boolean => /^\s*:/.test(windowAt(text, at));

/** What a mistake is read as, and how it is fixed. `isAllowed` if it is none in this dialect. */
interface Reading extends Pick<Recovery, 'as' | 'at'> {
  readonly fix?: Fix | undefined;
  readonly isAllowed?: boolean;
}

type Fix = NonNullable<JsonProblem['fix']>;

function readPast(mistake: Mistake, dialect: JsonDialect): Recovery {
  const { text, at, problem, expected } = mistake;
  const first = text.charAt(at);
  // Only a comment is in the object or array, or it has a trailing comma.
  const isAllowed = expected.startsWith('first') || dialect !== 'json';
  const isClosing = (expected.endsWith('name') && first === '}') || (expected.endsWith('item') && first === ']');
  if (isAllowed && isClosing && !expected.startsWith('after')) return { as: 'closing', at: at + 1 };
  const read = readEllipsis(mistake) ?? READINGS[problem.code]?.(mistake, dialect);
  if (read === undefined) return { as: 'unreadable', at, problem };
  return {
    as: read.as,
    at: read.at,
    problem: read.isAllowed ? undefined : { ...problem, ...(read.fix && { fix: read.fix }) },
  };
}

const certain = (start: number, end: number, text: string): Fix => ({ edits: [{ start, end, text }], isCertain: true });

/** A mistake without a reading ends the reading. */
const READINGS: { readonly [TCode in JsonCode]?: (mistake: Mistake, dialect: JsonDialect) => Reading | undefined } = {
  // A comment may be worth keeping elsewhere.
  comment({ text, at }, dialect) {
    const end = commentEnd(text, at);
    const fix = { edits: [{ start: at, end, text: '' }], isCertain: false };
    return { as: 'space', at: end, fix, isAllowed: dialect !== 'json' && text[at] === '/' };
  },
  'unicode-space': ({ at, problem: { span } }, dialect) => ({
    as: 'space',
    at: span.end,
    fix: certain(at, span.end, ' '),
    isAllowed: dialect === 'json5',
  }),
  'single-quote': readQuoted,
  'typographic-quote': readQuoted,
  'unquoted-name': ({ text, at, problem: { span } }, dialect) => {
    const name = text.slice(at, span.end);
    const isAllowed = dialect === 'json5' && IDENTIFIER.test(name);
    return { as: 'string', at: span.end, fix: certain(at, span.end, JSON.stringify(name)), isAllowed };
  },
  'javascript-word': ({ text, at, problem: { span } }, dialect) => {
    const isNumber = dialect === 'json5' && text.slice(at, span.end) !== 'undefined';
    return { as: isNumber ? 'number' : 'unknown', at: span.end, isAllowed: isNumber };
  },
  'python-word': readWord,
  'capital-letters': readWord,
  'unquoted-string': ({ text, at, problem: { span } }, dialect) => {
    if (dialect === 'json5' && JSON5_NUMBER.test(text.slice(at, span.end)))
      return { as: 'number', at: span.end, isAllowed: true };
    return { as: 'unknown', at: span.end + (/^[^,\]}\n"]*/.exec(windowAt(text, span.end))?.[0].trimEnd().length ?? 0) };
  },
  'unknown-escape': readString,
  'control-in-string': readString,
  'line-break-in-string': readBrokenString,
};

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const JSON5_NUMBER = /^[+-]?(?:0x[\da-f]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i;
/** Escapes that JSON5 does not allow: a digit, and `\x` or `\u` without their digits. */
const NO_JSON5_ESCAPE = /\\(?:[1-9]|0\d|x(?![\da-f]{2})|u(?![\da-f]{4}))/i;

/** A string with escapes or control characters that only JSON5 allows. */
function readString({ text, at }: Mistake, dialect: JsonDialect): Reading | undefined {
  const end = quotedEnd(text, at);
  if (end === undefined) return undefined;
  const hasEscape = NO_JSON5_ESCAPE.test(text.slice(at, end).replaceAll('\\\\', ''));
  return { as: 'string', at: end, isAllowed: dialect === 'json5' && !hasEscape };
}

/** An unclosed comment ends with the text. */
function commentEnd(text: string, start: number): number {
  const closing = text.startsWith('/*', start) ? '*/' : '\n';
  const end = text.indexOf(closing, start + 2);
  return end < 0 ? text.length : closing === '*/' ? end + 2 : end;
}

function readQuoted(mistake: Mistake, dialect: JsonDialect): Reading | undefined {
  const { text, at, expected } = mistake;
  if (expected.startsWith('after')) return undefined;
  const read = readString(mistake, dialect);
  if (read === undefined) return undefined;
  const fix = certain(at, read.at, JSON.stringify(decodeString(text, at, read.at)));
  return { ...read, fix, isAllowed: text[at] === "'" && read.isAllowed === true };
}

const WORDS: Readonly<Record<string, string>> = { true: 'true', false: 'false', null: 'null', none: 'null' };

function readWord({ text, at, problem: { span } }: Mistake): Reading {
  const word = WORDS[text.slice(at, span.end).toLowerCase()] ?? 'null';
  return { as: word === 'null' ? 'null' : 'boolean', at: span.end, fix: certain(at, span.end, word) };
}

/** A string with a line break: it is continued in JSON5 after a backslash, and otherwise ends at its quote. */
function readBrokenString(mistake: Mistake, dialect: JsonDialect): Reading | undefined {
  const {
    text,
    problem: { span },
  } = mistake;
  const continued = dialect === 'json5' && text[span.end - 1] === '\\' ? readString(mistake, dialect) : undefined;
  if (continued) return continued;
  const closed = /^[^"\\]*(?:\\.[^"\\]*)*"(?=\s*[,}\]])/.exec(windowAt(text, span.end));
  return closed ? { as: 'unknown', at: span.end + closed[0].length } : undefined;
}

function readEllipsis({ text, at, expected }: Mistake): Reading | undefined {
  const isMember = expected !== 'start' && expected !== 'end' && expected !== 'colon';
  const [ellipsis] = (isMember && ELLIPSIS.exec(text.slice(at, at + 3))) || [];
  return ellipsis ? { as: expected === 'value' ? 'unknown' : 'members', at: at + ellipsis.length } : undefined;
}

import type { Span } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { JsonProblem, Params } from '../problem/problem.ts';
import { windowAt } from './token.ts';
import {
  BARE_WORD,
  BARE_WORDS,
  FOREIGN_ENDS,
  FOREIGN_NAMES,
  FOREIGN_SIGNS,
  mistakeIn,
  OTHER_FORMATS,
} from './usual-mistakes.ts';

/** Where a text is no longer JSON, the token there, what the grammar expects, and the last comma before. */
interface Stop extends Span {
  readonly text: string;
  readonly comma: number;
  readonly token: string;
  readonly expected: string;
}

interface Diagnosis extends Span {
  readonly code: JsonCode;
  readonly params?: Params;
}

/**
 * Replaces a problem with JSON by the usual mistake that causes it, if there is one.
 *
 * @param comma The last comma before the problem.
 */
export function diagnose(text: string, problem: JsonProblem, comma: number): JsonProblem {
  const { kind, code, path, span, params } = problem;
  const stop = { text, comma, ...span, token: String(params.token), expected: String(params.expected) };
  if (code === 'truncated' && stop.expected === 'start') {
    return { kind, code: 'no-json', params, path, span: { start: 0, end: 0 } };
  }
  if (code !== 'unexpected-token') return problem;
  if (isCut(stop)) {
    const end = { start: text.length, end: text.length };
    return { kind, code: 'truncated', params, path, span: end };
  }
  const mistake = trailingComma(stop) ?? quoteInString(stop) ?? foreign(stop) ?? bareWord(stop) ?? missingComma(stop);
  if (mistake === undefined) return problem;
  const { start, end } = mistake;
  return { kind, code: mistake.code, params: { ...params, ...mistake.params }, path, span: { start, end } };
}

const CUT_VALUE = /^(?:-|-?\d+\.|-?\d+(?:\.\d+)?[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

/** Whether the text ends inside a number, `true`, `false` or `null` of an object or array. */
const isCut = ({ text, start, expected }: Stop): boolean =>
  expected !== 'start' && isValueExpected(expected) && CUT_VALUE.test(windowAt(text, start));

const isValueExpected = (expected: string): boolean => ['start', 'value', 'first-item', 'item'].includes(expected);

function trailingComma({ comma, token, expected }: Stop): Diagnosis | undefined {
  const isTrailing = (expected === 'name' && token === '}') || (expected === 'item' && token === ']');
  if (!isTrailing) return undefined;
  const params = { part: expected === 'name' ? 'field' : 'item' };
  return { code: 'trailing-comma', start: comma, end: comma + 1, params };
}

/** If a word follows a closing quote, the quote belongs to the string, or an earlier string is not closed. */
function quoteInString({ text, start }: Stop): Diagnosis | undefined {
  const isWord = text.charAt(start - 1) === '"' && /^[\p{L}\p{N}_]/u.test(windowAt(text, start));
  return isWord ? { code: 'quote-in-string', start: start - 1, end: start } : undefined;
}

function foreign({ text, start, expected }: Stop): Diagnosis | undefined {
  const upcoming = windowAt(text, start);
  const isName = expected === 'first-name' || expected === 'name';
  const found =
    (expected === 'start' ? mistakeIn(OTHER_FORMATS, upcoming) : undefined) ??
    mistakeIn(FOREIGN_SIGNS, upcoming) ??
    (isName ? mistakeIn(FOREIGN_NAMES, upcoming) : undefined) ??
    (expected === 'after-item' || expected === 'end' ? mistakeIn(FOREIGN_ENDS, upcoming) : undefined);
  return found && { code: found.code, start, end: start + found.length };
}

function bareWord({ text, start, expected }: Stop): Diagnosis | undefined {
  const word = isValueExpected(expected) ? BARE_WORD.exec(windowAt(text, start))?.[0] : undefined;
  if (word === undefined) return undefined;
  const code = mistakeIn(BARE_WORDS, word)?.code ?? 'unquoted-string';
  // A text that starts with a word or a date may have any format.
  const isOther = code === 'unquoted-string' && expected === 'start';
  return isOther ? undefined : { code, start, end: start + word.length };
}

const VALUE_TOKENS = ['string', 'number', 'value', 'word', '{', '['];

function missingComma({ start, end, token, expected }: Stop): Diagnosis | undefined {
  const parts = expected === 'after-field' ? 'fields' : expected === 'after-item' ? 'items' : undefined;
  if (parts === undefined || !VALUE_TOKENS.includes(token)) return undefined;
  return { code: 'missing-comma', start, end, params: { parts } };
}

import type { Span } from '../place/text-layer.ts';
import type { JsonCode } from '../problem/messages.ts';
import type { JsonProblem } from '../problem/problem.ts';
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

/** Where a text is no longer JSON, and what the grammar expects. */
interface Stop extends Span {
  readonly text: string;
  readonly expected: string;
}

interface Diagnosis extends Span {
  readonly code: JsonCode;
}

/** Replaces a problem with JSON by the usual mistake that causes it, if there is one. */
export function diagnose(text: string, problem: JsonProblem): JsonProblem {
  const { kind, code, path, span, params } = problem;
  const stop = { text, ...span, expected: String(params.expected) };
  if (code === 'truncated' && stop.expected === 'start') {
    return { kind, code: 'no-json', params, path, span: { start: 0, end: 0 } };
  }
  if (code !== 'unexpected-token') return problem;
  if (isCut(stop)) {
    const end = { start: text.length, end: text.length };
    return { kind, code: 'truncated', params, path, span: end };
  }
  const mistake = foreign(stop) ?? bareWord(stop);
  if (mistake === undefined) return problem;
  const { start, end } = mistake;
  return { kind, code: mistake.code, params, path, span: { start, end } };
}

const CUT_VALUE = /^(?:-|-?\d+\.|-?\d+(?:\.\d+)?[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

/** Whether the text ends inside a number, `true`, `false` or `null` of an object or array. */
const isCut = ({ text, start, expected }: Stop): boolean =>
  expected !== 'start' && isValueExpected(expected) && CUT_VALUE.test(windowAt(text, start));

const isValueExpected = (expected: string): boolean => ['start', 'value', 'first-item', 'item'].includes(expected);

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

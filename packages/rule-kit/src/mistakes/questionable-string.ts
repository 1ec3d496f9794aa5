import { countCharacters } from '@pg/type-codes';
import type { Basis } from '../findings/finding.ts';
import { meanings, withMeantCode } from '../formats/codes.ts';
import type { RowMistake } from '../match/evaluate.ts';
import type { FieldSpec } from '../rows/table.ts';
import { checkRules } from '../rules/row-rules.ts';
import type { Params } from '../words/messages.ts';
import { mayBeLeftOut } from './describe-value.ts';
import { findSeveral, meantCode, wrongCase } from './listed-causes.ts';

/** Why a string that matches its spec is questionable; `undefined` if it is not. */
export function findQuestionable(spec: FieldSpec, text: string, beside?: unknown): RowMistake | undefined {
  const half = spec.row === undefined || spec.row[0] === JSON_TEXT ? text.search(HALF) : -1;
  if (half >= 0) return questionAt('half-character', text, half);
  if (spec.row === undefined) return undefined;
  const hasControl = !isPrintable(spec) && misplacedControl(spec).test(text);
  // If it is a given value with a line break at the end, only the line break is reported.
  if (isUngiven(spec, text) && !(hasControl && !isUngiven(spec, text.trim()))) {
    const given = spec.knownValues ?? [];
    const several = spec.row[0] === LIST ? findSeveral(text, given) : undefined;
    if (several) return { ...several, rule: checkRules['given-value'] };
    return questionableCode(text, given, spec.table?.basis);
  }
  if (hasControl) {
    const index = text.search(misplacedControl(spec));
    const character = text.charAt(index);
    if (HALF.test(character)) return questionAt('half-character', text, index);
    const code =
      character === '\ufffd' ? 'lost-character' : /[\r\n]/.test(character) ? 'line-break' : 'control-character';
    return questionAt(code, text, index);
  }
  return findNoContent(spec, text) ?? findUnexpected(spec, text, beside);
}

const questionAt = (code: string, text: string, index: number): RowMistake => ({
  rule: checkRules['control-character'],
  code,
  params: { at: countCharacters(text.slice(0, index)) + 1 },
});

/** Why a value that matches its type does not fit its meaning; `undefined` if it fits. */
export function findUnexpected({ row }: FieldSpec, text: string, beside?: unknown): RowMistake | undefined {
  const should = row?.[3]?.should;
  const mistake = should && meanings[should].findMistake(text, beside);
  return mistake && { ...(withMeantCode(should, text, mistake) ?? mistake), rule: checkRules['expected-format'] };
}

const isUngiven = ({ knownValues }: FieldSpec, text: string): boolean =>
  knownValues !== undefined && text !== '' && !knownValues.includes(text);

function questionableCode(text: string, given: readonly string[], basis: Basis | undefined): RowMistake {
  const meant = meantCode(text, given);
  if (meant === undefined)
    return {
      rule: checkRules['given-value'],
      code: basis === 'published' ? 'not-published' : 'not-given',
      params: { given },
    };
  const rule = checkRules['given-value'];
  if (meant.certain) return { ...wrongCase(meant.name, text), rule };
  const params = { given, meant: meant.name };
  return { rule, code: 'misspelled-given', params, choices: [{ value: meant.name }] };
}

/** Whether matching strings can't have control characters. In JSON, the rules of JSON report them. */
function isPrintable({ kind, format, row }: FieldSpec): boolean {
  if (kind === 'N' || kind === 'A' || kind === 'values') return true;
  return format?.pattern !== undefined || row?.[0] === JSON_TEXT;
}

const LIST = 'array of string';
const JSON_TEXT = 'string (JSON text)';

const HALF = /\p{Cs}/u;
/** C0, DEL and C1, characters that change the direction of the text, half of a surrogate pair, and U+FFFD. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const CONTROL_CHARACTER = /[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const CONTROL_BUT_LINE_BREAK = /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}]/u;

const misplacedControl = ({ row }: FieldSpec): RegExp => (row?.[3]?.lines ? CONTROL_BUT_LINE_BREAK : CONTROL_CHARACTER);

/** Why a string has no content: it is empty, a word for a missing value, or spaces. */
export function findNoContent(spec: FieldSpec, text: string): RowMistake | undefined {
  const of = (code: string, params: Params = {}): RowMistake => ({ rule: checkRules['empty-string'], code, params });
  if (text === '') return of(mayBeLeftOut(spec) ? 'empty-optional' : 'empty-required');
  if (isNoValue(text)) return text === OBJECT ? of('object-as-string') : of('no-value', { word: text });
  const isBlank = text.charCodeAt(0) <= SPACE && text.trim() === '';
  return isBlank ? of('only-spaces') : undefined;
}

/** Whether a string has content, and no character that may be questionable. It is a fast test that most strings pass. */
export function isPlainText(text: string): boolean {
  if (text.charCodeAt(0) <= SPACE || isNoValue(text)) return false;
  // Faster than a pattern, as most strings are short.
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < SPACE || unit > TILDE) return !UNUSUAL_CHARACTER.test(text);
  }
  return text !== '';
}

/** Control characters, U+FFFD, and both halves of surrogate pairs. With the flag `u`, patterns are slower. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
const UNUSUAL_CHARACTER = /[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffd]/;

const OBJECT = '[object Object]';
/** Whether it is a string that JavaScript makes of a missing value or an object. A set would compute a hash of the string. */
const isNoValue = (text: string): boolean =>
  text === 'undefined' || text === 'null' || text === 'NaN' || text === OBJECT;

const SPACE = 0x20;
const TILDE = 0x7e;

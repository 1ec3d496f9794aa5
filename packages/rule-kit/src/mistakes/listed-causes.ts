import { textOf } from '../data/value.ts';
import type { Mistake } from '../findings/finding.ts';
import { toMistake } from '../findings/messages.ts';
import type { RowFacts } from '../rows/row.ts';
import { bareName } from '../words/field-name.ts';
import { type NearName, nearestName } from '../words/nearest-name.ts';
import { choicesOf } from './listed-values.ts';

/** Why a value is not in a closed list; `undefined` if the cause is not known. */
export function findListedCause(
  value: unknown,
  allowed: readonly string[],
  { conflict, published, words = {} }: RowFacts = {},
): Mistake | undefined {
  if (conflict !== undefined && value === conflict.value) {
    const choices = [{ value: conflict.instead }];
    return { basis: 'conflict', severity: 'error', choices, ...toMistake('sample-value', { allowed, ...conflict }) };
  }
  const word = Object.entries(words).find(([, each]) => each.split(' ').includes(bareWord(value)))?.[0];
  if (word !== undefined) return { choices: [{ value: word }], ...toMistake('other-word', { allowed, meant: word }) };
  const meant = typeof value === 'number' ? codeOfNumber(value, allowed) : meantCode(value, allowed);
  if (meant === undefined)
    return couldBeCode(value, allowed)
      ? { choices: choicesOf(allowed), ...toMistake('not-listed-value', { allowed, value }) }
      : undefined;
  const basis = published?.includes(meant.name) ? ({ basis: 'published' } as const) : {};
  if (typeof value === 'number')
    return { ...toMistake('listed-as-number', { meant: meant.name }), fix: { value: meant.name }, ...basis };
  const text = String(value);
  if (meant.certain) return { ...wrongCase(meant.name, text), ...basis };
  const misspelled = toMistake('misspelled-value', { allowed, value: text, meant: meant.name });
  return { ...misspelled, choices: [{ value: meant.name }], ...basis };
}

/** The mistake of an item that has several codes of a list, such as `card,naps`. */
export function findSeveral(value: unknown, codes: readonly string[]): Mistake | undefined {
  const parts = textOf(value).split(/[^\w-]+/);
  return parts.length > 1 && !parts.includes('') && parts.some((part) => codes.includes(part))
    ? toMistake('several-in-one')
    : undefined;
}

const bareWord = (value: unknown): string => textOf(value).trim().toLowerCase().replace(/\.$/, '');

const codeOfNumber = (number: number, codes: readonly string[]): NearName | undefined => {
  const name = codes.find((code) => /^\d+$/.test(code) && Number(code) === number);
  return name === undefined ? undefined : { name, certain: true };
};

/** The mistake of a code that differs only in case, spaces, `-`, `_` or leading zeros. */
export const wrongCase = (meant: string, value: string): Mistake => ({
  ...toMistake('wrong-case', { meant, value: JSON.stringify(value).slice(1, -1) }),
  fix: { value: meant },
});

const withoutDigits = (code: string): string => code.replaceAll(/\d/g, '');

/** The listed code that a string probably means. */
export function meantCode(value: unknown, codes: readonly string[]): NearName | undefined {
  if (typeof value !== 'string') return undefined;
  const same = sameCode(value, codes) ?? codes.find((code) => isSameNumber(code, value));
  if (same !== undefined) return { name: same, certain: true };
  const near = isLikeCodes(value, codes) ? nearestName(value, codes) : undefined;
  // Codes that differ only in digits are different codes: EC_v2 is not a misspelled EC_v1.
  return near && withoutDigits(near.name) !== withoutDigits(value) ? near : undefined;
}

/** Whether a string is a code without its leading zeros. */
const isSameNumber = (code: string, value: string): boolean => /^\d+$/.test(value) && Number(code) === Number(value);

/** Whether a value is not a payer's data, and may be quoted: it is a code of the list, perhaps with other letters. */
export const couldBeCode = (text: unknown, codes: readonly string[]): text is string =>
  typeof text === 'string' &&
  (sameCode(text, codes) !== undefined ||
    (/[A-Za-z]/.test(text) && isLikeCodes(text, codes) && nearestName(text, codes) !== undefined));

/** Whether a string has only kinds of character that occur in the codes, and is not longer than the longest code. */
export function isLikeCodes(text: string, codes: readonly string[]): boolean {
  if (codes.every((code) => text.length > code.length)) return false;
  const all = codes.join('');
  return [...text].every(
    (character) => KINDS.find((kind) => kind.test(character))?.test(all) ?? all.includes(character),
  );
}

const KINDS = [/[A-Za-z]/, /[0-9]/];

/** The listed code that a string differs from only in case, spaces, `-` and `_`. */
function sameCode(text: string, codes: readonly string[]): string | undefined {
  const bare = bareName(text);
  return bare === '' ? undefined : codes.find((code) => bareName(code) === bare);
}

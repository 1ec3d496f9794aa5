import { typeOf } from '@pg/type-codes';
import { textOf } from '../data/value.ts';
import type { Mistake } from '../findings/finding.ts';
import { toMistake } from '../findings/messages.ts';
import { stringMessages } from '../words/string-messages.ts';
import { amount, calendarDate, twoDigits } from './formats.ts';
import { decimalsOf } from './numbers-by-code.ts';
import { url } from './url.ts';
import { findUrlCause } from './url-causes.ts';

/** Why a value that does not match is wrong, if a usual cause is known. `beside` is the field by which it is read. */
type FindFormatCause = (value: unknown, beside: unknown) => Mistake | undefined;

/** The usual causes of mistakes, by the format's name. They are not part of the formats, so that bundles of schemas are smaller. */
export const formatCauses: ReadonlyMap<string, FindFormatCause> = new Map<string, FindFormatCause>([
  [calendarDate.name, (value) => (typeOf(value) === 'date' ? toMistake('date-object') : undefined)],
  [amount.name, (value, currency) => findAmountCause(value, textOf(currency).trim().toUpperCase())],
  [twoDigits.name, findDigitsCause],
  [url.name, findUrlCause],
]);

/** The hint of a number that lost zeros, if it is known how many. */
export const WITH_ZEROS = 'Put it in quotes, with {zeros:zero} at the front.';

/** The cause of an amount without decimals, which may be in the smallest unit of its currency, or of a number. */
function findAmountCause(value: unknown, currency: string): Mistake | undefined {
  const text = textOf(value);
  const isNumber = Number.isFinite(value);
  if (!/^-?\d+$/.test(text)) return isNumber ? toMistake('decimal-as-number') : undefined;
  const decimals = decimalsOf(currency);
  if (decimals === 0) return toMistake('no-minor-unit', { currency });
  if (decimals === 2) return isNumber ? toMistake('amount-as-number') : undefined;
  const isTooSmall = /[1-9]/.test(text.slice(2 - decimals));
  return toMistake(isTooSmall ? 'minor-unit-too-small' : 'in-minor-unit', { currency, divisor: 10 ** decimals });
}

/** The cause of missing leading zeros: the value is a number, or was converted from one. */
function findDigitsCause(value: unknown): Mistake | undefined {
  if (!/^\d$/.test(textOf(value))) return undefined;
  if (typeof value === 'string') return toMistake('missing-zeros', { exact: 2, length: 1 });
  return { code: 'number-not-string', messages: stringMessages, params: { zeros: 1 }, hint: WITH_ZEROS };
}

import { toArray, unwrap } from '../data/unwrap.ts';
import type { Fix } from '../findings/finding.ts';
import { matchesValue } from '../match/matches-value.ts';
import type { Field } from '../rows/table.ts';
import { isDecimal } from '../signs/nature.ts';
import { withoutCurrency, withoutSeparators, withoutZeros } from './number-forms.ts';
import { findQuestionable } from './questionable-string.ts';

/**
 * The value that a fix writes in place of another; `undefined` if it writes none.
 *
 * @param written The value as a text has it: `1.50`.
 */
export function fixedValue(fix: Fix, value: unknown, spec?: Field, written?: string): string | object | undefined {
  if ('value' in fix) return fix.value;
  if ('unwrap' in fix) return unwrap(value);
  if ('array' in fix) return toArray(value);
  return 'rewrite' in fix && spec ? rewriteValue(spec, value, written) : undefined;
}

/**
 * The same value as its row wants it, if that is certain: a number as a string, without spaces around it, with its leading
 * zeros, a decimal point or two decimals. `undefined` if there is no such string, if it is questionable, or if the number may
 * have lost a leading zero.
 *
 * @param written The value as a text has it: `1.50`.
 */
export function rewriteValue(spec: Field, value: unknown, written?: string): string | undefined {
  const fits = (text: string): boolean => matchesValue(spec, text) && findQuestionable(spec, text) === undefined;
  const rewritten = formsOf(value, written)
    .flatMap((text) => [text, ...decimalForms(spec, text), spec.format?.rewrite?.(text) ?? text])
    .find((text) => text !== value && fits(text));
  const mayLackZero = typeof value === 'number' && !spec.row?.[3]?.numeric && fits(`0${rewritten}`);
  return mayLackZero ? undefined : rewritten;
}

function formsOf(value: unknown, written: string | undefined): readonly string[] {
  // Nothing but spaces has no value to rewrite.
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER) return [];
  // Not `1e3`, or the `0x10` of source code.
  return [written ?? '', String(value)].filter((text) => /^-?\d+(?:\.\d+)?$/.test(text));
}

/** With a decimal point and, if it has one decimal, a second one. An amount without decimals may be in cents. */
function decimalForms(spec: Field, text: string): readonly string[] {
  if (!isDecimal(spec)) return [];
  const bare = withoutSeparators(withoutCurrency(text));
  const plain = withDecimalPoint(bare) ?? bare;
  return /^\d+\.\d$/.test(plain) ? [plain, `${plain}0`] : [plain, ...withoutZeros(plain)];
}

/** `1.234,50` with a point before the decimals. `1,234` is ambiguous, and stays. */
function withDecimalPoint(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{3}){1,100},\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return /^\d{1,3}(,\d{3}){1,100}\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : undefined;
}

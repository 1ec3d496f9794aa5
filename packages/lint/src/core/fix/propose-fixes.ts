import type { Finding } from '@pg/rule-kit';
import { type FieldSpec, matches } from '@pg/rule-kit/internal';

/** The replacement of one value or name by a string that fixes a finding. */
export interface ProposedFix {
  readonly title: string;
  readonly part: 'name' | 'value';
  readonly text: string;
  /** Whether it is the only right change. */
  readonly isCertain: boolean;
}

/** The value at a finding's path, as a text or source code has it. */
export interface GivenValue {
  readonly value: unknown;
  /** The number as it is written: `1.50`. */
  readonly written: string;
  /** The spec of its row; `undefined` for a field that no table lists. */
  readonly spec: FieldSpec | undefined;
}

/** The replacements that fix a finding: one that is certain, or those that a person can choose from. */
export function proposeFixes({ code, params, fix }: Finding, given: GivenValue): readonly ProposedFix[] {
  const replaceValue = (text: string, isCertain: boolean): ProposedFix => {
    const title = `Replace with ${typeof given.value === 'number' ? `"${text}"` : text}`;
    return { title, part: 'value', text, isCertain };
  };
  const rename = (text: string, isCertain: boolean): ProposedFix => ({
    title: `Rename to ${text}`,
    part: 'name',
    text,
    isCertain,
  });
  if (fix && 'name' in fix) return [rename(fix.name, true)];
  // The value is decoded: the text may have escapes, or a number like `3e0`.
  if (fix) return [replaceValue('value' in fix ? fix.value : String(given.value).padStart(fix.digits, '0'), true)];
  const [rewritten] = (REWRITES[code]?.(given) ?? []).filter(
    (text) => text !== given.value && given.spec && matches(given.spec, text),
  );
  if (rewritten !== undefined) return [replaceValue(rewritten, true)];
  return [
    ...(NAMES[code]?.(params) ?? []).map((name) => rename(name, false)),
    ...(VALUES[code]?.(params) ?? []).map((value) => replaceValue(value, false)),
  ];
}

const listOf = (param: Finding['params'][string] | undefined): readonly string[] =>
  param === undefined ? [] : typeof param === 'object' ? param : [String(param)];

/** Strings that mean the same as the value, in another form, by code. The first one that matches the row is used. */
const REWRITES: Readonly<Record<string, (given: GivenValue) => readonly string[]>> = {
  'number-not-string': quote,
  'number-in-text': quote,
  'digits-as-number': quote,
  'amount-as-number': quote,
  'not-letters': trim,
  'not-digits': trim,
  'no-alternative': trim,
  'not-a-date': trim,
  'space-in-url': trim,
  'not-ipv4': trim,
  'ipv4-in-ipv6': ({ value }) => (typeof value === 'string' ? [value.trim().slice('::ffff:'.length)] : []),
  'decimal-comma': rewriteDecimal,
  'not-a-decimal': rewriteDecimal,
  'wrong-decimals': rewriteDecimal,
};

function trim({ value }: GivenValue): readonly string[] {
  return typeof value === 'string' ? [value.trim()] : [];
}

function quote({ value, written }: GivenValue): readonly string[] {
  if (typeof value !== 'number') return [];
  // Not `1e3`, or the `0x10` of source code.
  return [written, String(value)].filter((text) => /^-?\d+(?:\.\d+)?$/.test(text)).flatMap(withTwoDecimals);
}

function rewriteDecimal({ value }: GivenValue): readonly string[] {
  if (typeof value !== 'string') return [];
  const trimmed = value.trim();
  const plain = withDecimalPoint(trimmed) ?? trimmed;
  return withTwoDecimals(plain);
}

/** The text, and an amount with one decimal also with a second one. An amount without decimals may be in cents. */
const withTwoDecimals = (text: string): readonly string[] => (/^\d+\.\d$/.test(text) ? [text, `${text}0`] : [text]);

/** `1.234,50` with a point before the decimals. `1,234` is ambiguous, and stays. */
function withDecimalPoint(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : undefined;
}

const meant = (params: Finding['params']): readonly string[] => listOf(params.meant);

const NAMES: Readonly<Record<string, (params: Finding['params']) => readonly string[]>> = {
  'misspelled-field': meant,
  'misspelled-name': meant,
  'receiver-last-name': () => ['payer_last_name'],
};

/** A longer list is no help. */
const MOST_CHOICES = 3;

const VALUES: Readonly<Record<string, (params: Finding['params']) => readonly string[]>> = {
  'sample-value': ({ instead }) => listOf(instead),
  'misspelled-value': meant,
  'misspelled-given': meant,
  'not-listed': allowedValues,
  'not-listed-value': allowedValues,
  'empty-value': allowedValues,
};

function allowedValues({ allowed }: Finding['params']): readonly string[] {
  const values = listOf(allowed);
  return values.length > MOST_CHOICES ? [] : values;
}

/** Whether a finding may have a replacement that is certain. */
export const mayBeCertain = ({ code, fix }: Finding): boolean => fix !== undefined || code in REWRITES;

export const mayHaveFix = (finding: Finding): boolean =>
  mayBeCertain(finding) || finding.code in NAMES || finding.code in VALUES;

import { BracketNameError, nestBracketNames } from '@pg/card-params';
import type { Edit } from '@pg/lint';
import { encodeComponent } from '@pg/nested-text';
import { isObject, type Path } from '@pg/rule-kit';
import type { EditContext, MarkedFinding } from './context.ts';
import { partAt } from './context.ts';
import type { Fix } from './fix.ts';
import { type Member, membersAt, spanToRemove } from './json-members.ts';
import { syntaxCandidates } from './syntax-candidates.ts';
import { changeBrand, tokenCandidates } from './token-candidates.ts';

/** Changes that may fix a finding. Each is tried before it is offered: one that fixes nothing is dropped. */
export type Candidates = (context: EditContext, finding: MarkedFinding) => readonly Fix[];

const trimSpaces = replaceString((text) => [text.trim()]);
const rewriteDecimal = replaceString((text) => {
  const trimmed = text.trim();
  const plain = withDecimalPoint(trimmed) ?? trimmed;
  return [trimmed, plain, withTwoDecimals(plain)];
});

const byCode: Readonly<Record<string, Candidates>> = {
  ...syntaxCandidates,
  'duplicate-field': keepOne,
  'bracket-name': nestNames,
  'short-bracket-name': nestNames,
  'number-not-string': quoteNumber,
  'digits-as-number': quoteNumber,
  'amount-as-number': quoteNumber,
  'empty-array': replaceEmptyArray,
  'not-letters': trimSpaces,
  'not-digits': trimSpaces,
  'no-alternative': trimSpaces,
  'not-a-date': trimSpaces,
  'space-in-url': trimSpaces,
  'not-ipv4': trimSpaces,
  'ipv4-in-ipv6': replaceString((text) => [text.trim().slice('::ffff:'.length)]),
  'decimal-comma': rewriteDecimal,
  'not-a-decimal': rewriteDecimal,
  'wrong-decimals': rewriteDecimal,
  'sample-value': (context, { path, params: { instead } }) =>
    listOf(instead).flatMap((value) => replaceValue(context, path, value, true)),
  'misspelled-value': (context, { path, params: { meant } }) =>
    listOf(meant).flatMap((value) => replaceValue(context, path, value, false)),
  'not-listed': chooseValue,
  'not-listed-value': chooseValue,
  'empty-value': chooseValue,
  'brand-as-method': (context, { path }) => remove(context, path, `Remove ${String(partAt(context, path)?.value)}`),
  'receiver-last-name': (context, { path }) => rename(context, path, 'payer_last_name'),
  'other-wallet': changeBrand,
};

export const candidatesFor: Candidates = (context, finding) => [
  ...(byCode[finding.code]?.(context, finding) ?? []),
  ...tokenCandidates(context, finding),
];

const safe = (label: string, edit: Edit): Fix => ({ label, edits: [edit], isSafe: true });
const choice = (label: string, edit: Edit): Fix => ({ label, edits: [edit], isSafe: false });

const listOf = (param: string | number | readonly string[] | undefined): readonly string[] =>
  param === undefined ? [] : typeof param === 'object' ? param : [String(param)];

const write = ({ isForm }: EditContext, text: string): string =>
  isForm ? encodeComponent(text) : JSON.stringify(text);

function replaceValue(context: EditContext, path: Path, value: string, isSafe: boolean): readonly Fix[] {
  const { span } = partAt(context, path) ?? {};
  if (span === undefined) return [];
  return [{ label: `Replace with ${value}`, edits: [{ ...span, replacement: write(context, value) }], isSafe }];
}

function quoteNumber(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { value, span } = partAt(context, path) ?? {};
  if (span === undefined || context.isForm || typeof value !== 'number') return [];
  const digits = context.text.slice(span.start, span.end);
  const padded = withTwoDecimals(digits);
  return [
    safe('Quote the number', { ...span, replacement: `"${digits}"` }),
    ...(padded ? [safe(`Replace with "${padded}"`, { ...span, replacement: `"${padded}"` })] : []),
  ];
}

function replaceEmptyArray(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { span } = partAt(context, path) ?? {};
  if (span === undefined || context.isForm) return [];
  return [
    ...remove(context, path, 'Remove the empty field'),
    choice('Replace [] with {}', { ...span, replacement: '{}' }),
  ];
}

/** Strings that mean the same as the given one, in another form. */
function replaceString(rewrite: (text: string) => readonly (string | undefined)[]): Candidates {
  return (context, { path }) => {
    const { value } = partAt(context, path) ?? {};
    if (typeof value !== 'string') return [];
    return rewrite(value).flatMap((text) =>
      text === undefined || text === value ? [] : replaceValue(context, path, text, true),
    );
  };
}

/** An amount with one decimal gets a second one. An amount without decimals may be in cents, and stays. */
const withTwoDecimals = (text: string): string | undefined => (/^\d+\.\d$/.test(text) ? `${text}0` : undefined);

/** `1.234,50` with a point before the decimals. `1,234` is ambiguous, and stays. */
function withDecimalPoint(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : undefined;
}

/** Lists up to this length are offered as buttons. */
const MOST_CHOICES = 3;

function chooseValue(context: EditContext, { path, params: { allowed } }: MarkedFinding): readonly Fix[] {
  const values = listOf(allowed);
  return values.length > MOST_CHOICES ? [] : values.flatMap((value) => replaceValue(context, path, value, false));
}

function nestNames(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { value, span } = partAt(context, path.slice(0, -1)) ?? {};
  if (span === undefined || context.isForm || !isObject(value)) return [];
  const lineStart = context.text.lastIndexOf('\n', span.start) + 1;
  const [indent = ''] = /^[ \t]*/.exec(context.text.slice(lineStart)) ?? [];
  try {
    const written = JSON.stringify(nestBracketNames(value), null, 2).replaceAll('\n', `\n${indent}`);
    return [safe('Nest the bracket names', { ...span, replacement: written })];
  } catch (error) {
    if (error instanceof BracketNameError) return [];
    throw error;
  }
}

function membersAround(context: EditContext, path: Path): readonly Member[] {
  const outer = partAt(context, path.slice(0, -1));
  return outer && !context.isForm ? membersAt(context.text, outer.span.start) : [];
}

function keepOne(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const members = membersAround(context, path);
  const [first, second, ...others] = members.filter(({ name }) => name === path.at(-1));
  if (first === undefined || second === undefined || others.length > 0) return [];
  const without = (member: Member): Edit => ({ ...spanToRemove(members, member), replacement: '' });
  return [
    choice(`Keep the last ${path.at(-1)}`, without(first)),
    choice(`Keep the first ${path.at(-1)}`, without(second)),
  ];
}

function remove(context: EditContext, path: Path, label: string): readonly Fix[] {
  const place = context.placeOf(path);
  const members = membersAround(context, path);
  const member = members.find(({ start, end }) => place && start <= place.value.start && place.value.end <= end);
  return member ? [choice(label, { ...spanToRemove(members, member), replacement: '' })] : [];
}

function rename(context: EditContext, path: Path, name: string): readonly Fix[] {
  const span = context.placeOf(path)?.name;
  return span ? [choice(`Rename to ${name}`, { ...span, replacement: write(context, name) })] : [];
}

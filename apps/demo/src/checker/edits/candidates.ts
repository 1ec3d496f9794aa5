import { BracketNameError, nestBracketNames } from '@pg/card-params';
import { type Edit, resourceOf } from '@pg/lint';
import { encodeComponent } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import type { EditContext, MarkedFinding } from './context.ts';
import { partAt } from './context.ts';
import type { Fix } from './fix.ts';
import { type Member, membersAt, spanToRemove } from './json-members.ts';
import { syntaxCandidates } from './syntax-candidates.ts';
import { tokenCandidates } from './token-candidates.ts';

/** Changes that may mend a finding. Each is tried before it is offered: what mends nothing is dropped. */
export type Candidates = (context: EditContext, finding: MarkedFinding) => readonly Fix[];

/** By rule; `@pg/lint` is to offer these itself. */
const byRule: Readonly<Record<string, Candidates>> = {
  syntax: syntaxCandidates,
  'value-type': otherType,
  'text-format': otherText,
  'type-code': otherText,
  'allowed-value': otherValue,
  'bracket-name': nestNames,
  'duplicate-name': removeOne,
  'brand-among-methods': (context, { path }) =>
    remove(context, path, `Remove ${String(partAt(context, path)?.value)}`, false),
  'receiver-last-name': (context, { path }) => rename(context, path, 'payer_last_name'),
};

export const candidatesFor: Candidates = (context, finding) => [
  ...(byRule[finding.rule]?.(context, finding) ?? []),
  ...tokenCandidates(context, finding),
];

const safe = (label: string, ...edits: Edit[]): Fix => ({ label, edits, isSafe: true });
const choice = (label: string, ...edits: Edit[]): Fix => ({ label, edits, isSafe: false });

function otherType(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { value, span } = partAt(context, path) ?? {};
  if (span === undefined || context.isForm) return [];
  if (typeof value === 'number') {
    const digits = context.text.slice(span.start, span.end);
    const padded = withDecimals(digits);
    return [
      safe('Quote the number', { ...span, replacement: `"${digits}"` }),
      ...(padded ? [safe(`Replace with "${padded}"`, { ...span, replacement: `"${padded}"` })] : []),
    ];
  }
  if (!Array.isArray(value) || value.length > 0) return [];
  return [
    ...remove(context, path, 'Remove the empty field', false),
    choice('Replace [] with {}', { ...span, replacement: '{}' }),
  ];
}

/** Texts that mean the same in the form that the field takes. */
function otherText(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { value, span } = partAt(context, path) ?? {};
  if (span === undefined || typeof value !== 'string') return [];
  const to = (text: string | undefined): readonly Fix[] =>
    text === undefined || text === value
      ? []
      : [safe(`Replace with ${text}`, { ...span, replacement: write(context, text) })];
  const trimmed = value.trim();
  const plain = decimalPoint(trimmed) ?? trimmed;
  return [
    ...to(trimmed),
    ...to(plain),
    ...to(withDecimals(plain)),
    ...to(/^::ffff:/i.test(trimmed) ? trimmed.slice('::ffff:'.length) : undefined),
  ];
}

const write = ({ isForm }: EditContext, text: string): string =>
  isForm ? encodeComponent(text) : JSON.stringify(text);

/** An amount with one decimal, with two. Without any, cents may be meant. */
const withDecimals = (text: string): string | undefined => (/^\d+\.\d$/.test(text) ? `${text}0` : undefined);

/** `1.234,50` with a point before the decimals. `1,234` may be either, and stays. */
function decimalPoint(text: string): string | undefined {
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return /^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(text) ? text.replaceAll(',', '') : undefined;
}

/** A list this short is offered as a whole. */
const MOST_CHOICES = 3;

function otherValue(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const { value, span } = partAt(context, path) ?? {};
  if (span === undefined) return [];
  const to = (text: string, isSafe: boolean): Fix => ({
    label: `Replace with ${text}`,
    edits: [{ ...span, replacement: write(context, text) }],
    isSafe,
  });
  // The document's own sample has this value, where its list has COUNT.
  if (path.at(-1) === 'quantityUnit' && value === 'pcs') return [to('COUNT', true)];
  const codes = valuesOf(context.kind, path);
  return codes.length > MOST_CHOICES ? [] : codes.map((code) => to(code, false));
}

/** The closed list of a field, as its table has it. */
function valuesOf(kind = '', path: MarkedFinding['path']): readonly string[] {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  const lists = resourceOf(kind)?.tables.flatMap(({ rows }) => (rows[name]?.[3]?.values ? [rows[name][3].values] : []));
  return lists?.length === 1 ? (lists[0] ?? []) : [];
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

function membersAround(context: EditContext, path: MarkedFinding['path']): readonly Member[] {
  const outer = partAt(context, path.slice(0, -1));
  return outer && !context.isForm ? membersAt(context.text, outer.span.start) : [];
}

function removeOne(context: EditContext, { path }: MarkedFinding): readonly Fix[] {
  const members = membersAround(context, path);
  const [first, second, ...others] = members.filter(({ name }) => name === path.at(-1));
  if (first === undefined || second === undefined || others.length > 0) return [];
  const without = (member: Member): Edit => ({ ...spanToRemove(members, member), replacement: '' });
  return [
    choice(`Keep the last ${path.at(-1)}`, without(first)),
    choice(`Keep the first ${path.at(-1)}`, without(second)),
  ];
}

function remove(context: EditContext, path: MarkedFinding['path'], label: string, isSafe: boolean): readonly Fix[] {
  const place = context.placeOf(path);
  const members = membersAround(context, path);
  const member = members.find(({ start, end }) => place && start <= place.value.start && place.value.end <= end);
  return member ? [{ label, edits: [{ ...spanToRemove(members, member), replacement: '' }], isSafe }] : [];
}

function rename(context: EditContext, path: MarkedFinding['path'], name: string): readonly Fix[] {
  const span = context.placeOf(path)?.name;
  return span ? [choice(`Rename to ${name}`, { ...span, replacement: write(context, name) })] : [];
}

import { encodeComponent } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { repairToken } from '@pg/wallet-tokens';
import type { Candidates } from './candidates.ts';
import { partAt } from './context.ts';

const TOKEN = 'parameters[paymentToken]';

/** What a repair does, by the rule that it satisfies again. */
const LABELS: Readonly<Record<string, string>> = {
  'lost-plus': 'Encode + as %2B',
  'token-encoded-twice': 'Encode the token once',
  'missing-backslashes': 'Restore the backslashes',
};

/** The label of a button that repairs a token. */
export const repairLabel = ([rule = '', ...others]: readonly string[]): string =>
  (others.length === 0 && LABELS[rule]) || 'Repair the token';

/** Repairs of a wallet's token, alone or in a sale's form. */
export const tokenCandidates: Candidates = (context, { path }) => {
  const { text, isForm, kind, value } = context;
  const wallet = /^(wallet[12])-token$/.exec(kind ?? '')?.[1];
  if (wallet === 'wallet1' || wallet === 'wallet2') {
    const repair = repairToken(wallet, text.trim());
    return repair ? [repairFix(repair.rules, { start: 0, end: text.length, replacement: repair.text })] : [];
  }
  if (!isForm || path[0] !== TOKEN || !isObject(value)) return [];
  const { brand, [TOKEN]: token } = value;
  const span = partAt(context, [TOKEN])?.span;
  if (span === undefined || typeof token !== 'string' || (brand !== 'wallet1' && brand !== 'wallet2')) return [];
  const repair = repairToken(brand, token);
  return repair ? [repairFix(repair.rules, { ...span, replacement: encodeComponent(repair.text) })] : [];
};

const repairFix = (rules: readonly string[], edit: { start: number; end: number; replacement: string }) => ({
  label: repairLabel(rules),
  edits: [edit],
  isSafe: true,
});

/** The brand of the wallet that the token is from. */
export const changeBrand: Candidates = (context, { params: { actual } }) => {
  const span = partAt(context, ['brand'])?.span;
  if (!context.isForm || span === undefined || typeof actual !== 'string') return [];
  return [{ label: `Change brand to ${actual}`, edits: [{ ...span, replacement: actual }], isSafe: false }];
};

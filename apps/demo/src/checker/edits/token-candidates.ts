import { encodeComponent } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { repairToken } from '@pg/wallet-tokens';
import type { Candidates } from './candidates.ts';
import { partAt } from './context.ts';

const TOKEN = 'parameters[paymentToken]';

/** What a repair does, by the rule whose mistake it undoes. */
const LABELS: Readonly<Record<string, string>> = {
  'plus-lost': 'Encode + as %2B',
  'token-encoded-twice': 'Encode the token once',
  'backslashes-stripped': 'Put the backslashes back',
};

/** Repairs of a wallet's token, alone or in a sale's form; and the brand that it belongs to. */
export const tokenCandidates: Candidates = (context, { rule, path }) => {
  const { text, isForm, kind, value } = context;
  const wallet = /^(wallet[12])-token$/.exec(kind ?? '')?.[1];
  if (wallet === 'wallet1' || wallet === 'wallet2') {
    const repair = repairToken(wallet, text.trim());
    return repair ? [repairFix(repair.rules, { start: 0, end: text.length, replacement: repair.text })] : [];
  }
  if (!isForm || path[0] !== TOKEN || !isObject(value)) return [];
  const { brand, [TOKEN]: token } = value;
  if (rule === 'other-wallet') {
    const other = brand === 'wallet1' ? 'wallet2' : 'wallet1';
    const span = partAt(context, ['brand'])?.span;
    return span ? [{ label: `Change brand to ${other}`, edits: [{ ...span, replacement: other }], isSafe: false }] : [];
  }
  const span = partAt(context, [TOKEN])?.span;
  if (span === undefined || typeof token !== 'string' || (brand !== 'wallet1' && brand !== 'wallet2')) return [];
  const repair = repairToken(brand, token);
  return repair ? [repairFix(repair.rules, { ...span, replacement: encodeComponent(repair.text) })] : [];
};

const repairFix = (
  [rule = '', ...more]: readonly string[],
  edit: { start: number; end: number; replacement: string },
) => ({
  label: (more.length === 0 && LABELS[rule]) || 'Repair the token',
  edits: [edit],
  isSafe: true,
});

import { encodeComponent } from '@pg/nested-text';
import { type Finding, valueAt } from '@pg/rule-kit';
import type { TokenField } from '@pg/sale-form';
import { repairToken, type WalletName, wallets } from '@pg/wallet-tokens';
import type { ReadPayload } from '../extract/read-embedded.ts';
import type { Change, Edit } from './edit.ts';

const TOKEN: TokenField = 'parameters[paymentToken]';

/** Makes the changes for findings about a wallet's token, alone or in a sale's form. The token is repaired once. */
export function tokenChanges(payload: ReadPayload): (finding: Finding) => readonly Change[] {
  const { resource, syntax } = payload.source;
  const isToken = resource?.text !== undefined;
  let repairs: readonly Change[] | undefined;
  return ({ code, params, path }) => {
    if (syntax === 'form' && code === 'other-wallet') return changeBrand(payload, String(params.actual));
    if (!isToken && path[0] !== TOKEN) return [];
    repairs ??= isToken ? repairWhole(payload) : repairField(payload);
    return repairs;
  };
}

function repairWhole({ source: { resource, syntax }, layer: { text } }: ReadPayload): readonly Change[] {
  const trimmed = text.trim();
  const start = text.indexOf(trimmed);
  const wallet = Object.keys(wallets)
    .filter(isWallet)
    .find((name) => wallets[name].token === resource);
  if (syntax !== 'text' || wallet === undefined) return [];
  return repair(wallet, trimmed, (repaired) => ({ start, end: start + trimmed.length, text: repaired }));
}

function repairField({ source: { syntax, value, map } }: ReadPayload): readonly Change[] {
  const token = valueAt(value, [TOKEN]);
  const wallet = valueAt(value, ['brand']);
  const span = map().locate([TOKEN])?.value;
  if (syntax !== 'form' || !isWallet(wallet) || typeof token !== 'string' || span === undefined) return [];
  return repair(wallet, token, (repaired) => ({ ...span, text: encodeComponent(repaired) }));
}

/** A repair is never made without being chosen: a token is sent as the wallet gave it. */
function repair(wallet: WalletName, token: string, toEdit: (repaired: string) => Edit): readonly Change[] {
  const repaired = repairToken(wallet, token);
  return repaired ? [{ title: repaired.label, edits: [toEdit(repaired.text)], isCertain: false }] : [];
}

/** The brand of the wallet that the token is from. */
function changeBrand({ source }: ReadPayload, brand: string): readonly Change[] {
  const span = source.map().locate(['brand'])?.value;
  return span ? [{ title: `Change brand to ${brand}`, edits: [{ ...span, text: brand }], isCertain: false }] : [];
}

const isWallet = (name: unknown): name is WalletName => typeof name === 'string' && Object.hasOwn(wallets, name);

import type { Payload } from '@pg/rule-kit';
import { type Wallet1Settings, wallet1SettingsTable } from '../wallets/wallet1/panel.ts';
import { type Wallet2Settings, wallet2SettingsTable } from '../wallets/wallet2/panel.ts';

/** The settings of a wallet. */
export type WalletSettings =
  | { readonly wallet: 'wallet1'; readonly settings: Wallet1Settings }
  | { readonly wallet: 'wallet2'; readonly settings: Wallet2Settings };

/** The setting of each wallet for the key that decrypts tokens, with its label in the panel. */
const DECRYPTION_KEYS: Readonly<Record<WalletSettings['wallet'], () => { setting: SettingName; label: string }>> = {
  wallet1: () => ({ setting: 'processingPrivateKey', label: wallet1SettingsTable.labels.processingPrivateKey }),
  wallet2: () => ({ setting: 'privateKey', label: wallet2SettingsTable.labels.privateKey }),
};

/** The facts that decide the flow of a payment. */
export type FlowQuestion = WalletSettings & {
  /** What the payment provider supports; ask its account manager. */
  readonly provider: {
    readonly supportsCardFlow: boolean;
    /** Whether it accepts card data that the service has decrypted. Default: true. */
    readonly acceptsDecryptedData?: boolean | undefined;
  };
  /** `s2s` is a sale request with a token that the merchant obtained. The mode decides which settings apply, not the flow. */
  readonly mode: 'checkout' | 's2s';
};

export type SettingName = keyof typeof wallet1SettingsTable.rows | keyof typeof wallet2SettingsTable.rows;

/**
 * Section 3: the table of flows, and the sentence below it. `inVirtualFlow` is `limited` if the document says so, and `false`
 * if it is for card flow only.
 */
// biome-ignore format: the columns are a table
export const consequences = [
  { id: 'token-decrypted',      inVirtualFlow: false,     needsDecryptedData: false, meaning: "The service decrypts the wallet's token during the payment" },
  { id: 'card-details-stored',  inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The service stores the card data for later transactions' },
  { id: 'card-details-visible', inVirtualFlow: false,     needsDecryptedData: false, meaning: "The panel shows the card data among a transaction's details" },
  { id: 'dms-capture',          inVirtualFlow: 'limited', needsDecryptedData: false, meaning: 'A DMS payment can be captured and changed after it was made' },
  { id: 'recurring',            inVirtualFlow: 'limited', needsDecryptedData: false, meaning: 'The merchant can start further payments, on a schedule or on demand' },
  { id: 'smart-routing',        inVirtualFlow: false,     needsDecryptedData: true,  meaning: 'Payments can be routed between providers' },
  { id: 'cascading',            inVirtualFlow: false,     needsDecryptedData: true,  meaning: 'Payments can cascade from one provider to the next' },
] as const;

export type ConsequenceId = (typeof consequences)[number]['id'];

/** Whether something is available in a flow. */
export interface Consequence {
  readonly id: ConsequenceId;
  readonly meaning: string;
  readonly available: boolean | 'limited';
  /** Why: one or more sentences. */
  readonly reason: string;
}

/** Why a payment takes its flow. Card flow requires a decryption key and the provider's support. */
export type FlowReason =
  | { readonly id: 'decryption-key' | 'no-decryption-key'; readonly setting: SettingName; readonly reason: string }
  | { readonly id: 'provider-support' | 'no-provider-support'; readonly reason: string };

/** The flow of a payment, its reasons and its consequences. */
export interface PaymentFlow {
  readonly flow: 'virtual' | 'card';
  readonly reasons: readonly FlowReason[];
  /** All consequences of section 3, in its order. */
  readonly consequences: readonly Consequence[];
  /** The settings that apply. In `s2s` mode, `wallet2` has only two (section 4, set-up of `wallet2`, step 5). */
  readonly settingsThatApply: 'all' | readonly SettingName[];
}

const S2S_SETTINGS = [
  'environment',
  'privateKey',
] as const satisfies readonly (keyof typeof wallet2SettingsTable.rows)[];

/**
 * Returns the flow that a wallet payment takes, with its reasons and consequences (section 3). A key counts as configured if
 * its setting is not empty, even if it is a placeholder: `check` reports invalid keys.
 */
export function findPaymentFlow({ wallet, settings, provider, mode }: FlowQuestion): PaymentFlow {
  const { setting, label } = DECRYPTION_KEYS[wallet]();
  const reasons: FlowReason[] = [
    isFilled({ ...settings }, setting)
      ? { id: 'decryption-key', setting, reason: `The ${label} is configured.` }
      : { id: 'no-decryption-key', setting, reason: `The ${label} is not configured.` },
    provider.supportsCardFlow
      ? { id: 'provider-support', reason: 'The payment provider supports card flow.' }
      : { id: 'no-provider-support', reason: 'The payment provider does not support card flow.' },
  ];
  const unmet = reasons.filter(({ id }) => id.startsWith('no-'));
  const isCard = unmet.length === 0;
  return {
    flow: isCard ? 'card' : 'virtual',
    reasons: isCard ? reasons : unmet,
    consequences: isCard ? listCard(provider.acceptsDecryptedData ?? true) : listVirtual(unmet),
    settingsThatApply: wallet === 'wallet2' && mode === 's2s' ? S2S_SETTINGS : 'all',
  };
}

function isFilled(settings: Payload, name: SettingName): boolean {
  const text = settings[name];
  return typeof text === 'string' && text.trim() !== '';
}

function listVirtual(reasons: readonly FlowReason[]): Consequence[] {
  const reason = reasons.map((each) => each.reason).join(' ');
  return consequences.map(({ id, meaning, inVirtualFlow }) => ({ id, meaning, available: inVirtualFlow, reason }));
}

const listCard = (acceptsDecryptedData: boolean): Consequence[] =>
  consequences.map(({ id, meaning, needsDecryptedData }) => {
    const available = acceptsDecryptedData || !needsDecryptedData;
    return { id, meaning, available, reason: available ? CARD_FLOW : NOT_ACCEPTED };
  });

const CARD_FLOW = 'The payment takes card flow.';
const NOT_ACCEPTED = 'The payment provider does not accept decrypted data.';

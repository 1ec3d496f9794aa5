import type { Payload } from '@pg/rule-kit';
import { type Wallet1Settings, wallet1Panel } from '../wallets/wallet1/panel.ts';
import { type Wallet2Settings, wallet2Panel } from '../wallets/wallet2/panel.ts';

/** The settings of a wallet. */
export type WalletSettings =
  | { readonly wallet: 'wallet1'; readonly settings: Wallet1Settings }
  | { readonly wallet: 'wallet2'; readonly settings: Wallet2Settings };

/** The setting of each wallet that decrypts tokens, and what the panel calls it. */
const DECRYPTION_KEYS: Readonly<Record<WalletSettings['wallet'], () => { setting: SettingName; label: string }>> = {
  wallet1: () => ({ setting: 'processingPrivateKey', label: wallet1Panel.labels.processingPrivateKey }),
  wallet2: () => ({ setting: 'privateKey', label: wallet2Panel.labels.privateKey }),
};

/** What the flow of a payment depends on. */
export type FlowQuestion = WalletSettings & {
  /** The payment provider's abilities: its account manager knows them. */
  readonly provider: {
    readonly supportsCardFlow: boolean;
    /** Whether it accepts card data that the service has decrypted; left out, it does. */
    readonly acceptsDecryptedData?: boolean | undefined;
  };
  /** `s2s`: a sale request whose token the merchant obtained. It decides which settings apply, not the flow. */
  readonly mode: 'checkout' | 's2s';
};

export type SettingName = keyof typeof wallet1Panel.rows | keyof typeof wallet2Panel.rows;

/**
 * Section 3: the table of flows, and the sentence below it. In the virtual flow a thing is `limited` if the document says
 * so, and `false` if it has the thing for card flow only; some need a payment provider that accepts decrypted data.
 */
// biome-ignore format: the columns are a table
export const consequences = [
  { id: 'token-decrypted',      inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The service decrypts the wallet’s token during the payment' },
  { id: 'card-details-stored',  inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The service stores the card data for later transactions' },
  { id: 'card-details-visible', inVirtualFlow: false,     needsDecryptedData: false, meaning: 'The panel shows the card data among a transaction’s details' },
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
  /** Why, as a sentence for people. */
  readonly reason: string;
}

/** Why a payment takes its flow: card flow takes both a key and the provider's support. */
export type FlowReason =
  | { readonly id: 'decryption-key' | 'no-decryption-key'; readonly setting: SettingName; readonly reason: string }
  | { readonly id: 'provider-support' | 'no-provider-support'; readonly reason: string };

/** The flow of a payment: which one, why, and what follows. */
export interface PaymentFlow {
  readonly flow: 'virtual' | 'card';
  readonly reasons: readonly FlowReason[];
  /** Every consequence of section 3, once, in its order. */
  readonly consequences: readonly Consequence[];
  /** The settings that apply: in `s2s` mode, of `wallet2`, two only (section 4, set-up of `wallet2`, step 5). */
  readonly settingsThatApply: 'all' | readonly SettingName[];
}

const S2S_SETTINGS = ['environment', 'privateKey'] as const satisfies readonly (keyof typeof wallet2Panel.rows)[];

/**
 * Says which flow a wallet payment takes, why, and what that makes possible (section 3). A key counts as configured if
 * its setting has a text, even a placeholder; whether that is a key is for `check` and `prove` to say.
 */
export function paymentFlow({ wallet, settings, provider, mode }: FlowQuestion): PaymentFlow {
  const { setting, label } = DECRYPTION_KEYS[wallet]();
  const reasons: FlowReason[] = [
    hasText({ ...settings }, setting)
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

function hasText(settings: Payload, name: SettingName): boolean {
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

import type { Payload } from '@pg/rule-kit';
import { type Wallet1Settings, wallet1Panel } from '../settings/wallet1-panel.ts';
import { type Wallet2Settings, wallet2Panel } from '../settings/wallet2-panel.ts';
import { type ConsequenceId, consequences } from './consequences.ts';

/** The settings of either wallet. */
export type WalletSettings =
  | { readonly wallet: 'wallet1'; readonly settings: Wallet1Settings }
  | { readonly wallet: 'wallet2'; readonly settings: Wallet2Settings };

/** What the flow of a payment depends on. */
export type FlowQuestion = WalletSettings & {
  /** The payment provider's abilities: its account manager knows them. */
  readonly provider: {
    readonly supportsCardFlow: boolean;
    /** Whether it takes card data that the service has decrypted; assumed, if left out. */
    readonly acceptsDecryptedData?: boolean | undefined;
  };
  /** `s2s`: a sale request whose token the merchant obtained. It decides which settings apply, not the flow. */
  readonly mode: 'checkout' | 's2s';
};

/** A key of a setting of either wallet. */
export type SettingName = keyof typeof wallet1Panel.rows | keyof typeof wallet2Panel.rows;

/** What is so, or not so, in a flow. */
export interface Consequence {
  readonly id: ConsequenceId;
  /** What card flow does, or makes possible. */
  readonly meaning: string;
  readonly available: boolean | 'limited';
  /** Why it is so, as a sentence for people. */
  readonly reason: string;
}

/** Why a payment takes the virtual flow. */
export type VirtualReason =
  | { readonly id: 'no-decryption-key'; readonly setting: SettingName; readonly reason: string }
  | { readonly id: 'no-provider-support'; readonly reason: string };

/** Why a payment takes card flow: both conditions hold. */
export type CardReason =
  | { readonly id: 'decryption-key'; readonly setting: SettingName; readonly reason: string }
  | { readonly id: 'provider-support'; readonly reason: string };

/** What a flow says besides its name and the reasons for it. */
export interface FlowFacts {
  /** Every consequence of section 3, once, in its order. */
  readonly consequences: readonly Consequence[];
  /** The settings that apply: in `s2s` mode, of `wallet2`, two only (section 4, set-up of `wallet2`, step 5). */
  readonly settingsThatApply: 'all' | readonly SettingName[];
}

/** The flow of a payment: which one, why, and what follows. */
export type PaymentFlow =
  | (FlowFacts & { readonly flow: 'virtual'; readonly reasons: readonly [VirtualReason, ...VirtualReason[]] })
  | (FlowFacts & { readonly flow: 'card'; readonly reasons: readonly [CardReason, CardReason] });

const S2S_SETTINGS = ['environment', 'privateKey'] as const satisfies readonly (keyof typeof wallet2Panel.rows)[];

/**
 * Tells which flow a wallet payment takes, why, and what that makes possible (section 3).
 *
 * A key counts as configured where its setting has a text, be it a placeholder for one; whether that is a key is for
 * `check` and `prove` to say.
 */
export function paymentFlow({ wallet, settings, provider, mode }: FlowQuestion): PaymentFlow {
  const { setting, label } = DECRYPTION_KEYS[wallet]();
  const noKey: VirtualReason = { id: 'no-decryption-key', setting, reason: `The ${label} is not configured.` };
  const settingsThatApply = wallet === 'wallet2' && mode === 's2s' ? S2S_SETTINGS : 'all';
  const virtual = (...reasons: [VirtualReason, ...VirtualReason[]]): PaymentFlow => ({
    flow: 'virtual',
    reasons,
    consequences: listVirtual(reasons),
    settingsThatApply,
  });
  const hasKey = hasText(settings, setting);
  if (!provider.supportsCardFlow) return hasKey ? virtual(NO_SUPPORT) : virtual(noKey, NO_SUPPORT);
  if (!hasKey) return virtual(noKey);
  return {
    flow: 'card',
    reasons: [{ id: 'decryption-key', setting, reason: `The ${label} is configured.` }, SUPPORT],
    consequences: listCard(provider.acceptsDecryptedData ?? true),
    settingsThatApply,
  };
}

/** The setting that decrypts tokens, and what the panel calls it. */
const DECRYPTION_KEYS: Readonly<Record<WalletSettings['wallet'], () => { setting: SettingName; label: string }>> = {
  wallet1: () => ({ setting: 'processingPrivateKey', label: wallet1Panel.labels.processingPrivateKey }),
  wallet2: () => ({ setting: 'privateKey', label: wallet2Panel.labels.privateKey }),
};

function hasText(settings: Payload, name: SettingName): boolean {
  const text = settings[name];
  return typeof text === 'string' && text.trim() !== '';
}

const NO_SUPPORT: VirtualReason = {
  id: 'no-provider-support',
  reason: 'The payment provider does not support card flow.',
};

const SUPPORT: CardReason = { id: 'provider-support', reason: 'The payment provider supports card flow.' };

function listVirtual(reasons: readonly VirtualReason[]): Consequence[] {
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

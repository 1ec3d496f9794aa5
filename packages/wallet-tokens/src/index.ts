// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';

export type { PemProblem } from './encodings/pem-text.ts';
export { normalizeProcessingKey, type PrivateKeyProblem } from './encodings/processing-key.ts';
export {
  type Consequence,
  type ConsequenceId,
  consequences,
  type FlowQuestion,
  type FlowReason,
  findPaymentFlow,
  type PaymentFlow,
  type SettingName,
  type WalletSettings,
} from './flow/payment-flow.ts';
export { type Finding, messages } from './messages.ts';
export type { WalletName, WalletNames } from './names.ts';
export { settingsMessages } from './settings/messages.ts';
export type { SetUp, SetUpStep } from './settings/set-up.ts';
export { tokenMessages } from './token/messages.ts';
export type { Repair } from './token/repair.ts';
export type { TokenType } from './token/token-structure.ts';
export { Wallet1Settings, wallet1SettingsTable } from './wallets/wallet1/panel.ts';
export { wallet1SetUp } from './wallets/wallet1/set-up.ts';
export {
  Wallet1Header,
  Wallet1PaymentData,
  Wallet1PaymentMethod,
  Wallet1PaymentToken,
  Wallet1Token,
  wallet1HeaderTable,
  wallet1PaymentDataTable,
  wallet1PaymentMethodTable,
  wallet1PaymentTokenTable,
  wallet1TokenTable,
} from './wallets/wallet1/token.ts';
export {
  type ClientRequestSettings,
  createWallet2ClientRequest,
  type Wallet2AuthMethod,
  type Wallet2ClientRequest,
  type Wallet2Network,
} from './wallets/wallet2/client-request.ts';
export { findGateways } from './wallets/wallet2/client-request-cards.ts';
export { wallet2ClientRequestType } from './wallets/wallet2/client-request-kind.ts';
export { clientRequestMessages } from './wallets/wallet2/client-request-messages.ts';
export { Wallet2Settings, wallet2SettingsTable } from './wallets/wallet2/panel.ts';
export {
  Wallet2CardInfo,
  Wallet2PaymentData,
  Wallet2PaymentMethodData,
  Wallet2TokenizationData,
  wallet2CardInfoTable,
  wallet2PaymentDataTable,
  wallet2PaymentMethodDataTable,
  wallet2TokenizationDataTable,
} from './wallets/wallet2/payment-data.ts';
export { wallet2SetUp } from './wallets/wallet2/set-up.ts';
export {
  Wallet2IntermediateSigningKey,
  Wallet2PaymentToken,
  Wallet2SignedKey,
  Wallet2SignedMessage,
  Wallet2Token,
  wallet2IntermediateSigningKeyTable,
  wallet2PaymentTokenTable,
  wallet2SignedKeyTable,
  wallet2SignedMessageTable,
  wallet2TokenTable,
} from './wallets/wallet2/token.ts';
export {
  repairToken,
  type SettingsType,
  wallet1SettingsType,
  wallet1TokenType,
  wallet1TokenWithoutIntegrity,
  wallet2SettingsType,
  wallet2TokenType,
  wallets,
} from './wallets.ts';

// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';

export type { OwnBytes } from './encodings/bytes.ts';
export type { CertificateProblem } from './encodings/certificate-text.ts';
export { normalizeProcessingKey, type PrivateKeyProblem } from './encodings/private-key.ts';
export {
  type Consequence,
  type ConsequenceId,
  consequences,
  type FlowQuestion,
  type FlowReason,
  type PaymentFlow,
  paymentFlow,
  type SettingName,
  type WalletSettings,
} from './flow/payment-flow.ts';
export {
  clientRequestMessages,
  messages,
  type SentTokenCode,
  type SettingsCode,
  sentMessages,
  settingsMessages,
  type VerifiedTokenCode,
  verifiedMessages,
  type WalletTokensCode,
} from './messages.ts';
export type { SetUp, SetUpStep } from './settings/set-up.ts';
export { ENVIRONMENTS, type WalletEnvironment } from './token/environment.ts';
export type { Repair } from './token/repair.ts';
export { type Certificate, readCertificate } from './verify/certificate.ts';
export { type EcKeyProblem, publicKeyHashOf } from './verify/ec-key.ts';
export { type KeyMatch, privateKeyMatches } from './verify/key-match.ts';
export {
  readWallet1Signature,
  type Wallet1Signature,
  type Wallet1SignatureReading,
} from './verify/wallet1/signature.ts';
export type { Wallet1VerifyOptions } from './verify/wallet1/token.ts';
export type { RootKey, RootKeys } from './verify/wallet2/signatures.ts';
export type { RecipientId, Wallet2VerifyOptions } from './verify/wallet2/token.ts';
export { Wallet1Settings, wallet1Panel } from './wallets/wallet1/panel.ts';
export { wallet1SetUp } from './wallets/wallet1/set-up.ts';
export {
  Wallet1Header,
  Wallet1PaymentData,
  Wallet1PaymentMethod,
  Wallet1PaymentToken,
  Wallet1Token,
  wallet1Header,
  wallet1PaymentData,
  wallet1PaymentMethod,
  wallet1PaymentToken,
} from './wallets/wallet1/token.ts';
export {
  type ClientRequestSettings,
  type Wallet2AuthMethod,
  type Wallet2ClientRequest,
  type Wallet2Network,
  wallet2ClientRequest,
} from './wallets/wallet2/client-request.ts';
export { gatewaysOf } from './wallets/wallet2/client-request-cards.ts';
export { wallet2ClientRequestKind } from './wallets/wallet2/client-request-kind.ts';
export { Wallet2Settings, wallet2Panel } from './wallets/wallet2/panel.ts';
export {
  Wallet2CardInfo,
  Wallet2PaymentData,
  Wallet2PaymentMethodData,
  Wallet2TokenizationData,
  wallet2CardInfo,
  wallet2PaymentData,
  wallet2PaymentMethodData,
  wallet2TokenizationData,
} from './wallets/wallet2/payment-data.ts';
export { wallet2SetUp } from './wallets/wallet2/set-up.ts';
export {
  Wallet2IntermediateSigningKey,
  Wallet2PaymentToken,
  Wallet2SignedKey,
  Wallet2SignedMessage,
  Wallet2Token,
  wallet2IntermediateSigningKey,
  wallet2SignedKey,
  wallet2SignedMessage,
  wallet2TokenFields,
} from './wallets/wallet2/token.ts';
export {
  repairToken,
  type SentToken,
  sentTokens,
  type Wallet,
  type WalletToken,
  wallet1Settings,
  wallet1Token,
  wallet2Settings,
  wallet2Token,
  wallets,
} from './wallets.ts';

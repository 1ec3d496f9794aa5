export { type ConsequenceId, consequences } from './flow/consequences.ts';
export {
  type CardReason,
  type Consequence,
  type FlowFacts,
  type FlowQuestion,
  type PaymentFlow,
  paymentFlow,
  type SettingName,
  type VirtualReason,
  type WalletSettings,
} from './flow/payment-flow.ts';
export { type Certificate, type CertificateProblem, readCertificate } from './keys/certificate.ts';
export { type EcKeyProblem, publicKeyHashOf } from './keys/ec-key.ts';
export { type KeyMatch, privateKeyMatches } from './keys/key-match.ts';
export type { OwnBytes } from './keys/own-bytes.ts';
export { normalizeProcessingKey, type PrivateKeyProblem } from './keys/private-key.ts';
export type { WalletEnvironment } from './proof/environment.ts';
export type { Wallet1ProofOptions } from './proof/prove-wallet1-token.ts';
export type { RecipientId, Wallet2ProofOptions } from './proof/prove-wallet2-token.ts';
export type { RootKey, RootKeys } from './proof/root-keys.ts';
export {
  readWallet1Signature,
  type Wallet1Signature,
  type Wallet1SignatureReading,
} from './proof/wallet1-signature.ts';
export { type Repair, repairToken } from './repair-token.ts';
export {
  type ClientRequestSettings,
  type Wallet2AuthMethod,
  type Wallet2ClientRequest,
  type Wallet2Network,
  wallet2ClientRequest,
} from './set-up/client-request.ts';
export { clientRequestNames } from './set-up/client-request-names.ts';
export type { SetUp, SetUpStep } from './set-up/set-up-step.ts';
export { wallet1SetUp } from './set-up/wallet1-set-up.ts';
export { wallet2SetUp } from './set-up/wallet2-set-up.ts';
export { Wallet1Settings, wallet1Panel } from './settings/wallet1-panel.ts';
export { wallet1Settings } from './settings/wallet1-settings.ts';
export { Wallet2Settings, wallet2Panel } from './settings/wallet2-panel.ts';
export { wallet2Settings } from './settings/wallet2-settings.ts';
export { type TokenShape, tokenShape } from './token-shape.ts';
export {
  Wallet1Header,
  Wallet1PaymentData,
  wallet1Header,
  wallet1PaymentData,
} from './wallet1/payment-data.ts';
export {
  Wallet1PaymentMethod,
  Wallet1PaymentToken,
  wallet1PaymentMethod,
  wallet1PaymentToken,
} from './wallet1/payment-token.ts';
export { Wallet1Token, wallet1Token } from './wallet1/wallet1-token.ts';
export {
  Wallet2CardInfo,
  Wallet2PaymentData,
  Wallet2PaymentMethodData,
  Wallet2TokenizationData,
  wallet2CardInfo,
  wallet2PaymentData,
  wallet2PaymentMethodData,
  wallet2TokenizationData,
} from './wallet2/payment-data.ts';
export {
  Wallet2SignedKey,
  Wallet2SignedMessage,
  wallet2SignedKey,
  wallet2SignedMessage,
} from './wallet2/signed-texts.ts';
export {
  Wallet2IntermediateSigningKey,
  Wallet2Token,
  wallet2IntermediateSigningKey,
  wallet2TokenFields,
} from './wallet2/token.ts';
export { Wallet2PaymentToken, wallet2Token } from './wallet2/wallet2-token.ts';

export * from './flow/payment-flow.ts';
export type { OwnBytes } from './keys/bytes.ts';
export { type Certificate, type CertificateProblem, readCertificate } from './keys/certificate.ts';
export { type EcKeyProblem, publicKeyHashOf } from './keys/ec-key.ts';
export { type KeyMatch, privateKeyMatches } from './keys/key-match.ts';
export { normalizeProcessingKey, type PrivateKeyProblem } from './keys/private-key.ts';
export type { SetUp, SetUpStep } from './settings/set-up.ts';
export { ENVIRONMENTS, type WalletEnvironment } from './token/environment.ts';
export type { Repair } from './token/repair.ts';
export * from './wallets/wallet1/panel.ts';
export type { Wallet1ProofOptions } from './wallets/wallet1/proof.ts';
export * from './wallets/wallet1/set-up.ts';
export { wallet1Settings } from './wallets/wallet1/settings.ts';
export * from './wallets/wallet1/signature.ts';
export * from './wallets/wallet1/token.ts';
export {
  type ClientRequestSettings,
  clientRequestNames,
  type Wallet2AuthMethod,
  type Wallet2ClientRequest,
  type Wallet2Network,
  wallet2ClientRequest,
} from './wallets/wallet2/client-request.ts';
export * from './wallets/wallet2/panel.ts';
export * from './wallets/wallet2/payment-data.ts';
export type { RecipientId, Wallet2ProofOptions } from './wallets/wallet2/proof.ts';
export * from './wallets/wallet2/set-up.ts';
export { wallet2Settings } from './wallets/wallet2/settings.ts';
export type { RootKey, RootKeys } from './wallets/wallet2/signatures.ts';
export * from './wallets/wallet2/token.ts';
export * from './wallets/wallets.ts';

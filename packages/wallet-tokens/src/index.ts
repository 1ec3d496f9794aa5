export { type Repair, repairToken } from './repair-token.ts';
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
export { Wallet2IntermediateSigningKey, Wallet2Token } from './wallet2/token.ts';
export { Wallet2PaymentToken, wallet2Token } from './wallet2/wallet2-token.ts';

// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';

export {
  type CardMessages,
  CardParams,
  type CardSet,
  cardParamsType,
  cardTable,
  type Finding,
  type Only,
  type Without,
} from './card-params.ts';
export { type CardOptions, type CardProfile, cardProfileFields } from './profile.ts';
export { bracketName, findBracketNames } from './rules/bracket-name.ts';
export { messages } from './rules/index.ts';
export * from './sets/bracket-names.ts';
export { type CardSetNumber, detectCardSet } from './sets/card-sets.ts';
export * from './sets/set-1-instalments.ts';
export * from './sets/set-2-tax-document.ts';
export * from './sets/set-3-descriptor.ts';
export * from './sets/set-4-customer-shipping.ts';
export * from './sets/set-5-sender-receiver.ts';
export * from './sets/set-6/cart-item.ts';
export * from './sets/set-6/cart-item-recipient.ts';
export * from './sets/set-6/cart-payment.ts';
export * from './sets/set-6/marketplace-seller.ts';
export * from './sets/set-6/set-6-cart.ts';
export * from './sets/set-6/shipping.ts';

// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';

export {
  CardFields,
  CardParams,
  type CardParamsCode,
  type CardSet,
  cardParams,
  type Only,
  type Without,
} from './card-params.ts';
export { findBracketNames, rule as bracketName } from './rules/bracket-name.ts';
export { messages } from './rules/index.ts';
export {
  BracketNameError,
  bracketToDotName,
  dotToBracketName,
  flattenToBracketNames,
  formatBracketName,
  type NameSteps,
  nestBracketNames,
  parseBracketName,
} from './sets/bracket-names.ts';
export { type CardSetNumber, cardSetSchemas, detectCardSet } from './sets/card-sets.ts';
export { Set1Instalments, set1Instalments } from './sets/set-1-instalments.ts';
export { Set2TaxDocument, set2TaxDocument } from './sets/set-2-tax-document.ts';
export { Set3Descriptor, set3Descriptor } from './sets/set-3-descriptor.ts';
export { Set4CustomerShipping, set4CustomerShipping } from './sets/set-4-customer-shipping.ts';
export { Set5SenderReceiver, set5SenderReceiver } from './sets/set-5-sender-receiver.ts';
export { CartItem, cartItem } from './sets/set-6/cart-item.ts';
export { CartItemRecipient, cartItemRecipient } from './sets/set-6/cart-item-recipient.ts';
export { CartPayment, cartPayment } from './sets/set-6/cart-payment.ts';
export { MarketplaceSeller, marketplaceSeller } from './sets/set-6/marketplace-seller.ts';
export { Cart, cart, MarketPlace, marketPlace, Set6Cart, set6Cart } from './sets/set-6/set-6-cart.ts';
export { Shipping, shipping } from './sets/set-6/shipping.ts';

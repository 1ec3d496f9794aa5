export {
  BracketNameError,
  bracketToDotName,
  dotToBracketName,
  flattenToBracketNames,
  formatBracketName,
  type NameSteps,
  nestBracketNames,
  parseBracketName,
} from './bracket-names.ts';
export { CardParams, cardParams } from './card-params.ts';
export { type CardSetNumber, cardSetSchemas, detectCardSet } from './card-sets.ts';
export { bracketName, findBracketNames } from './rules/bracket-name.ts';
export { Set1Instalments, set1Instalments } from './set-1-instalments.ts';
export { Set2TaxDocument, set2TaxDocument } from './set-2-tax-document.ts';
export { Set3Descriptor, set3Descriptor } from './set-3-descriptor.ts';
export { Set4CustomerShipping, set4CustomerShipping } from './set-4-customer-shipping.ts';
export { Set5SenderReceiver, set5SenderReceiver } from './set-5-sender-receiver.ts';
export { CartItem, cartItem } from './set-6/cart-item.ts';
export { CartItemRecipient, cartItemRecipient } from './set-6/cart-item-recipient.ts';
export { CartPayment, cartPayment } from './set-6/cart-payment.ts';
export { MarketplaceSeller, marketplaceSeller } from './set-6/marketplace-seller.ts';
export { Cart, cart, MarketPlace, marketPlace, Set6Cart, set6Cart } from './set-6/set-6-cart.ts';
export { Shipping, shipping } from './set-6/shipping.ts';

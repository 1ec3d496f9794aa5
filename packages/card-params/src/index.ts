// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';

export {
  type CardMessages,
  CardParams,
  type CardSet,
  cardResource,
  type Finding,
  type Only,
  type Without,
} from './card-params.ts';
export { type CardOptions, type CardProfile, cardProfileFields } from './profile.ts';
export { findBracketNames, rule as bracketName } from './rules/bracket-name.ts';
export { messages } from './rules/index.ts';
export {
  BracketNameError,
  flattenToBracketNames,
  formatBracketName,
  type NameSteps,
  nestBracketNames,
  parseBracketName,
  toBracketName,
  toDotName,
} from './sets/bracket-names.ts';
export { type CardSetNumber, cardTable, detectCardSet } from './sets/card-sets.ts';
export { Set1Instalments, set1InstalmentsTable } from './sets/set-1-instalments.ts';
export { Set2TaxDocument, set2TaxDocumentTable } from './sets/set-2-tax-document.ts';
export { Set3Descriptor, set3DescriptorTable } from './sets/set-3-descriptor.ts';
export { Set4CustomerShipping, set4CustomerShippingTable } from './sets/set-4-customer-shipping.ts';
export { Set5SenderReceiver, set5SenderReceiverTable } from './sets/set-5-sender-receiver.ts';
export { CartItem, cartItemTable } from './sets/set-6/cart-item.ts';
export { CartItemRecipient, cartItemRecipientTable } from './sets/set-6/cart-item-recipient.ts';
export { CartPayment, cartPaymentTable } from './sets/set-6/cart-payment.ts';
export { MarketplaceSeller, marketplaceSellerTable } from './sets/set-6/marketplace-seller.ts';
export { Cart, cartTable, MarketPlace, marketPlaceTable, Set6Cart, set6CartTable } from './sets/set-6/set-6-cart.ts';
export { Shipping, shippingTable } from './sets/set-6/shipping.ts';

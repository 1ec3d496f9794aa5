import { type AlternativesSchema, alternativesSchema, type Resource, table } from '@pg/rule-kit';
import type { InferOutput } from 'valibot';
import { bracketName } from './rules/bracket-name.ts';
import { oneSet } from './rules/one-set.ts';
import { profileSet } from './rules/profile-set.ts';
import { receiverLastName } from './rules/receiver-last-name.ts';
import { taxCategory } from './rules/tax-category.ts';
import { toBankAccountId } from './rules/to-bank-account-id.ts';
import { cardSetSchemas, detectCardSet } from './sets/card-sets.ts';
import { set1Instalments } from './sets/set-1-instalments.ts';
import { set2TaxDocument } from './sets/set-2-tax-document.ts';
import { set3Descriptor } from './sets/set-3-descriptor.ts';
import { set4CustomerShipping } from './sets/set-4-customer-shipping.ts';
import { set5SenderReceiver } from './sets/set-5-sender-receiver.ts';
import { cartItem } from './sets/set-6/cart-item.ts';
import { cartItemRecipient } from './sets/set-6/cart-item-recipient.ts';
import { cartPayment } from './sets/set-6/cart-payment.ts';
import { marketplaceSeller } from './sets/set-6/marketplace-seller.ts';
import { shipping } from './sets/set-6/shipping.ts';

const card = /* @__PURE__ */ table('2.2 Card parameter sets', 'parameters.card', {});

/**
 * The schema of `parameters.card`: one of the six sets of section 2.2, recognised by its names.
 *
 * An entry is checked by its own row whichever set it is of; required are the entries of the set to which the object
 * belongs. Mixed sets are a warning of the rules, not an issue of the schema.
 */
export const CardParams: AlternativesSchema<typeof cardSetSchemas> = /* @__PURE__ */ alternativesSchema(
  card,
  cardSetSchemas,
);
/** What `parameters.card` carries: the entries of one of the six sets (section 2.2). */
export type CardParams = InferOutput<typeof CardParams>;

/** `parameters.card` as a resource: schema, tables and rules. */
export const cardParams: Resource = {
  kind: 'card-params',
  at: 'parameters.card',
  schema: CardParams,
  tables: [
    set1Instalments,
    set2TaxDocument,
    set3Descriptor,
    set4CustomerShipping,
    set5SenderReceiver,
    shipping,
    cartItem,
    cartItemRecipient,
    cartPayment,
    marketplaceSeller,
  ],
  telltale: /^(?:parameters\[.*|toBankAccountId|payee_last_name)$/,
  // Of a set that is not the profile's nothing is required: profile-set says what is.
  waives: (_, card, { profile: { cardSet } }) => cardSet !== undefined && cardSet !== detectCardSet(card),
  rules: [oneSet, profileSet, bracketName, toBankAccountId, receiverLastName, taxCategory],
};

import {
  bodySchema,
  type FindingOf,
  type OneOf,
  type PayloadType,
  type RuleContext,
  type TableMessages,
  type TableSchema,
} from '@pg/rule-kit';
import { type CardOptions, type CardProfile, cardProfileFields } from './profile.ts';
import { messages, rules } from './rules/index.ts';
import { cardSets, detectCardSet } from './sets/card-sets.ts';
import type { Set1Instalments } from './sets/set-1-instalments.ts';
import type { Set2TaxDocument } from './sets/set-2-tax-document.ts';
import type { Set3Descriptor } from './sets/set-3-descriptor.ts';
import type { Set4CustomerShipping } from './sets/set-4-customer-shipping.ts';
import type { Set5SenderReceiver } from './sets/set-5-sender-receiver.ts';
import type { Set6Cart } from './sets/set-6/set-6-cart.ts';

/** Any of the six sets. */
export type CardSet =
  | Set1Instalments
  | Set2TaxDocument
  | Set3Descriptor
  | Set4CustomerShipping
  | Set5SenderReceiver
  | Set6Cart;

/** No field of a set. Compile errors about a value with fields of two sets name it: `Without<Set5SenderReceiver>`. */
export type Without<TSet extends CardSet> = { readonly [TName in keyof TSet]?: undefined };

/** One set, without fields of other sets. */
export type Only<TSet extends CardSet> = TSet &
  (TSet extends Set1Instalments ? unknown : Without<Set1Instalments>) &
  (TSet extends Set2TaxDocument ? unknown : Without<Set2TaxDocument>) &
  (TSet extends Set3Descriptor ? unknown : Without<Set3Descriptor>) &
  (TSet extends Set4CustomerShipping ? unknown : Without<Set4CustomerShipping>) &
  (TSet extends Set5SenderReceiver ? unknown : Without<Set5SenderReceiver>) &
  (TSet extends Set6Cart ? unknown : Without<Set6Cart>);

/** The fields of `parameters.card`: one of the six sets (section 2.2). */
export type CardParams =
  | Only<Set1Instalments>
  | Only<Set2TaxDocument>
  | Only<Set3Descriptor>
  | Only<Set4CustomerShipping>
  | Only<Set5SenderReceiver>
  | Only<Set6Cart>;

/** The table of `parameters.card`: six alternative sets (section 2.2). */
export const cardTable: OneOf<CardParams> = cardSets;

/** The messages of `parameters.card`, by code. */
export type CardMessages = typeof messages & TableMessages;

/** A finding about `parameters.card`. */
export type Finding = FindingOf<CardMessages>;

/** `parameters.card` as a payload type: its table and its rules. */
export const cardParamsType: PayloadType<CardOptions, typeof messages, typeof cardTable> = {
  name: 'card-params',
  at: 'parameters.card',
  whole: 'parameters.card',
  messages,
  table: cardTable,
  distinctiveName: /^(?:parameters\[(?:card|shipping|cart|marketPlace)\][\w[\]]*|toBankAccountId|payee_last_name)$/,
  // If the profile has another set, the rule profile-set reports missing fields.
  isOptional: (_, card, { profile: { cardSet } }: RuleContext<CardProfile>) =>
    cardSet !== undefined && cardSet !== detectCardSet(card),
  profile: cardProfileFields,
  rules,
};

/**
 * The schema of `parameters.card`: one of the six sets of section 2.2. The names of the fields decide which one.
 *
 * Each field is checked by its own row, also in an object with fields of several sets. Only the fields of the detected set are
 * required. Bracket names have an issue too. Mixed sets are a warning of a rule, not an issue of
 * the schema.
 */
export const CardParams: TableSchema<typeof cardTable> = bodySchema(cardParamsType);

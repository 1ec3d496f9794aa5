import {
  bodySchema,
  type FindingOf,
  type Resource,
  type RuleContext,
  type TableMessages,
  type TableSchema,
} from '@pg/rule-kit';
import { type CardOptions, type CardProfile, cardProfileFields } from './profile.ts';
import { messages, rules } from './rules/index.ts';
import { cardTable, detectCardSet, type FieldsOfOneSet } from './sets/card-sets.ts';

/** The fields of `parameters.card`: one of the six sets (section 2.2). */
export type CardParams = FieldsOfOneSet;

/** The messages of `parameters.card`, by code. */
export type CardMessages = typeof messages & TableMessages;

/** A finding about `parameters.card`. */
export type Finding = FindingOf<CardMessages>;

/** `parameters.card` as a resource: its table and its rules. */
export const cardResource: Resource<CardOptions, typeof messages, typeof cardTable> = {
  kind: 'card-params',
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
export const CardParams: TableSchema<typeof cardTable> = bodySchema(cardResource);

import type { PlacedMistake, RuleMeta } from '../findings/finding.ts';
import type { Row } from '../rows/row.ts';
import type { Profile } from '../settings/profile.ts';
import type { Messages } from '../words/messages.ts';

/** A payload that is an object, with any fields. */
export type Payload = Readonly<Record<string, unknown>>;

/** @typeParam TProfile The profile with the fields that the rule reads. */
export interface RuleContext<TProfile extends Profile = Profile> {
  readonly profile: TProfile;
}

/** One rule. Its summary and examples are in a constant of their own, so that bundlers can remove them. */
export interface Rule extends RuleMeta {
  /** Its sentences by code, unless a catalog of the payload type has them. */
  readonly messages?: Messages | undefined;
  /** Checks a payload. If left out, other code applies the rule. */
  readonly check?: ((payload: Payload, context: RuleContext) => Iterable<PlacedMistake>) | undefined;
  /** Whether each mistake depends on nothing but the field at its path and those in `also`: name, value, or that it is missing. */
  readonly checksEachField?: true | undefined;
  /** Whether it finds something only where rows find something too, so that it need not be asked about a payload that they accept. */
  readonly onlyIfRowsFail?: true | undefined;
}

/** The facts of a rule, apart from its id. */
type RuleFacts = Omit<Rule, 'id'>;

/** A rule with its own messages. */
export interface DefinedRule<TMessages extends Messages> extends Rule {
  readonly messages: TMessages;
}

/** Rules by their ids, with their messages. */
export type DefinedRules<TRules> = {
  readonly [TId in keyof TRules]: DefinedRule<
    TRules[TId] extends { readonly messages: infer TMessages extends Messages } ? TMessages : Record<never, never>
  >;
};

/**
 * Defines rules: each has an id, and what differs from the facts that it shares with the others.
 *
 * @param shared The facts of a rule that says nothing else.
 */
// @__NO_SIDE_EFFECTS__
export const defineRules = <const TRules extends Readonly<Record<string, Partial<RuleFacts>>>>(
  shared: RuleFacts,
  rules: TRules,
): DefinedRules<TRules> =>
  Object.fromEntries(
    Object.entries(rules).map(([id, own]) => [id, { id, ...shared, ...own }]),
  ) as unknown as DefinedRules<TRules>;

/** The messages of rules, by code. */
export type MessagesOf<TRules> = {
  readonly [TCode in CodeOf<TRules[keyof TRules]>]: MessageOf<TRules[keyof TRules], TCode>;
};

type CodeOf<TRule> = TRule extends { readonly messages: infer TMessages } ? keyof TMessages & string : never;

type MessageOf<TRule, TCode extends string> = TRule extends {
  readonly messages: { readonly [TName in TCode]: infer TMessage };
}
  ? TMessage
  : never;

/** The messages of rules, by code. */
// @__NO_SIDE_EFFECTS__
export const messagesOf = <TRules extends Readonly<Record<string, Rule>>>(rules: TRules): MessagesOf<TRules> =>
  Object.assign({}, ...Object.values(rules).map(({ messages }) => messages)) as MessagesOf<TRules>;

/** The documentation of rules, by their ids. */
export type DocsOf<TRules> = { readonly [TId in keyof TRules]: RuleDocs };

/** A rule's documentation. Its examples are also its tests. */
export interface RuleDocs {
  /** One sentence: what the rule requires. */
  readonly summary: string;
  readonly accepts: readonly Example[];
  readonly rejects: readonly Example[];
}

export type DescribedRule = Rule & RuleDocs;

/** A value that a rule accepts or rejects. */
export interface Example {
  /** A whole payload; with `row`, the value of one field, which is missing if `undefined`. */
  readonly value: unknown;
  /** The only row of the table. */
  readonly row?: Row;
  /** The name of the field that is sent; by default `field`, the name of the row. */
  readonly name?: string;
  readonly profile?: Profile & Readonly<Record<string, unknown>>;
}

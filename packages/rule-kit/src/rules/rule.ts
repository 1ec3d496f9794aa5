import type { PlacedMistake, RuleMeta } from '../findings/finding.ts';
import type { Row } from '../rows/row.ts';
import type { Profile } from '../settings/profile.ts';

/** A payload that is an object, with any fields. */
export type Payload = Readonly<Record<string, unknown>>;

/** @typeParam TProfile The profile with the fields that the rule reads. */
export interface RuleContext<TProfile extends Profile = Profile> {
  readonly profile: TProfile;
}

/** One rule. Its summary and examples are in a constant of their own, so that bundlers can remove them. */
export interface Rule extends RuleMeta {
  /** Checks a payload. If left out, other code applies the rule. */
  readonly check?: (payload: Payload, context: RuleContext) => Iterable<PlacedMistake>;
  /** Whether each mistake depends on nothing but the field at its path and those in `also`: name, value, or that it is missing. */
  readonly checksEachField?: true;
  /** Whether it finds something only where rows find something too, so that it need not be asked about a payload that they accept. */
  readonly followsRows?: true;
}

/** The facts of a rule, apart from its id. */
type RuleFacts = Omit<Rule, 'id'>;

/**
 * Makes rules of rows: each has an id and what differs from the other rules of its table.
 *
 * @param shared The facts of a rule that says nothing else.
 */
// @__NO_SIDE_EFFECTS__
export const ruleTable = <TId extends string>(
  shared: RuleFacts,
  rows: Readonly<Record<TId, Partial<RuleFacts>>>,
): Readonly<Record<TId, Rule>> =>
  Object.fromEntries(
    Object.entries<Partial<RuleFacts>>(rows).map(([id, own]): [string, Rule] => [id, { id, ...shared, ...own }]),
  ) as Record<TId, Rule>;

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

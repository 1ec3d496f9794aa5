import type { Found, RuleMeta } from '../findings/finding.ts';
import type { Row } from '../rows/row.ts';
import type { Profile } from './profile.ts';

/** A payload that is an object; what its entries are is not known yet. */
export type Payload = Readonly<Record<string, unknown>>;

/** What a rule's check knows besides the value. */
export interface RuleContext {
  readonly profile: Profile;
}

/** One rule. What it says of itself, and its examples, are beside it: bundlers leave them out. */
export interface Rule extends RuleMeta, Partial<RuleDocs> {
  /** Looks at a payload; a rule without a check is applied by others. */
  readonly check?: (payload: Payload, context: RuleContext) => readonly Found[];
}

/** What a rule says of itself. Its examples are its tests, its page in the reference and its samples at once. */
export interface RuleDocs {
  /** One sentence: what has to be so. */
  readonly summary: string;
  readonly accepts: readonly Example[];
  readonly rejects: readonly Example[];
}

/** A rule with all that it says of itself. */
export type DescribedRule = Rule & RuleDocs;

/** A value that a rule accepts or rejects. */
export interface Example {
  /** A whole payload; with `row` the value of one entry, which is missing where it is `undefined`. */
  readonly value: unknown;
  /** The row of that entry, in a table that has no other. */
  readonly row?: Row;
  /** The name under which the entry is sent: its own, `entry`, if left out. */
  readonly name?: string;
  readonly profile?: Profile;
}

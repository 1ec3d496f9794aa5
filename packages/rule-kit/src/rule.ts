import { type Basis, type Found, type Severity, severityOf } from './finding.ts';
import type { Profile } from './profile.ts';
import type { Row } from './row.ts';

/** What a rule's check knows besides the value. */
export interface RuleContext {
  readonly profile: Profile;
}

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

/** A payload that is an object; what its entries are is not known yet. */
export type Payload = Readonly<Record<string, unknown>>;

/** What a rule is about. The ESLint plugin groups rules by it, and leaves out `suppressions`. */
export type Concern =
  | 'kind'
  | 'text'
  | 'values'
  | 'names'
  | 'entries'
  | 'combinations'
  | 'wallet-tokens'
  | 'wallet-settings'
  | 'suppressions';

/**
 * One rule. Its examples are its tests, its page in the reference and its samples in the playground at once.
 */
export interface Rule {
  /** Stable and documented. */
  readonly id: string;
  readonly concern: Concern;
  readonly section: string;
  readonly basis: Basis;
  /** Where it is not the basis's: `info` for a note, which is no mistake. */
  readonly severity?: Severity;
  /** That of some of its findings, of which the document says less. */
  readonly milder?: Severity;
  /** One sentence: what has to be so. */
  readonly summary: string;
  /** What a report underlines: the entry's value, if left out, or its name. */
  readonly marks?: 'name' | 'value';
  /** Whether what it finds befell a payload's text as a whole: however many values show it, it is one mistake. */
  readonly ofWhole?: true;
  readonly accepts: readonly Example[];
  readonly rejects: readonly Example[];
  /** Looks at a payload; a rule without a check is applied to every row by the walk. */
  readonly check?: (payload: Payload, context: RuleContext) => readonly Found[];
}

/** The severities that findings of a rule have, the worst first. */
export const severitiesOf = ({ basis, severity = severityOf(basis), milder }: Rule): readonly Severity[] =>
  milder === undefined ? [severity] : [severity, milder];

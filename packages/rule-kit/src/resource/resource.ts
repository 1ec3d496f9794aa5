import type { RuleFound } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import type { Table } from '../rows/table.ts';
import type { AnySchema } from '../schema/schema-cell.ts';
import type { Profile } from './profile.ts';
import type { Payload, Rule, RuleContext } from './rule.ts';

/**
 * A kind of payload: what it is called, its schema, its tables and its rules.
 *
 * @typeParam TOptions What `prove` takes for it: the keys that a wallet's token is held against, for instance. All of it
 *   can be left out.
 */
export interface Resource<TOptions extends ProofOptions = ProofOptions> {
  /** The name by which the command and its reports call it: `session-request`. */
  readonly kind: string;
  /** Where it stands in a request: `parameters.card`; empty for a request itself. What stands in none leaves it out. */
  readonly at?: string;
  readonly schema: AnySchema;
  /** Its tables, in the document's order. */
  readonly tables: readonly Table[];
  /** Names that no table lists but by which people's payloads of this kind are recognised too. */
  readonly telltale?: RegExp;
  /** Whether it takes an entry, or what an entry says, that no table lists: nothing is wondered at in that. */
  readonly takes?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Whether an entry of its own that the schema requires need not be there, because something else is told instead. */
  readonly waives?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Its rules, beyond those that apply to every row. */
  readonly rules: readonly Rule[];
  /** Other resources inside it. */
  readonly parts?: readonly ResourcePart<TOptions>[];
  /** What makes it a resource that is sent as a text. */
  readonly text?: ResourceText;
  /** Checks that need cryptography or a clock. */
  readonly proof?: ResourceProof<TOptions>;
}

/** A resource inside another one. Of one that is no text the rules alone are run: the other's schema has its rows. */
export interface ResourcePart<TOptions extends ProofOptions = ProofOptions> {
  /** Where it stands in the other one. */
  readonly path: Path;
  readonly resource: Resource<TOptions>;
  /** Whether it is there, where that is for another entry to say. */
  readonly when?: (payload: Payload) => boolean;
}

/** A resource that is sent as a text: a payload of this kind is the text, or the value that was read of it. */
export interface ResourceText {
  /** What a text can be instead of what it has to be. */
  readonly rules: readonly Rule[];
  /** Whether a text, or a value, is of this kind but for a mistake. */
  readonly resembles: (given: unknown) => boolean;
  /** Reads the text, or looks at the value that was read of it; both may be something else altogether. */
  readonly read: (given: unknown) => TextReading;
}

/** What a text says: no value where it can't be read. */
export interface TextReading {
  readonly value: unknown;
  readonly found: readonly RuleFound[];
}

/** Checks of a resource that take more than a look: they are waited for. */
export interface ResourceProof<TOptions extends ProofOptions = ProofOptions> {
  readonly rules: readonly Rule[];
  /** Gives what is found; rejects where the options are of no use. */
  readonly prove: (payload: Payload, options: TOptions) => Promise<readonly RuleFound[]>;
}

/** How a payload is checked. */
export interface CheckOptions {
  /** What the merchant's account manager said. */
  readonly profile?: Profile | undefined;
}

/** How a payload is proven. */
export interface ProofOptions extends CheckOptions {
  /** The time to hold the payload's times against: milliseconds since 1970. Left out, the clock's. */
  readonly now?: number | undefined;
}

import type { Arbitrary } from 'fast-check';
import type { ExpectedFinding, Kind } from './index.js';

/** As for `samplePayload` of `@pg/lint/sample`. */
export interface ArbitraryOptions {
  readonly kind: Kind;
  /** The card parameter set; by default any, or none in a session. */
  readonly set?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The brand of a sale; by default any. */
  readonly brand?: string;
}

/**
 * Valid payloads of a kind, with values at the limits of the rows: no errors and no warnings. A sale is its decoded fields by
 * name; a token is its object, not its text.
 */
export declare function arbitrary(options: ArbitraryOptions): Arbitrary<Readonly<Record<string, unknown>>>;

/** A payload with one mistake, and the only finding about it. */
export interface Mistake {
  /** A string if the mistake is in the text of a token. */
  readonly payload: unknown;
  /** An error or a warning. */
  readonly finding: ExpectedFinding;
}

/** Payloads of a kind with one mistake. */
export declare function withOneMistake(options: ArbitraryOptions): Arbitrary<Mistake>;

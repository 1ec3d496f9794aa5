import type { RuleMeta } from '../findings/finding.ts';
import type { RowFacts } from '../rows/row.ts';
import type { Field } from '../rows/table.ts';
import type { Message } from '../words/messages.ts';

/** A sign that a string can't be meant as it is. */
export type Sign = readonly [
  /** What the fields are that should not have it. */
  of: number,
  /**
   * What it looks like. It takes linear time: no two parts of a repetition match the same characters. A named group is a param of
   * the message, so it has only fixed words. Another group is what is before the sign: older browsers have no look-behind.
   */
  pattern: RegExp,
  message: Message,
  facts?: SignFacts,
];

export interface SignFacts {
  /** Whether a match is the sign, if the pattern can't tell. */
  readonly isSign?: (text: string, spec: Field) => boolean;
  /** A pattern that all its strings match, if another is faster. */
  readonly needs?: string;
  /** By default, that a value fits its meaning. */
  readonly rule?: RuleMeta;
  /** `wrong`: only why a string does not match its row. `right`: only in strings that match. */
  readonly when?: 'wrong' | 'right';
  /** The hint for a row, if it has one of its own. */
  readonly hint?: (facts: RowFacts) => string | undefined;
}

// @__NO_SIDE_EFFECTS__
export const tableOfSigns = <const TSigns extends Readonly<Record<string, Sign>>>(signs: TSigns): TSigns => signs;

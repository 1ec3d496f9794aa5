import type { RuleMeta } from '../findings/finding.ts';
import type { Violation } from '../findings/violation.ts';

/** A form of texts. */
export interface Format {
  /** What a text of this form is, as a sentence for people. */
  readonly expects: string;
  /** A pattern of all its texts, none of which has control characters; a format that has none leaves it out. */
  readonly pattern?: string;
  /** What JSON Schema can say of it besides, or instead. */
  readonly jsonSchema?: {
    readonly format: string;
    readonly pattern?: string;
    readonly not?: { readonly pattern: string };
  };
  /** Of digits alone: how many there are, or may be. */
  readonly digits?: { readonly min: number; readonly max: number };
  /** Says what is wrong with a text; `undefined` where nothing is. */
  readonly findFailure: (text: string) => FormatFailure | undefined;
}

/** What is wrong with a text of a form. */
export interface FormatFailure extends Violation {
  /** The rule of the mistake that this is; `text-format`, if left out. */
  readonly rule?: RuleMeta;
  /** The part of the text that is wrong: UTF-16 offsets, the end exclusive. */
  readonly part?: { readonly start: number; readonly end: number };
}

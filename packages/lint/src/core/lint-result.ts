import { kinds } from './kinds.ts';
import type { LocatedFinding } from './locate/locate-findings.ts';

/** What is known of a text. */
export interface LintResult {
  /** What its payload, or each of its payloads, was checked as; `undefined` where that is not one kind. */
  readonly kind: string | undefined;
  /** The kinds of its payloads, each once. */
  readonly kinds: readonly string[];
  /** In the order of their places. */
  readonly findings: readonly LocatedFinding[];
  /** The lines of findings that a report may show, by their number: they hold no payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/** The kind of payloads of these kinds, if it is one. */
export const kindOfAll = (kindsFound: readonly string[]): string | undefined =>
  kindsFound.length === 1 ? kindsFound[0] : undefined;

export const NO_LINES = (): ReadonlyMap<number, string> => new Map();

/** The result of a text without findings. */
export const flawless = (kindsFound: readonly string[]): LintResult => ({
  kind: kindOfAll(kindsFound),
  kinds: kindsFound,
  findings: [],
  showableLines: NO_LINES,
});

/** The result of a text without findings that is a payload of one kind. */
export const flawlessOf: ReadonlyMap<string, LintResult> = new Map(kinds.map((kind) => [kind, flawless([kind])]));

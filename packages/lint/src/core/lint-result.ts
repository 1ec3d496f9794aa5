import { wholeText } from '@pg/nested-text';
import { type LocatedFinding, locateFindings, NOWHERE } from './locate/locate-findings.ts';
import { type FileFinding, fileFinding } from './rules/messages.ts';

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

/** What was found in one file. */
export interface LintedFile extends LintResult {
  readonly file: string;
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

/** Why a file, or a part of it, has no text. */
export interface UnreadText extends Pick<FileFinding, 'code' | 'params'> {
  readonly rule: 'syntax' | 'too-large';
  /** The text before the place of the problem; empty where nothing was read. */
  readonly before: string;
}

/** The result of a file, or a part of it, that has no text. */
export function describeUnread({ rule, code, params, before }: UnreadText): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const findings = [{ ...fileFinding(rule, code, params), within }];
  return {
    ...flawless([]),
    findings: locateFindings(before, [{ layer: wholeText(before), map: () => NOWHERE, findings }]),
  };
}

import { wholeText } from '@pg/nested-text';
import { type Params, toFinding } from '@pg/rule-kit';
import { type LocatedFinding, locateFindings, NOWHERE } from './locate/locate-findings.ts';
import { wordingFor } from './rules/catalog.ts';
import { fileRules } from './rules/file-rules.ts';
import type { FileCode } from './rules/messages.ts';

/** The result of checking a text. */
export interface LintResult {
  /** The kind of its payload or payloads; `undefined` if that is not one kind. */
  readonly kind: string | undefined;
  /** The kinds of its payloads, each once. */
  readonly kinds: readonly string[];
  /** The kind of what only may be a payload, and was passed over. */
  readonly possibleKind?: string | undefined;
  /** In the order of their places. */
  readonly findings: readonly LocatedFinding[];
  /** The lines of findings that a report may show, by their number: they have no payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/** The result of checking one file. */
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
export interface UnreadText {
  readonly rule: 'syntax' | 'too-large';
  readonly code: FileCode;
  readonly params: Params;
  /** The text before the problem; empty if nothing was read. */
  readonly before: string;
  /** Whether what can be seen of it has a name that few but payloads have, or nothing can be seen. */
  readonly isTelling: boolean;
}

/** The result of a file, or a part of it, that has no text. */
export function describeUnread({ rule, code, params, before }: UnreadText): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const findings = [toFinding(fileRules[rule], { path: [], code, params, within }, wordingFor(undefined))];
  return {
    ...flawless([]),
    findings: locateFindings(before, [{ layer: wholeText(before), map: () => NOWHERE, findings }]),
  };
}

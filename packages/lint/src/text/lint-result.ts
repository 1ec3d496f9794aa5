import { wholeText } from '@pg/nested-text';
import type { Finding, Params } from '@pg/rule-kit';
import { toFinding } from '@pg/rule-kit/internal';
import { sentencesFor } from '../rules/catalog.ts';
import type { FileCode } from '../rules/file-rules.ts';
import { fileRules } from '../rules/file-rules.ts';
import { type LocatedFinding, locateFindings } from './locate/locate-findings.ts';
import { NO_LINES } from './locate/showable-lines.ts';

/** The result of checking a text. */
export interface LintResult<TFinding extends Finding = Finding> {
  /** The kind of its payloads; `undefined` if there is no kind, or more than one. */
  readonly kind: string | undefined;
  /** The kinds of its payloads, each once. */
  readonly kinds: readonly string[];
  /** The kind of an object that was skipped, because it is not a payload for certain. */
  readonly possibleKind?: string | undefined;
  /** In the order of their positions. */
  readonly findings: readonly LocatedFinding<TFinding>[];
  /** The lines of findings that reports may show, by line number: lines without a payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/** The result of checking one file. */
export interface LintedFile extends LintResult {
  readonly file: string;
}

/** The kind, if all payloads have the same. */
export const kindOfAll = (kindsFound: readonly string[]): string | undefined =>
  kindsFound.length === 1 ? kindsFound[0] : undefined;

/** The result of a text without findings. */
export const withoutFindings = (kindsFound: readonly string[]): LintResult => ({
  kind: kindOfAll(kindsFound),
  kinds: kindsFound,
  findings: [],
  showableLines: NO_LINES,
});

/** A file, or a part of it, that can't be read as text. */
export interface UnreadText {
  readonly rule: 'syntax' | 'too-large' | 'unknown-kind';
  readonly code: FileCode;
  readonly params?: Params;
  /** The text before the problem; without it, nothing was read. */
  readonly before?: string;
  /** Whether its bytes contain a distinctive name, or are unknown. */
  readonly isDistinctive: boolean;
}

/** The result of a file, or a part of it, that can't be read as text. */
export function describeUnread({ rule, code, params, before = '' }: Omit<UnreadText, 'isDistinctive'>): LintResult {
  const within = { path: [], start: before.length, end: before.length };
  const findings = [toFinding({ rule: fileRules[rule], path: [], code, params, within }, sentencesFor(undefined))];
  return {
    ...withoutFindings([]),
    findings: locateFindings(before, [{ layer: wholeText(before), findings }]),
  };
}

import { findChanges, kinds, type LintOptions, profileSchema, verifyText } from '@pg/lint';
import { SettingsError } from '@pg/rule-kit';
import { requireSettings } from '@pg/rule-kit/internal';
import { ifPossible } from '../parts/if-possible.ts';
import type { OtherInput } from './describe-input.ts';
import { type PageFinding, spansIn, toPageFinding } from './page-finding.ts';
import { isLines, type PayloadPart, partsOf, readLines } from './parts.ts';
import { readPayload } from './payload.ts';
import { countBySeverity, SEVERITIES, type Totals } from './totals.ts';

/** A text to check, and how. */
export interface CheckRequest {
  readonly text: string;
  /** The kind of payload; by default, the content decides. */
  readonly kind?: string | undefined;
  /** The merchant profile, as JSON. */
  readonly profile?: string | undefined;
}

/** The result of a check. */
export interface CheckedText {
  readonly kind: string | undefined;
  /** All kinds of payload. */
  readonly kinds: readonly string[];
  /** By severity, then position. Only the first `MOST_FINDINGS`: more would slow the page down. */
  readonly findings: readonly PageFinding[];
  /** The number of all findings. */
  readonly totals: Totals;
  /** The value of the payload, unless there are several or it has mistakes in its syntax. */
  readonly payload?: unknown;
  /** The payloads of an array or of lines. */
  readonly parts?: readonly PayloadPart[] | undefined;
  /** What the text is, if it is no payload. */
  readonly other?: OtherInput | undefined;
  /** What is wrong with the merchant profile; then nothing was checked. */
  readonly profileProblem?: string;
}

const MOST_FINDINGS = 1000;

const UNCHECKED: CheckedText = { kind: undefined, kinds, findings: [], totals: countBySeverity([]) };

/** @throws {SettingsError} for a merchant profile that is not valid. */
export function optionsOf({ text, kind, profile = '' }: CheckRequest): LintOptions {
  const given: unknown = profile.trim() === '' ? {} : ifPossible(() => JSON.parse(profile));
  if (given === undefined) throw new SettingsError('The merchant rules must be JSON, like {"cardSet": 6}.');
  requireSettings(profileSchema, given, 'profile');
  return {
    profile: given,
    ...(kind !== undefined && kinds.includes(kind) && { kind }),
    ...(isLines(text) && { readPayloads: readLines }),
  };
}

/** Checks a text, and finds the positions and fixes of its findings. */
export async function checkText(request: CheckRequest): Promise<CheckedText> {
  const { text } = request;
  try {
    const options = optionsOf(request);
    if (text.trim() === '') return UNCHECKED;
    const { kind, all } = await findAll(text, options);
    const shown = all.slice(0, MOST_FINDINGS);
    const changes = findChanges(text, shown, options);
    const payload = readPayload(text);
    const spanOf = spansIn(text);
    return {
      kind,
      kinds,
      findings: shown.map((finding, i) => toPageFinding(text, finding, spanOf(finding), changes[i] ?? [])),
      totals: countBySeverity(all),
      payload: kind !== undefined && payload?.isComplete ? payload.value : undefined,
      parts: partsOf(text, all, payload?.tree),
      other: kind === undefined ? (await import('./describe-input.ts')).describeInput(text) : undefined,
    };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { ...UNCHECKED, profileProblem: error.message };
  }
}

/** The findings of a text, by severity, then position. */
export async function findAll(text: string, options: LintOptions) {
  const { kind, findings } = await verifyText(text, options);
  const all = findings.toSorted(
    (a, b) => weightOf(a.severity) - weightOf(b.severity) || a.line - b.line || a.column - b.column,
  );
  return { kind, all };
}

const weightOf = (severity: PageFinding['severity']): number => SEVERITIES.indexOf(severity);

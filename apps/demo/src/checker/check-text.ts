import {
  applyRules,
  type FilePayload,
  findChanges,
  kinds,
  type LintOptions,
  lintText,
  payloadsIn,
  type RuleSettings,
} from '@pg/lint';
import { SettingsError } from '@pg/rule-kit';
import { describeInput, type OtherInput } from './describe-input.ts';
import { type PageFinding, spansIn, toPageFinding } from './page-finding.ts';
import { countBySeverity, SEVERITIES, type Totals } from './totals.ts';

/** A text to check, and how. */
export interface CheckRequest {
  readonly text: string;
  /** The kind of payload; by default, the content decides. */
  readonly kind?: string | undefined;
  /** `profile`, `names`, `rules` and `gateway` of the configuration, as JSON. */
  readonly settings?: string | undefined;
}

/** A payload that was found in the text. */
export interface Found extends FilePayload {
  readonly line: number;
  readonly totals: Totals;
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
  /** The payloads in the text; at most `MOST_FOUND`. */
  readonly found: readonly Found[];
  /** What the text is, if it is no payload. */
  readonly other?: OtherInput | undefined;
  /** What is wrong with the settings; then nothing was checked. */
  readonly settingsProblem?: string;
}

const MOST_FINDINGS = 1000;
const MOST_FOUND = 1000;

const UNCHECKED: CheckedText = { kind: undefined, kinds, findings: [], totals: countBySeverity([]), found: [] };

export interface PageOptions extends LintOptions {
  readonly rules?: RuleSettings | undefined;
}

/** @throws {SettingsError} for settings that are not valid. */
export async function optionsOf({ text, kind, settings = '' }: CheckRequest): Promise<PageOptions> {
  const given = settings.trim() === '' ? {} : (await import('./settings.ts')).readSettings(settings);
  // A body is no array, but a file that is opened may be one.
  if (kind === undefined && isList(text)) return { ...given, syntax: 'json' };
  return { ...given, ...(kind !== undefined && kinds.includes(kind) && { kind }) };
}

function isList(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 1;
  } catch {
    return false;
  }
}

/** Checks a text, and finds its payloads, and the positions and fixes of its findings. */
export async function checkText(request: CheckRequest): Promise<CheckedText> {
  const { text } = request;
  try {
    const options = await optionsOf(request);
    if (text.trim() === '') return UNCHECKED;
    const { kind, findings } = lintText(text, options);
    const all = applyRules(findings, options.rules ?? {}).toSorted(
      (a, b) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || a.line - b.line || a.column - b.column,
    );
    const shown = all.slice(0, MOST_FINDINGS);
    const changes = findChanges(text, shown, options);
    const spanOf = spansIn(text);
    const places = all.map((finding) => ({ finding, start: spanOf(finding).start }));
    const found = payloadsIn(text, options)
      .slice(0, MOST_FOUND)
      .map((payload) => {
        const { start, end } = payload.span;
        const own = places.filter((each) => start <= each.start && each.start < end);
        const line = text.slice(0, start).split('\n').length;
        return { ...payload, line, totals: countBySeverity(own.map(({ finding }) => finding)) };
      });
    return {
      kind,
      kinds,
      findings: shown.map((finding, i) => toPageFinding(text, finding, spanOf(finding), changes[i] ?? [])),
      totals: countBySeverity(all),
      found,
      other: found.length === 0 ? describeInput(text) : undefined,
    };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { ...UNCHECKED, settingsProblem: error.message };
  }
}

import {
  applyRules,
  type Change,
  type FilePayload,
  findChanges,
  kinds,
  type LintOptions,
  type LocatedFinding,
  lintText,
  payloadsIn,
  payloadTypes,
  type RuleSettings,
  SettingsSchema,
} from '@pg/lint';
import { offsetsIn, positionsIn, type Span } from '@pg/nested-text';
import { formatPath, SettingsError, sentenceOf } from '@pg/rule-kit';
import { labelOf, requireSettings, tablesOf } from '@pg/rule-kit/internal';
import { ifPossible } from '../if-possible.ts';
import { SEVERITIES, totalInWords } from './totals.ts';
import { whyNotChecked } from './why-not-checked.ts';

/** A text to check, and how. */
export interface CheckRequest {
  readonly text: string;
  /** The kind of payload; by default, the content decides. */
  readonly kind?: string | undefined;
  /** `profile`, `names`, `rules` and `gateway` of the configuration, as JSON. */
  readonly settings?: string | undefined;
}

/** The result of a check. */
export interface CheckedText {
  readonly kind?: string | undefined;
  /** All kinds of payload. */
  readonly kinds: readonly string[];
  /** Why the text was not checked; empty if it was, or has nothing. */
  readonly notChecked: string;
  /** By severity, then position; at most `MOST`. */
  readonly findings: readonly PageFinding[];
  /** "1 error, 2 warnings". */
  readonly total: string;
  /** The payloads in the text; at most `MOST`. */
  readonly parts: readonly Part[];
}

/** A payload in the text. */
export interface Part extends FilePayload {
  /** "session-request 2 of 3, line 12". */
  readonly title: string;
  readonly total: string;
}

/** A finding as the page shows it. */
export interface PageFinding extends LocatedFinding {
  /** Its path, where the message does not name all of it: `cart.items[0].price`. */
  readonly place: string;
  /** Whether the reference has a table with the name of its section. */
  readonly hasTable: boolean;
  /** Findings with the same key differ only in their position in an array. */
  readonly groupKey: string;
  readonly span: Span;
  readonly fixes: readonly Change[];
}

/** More would slow the page down. */
const MOST = 1000;

/** The result of a text that was not checked. */
const nothingChecked = (notChecked = ''): CheckedText => ({ kinds, findings: [], total: '', parts: [], notChecked });

export type PageOptions = LintOptions & { readonly rules?: RuleSettings | undefined };

/** @throws {SettingsError} for settings that are not valid, and a kind that does not exist. */
export function optionsOf({ text, kind, settings = '' }: CheckRequest): PageOptions {
  const given: unknown = settings.trim() === '' ? {} : ifPossible(() => JSON.parse(settings));
  if (given === undefined) throw new SettingsError('the settings must be JSON, like {"profile": {"cardSet": 6}}');
  requireSettings(SettingsSchema, given);
  if (kind !== undefined && !kinds.includes(kind)) throw new SettingsError(`there is no kind ${kind}`);
  if (kind !== undefined) return { ...given, kind };
  // A body is no array, but a file that is opened may be one.
  const value: unknown = ifPossible(() => JSON.parse(text));
  return Array.isArray(value) && value.length > 1 ? { ...given, syntax: 'json' } : given;
}

/** Checks a text, and finds its payloads, and the positions and fixes of its findings. */
export function checkText(request: CheckRequest): CheckedText {
  try {
    return request.text.trim() === '' ? nothingChecked() : check(request.text, optionsOf(request));
  } catch (error) {
    if (error instanceof SettingsError) return nothingChecked(error.message);
    throw error;
  }
}

function check(text: string, options: PageOptions): CheckedText {
  const { kind, findings } = lintText(text, options);
  const all = applyRules(findings, options.rules ?? {}).toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || a.line - b.line || a.column - b.column,
  );
  const shown = all.slice(0, MOST);
  const changes = findChanges(text, shown, options);
  const spanOf = spansIn(text);
  const places = all.map((finding) => ({ ...finding, ...spanOf(finding) }));
  const parts = partsOf(text, options, places);
  const found = shown.map((finding, i) => toPageFinding(finding, spanOf(finding), changes[i] ?? []));
  return {
    kind,
    kinds,
    notChecked: parts.length > 0 ? '' : (whyNotChecked(text) ?? found[0]?.message ?? ''),
    findings: found,
    total: totalInWords(all) + (all.length > shown.length ? `; the first ${MOST} are listed` : ''),
    parts,
  };
}

function partsOf(text: string, options: LintOptions, places: readonly (LocatedFinding & Span)[]): Part[] {
  const toPosition = positionsIn(text);
  const payloads = payloadsIn(text, options);
  return payloads.slice(0, MOST).map((payload, i) => {
    const { kind, span, at } = payload;
    const count = payloads.length > 1 ? ` ${i + 1} of ${payloads.length}` : '';
    const place = at.length > 0 ? `, ${formatPath(at)}` : '';
    return {
      ...payload,
      title: `${kind}${count}, line ${toPosition(span.start).line}${place}`,
      total: totalInWords(places.filter(({ start }) => span.start <= start && start < span.end)),
    };
  });
}

const tableSections = new Set(payloadTypes.flatMap(tablesOf).map(({ section }) => section));

function toPageFinding(finding: LocatedFinding, span: Span, fixes: readonly Change[]): PageFinding {
  const { code, params, severity, path, section, wording } = finding;
  const place = formatPath(path);
  return {
    ...finding,
    // A page has no files.
    ...sentenceOf(params, wording.field === 'the file' ? { ...wording, field: 'the text' } : wording),
    place: labelOf(path) === place ? '' : place,
    hasTable: tableSections.has(section),
    groupKey: `${severity} ${code} ${place.replaceAll(/\[\d+\]/g, '[]')}`,
    span,
    fixes,
  };
}

/** The span of a finding in a text. A byte-order mark is not part of the first line. */
function spansIn(text: string): (finding: LocatedFinding) => Span {
  const shift = text.startsWith('\uFEFF') ? 1 : 0;
  const toOffset = offsetsIn(text.slice(shift));
  return ({ line, column, endLine, endColumn }) => ({
    start: toOffset({ line, column }) + shift,
    end: toOffset({ line: endLine, column: endColumn }) + shift,
  });
}

import { type CheckOptions, check, type Finding, type Resource } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import { fileFinding } from './file-rules.ts';
import type { JsonProblem } from './json-text/json-problem.ts';
import { readJson } from './json-text/read-json.ts';
import { kinds, recogniseKind, resourceOf } from './kinds.ts';
import { type LocatedFinding, locateFindings, type PlacedFinding } from './locate-findings.ts';
import { findShowableLines } from './showable-lines.ts';

/** How a text is checked. */
export interface LintOptions extends CheckOptions {
  /** What the payload is: one of `kinds`. Left out, its content tells. */
  readonly kind?: string;
}

/** What is known of a text. */
export interface LintResult {
  /** What the payload was checked as; `undefined` where it could not be told. */
  readonly kind: string | undefined;
  /** In the order of their places. */
  readonly findings: readonly LocatedFinding[];
  /** The lines of findings that a report may show, by their number: they hold no payer's data. */
  readonly showableLines: () => ReadonlyMap<number, string>;
}

/**
 * Checks the text of a payload.
 *
 * It reads and reports, and does nothing else: no file, no network, no clock.
 *
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has.
 */
export function lintText(text: string, options: LintOptions = {}): LintResult {
  const given = options.kind === undefined ? undefined : requireResource(options.kind);
  const hasMark = text.startsWith('\uFEFF');
  const json = hasMark ? text.slice(1) : text;
  const { value, problems, map } = readJson(json);
  const isRead = problems.every(({ kind }) => kind === 'duplicate-name');
  const resource = given ?? (isRead ? recogniseKind(value) : undefined);
  const placed = isRead ? findingsOf(resource, value, options) : [];
  placed.push(...problems.map(describeProblem));
  if (hasMark) placed.push(BYTE_ORDER_MARK);
  const findings = placed.length === 0 ? NOTHING : locateFindings(json, map, placed);
  // The lines are found from the payload: a file without findings need not keep it.
  const canShow = findings.length > 0 && resource !== undefined && isRead;
  return {
    kind: resource?.kind,
    findings,
    showableLines: canShow ? () => findShowableLines({ text: json, value, resource, map: map() }, findings) : NO_LINES,
  };
}

const NOTHING: readonly LocatedFinding[] = [];

export const NO_LINES = (): ReadonlyMap<number, string> => new Map();

function findingsOf(resource: Resource | undefined, value: unknown, options: LintOptions): PlacedFinding[] {
  const findings = resource ? check(resource, value, options) : [describeUnknownKind(value)];
  return findings.map((finding) => ({ finding }));
}

function requireResource(kind: string): Resource {
  const resource = resourceOf(kind);
  if (resource === undefined) throw new RangeError(`${JSON.stringify(kind)} is no kind: there are ${kinds.join(', ')}`);
  return resource;
}

const BYTE_ORDER_MARK: PlacedFinding = {
  finding: fileFinding('syntax', {
    found: 'a byte-order mark',
    allowed: 'the JSON text only',
    hint: 'Save the file as UTF-8 without a BOM.',
  }),
  span: { start: 0, end: 0 },
};

function describeProblem({ kind, path, span, found, allowed, hint }: JsonProblem): PlacedFinding {
  const wording = kind === 'syntax' ? `${allowed} expected` : allowed;
  return { finding: fileFinding(kind, { found, allowed: wording, hint }, path), span };
}

function describeUnknownKind(value: unknown): Finding {
  const isObject = kindOf(value) === 'an object';
  return fileFinding('unknown-kind', {
    found: isObject ? 'an object of no known kind' : kindOf(value),
    allowed: `a payload is one of ${kinds.join(', ')}`,
    hint: isObject ? 'Say which with --kind, if it is one of them.' : 'A payload is a JSON object.',
  });
}

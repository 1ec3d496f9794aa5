import {
  type CheckOptions,
  check,
  type Finding,
  type ProofOptions,
  prove,
  type Resource,
  toFinding,
} from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import { fileFinding } from './file-rules.ts';
import { kinds, resourceOf } from './kinds.ts';
import { type LocatedFinding, locateFindings } from './locate-findings.ts';
import { AS_GIVEN, type LiveWords, liveWordsOf } from './names/live-words.ts';
import type { Names } from './names/names.ts';
import { findShowableLines } from './showable-lines.ts';
import { readSource, type Source, type Syntax } from './source.ts';

/** How a text is checked. */
export interface LintOptions extends CheckOptions {
  /** What the payload is: one of `kinds`. Left out, its content tells. */
  readonly kind?: string;
  /** How the text is written. Left out, its content tells; `json` takes a file of one JSON text for what that text holds. */
  readonly syntax?: Syntax;
  /** The words that the live service uses for the document's neutral ones: the payload is written with them. */
  readonly names?: Names;
}

/** How a text is checked and proven. */
export interface ProveOptions extends LintOptions, ProofOptions {}

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
 * Checks the text of a payload: a session request or card object as JSON, a sale request as a form, a wallet's token,
 * a wallet's settings.
 *
 * It reads and reports, and does nothing else: no file, no network, no clock.
 *
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has.
 */
export function lintText(text: string, options: LintOptions = {}): LintResult {
  const given = readGiven(text, options);
  return describe(given, checkGiven(given, options));
}

/**
 * Checks the text of a payload as `lintText` does, and runs the checks that need cryptography or a clock too: a
 * token's integrity and age, a certificate and its key.
 *
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has.
 */
export async function proveText(text: string, options: ProveOptions = {}): Promise<LintResult> {
  const given = readGiven(text, options);
  const { resource, value } = given.source;
  const { toNeutral, toLive } = wordsOf(resource, options);
  const proven = resource && value !== undefined ? await prove(resource, toNeutral(value), options) : [];
  return describe(given, [...checkGiven(given, options), ...toLive(value, proven)]);
}

/** A text without its byte-order mark, and what it says. */
export interface Given {
  readonly text: string;
  readonly hasMark: boolean;
  readonly source: Source;
}

export function readGiven(given: string, { kind, syntax }: LintOptions): Given {
  const resource = kind === undefined ? undefined : requireResource(kind);
  const hasMark = given.startsWith('\uFEFF');
  const text = hasMark ? given.slice(1) : given;
  return { text, hasMark, source: readSource(text, resource, syntax) };
}

/** What is found in a text, without cryptography and clock. */
export function checkGiven({ source, hasMark }: Given, options: LintOptions): Finding[] {
  const { resource, value, found } = source;
  const findings = found.map((each) => toFinding(each.rule, each.found));
  if (hasMark) findings.push(BYTE_ORDER_MARK);
  if (value === undefined) return findings;
  if (resource === undefined) return [...findings, describeUnknownKind(value)];
  const { toNeutral, toLive } = wordsOf(resource, options);
  return [...findings, ...toLive(value, check(resource, toNeutral(value), options))];
}

const wordsOf = (resource: Resource | undefined, { names }: LintOptions): LiveWords =>
  resource && names ? liveWordsOf(resource, names) : AS_GIVEN;

function describe({ text, source }: Given, found: readonly Finding[]): LintResult {
  const { resource, value, map, syntax } = source;
  const findings = found.length === 0 ? NOTHING : locateFindings(text, map, found);
  // The lines are found from the payload: a file without findings need not keep it.
  const canShow = findings.length > 0 && resource !== undefined && value !== undefined && syntax !== 'text';
  return {
    kind: resource?.kind,
    findings,
    showableLines: canShow ? () => findShowableLines({ text, value, resource, map: map() }, findings) : NO_LINES,
  };
}

const NOTHING: readonly LocatedFinding[] = [];

export const NO_LINES = (): ReadonlyMap<number, string> => new Map();

function requireResource(kind: string): Resource {
  const resource = resourceOf(kind);
  if (resource === undefined) throw new RangeError(`${JSON.stringify(kind)} is no kind: there are ${kinds.join(', ')}`);
  return resource;
}

const BYTE_ORDER_MARK: Finding = {
  ...fileFinding('syntax', {
    found: 'a byte-order mark',
    allowed: 'the payload only',
    hint: 'Save the file as UTF-8 without a BOM.',
  }),
  within: { path: [], start: 0, end: 0 },
};

function describeUnknownKind(value: unknown): Finding {
  const isObject = kindOf(value) === 'an object';
  return fileFinding('unknown-kind', {
    found: isObject ? 'an object of no known kind' : kindOf(value),
    allowed: `a payload is one of ${kinds.join(', ')}`,
    hint: isObject ? 'Say which with --kind, if it is one of them.' : 'A payload is a JSON object or a form.',
  });
}

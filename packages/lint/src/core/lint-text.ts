import { wholeText } from '@pg/nested-text';
import { type CheckOptions, check, type Finding, findEach, prove, type Resource, toFindings } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import type { Wallet1ProofOptions, Wallet2ProofOptions } from '@pg/wallet-tokens';
import { aliasesOf } from './aliases/aliases.ts';
import type { Names } from './aliases/names.ts';
import { dedupeFindings } from './dedupe-findings.ts';
import type { PayloadReader } from './extract/embedded-payload.ts';
import { readPastedRequest } from './extract/pasted-request.ts';
import { type ReadPayload, readEmbedded } from './extract/read-embedded.ts';
import { readRecording } from './extract/recording.ts';
import { flawless, kindOfAll, type LintResult, NO_LINES } from './lint-result.ts';
import { type LocatedFinding, locateFindings, NOWHERE } from './locate/locate-findings.ts';
import { findShowableLines } from './locate/showable-lines.ts';
import { readSource, type Syntax } from './read/source.ts';
import { hasToBeProven, kinds, resourceOf } from './rules/kinds.ts';
import { fileFinding } from './rules/messages.ts';
import { describeUnknownKind } from './unknown-kind.ts';

/** How a text is checked. */
export interface LintOptions extends CheckOptions {
  /** What the payload is: one of `kinds`. Left out, its content tells. */
  readonly kind?: string | undefined;
  /** How the text is written. Left out, its content tells; `json` takes a file of one JSON text for what that text holds. */
  readonly syntax?: Syntax | undefined;
  /** The words that the live service uses for the document's neutral ones: the payload is written with them. */
  readonly names?: Names | undefined;
  /** Finds the payloads in the text. Left out, the text is one, or a request or a recording that holds some. */
  readonly readPayloads?: PayloadReader | undefined;
}

/** How a text is checked and proven: what a token is not held against is not looked at. */
export interface ProveOptions extends LintOptions, Wallet1ProofOptions, Wallet2ProofOptions {}

/**
 * Checks the text of a payload: a session request or card object as JSON, a sale request as a form, a wallet's token,
 * a wallet's settings.
 *
 * It reads and reports, and does nothing else: no file, no network, no clock.
 *
 * @throws {TypeError} for what is no text.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has, or a brand that
 *   does not exist.
 */
export function lintText(text: string, options: LintOptions = {}): LintResult {
  return lintGiven(readGiven(text, options), options);
}

/**
 * Checks the text of a payload as `lintText` does, and runs the checks that need cryptography or a clock too: a
 * token's integrity, signers and age, a certificate and its key.
 *
 * @throws {TypeError} for what is no text, a root key that is none, and a `processingKeyHash` that is no hash.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} where the profile names an entry that no table has, or a brand that
 *   does not exist.
 */
export async function proveText(text: string, options: ProveOptions = {}): Promise<LintResult> {
  return lintOrProve(text, options);
}

/** Proves what can be proven, as `proveText` does; most payloads have nothing of the kind, and are not waited for. */
export function lintOrProve(text: string, options: ProveOptions): LintResult | Promise<LintResult> {
  const given = readGiven(text, options);
  const isToProve = given.payloads.some(
    ({ source: { resource, value } }) => resource && hasToBeProven(resource, value),
  );
  return isToProve ? proveGiven(given, options) : lintGiven(given, options);
}

const lintGiven = (given: Given, options: LintOptions): LintResult =>
  toResult(
    given,
    given.payloads.map((payload) => checkPayload(payload, options)),
  );

const proveGiven = async (given: Given, options: ProveOptions): Promise<LintResult> =>
  toResult(given, await Promise.all(given.payloads.map((payload) => provePayload(payload, options))));

/** A text without its byte-order mark, and the payloads in it. */
export interface Given {
  readonly text: string;
  readonly hasMark: boolean;
  readonly payloads: readonly ReadPayload[];
}

export function readGiven(given: string, { kind, syntax, readPayloads }: LintOptions): Given {
  // A caller without types passes what a file was read as, or the object that it would send.
  if (typeof given !== 'string')
    throw new TypeError(`${kindOf(given)}, a text only: read files as UTF-8, write objects with JSON.stringify`);
  const resource = resourceGiven(kind);
  const hasMark = given.startsWith('\uFEFF');
  const text = hasMark ? given.slice(1) : given;
  const payloads = readPayloads
    ? readPayloads(text).flatMap((embedded) => readEmbedded(embedded, resource))
    : readWhole(text, resource, syntax);
  return { text, hasMark, payloads };
}

/** Reads a text that is a payload as a whole, or a request or a recording of requests that hold some. */
function readWhole(text: string, resource: Resource | undefined, syntax: Syntax | undefined): readonly ReadPayload[] {
  const pasted = syntax === undefined ? readPastedRequest(text) : undefined;
  if (pasted) return pasted.flatMap((embedded) => readEmbedded(embedded, resource));
  const source = readSource(text, resource, syntax);
  const recorded = readRecording(source);
  if (recorded) return recorded.flatMap((embedded) => readEmbedded(embedded, resource));
  return [{ source, layer: wholeText(text), isWhole: true }];
}

/** The findings of a payload, without those that need cryptography or a clock. */
export function checkPayload({ source: { resource, value, found } }: ReadPayload, options: LintOptions): Finding[] {
  if (value === undefined) return [...found];
  if (resource === undefined)
    return found.some(({ rule }) => rule === 'syntax') ? [...found] : [...found, describeUnknownKind(value)];
  return dedupeFindings(found, checkValue(resource, value, options));
}

function checkValue(resource: Resource, value: unknown, options: LintOptions): Finding[] {
  if (options.names === undefined) return check(resource, value, options);
  const { toNeutral, toLive } = aliasesOf(resource, options.names);
  return toFindings(findEach(resource, toNeutral(value), options).map((each) => toLive(value, each)));
}

async function provePayload(payload: ReadPayload, options: ProveOptions): Promise<Finding[]> {
  const { resource, value } = payload.source;
  const found = checkPayload(payload, options);
  if (resource === undefined || value === undefined) return found;
  const neutral = options.names ? aliasesOf(resource, options.names).toNeutral(value) : value;
  return [...found, ...(await prove(resource, neutral, options))];
}

function toResult({ text, hasMark, payloads }: Given, found: readonly (readonly Finding[])[]): LintResult {
  const kindsFound = [...new Set(payloads.flatMap(({ source: { resource } }) => resource?.kind ?? []))];
  const ofText = [
    ...(hasMark ? [fileFinding('syntax', 'byte-order-mark')] : []),
    ...(payloads.length === 0 ? [fileFinding('unknown-kind', 'no-payload')] : []),
  ];
  if (ofText.length === 0 && found.every(({ length }) => length === 0)) return flawless(kindsFound);
  const findings = locateFindings(text, [
    { layer: wholeText(text), map: () => NOWHERE, findings: ofText },
    ...payloads.map(({ layer, source: { map } }, i) => ({ layer, map, findings: found[i] ?? [] })),
  ]);
  return {
    kind: kindOfAll(kindsFound),
    kinds: kindsFound,
    findings,
    showableLines: linesToShow(text, payloads, findings),
  };
}

/** The lines are read from the payload, if the file has nothing else. */
function linesToShow(
  text: string,
  [payload]: readonly ReadPayload[],
  findings: readonly LocatedFinding[],
): LintResult['showableLines'] {
  if (!payload?.isWhole) return NO_LINES;
  const { resource, value, map, syntax } = payload.source;
  if (resource === undefined || value === undefined || syntax === 'text') return NO_LINES;
  return () => findShowableLines({ text, value, resource, map: map() }, findings);
}

function resourceGiven(kind: string | undefined): Resource | undefined {
  if (kind === undefined) return undefined;
  const resource = resourceOf(kind);
  if (resource === undefined) throw new RangeError(`${JSON.stringify(kind)} is no kind: there are ${kinds.join(', ')}`);
  return resource;
}

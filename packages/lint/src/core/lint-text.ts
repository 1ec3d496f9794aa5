import { composeLayers, type TextLayer, wholeText } from '@pg/nested-text';
import {
  type CheckOptions,
  type Finding,
  findEach,
  maskFinding,
  type ProofOptions,
  prove,
  type Resource,
  type RuleViolation,
  toFinding,
  toFindings,
} from '@pg/rule-kit';
import { typeInWords } from '@pg/type-codes';
import type { Wallet1ProofOptions, Wallet2ProofOptions } from '@pg/wallet-tokens';
import { aliasesOf } from './aliases/aliases.ts';
import type { Names } from './aliases/names.ts';
import { dedupeFindings } from './dedupe-findings.ts';
import type { EmbeddedPayload, PayloadReader } from './extract/embedded-payload.ts';
import { readEnvelope } from './extract/envelope.ts';
import { readPastedRequest } from './extract/pasted-request.ts';
import { type ReadPayload, readBroken, readEmbedded } from './extract/read-embedded.ts';
import { readRecording } from './extract/recording.ts';
import { flawless, kindOfAll, type LintResult, NO_LINES } from './lint-result.ts';
import { type LocatedFinding, locateFindings, NOWHERE } from './locate/locate-findings.ts';
import { findShowableLines } from './locate/showable-lines.ts';
import { readSource, type Syntax } from './read/source.ts';
import { fileViolation, type LintCode, wordingFor } from './rules/catalog.ts';
import { hasToBeProven, kinds, resourceOf } from './rules/kinds.ts';
import { unknownKind } from './unknown-kind.ts';

/** How a text is checked. */
export interface LintOptions extends CheckOptions<LintCode> {
  /** What the payload is: one of `kinds`. By default, its content decides. */
  readonly kind?: string | undefined;
  /** How the text is written. By default, its content decides. With `json`, a file of one JSON string is read as that string. */
  readonly syntax?: Syntax | undefined;
  /** The live service's names for the wallets, if the payload uses them instead of the document's neutral ones. */
  readonly names?: Names | undefined;
  /** Whether to pass over what only may be a payload, by common names such as `amount` and `brand`. */
  readonly onlyCertain?: boolean | undefined;
  /** Finds the payloads in the text. By default, the text is one, or a request or a recording with some. */
  readonly readPayloads?: PayloadReader | undefined;
}

/** How a text is checked and proven: what is left out is not compared with a token. */
export interface ProveOptions
  extends LintOptions,
    Omit<ProofOptions, keyof CheckOptions>,
    Omit<Wallet1ProofOptions, keyof ProofOptions>,
    Omit<Wallet2ProofOptions, keyof ProofOptions> {}

/**
 * Checks the text of a payload: a session request or card object as JSON, a sale request as a form, a wallet's token,
 * a wallet's settings.
 *
 * It uses no file, no network and no clock.
 *
 * @throws {TypeError} for anything but a string.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} for a profile with a field that no table has, or a brand that does not exist.
 */
export function lintText(text: string, options: LintOptions = {}): LintResult {
  return lintGiven(readGiven(text, options), options);
}

/**
 * Checks the text of a payload as `lintText` does, and runs the checks that need cryptography or a clock too: a
 * token's integrity, signers and age, a certificate and its key.
 *
 * @throws {TypeError} for anything but a string, and for a root key or a `processingKeyHash` that is none.
 * @throws {RangeError} for a `kind` that does not exist.
 * @throws {ProfileError} for a profile with a field that no table has, or a brand that does not exist.
 */
export async function proveText(text: string, options: ProveOptions = {}): Promise<LintResult> {
  return lintOrProve(text, options);
}

/** Proves what can be proven, as `proveText` does. The result is no promise where there is nothing to prove. */
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
    options,
    given.payloads.map((payload) => checkPayload(payload, options)),
  );

const proveGiven = async (given: Given, options: ProveOptions): Promise<LintResult> =>
  toResult(given, options, await Promise.all(given.payloads.map((payload) => provePayload(payload, options))));

/** A text without its byte-order mark, and the payloads in it. */
export interface Given {
  readonly text: string;
  readonly hasMark: boolean;
  readonly payloads: readonly ReadPayload[];
  /** The kind of what only may be a payload, and is passed over. */
  readonly possibleKind: string | undefined;
}

export function readGiven(given: string, { kind, syntax, onlyCertain, readPayloads }: LintOptions): Given {
  // A caller without types passes what a file was read as, or the object that it would send.
  if (typeof given !== 'string')
    throw new TypeError(
      `the text must be a string, but is ${typeInWords(given)}: read files as UTF-8, and write objects with JSON.stringify`,
    );
  const resource = resourceGiven(kind);
  const hasMark = given.startsWith('\uFEFF');
  const text = hasMark ? given.slice(1) : given;
  const payloads = readPayloads
    ? withoutOthers(readPayloads(text, onlyCertain && !resource).flatMap((each) => readFound(each, resource)))
    : readWhole(wholeText(text), resource, syntax);
  const isMeant = ({ source }: ReadPayload): boolean =>
    !onlyCertain || source.isCertain || source.resource === undefined;
  const possibleKind = payloads.find((payload) => !isMeant(payload))?.source.resource?.kind;
  return { text, hasMark, payloads: payloads.filter(isMeant), possibleKind };
}

const readFound = (embedded: EmbeddedPayload, resource: Resource | undefined): readonly ReadPayload[] => {
  const { layer, syntax, isDocument, problem } = embedded;
  if (problem) return [readBroken(layer, problem)];
  if (!isDocument) return readEmbedded(embedded, resource);
  return readWhole(layer, resource, syntax).map((payload) => ({ ...payload, isWhole: false }));
};

/** Of several documents, those that are or have payloads, and those that can't be read. */
function withoutOthers(payloads: readonly ReadPayload[]): readonly ReadPayload[] {
  const known = payloads.filter(({ source }) => source.resource || source.violations.length > 0);
  return known.length > 0 ? known : payloads.slice(0, 1);
}

/** Reads a text that is a payload as a whole, or a request, a recording or another object with payloads. */
function readWhole(
  layer: TextLayer,
  resource: Resource | undefined,
  syntax: Syntax | undefined,
): readonly ReadPayload[] {
  const { text } = layer;
  const readAll = (embedded: readonly EmbeddedPayload[]): readonly ReadPayload[] =>
    embedded.flatMap((each) => readEmbedded({ ...each, layer: composeLayers(layer, each.layer) }, resource));
  const pasted = syntax === undefined ? readPastedRequest(text) : undefined;
  if (pasted) return readAll(pasted);
  const source = readSource(text, resource, syntax);
  const recorded = readRecording(source);
  if (recorded) return readAll(recorded);
  const isEnvelope = !source.isCertain && source.value !== undefined;
  const inside = isEnvelope ? readEnvelope(text, source, syntax ?? 'json') : [];
  return inside.length > 0 ? readAll(inside) : [{ source, layer, isWhole: true }];
}

/** The findings of a payload, without those that need cryptography or a clock. */
export function checkPayload({ source }: ReadPayload, options: LintOptions): Finding[] {
  const { resource, value, violations } = source;
  const ofText = inWords(violations, resource, options);
  if (value === undefined) return ofText;
  if (resource !== undefined) return dedupeFindings(ofText, checkValue(resource, value, options));
  const isBroken = violations.some(({ rule }) => rule.id === 'syntax');
  return isBroken ? ofText : [...ofText, ...inWords([unknownKind(value)], resource, options)];
}

function inWords(
  violations: readonly RuleViolation[],
  resource: Resource | undefined,
  { messages }: LintOptions,
): Finding[] {
  if (violations.length === 0) return [];
  const wording = wordingFor(resource, messages);
  return violations.map(({ rule, violation }) => toFinding(rule, violation, wording));
}

function checkValue(resource: Resource, value: unknown, options: LintOptions): Finding[] {
  const wording = wordingFor(resource, options.messages);
  if (options.names === undefined) return toFindings(findEach(resource, value, options), wording);
  const { toNeutral, toLive } = aliasesOf(resource, options.names);
  const violations = findEach(resource, toNeutral(value), options).map((each) => toLive(value, each));
  return toFindings(violations, wording);
}

async function provePayload(payload: ReadPayload, options: ProveOptions): Promise<Finding[]> {
  const { resource, value } = payload.source;
  const found = checkPayload(payload, options);
  if (resource === undefined || value === undefined) return found;
  const neutral = options.names ? aliasesOf(resource, options.names).toNeutral(value) : value;
  return [...found, ...(await prove(resource, neutral, options))];
}

/** A mark is a mistake in a body as it is sent, and in JSON: other files are never sent. */
const isMarkSent = ({ syntax, readPayloads }: LintOptions): boolean => readPayloads === undefined && syntax !== 'jsonc';

function toResult(
  { text, hasMark, payloads, possibleKind }: Given,
  options: LintOptions,
  found: readonly (readonly Finding[])[],
): LintResult {
  const kindsFound = [...new Set(payloads.flatMap(({ source: { resource } }) => resource?.kind ?? []))];
  const violations = [
    ...(hasMark && isMarkSent(options) ? [fileViolation('syntax', 'byte-order-mark')] : []),
    ...(payloads.length === 0 ? [fileViolation('unknown-kind', 'no-payload')] : []),
  ];
  if (violations.length === 0 && found.every(({ length }) => length === 0))
    return { ...flawless(kindsFound), possibleKind };
  const findings = locateFindings(text, [
    { layer: wholeText(text), map: () => NOWHERE, findings: inWords(violations, undefined, options) },
    ...payloads.map(({ layer, source: { map }, at }, i) => ({ layer, map, at, findings: found[i] ?? [] })),
  ]);
  return {
    kind: kindOfAll(kindsFound),
    kinds: kindsFound,
    possibleKind,
    findings: findings.map(maskFinding),
    showableLines: linesToShow(text, payloads, findings),
  };
}

/** Only a file that has nothing but its payload has lines to show. */
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
  if (resource === undefined)
    throw new RangeError(`kind must be one of ${kinds.join(', ')}, but is ${JSON.stringify(kind)}`);
  return resource;
}

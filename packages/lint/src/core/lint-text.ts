import { wholeText } from '@pg/nested-text';
import { type CheckOptions, check, type Finding, isObject, prove, type Resource, readJsonText } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import type { Wallet1ProofOptions, Wallet2ProofOptions } from '@pg/wallet-tokens';
import { AS_GIVEN, type LiveWords, liveWordsOf } from './aliases/live-words.ts';
import type { Names } from './aliases/names.ts';
import type { PayloadReader } from './extract/held-payload.ts';
import { readPastedRequest } from './extract/pasted-request.ts';
import { foundIn, NOWHERE, type ReadPayload, readHeld } from './extract/read-held.ts';
import { readOtherwise } from './extract/read-otherwise.ts';
import { readRecording } from './extract/recording.ts';
import { fileFinding, fileRules } from './file-rules.ts';
import { hasToBeProven, kinds, recogniseKind, resourceOf } from './kinds.ts';
import { flawless, flawlessOf, kindOfAll, type LintResult, NO_LINES } from './lint-result.ts';
import { type LocatedFinding, locateFindings } from './locate/locate-findings.ts';
import { findShowableLines } from './locate/showable-lines.ts';
import { readSource, type Source, type Syntax } from './read/source.ts';
import { marksName } from './rules.ts';
import { tellFormOnce } from './tell-form-once.ts';

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
  return proveGiven(readGiven(text, options), options);
}

/** Proves what is to be proven, as `proveText` does. Most payloads have nothing of the kind: they are not waited for. */
export function lintOrProve(text: string, options: ProveOptions): LintResult | Promise<LintResult> {
  const plain = lintPlain(text, options);
  if (plain !== undefined) return plain;
  const given = readGiven(text, options);
  const isToProve = given.payloads.some(
    ({ source: { resource, value } }) => resource && hasToBeProven(resource, value),
  );
  return isToProve ? proveGiven(given, options) : lintGiven(given, options);
}

/**
 * What `lintText` says of a JSON text that is one payload, as most texts are, without all that others need; `undefined`
 * where it is something else, or might be.
 */
export function lintPlain(text: string, options: LintOptions): LintResult | undefined {
  const { kind, syntax, names, readPayloads } = options;
  if (syntax !== 'json' || names !== undefined || readPayloads !== undefined) return undefined;
  const { value, found, map } = readJsonText(text);
  if (found.length > 0 || !isObject(value) || mayBeRecording(value)) return undefined;
  const resource = resourceGiven(kind) ?? recogniseKind(value);
  if (resource === undefined || resource.text !== undefined || hasToBeProven(resource, value)) return undefined;
  const findings = check(resource, value, options);
  if (findings.length === 0) return flawlessOf.get(resource.kind);
  const source: Source = { value, found, map, resource, syntax };
  const payload: ReadPayload = { source, layer: wholeText(text), found: [], isWhole: true };
  return describe({ text, hasMark: false, payloads: [payload] }, [findings]);
}

const mayBeRecording = (value: object): boolean => 'log' in value || 'info' in value;

const lintGiven = (given: Given, options: LintOptions): LintResult =>
  describe(
    given,
    given.payloads.map((payload) => checkPayload(payload, options)),
  );

const proveGiven = async (given: Given, options: ProveOptions): Promise<LintResult> =>
  describe(given, await Promise.all(given.payloads.map((payload) => provePayload(payload, options))));

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
    ? readPayloads(text).flatMap((held) => readHeld(held, resource))
    : readWhole(text, resource, syntax);
  return { text, hasMark, payloads };
}

/** Reads a text that is a payload as a whole, or a request or a recording of requests that hold some. */
function readWhole(text: string, resource: Resource | undefined, syntax: Syntax | undefined): readonly ReadPayload[] {
  const pasted = syntax === undefined ? readPastedRequest(text) : undefined;
  if (pasted) return pasted.flatMap((held) => readHeld(held, resource));
  const source = readSource(text, resource, syntax);
  const recorded = readRecording(source);
  if (recorded) return recorded.flatMap((held) => readHeld(held, resource));
  return (
    (syntax === 'jsonc' ? undefined : readOtherwise(text, source, resource)) ?? [
      { source, layer: wholeText(text), found: foundIn(source), isWhole: true },
    ]
  );
}

/** What is found in a payload, without cryptography and clock. */
export function checkPayload({ source, found }: ReadPayload, options: LintOptions): Finding[] {
  const { resource, value } = source;
  if (value === undefined) return [...found];
  if (resource === undefined) return found.some(isUnread) ? [...found] : [...found, describeUnknownKind(value)];
  const { toNeutral, toLive } = wordsOf(resource, options);
  const checked = toLive(value, check(resource, toNeutral(value), options));
  const unread = new Set(found.filter(isUnread).flatMap(({ path }) => path.slice(0, 1)));
  if (unread.size === 0) return tellFormOnce(found, checked);
  const isInUnread = ({ path }: Finding): boolean => path.slice(0, 1).some((name) => unread.has(name));
  return tellFormOnce(
    found,
    checked.filter((each) => !isInUnread(each) || marksName(each)),
  );
}

/** What could not be read as what it is written as may be of any kind, and its value is not what is meant. */
const isUnread = ({ rule }: Finding): boolean => rule === fileRules.syntax.id;

const wordsOf = (resource: Resource, { names }: LintOptions): LiveWords =>
  names ? liveWordsOf(resource, names) : AS_GIVEN;

async function provePayload(payload: ReadPayload, options: ProveOptions): Promise<Finding[]> {
  const { resource, value } = payload.source;
  const found = checkPayload(payload, options);
  if (resource === undefined || value === undefined) return found;
  const { toNeutral, toLive } = wordsOf(resource, options);
  return [...found, ...toLive(value, await prove(resource, toNeutral(value), options))];
}

function describe({ text, hasMark, payloads }: Given, found: readonly (readonly Finding[])[]): LintResult {
  const kindsFound = [...new Set(payloads.flatMap(({ source: { resource } }) => resource?.kind ?? []))];
  const isFlawless = !hasMark && payloads.length > 0 && found.every(({ length }) => length === 0);
  if (isFlawless) return flawless(kindsFound);
  const groups = payloads.map(({ layer, source: { map } }, i) => ({ layer, map, findings: found[i] ?? [] }));
  const ofText = [...(hasMark ? [BYTE_ORDER_MARK] : []), ...(payloads.length === 0 ? [NO_PAYLOAD] : [])];
  const all =
    ofText.length === 0 ? groups : [{ layer: wholeText(text), map: () => NOWHERE, findings: ofText }, ...groups];
  const findings = locateFindings(text, all);
  return {
    kind: kindOfAll(kindsFound),
    kinds: kindsFound,
    findings,
    showableLines: linesToShow(text, payloads, findings),
  };
}

/** The lines are found from the payload. */
function linesToShow(
  text: string,
  [payload]: readonly ReadPayload[],
  findings: readonly LocatedFinding[],
): LintResult['showableLines'] {
  if (payload === undefined || !payload.isWhole) return NO_LINES;
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

const BYTE_ORDER_MARK: Finding = {
  ...fileFinding('syntax', {
    found: 'a byte-order mark',
    allowed: 'the payload only',
    hint: 'Save the file as UTF-8 without a BOM.',
  }),
  within: { path: [], start: 0, end: 0 },
};

const NO_PAYLOAD: Finding = fileFinding('unknown-kind', {
  found: 'no payload of a known kind in it',
  allowed: `a payload is one of ${kinds.join(', ')}`,
  hint: 'Check the payload by itself: what stands in another file, a here-document or a multipart body is not looked into.',
});

function describeUnknownKind(value: unknown): Finding {
  const isOne = isObject(value);
  return fileFinding('unknown-kind', {
    found: isOne ? 'an object of no known kind' : kindOf(value),
    allowed: `a payload is one of ${kinds.join(', ')}`,
    hint: isOne ? hintAtKind(value) : hintAtOther(value),
  });
}

function hintAtOther(value: unknown): string {
  if (holdsPayloads(value)) return ONE_EACH;
  const isJson = typeof value === 'string' && /^\s*[{["]/.test(value) && readJsonText(value).found.length === 0;
  return isJson ? 'It is JSON text in quotes, encoded twice: encode it once.' : 'A payload is a JSON object or a form.';
}

const holdsPayloads = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => recogniseKind(item) !== undefined);

const ONE_EACH = 'Check each of its items on its own, or write them into an .ndjson file, one in each line.';

/** Names in wrong case, or with stray blanks, are known by no kind; said which it is, each of them is told. */
function hintAtKind(value: object): string {
  const names = Object.keys(value);
  const near = recogniseKind(Object.fromEntries(names.map((name) => [name.trim().toLowerCase(), null])));
  if (near) return `But for case and blanks in its names it is one of ${near.kind}: say so with --kind ${near.kind}.`;
  const inside = Object.values(value)
    .map(kindInside)
    .find((kind) => kind !== undefined);
  return inside ? `It holds one of ${inside}: check that by itself.` : 'Say which with --kind, if it is one of them.';
}

/** What an entry of an envelope, such as a log's, is: a payload, or its text. */
const kindInside = (value: unknown): string | undefined =>
  (typeof value === 'string' ? readSource(value, undefined, undefined).resource : recogniseKind(value))?.kind;

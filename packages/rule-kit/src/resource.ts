import { isObject } from './cell.ts';
import { type Finding, type Found, foundIn, type Path, type RuleFound, toFinding } from './finding.ts';
import { inspect, type Report } from './inspect.ts';
import type { Profile } from './profile.ts';
import { findProfileEntries, profileEntry } from './profile-entries.ts';
import { rowRules } from './row-rules.ts';
import type { Payload, Rule, RuleContext } from './rule.ts';
import { schemaCell } from './schema-cell.ts';
import type { Table } from './table.ts';
import type { AnySchema } from './table-schema.ts';
import { tellOnce } from './tell-once.ts';
import { TEXT_AS_OBJECT, textAsObject } from './text-as-object.ts';
import { valueAt } from './value-at.ts';

/**
 * A kind of payload: what it is called, its schema, its tables and its rules.
 *
 * @typeParam TOptions What `prove` takes for it: the keys that a wallet's token is held against, for instance. All of it
 *   can be left out.
 */
export interface Resource<TOptions extends ProofOptions = ProofOptions> {
  /** The name by which the command and its reports call it: `session-request`. */
  readonly kind: string;
  /** Where it stands in a request: `parameters.card`; empty for a request itself. What stands in none leaves it out. */
  readonly at?: string;
  readonly schema: AnySchema;
  /** Its tables, in the document's order. */
  readonly tables: readonly Table[];
  /** Names that no table lists but by which people's payloads of this kind are recognised too. */
  readonly telltale?: RegExp;
  /** Whether it takes an entry, or what an entry says, that no table lists: nothing is wondered at in that. */
  readonly takes?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Whether an entry of its own that the schema requires need not be there, because something else is told instead. */
  readonly waives?: (name: string, payload: Payload, context: RuleContext) => boolean;
  /** Its rules, beyond those that apply to every row. */
  readonly rules: readonly Rule[];
  /** Other resources inside it. */
  readonly parts?: readonly ResourcePart<TOptions>[];
  /** What makes it a resource that is sent as a text. */
  readonly text?: ResourceText;
  /** Checks that need cryptography or a clock. */
  readonly proof?: ResourceProof<TOptions>;
}

/** A resource inside another one. Of one that is no text the rules alone are run: the other's schema has its rows. */
export interface ResourcePart<TOptions extends ProofOptions = ProofOptions> {
  /** Where it stands in the other one. */
  readonly path: Path;
  readonly resource: Resource<TOptions>;
  /** Whether it is there, where that is for another entry to say. */
  readonly when?: (payload: Payload) => boolean;
}

/** A resource that is sent as a text: a payload of this kind is the text, or the value that was read of it. */
export interface ResourceText {
  /** What a text can be instead of what it has to be. */
  readonly rules: readonly Rule[];
  /** Whether a text, or a value, is of this kind but for a mistake. */
  readonly resembles: (given: unknown) => boolean;
  /** Reads the text, or looks at the value that was read of it; both may be something else altogether. */
  readonly read: (given: unknown) => TextReading;
}

/** What a text says: no value where it can't be read. */
export interface TextReading {
  readonly value: unknown;
  readonly found: readonly RuleFound[];
}

/** Checks of a resource that take more than a look: they are waited for. */
export interface ResourceProof<TOptions extends ProofOptions = ProofOptions> {
  readonly rules: readonly Rule[];
  /** Gives what is found; rejects where the options are of no use. */
  readonly prove: (payload: Payload, options: TOptions) => Promise<readonly RuleFound[]>;
}

/** How a payload is checked. */
export interface CheckOptions {
  /** What the merchant's account manager said. */
  readonly profile?: Profile | undefined;
}

/** How a payload is proven. */
export interface ProofOptions extends CheckOptions {
  /** The time to hold the payload's times against: milliseconds since 1970. Left out, the clock's. */
  readonly now?: number | undefined;
}

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or, of a resource that is sent as a text, the text.
 * @returns What was found, rules across entries first; an empty list for a payload without a finding.
 * @throws {ProfileError} where the profile names an entry that no table has, or a brand that
 *   does not exist.
 */
export function check(resource: Resource, payload: unknown, options: CheckOptions = {}): Finding[] {
  return toFindings(findEach(resource, payload, options));
}

/**
 * Finds what `check` does, before a mistake that two rules found is made one: for who leaves some of it out.
 *
 * @throws {ProfileError} where the profile names an entry that no table has.
 */
export function findEach(resource: Resource, payload: unknown, { profile = {} }: CheckOptions = {}): RuleFound[] {
  const all: RuleFound[] = [];
  checkInto(resource, payload, profile, (rule, found) => {
    all.push({ rule, found });
  });
  return all;
}

/** The findings of what was found, each mistake once. */
export const toFindings = (found: readonly RuleFound[]): Finding[] =>
  tellOnce(found).map((each) => toFinding(each.rule, each.found));

/**
 * Runs the checks of a payload that need cryptography or a clock; `check` has the others.
 *
 * @param payload The value, or, of a resource that is sent as a text, the text.
 * @param options What it is held against; what is left out is not looked at.
 * @returns What was found; an empty list for a payload that `check` can't read.
 * @throws {TypeError} where an option can't be meant.
 * @throws {Error} where a check takes Web Crypto and there is none: browsers have it on pages that come over https only.
 */
export async function prove<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  payload: unknown,
  // The resource alone says which options there are: a mistyped one is an error, none is inferred.
  options?: NoInfer<TOptions>,
): Promise<Finding[]> {
  return (await proveParts(resource, payload, options ?? ({} as TOptions))).map(({ rule, found }) =>
    toFinding(rule, found),
  );
}

async function proveParts<TOptions extends ProofOptions>(
  resource: Resource<TOptions>,
  given: unknown,
  options: TOptions,
): Promise<RuleFound[]> {
  const payload = resource.text ? resource.text.read(given).value : given;
  if (!isObject(payload)) return [];
  const parts = (resource.parts ?? []).filter(({ when }) => when?.(payload) !== false);
  const proofs = parts.map(async ({ path, resource: part }) => {
    const found = await proveParts(part, valueAt(payload, path), options);
    return found.map((each) => ({ rule: each.rule, found: foundIn(path, each.found) }));
  });
  const own = resource.proof?.prove(payload, options) ?? [];
  return [...(await own), ...(await Promise.all(proofs)).flat()];
}

function checkInto(resource: Resource, given: unknown, profile: Profile, report: Report): void {
  const cell = schemaCell(resource.schema);
  if (cell === undefined) throw new TypeError(`${resource.kind}: its schema is not made of tables`);
  const { value: payload, found: foundInText } = resource.text?.read(given) ?? { value: given, found: NOTHING };
  for (const { rule, found } of foundInText) report(rule, found);
  // What a text is instead of what it has to be was told; of nothing at all it is yet to be said that it is no payload.
  if (payload === undefined && foundInText.length > 0) return;
  const told: RuleFound[] = [];
  runRules(resource, payload, profile, (rule, found) => {
    told.push({ rule, found });
  });
  if (profile.require) {
    for (const found of findProfileEntries(resource, cell, payload, profile.require)) {
      told.push({ rule: profileEntry, found });
    }
  }
  const known = sayLackingOnce(payload, told);
  for (const { rule, found } of known) report(rule, found);
  // Where a rule knows what an unknown name or value is, the walk need not wonder at it, nor say less of a mistake.
  const isKnown = knownPlaces(known);
  inspect(cell, payload, (rule, found) => {
    const wonders = rule === rowRules['unknown-entry'] || rule === rowRules['given-value'];
    if (wonders && isTaken(resource, payload, profile, found.path)) return;
    if (rule === rowRules.required && isWaived(resource, payload, profile, found.path)) return;
    if (!isKnown(found.path, wonders)) report(rule, found);
  });
}

/** Whether a resource takes an entry of its own, not one of an object inside it, or its value, that no table lists. */
function isTaken({ takes }: Resource, payload: unknown, profile: Profile, [name, ...inside]: Path): boolean {
  if (takes === undefined || typeof name !== 'string' || inside.length > 0 || !isObject(payload)) return false;
  return takes(name, payload, { profile });
}

/** Whether a resource, or the one inside it that has the entry, waives it. */
function isWaived({ waives, parts = [] }: Resource, payload: unknown, profile: Profile, path: Path): boolean {
  const [name] = path;
  const isOwn = path.length === 1 && typeof name === 'string' && isObject(payload);
  if (isOwn && waives?.(name, payload, { profile })) return true;
  return parts.some(({ path: at, resource: part }) => {
    const isInside = part.text === undefined && at.every((step, i) => step === path[i]);
    return isInside && isWaived(part, valueAt(payload, at), profile, path.slice(at.length));
  });
}

const NOTHING: readonly RuleFound[] = [];

const isFailure = ({ basis }: Rule): boolean => basis === 'stated' || basis === 'published';

/** Of an entry that is not there, or empty, one thing is said: the worst, and of what is as bad the first. */
function sayLackingOnce(payload: unknown, told: readonly RuleFound[]): readonly RuleFound[] {
  if (told.length < 2) return told;
  const worst = new Map<string, RuleFound>();
  for (const each of told) {
    const place = JSON.stringify(each.found.path);
    const other = worst.get(place);
    if (other === undefined || (isFailure(each.rule) && !isFailure(other.rule))) worst.set(place, each);
  }
  if (worst.size === told.length) return told;
  return told.filter((each) => worst.get(JSON.stringify(each.found.path)) === each || !isLacking(payload, each.found));
}

/** Whether an object has no such entry, or an empty text there. */
function isLacking(payload: unknown, { path }: Found): boolean {
  const value = valueAt(payload, path);
  return (value === undefined || value === '') && isObject(valueAt(payload, path.slice(0, -1)));
}

/**
 * Whether something is said of a place; where no finding wonders at a name or value there, whether that is a failure. Of
 * thousands of entries each may have a finding by a rule, and one by its row.
 */
function knownPlaces(known: readonly RuleFound[]): (path: Path, wonders: boolean) => boolean {
  if (known.length === 0) return () => false;
  const failures = new Map<string, boolean>();
  for (const { rule, found } of known) {
    const place = JSON.stringify(found.path);
    failures.set(place, isFailure(rule) || failures.get(place) === true);
  }
  return (path, wonders) => {
    const isOfFailure = failures.get(JSON.stringify(path));
    return isOfFailure !== undefined && (wonders || isOfFailure);
  };
}

function runRules(resource: Resource, payload: unknown, profile: Profile, report: Report): void {
  if (!isObject(payload)) return;
  const context = { profile };
  for (const rule of resource.rules) {
    const found = rule.check?.(payload, context);
    // Most rules find nothing, and going through nothing takes longer than most rules.
    if (found === undefined || found.length === 0) continue;
    for (const each of found) report(rule, each);
  }
  for (const { path, resource: part, when } of resource.parts ?? []) {
    if (when?.(payload) === false) continue;
    const value = valueAt(payload, path);
    if (value === undefined) continue;
    const inPart: Report = (rule, found) => report(rule, foundIn(path, found));
    if (part.text === undefined) runRules(part, value, profile, inPart);
    else checkPart(part, value, profile, inPart);
  }
}

/** Checks a part that is sent as a text; of what else may stand there an object is looked into as well. */
function checkPart(part: Resource, value: unknown, profile: Profile, report: Report): void {
  if (isObject(value)) report(textAsObject, TEXT_AS_OBJECT);
  if (isObject(value) || typeof value === 'string') checkInto(part, value, profile, report);
}

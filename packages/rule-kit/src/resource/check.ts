import { type Finding, type Found, foundIn, type RuleFound, toFinding } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { dedupeFindings } from '../report/dedupe-findings.ts';
import { findByRows, type Report } from '../report/row-findings.ts';
import { rowRules } from '../report/row-rules.ts';
import { schemaCell } from '../schema/schema-cell.ts';
import type { Profile } from './profile.ts';
import { findProfileEntries, profileEntry } from './profile-entries.ts';
import type { CheckOptions, Resource } from './resource.ts';
import type { Payload } from './rule.ts';
import { TEXT_AS_OBJECT, textAsObject } from './text-as-object.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or, of a resource that is sent as a text, the text.
 * @returns What was found, rules across entries first; an empty list for a payload without a finding.
 * @throws {ProfileError} where the profile names an entry that no table has, or a brand that does not exist.
 */
export const check = (resource: Resource, payload: unknown, options: CheckOptions = {}): Finding[] =>
  toFindings(findEach(resource, payload, options));

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
  dedupeFindings(found).map((each) => toFinding(each.rule, each.found));

function checkInto(resource: Resource, given: unknown, profile: Profile, report: Report): void {
  const cell = schemaCell(resource.schema);
  if (cell === undefined) throw new TypeError(`${resource.kind}: its schema is not made of tables`);
  const { value: payload, found: foundInText } = resource.text?.read(given) ?? { value: given, found: [] };
  for (const { rule, found } of foundInText) report(rule, found);
  // What a text is instead of what it has to be was told; of nothing at all it is yet to be said that it is no payload.
  if (payload === undefined && foundInText.length > 0) return;
  const byRules: RuleFound[] = [];
  runRules(resource, payload, profile, (rule, found) => {
    byRules.push({ rule, found });
  });
  for (const found of findProfileEntries(resource, cell, payload, profile.require ?? [])) {
    byRules.push({ rule: profileEntry, found });
  }
  const places = byPlace(payload, byRules);
  const known = new Set([...places.values()].flat());
  for (const each of byRules) if (known.has(each)) report(each.rule, each.found);
  findByRows(cell, payload, (rule, found) => {
    const isDoubt = rule === rowRules['unknown-entry'] || rule === rowRules['given-value'];
    if (isDoubt && isTaken(resource, payload, profile, found.path)) return;
    if (rule === rowRules.required && isWaived(resource, payload, profile, found.path)) return;
    // Where a rule knows what an unknown name or value is, the rows need not doubt it, nor say less of a mistake.
    const there = places.size > 0 && places.get(keyOf(found.path));
    if (!there || !(isDoubt || there.some(isFailure))) report(rule, found);
  });
}

const keyOf = (path: Path): string => JSON.stringify(path);

const isFailure = ({ rule: { basis } }: RuleFound): boolean => basis === 'stated' || basis === 'published';

/** What rules found, by place. Of an entry that is not there, or empty, one thing is left: the worst, or else the first. */
function byPlace(payload: unknown, found: readonly RuleFound[]): Map<string, RuleFound[]> {
  const places = new Map<string, RuleFound[]>();
  for (const each of found) {
    const key = keyOf(each.found.path);
    const others = places.get(key);
    if (others === undefined || (isLacking(payload, each.found) && isFailure(each) && !others.some(isFailure))) {
      places.set(key, [each]);
    } else if (!isLacking(payload, each.found)) others.push(each);
  }
  return places;
}

/** Whether an object has no such entry, or an empty text there. */
function isLacking(payload: unknown, { path }: Found): boolean {
  const value = valueAt(payload, path);
  return (value === undefined || value === '') && isObject(valueAt(payload, path.slice(0, -1)));
}

/** Whether a resource takes an entry of its own, not one of an object inside it, or its value, that no table lists. */
const isTaken = ({ takes }: Resource, payload: unknown, profile: Profile, path: Path): boolean =>
  isOwn(payload, path) && takes?.(String(path[0]), payload, { profile }) === true;

/** Whether a resource, or the one inside it that has the entry, waives it. */
function isWaived({ waives, parts = [] }: Resource, payload: unknown, profile: Profile, path: Path): boolean {
  if (isOwn(payload, path) && waives?.(String(path[0]), payload, { profile })) return true;
  return parts.some(({ path: at, resource: part }) => {
    const isInside = part.text === undefined && at.every((step, i) => step === path[i]);
    return isInside && isWaived(part, valueAt(payload, at), profile, path.slice(at.length));
  });
}

const isOwn = (payload: unknown, path: Path): payload is Payload => path.length === 1 && isObject(payload);

function runRules(resource: Resource, payload: unknown, profile: Profile, report: Report): void {
  if (!isObject(payload)) return;
  for (const rule of resource.rules) {
    for (const found of rule.check?.(payload, { profile }) ?? []) report(rule, found);
  }
  for (const { path, resource: part, when } of resource.parts ?? []) {
    const value = when?.(payload) === false ? undefined : valueAt(payload, path);
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

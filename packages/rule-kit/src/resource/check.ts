import type { CustomMessages } from '@pg/type-codes';
import {
  type Basis,
  type Finding,
  maskFinding,
  type RuleViolation,
  toFinding,
  type Violation,
  violationIn,
  type Wording,
} from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { aliasesOf } from '../names/aliases.ts';
import { dedupeByRules, dedupeFindings, QUESTIONS } from '../report/dedupe-findings.ts';
import { findByRows, type Report } from '../report/row-findings.ts';
import { rowRules } from '../report/row-rules.ts';
import { Violations } from '../report/violations.ts';
import { fieldSpecAt, fieldSpecOf } from '../schema/field-spec-of.ts';
import { requireSettings } from '../settings/mistakes.ts';
import { type Profile, profileSchema } from '../settings/profile.ts';
import { JSON_AS_OBJECT, jsonAsObject } from './json-as-object.ts';
import { findProfileFields, profileField } from './profile-fields.ts';
import { type CheckOptions, MAX_FINDINGS, type Resource, type VerifyOptions } from './resource.ts';
import type { Payload } from './rule.ts';
import { tableMessages } from './table-messages.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export const check = <TCode extends string>(
  resource: Resource<VerifyOptions, TCode>,
  payload: unknown,
  options: CheckOptions<NoInfer<TCode>> = {},
): Finding[] =>
  toFindings(findEach(resource, payload, options), wordingOf(resource, options.messages)).map(maskFinding);

/**
 * The violations that `check` finds, before several violations of one mistake are joined: for callers that drop some of them.
 *
 * @throws {SettingsError} if the profile or the names are invalid.
 */
export function findEach(resource: Resource, payload: unknown, options: CheckOptions = {}): RuleViolation[] {
  const { profile, names, maxFindings } = options;
  const { toNeutral, toServiceNames, toNeutralProfile } = aliasesOf(resource, names);
  const found = findNeutral(resource, toNeutral(payload), toNeutralProfile(profile), maxFindings);
  return found.map((each) => toServiceNames(payload, each));
}

/** The violations of a payload that has the document's neutral names. */
export function findNeutral(
  resource: Resource,
  payload: unknown,
  profile: Profile = {},
  maxFindings: number = MAX_FINDINGS,
): RuleViolation[] {
  requireSettings(profileSchema, profile, 'profile');
  const found = new Violations(maxFindings);
  checkInto(resource, payload, { profile, found, maxFindings }, (rule, violation) => found.add(rule, violation));
  return found.list();
}

interface Checking {
  readonly profile: Profile;
  /** All violations so far. */
  readonly found: Violations;
  readonly maxFindings: number;
}

export const wordingOf = (
  { messages, whole }: Pick<Resource, 'messages' | 'whole'>,
  custom?: CustomMessages,
): Wording => ({
  catalogs: [custom, messages, tableMessages],
  whole,
});

/** Converts violations to findings, one for each mistake. Names in their paths are not masked: see `maskFinding`. */
export const toFindings = (violations: readonly RuleViolation[], wording: Wording): Finding[] =>
  dedupeFindings(violations).map(({ rule, violation }) => toFinding(rule, violation, wording));

function checkInto(resource: Resource, given: unknown, checking: Checking, report: Report): void {
  const { profile, found, maxFindings } = checking;
  const spec = fieldSpecOf(resource.schema);
  if (spec === undefined) throw new TypeError(`${resource.kind}: its schema is not made of tables`);
  const { value: payload, violations } = resource.text?.read(given) ?? { value: given, violations: [] };
  for (const { rule, violation } of violations) report(rule, violation);
  // The text can't be read. A violation has the reason.
  if (payload === undefined && violations.length > 0) return;
  const ofRules = new Violations(maxFindings);
  runRules(resource, payload, checking, (rule, violation) => ofRules.add(rule, violation));
  for (const violation of findProfileFields(resource, spec, payload, profile.require ?? [])) {
    ofRules.add(profileField, violation);
  }
  const byRules = dedupeByRules(payload, ofRules.list());
  for (const each of byRules.violations) report(each.rule, each.violation);
  const reportByRow: Report = (rule, violation) => {
    if (QUESTIONS.has(rule.id) && isAllowed(resource, payload, profile, violation.path)) return;
    if (rule === rowRules.required && isMadeOptional(resource, payload, profile, violation.path)) return;
    if (found.isFull) report(rule, violation);
    else if (!byRules.explain(rule, violation)) report(rule, withoutEdits(resource, violation));
  };
  findByRows(spec, payload, reportByRow, found);
}

/** A text whose values must not be edited, such as a wallet's token, has neither fixes nor hints to edit it. */
function withoutEdits({ text, parts = [] }: Resource, violation: Violation): Violation {
  const { path } = violation;
  const part = parts.find(({ path: at, resource }) => resource.text?.hint && at.every((step, i) => step === path[i]));
  const hint = text?.hint ?? part?.resource.text?.hint;
  if (hint === undefined) return violation;
  const { fix: _, ...rest } = violation;
  return { ...rest, hint };
}

/** Whether a resource allows one of its own fields, or the field's value, that no table lists. */
const isAllowed = ({ allowsUnknown }: Resource, payload: unknown, profile: Profile, path: Path): boolean =>
  isOwn(payload, path) && allowsUnknown?.(String(path[0]), payload, { profile }) === true;

/** Whether a resource, or the one inside it that has the field, makes the field optional. */
function isMadeOptional({ isOptional, parts = [] }: Resource, payload: unknown, profile: Profile, path: Path): boolean {
  if (isOwn(payload, path) && isOptional?.(String(path[0]), payload, { profile })) return true;
  return parts.some(({ path: at, resource: part }) => {
    const isInside = part.text === undefined && at.every((step, i) => step === path[i]);
    return isInside && isMadeOptional(part, valueAt(payload, at), profile, path.slice(at.length));
  });
}

const isOwn = (payload: unknown, path: Path): payload is Payload => path.length === 1 && isObject(payload);

function runRules(resource: Resource, payload: unknown, checking: Checking, report: Report): void {
  const { profile } = checking;
  if (!isObject(payload)) return;
  for (const rule of resource.rules) {
    for (const violation of rule.check?.(payload, { profile }) ?? []) report(rule, violation);
  }
  for (const { path, resource: part, when } of resource.parts ?? []) {
    const value = when?.(payload) === false ? undefined : valueAt(payload, path);
    if (value === undefined) continue;
    const inPart: Report = (rule, violation) => report(rule, violationIn(path, violation));
    if (part.text === undefined) runRules(part, value, checking, inPart);
    else checkPart(part, value, checking, inPart, fieldSpecAt(resource.schema, path)?.table?.basis);
  }
}

/** Checks a part that is sent as a string. An object is a mistake, but is checked too. */
function checkPart(part: Resource, value: unknown, checking: Checking, report: Report, basis?: Basis): void {
  if (isObject(value)) report(jsonAsObject, { ...JSON_AS_OBJECT, basis });
  if (isObject(value) || typeof value === 'string') checkInto(part, value, checking, report);
}

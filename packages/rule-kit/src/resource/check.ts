import {
  type Finding,
  maskFinding,
  type Sentences,
  toFinding,
  type Violation,
  violationIn,
} from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { specAt, tableSpec } from '../match/table-spec.ts';
import { aliasesOf } from '../names/aliases.ts';
import { onePerMistake, QUESTIONS } from '../report/one-per-mistake.ts';
import { rowRules } from '../report/row-rules.ts';
import { findByRows, type Report } from '../report/row-violations.ts';
import { Violations } from '../report/violations.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import { showName } from '../words/field-name.ts';
import type { CustomMessages } from '../words/messages.ts';
import { isClean, readRegular } from './clean.ts';
import { JSON_AS_OBJECT } from './json-as-object.ts';
import { findProfileFields, profileField } from './profile-fields.ts';
import { type CheckOptions, MAX_FINDINGS, type OptionsOf, type Resource, type VerifyOptions } from './resource.ts';
import type { Payload } from './rule.ts';
import { tableMessages } from './table-messages.ts';
import { textRules } from './text-rules.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export function check<TOptions extends VerifyOptions, TCode extends string>(
  resource: Resource<TOptions, TCode>,
  payload: unknown,
  options?: OptionsOf<NoInfer<TOptions>, NoInfer<TCode>>,
): Finding[];
export function check(resource: Resource, payload: unknown, options: CheckOptions = {}): Finding[] {
  return toMaskedFindings(resource, findEach(resource, payload, options), options.messages);
}

/** Converts violations to findings, without names that may be a payer's data. */
export const toMaskedFindings = (
  resource: Resource,
  violations: readonly Violation[],
  messages: CustomMessages | undefined,
): Finding[] =>
  violations.length === 0 ? [] : toFindings(violations, sentencesOf(resource, messages)).map(maskFinding);

/**
 * The violations that `check` finds, before several violations of one mistake are joined: for callers that drop some of them.
 *
 * @throws {SettingsError} if the profile or the names are invalid.
 */
export function findEach(resource: Resource, payload: unknown, options: CheckOptions = {}): Violation[] {
  const { names, profile } = options;
  // The live service's names are mistakes of their own.
  const regular = names === undefined ? readRegular(resource, payload) : undefined;
  return regular && isClean(resource, regular, profile) ? [] : findInUnclean(resource, payload, options);
}

/** The same for a payload that is not clean. */
export function findInUnclean(
  resource: Resource,
  payload: unknown,
  { profile, names, maxFindings }: CheckOptions,
): Violation[] {
  const { toNeutral, toServiceNames, toNeutralProfile } = aliasesOf(resource, names);
  const found = findNeutral(resource, toNeutral(payload), toNeutralProfile(profile), maxFindings);
  return found.map((each) => toServiceNames(payload, each));
}

/**
 * The violations of a payload that has the document's neutral words.
 *
 * @param isKept Which violations are listed and counted; by default, all.
 */
export function findNeutral(
  resource: Resource,
  payload: unknown,
  profile?: Profile,
  maxFindings: number = MAX_FINDINGS,
  isKept: (violation: Violation) => boolean = () => true,
): Violation[] {
  if (profile !== undefined) requireProfile(resource, profile);
  const found = new Violations(maxFindings);
  checkInto(resource, payload, { profile: profile ?? {}, found }, (violation) => {
    if (isKept(violation)) found.add(violation);
  });
  return found.list();
}

interface Checking {
  readonly profile: Profile;
  /** All violations so far. */
  readonly found: Violations;
}

export const sentencesOf = (
  { messages, whole }: Pick<Resource, 'messages' | 'whole'>,
  custom?: CustomMessages,
): Sentences => ({ catalogs: [custom, messages, tableMessages], whole, show: showName });

/** Converts violations to findings, one for each mistake. Names in their paths are not masked: see `maskFinding`. */
export const toFindings = (violations: readonly Violation[], sentences: Sentences): Finding[] =>
  onePerMistake(violations).map((violation) => toFinding(violation, sentences));

function checkInto(resource: Resource, given: unknown, checking: Checking, report: Report): void {
  const { profile, found } = checking;
  const spec = tableSpec(resource.table);
  const { value: payload, violations } = resource.text?.read(given) ?? { value: given, violations: [] };
  for (const violation of violations) report(violation);
  // The text can't be read. A violation has the reason.
  if (payload === undefined && violations.length > 0) return;
  // A broken part of a form has no value.
  const broken = violations.filter(({ rule }) => rule === textRules.syntax).map(({ path: [name] }) => name);
  runRules(resource, payload, checking, report, broken);
  for (const mistake of findProfileFields(resource, spec, payload, profile.require ?? [])) {
    report({ ...mistake, rule: profileField });
  }
  findByRows(
    spec,
    payload,
    (violation) => {
      const { rule, path } = violation;
      if (QUESTIONS.has(rule) && isAllowed(resource, payload, profile, path)) return;
      if (rule === rowRules.required && isMadeOptional(resource, payload, profile, path)) return;
      report(withoutEdits(resource, violation));
    },
    found,
  );
}

/** A text whose values must not be edited, such as a signed token, has neither fixes nor hints to edit it. */
function withoutEdits({ text, parts = [] }: Resource, violation: Violation): Violation {
  const { path } = violation;
  const part = parts.find(({ path: at, resource }) => resource.text?.hint && at.every((step, i) => step === path[i]));
  const hint = text?.hint ?? part?.resource.text?.hint;
  if (hint === undefined) return violation;
  return { ...violation, fix: undefined, choices: undefined, hint };
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

function runRules(
  resource: Resource,
  payload: unknown,
  checking: Checking,
  report: Report,
  broken: readonly unknown[] = [],
): void {
  const { profile } = checking;
  if (!isObject(payload)) return;
  for (const rule of resource.rules) {
    for (const violation of rule.check?.(payload, { profile }) ?? []) report({ ...violation, rule });
  }
  for (const { path, resource: part, when } of resource.parts ?? []) {
    const value = when?.(payload) === false || broken.includes(path[0]) ? undefined : valueAt(payload, path);
    if (value === undefined) continue;
    const inPart: Report = (violation) => report(violationIn(path, violation));
    if (part.text === undefined) runRules(part, value, checking, inPart);
    else {
      // A part that is sent as a string. An object is a mistake, but is checked too.
      if (isObject(value)) inPart({ ...JSON_AS_OBJECT, basis: specAt(resource.table, path)?.table?.basis });
      if (isObject(value) || typeof value === 'string') checkInto(part, value, checking, inPart);
    }
  }
}

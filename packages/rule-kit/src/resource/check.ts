import {
  type Finding,
  type FindingOf,
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
import { readerOf } from '../report/reader.ts';
import { findByRows, type Report } from '../report/row-violations.ts';
import { type Snapshot, snapshotOf } from '../report/snapshot.ts';
import { Violations } from '../report/violations.ts';
import { rowRules } from '../rows/row-rules.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import { showName } from '../words/field-name.ts';
import type { CustomMessages, Messages } from '../words/messages.ts';
import { isClean, readRegular } from './clean.ts';
import { correct } from './corrected.ts';
import { findProfileFields, profileField } from './profile-fields.ts';
import { type CheckOptions, MAX_FINDINGS, type OptionsOf, type Resource } from './resource.ts';
import type { Payload } from './rule.ts';
import { type TableMessages, tableMessages } from './table-messages.ts';
import { textRules } from './text-rules.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export function check<TOptions extends CheckOptions, TMessages extends Messages>(
  resource: Resource<TOptions, TMessages>,
  payload: unknown,
  options?: OptionsOf<NoInfer<TOptions>, NoInfer<TMessages>>,
): FindingOf<TMessages & TableMessages>[];
export function check(resource: Resource, payload: unknown, options: CheckOptions = {}): Finding[] {
  const found = isCleanValue(resource, payload, options) ? [] : findInCopy(resource, payload, options).violations;
  return toMaskedFindings(resource, found, options.messages);
}

/** Whether a payload is clean. The live service's names are mistakes of their own. */
function isCleanValue(resource: Resource, payload: unknown, { names, profile }: CheckOptions): boolean {
  const regular = names === undefined ? readRegular(resource, payload) : undefined;
  return regular !== undefined && isClean(resource, regular, profile);
}

/** A copy of a value that is not clean as JSON has it, and the violations of the value: for values that are not read from a text. */
export function findInCopy(resource: Resource, given: unknown, options: CheckOptions): Snapshot {
  const { value, violations } = snapshotOf(given, options.maxFindings ?? MAX_FINDINGS);
  const found = findInUnclean(resource, value, options);
  if (violations.length === 0) return { value, violations: found };
  // Rows describe a value that JSON does not have better.
  const isVague = ({ code }: Violation): boolean => code === 'not-in-json';
  return {
    value,
    violations: [...violations.filter((each) => !isVague(each)), ...found, ...violations.filter(isVague)],
  };
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
export const findEach = (resource: Resource, payload: unknown, options: CheckOptions = {}): Violation[] =>
  isCleanValue(resource, payload, options) ? [] : findInUnclean(resource, payload, options);

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
  checkCorrected(resource, payload, { profile: profile ?? {}, found }, (violation) => {
    if (isKept(violation)) found.add(violation);
  });
  return found.list();
}

/** Checks a payload, and again with corrected names and values, because a mistake may be behind another one. */
function checkCorrected(
  resource: Resource,
  payload: unknown,
  checking: Checking,
  report: Report,
  passes: number = MOST_PASSES,
): void {
  const all: Violation[] = [];
  checkInto(resource, payload, checking, (violation) => {
    if (all.length < MAX_FINDINGS) all.push(violation);
    report(violation);
  });
  if (checking.found.isFull || all.length === MAX_FINDINGS || passes === 1) return;
  const corrected = all.some(hasCorrection) ? correct(payload, onePerMistake(all)) : undefined;
  if (corrected === undefined) return;
  const seen = new Set(all.map(placeOf));
  const reportNew: Report = (violation) => {
    const given = corrected.toGiven(violation);
    if (given && !seen.has(placeOf(given))) report(given);
  };
  checkCorrected(resource, corrected.value, checking, reportNew, passes - 1);
}

/** As in a misspelled field of a stringified object that has a misspelled name. */
const MOST_PASSES = 4;

const hasCorrection = ({ fix, choices, moves }: Violation): boolean =>
  fix !== undefined || choices !== undefined || moves !== undefined;

const placeOf = ({ rule, code, path }: Violation): string => `${rule.id} ${code} ${path.join('\0')}`;

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
  // Several payloads in one body.
  if (Array.isArray(payload) && payload.length > 1)
    for (const [i, item] of payload.entries())
      if (isObject(item)) checkInto(resource, item, checking, (violation) => report(violationIn([i], violation)));
  const isRegular = readerOf(spec)(payload, false) !== undefined;
  runRules(resource, payload, checking, report, isRegular, broken);
  for (const mistake of findProfileFields(resource, spec, payload, profile.require ?? [])) {
    report({ ...mistake, rule: profileField });
  }
  if (isRegular) return;
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
function withoutEdits(resource: Resource, violation: Violation): Violation {
  const { text, parts = [] } = resource;
  const { path } = violation;
  const part = parts.find(({ path: at, resource }) => resource.text?.hint && at.every((step, i) => step === path[i]));
  const owner = text?.hint ? resource : part?.resource;
  if (owner === undefined) return violation;
  return { ...violation, fix: undefined, choices: undefined, hint: hintFor(owner, violation) };
}

/** The hint of a text about a mistake inside it, unless the resource's own message has a hint. */
const hintFor = ({ text, messages }: Resource, { code }: Pick<Violation, 'code'>): string | undefined =>
  typeof messages[code] === 'object' ? undefined : text?.hint;

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
  isRegular: boolean,
  broken: readonly unknown[] = [],
): void {
  const { profile } = checking;
  if (!isObject(payload)) return;
  for (const rule of resource.rules) {
    if (isRegular && rule.followsRows) continue;
    for (const mistake of rule.check?.(payload, { profile }) ?? []) {
      report({ ...mistake, rule, hint: mistake.path.length > 0 ? hintFor(resource, mistake) : undefined });
    }
  }
  for (const { path, resource: part, when } of resource.parts ?? []) {
    const value = when?.(payload) === false || broken.includes(path[0]) ? undefined : valueAt(payload, path);
    if (value === undefined) continue;
    const inPart: Report = (violation) => report(violationIn(path, violation));
    if (part.text === undefined) runRules(part, value, checking, inPart, isRegular);
    else {
      // A part that is sent as a string. An object is a mistake, but is checked too.
      if (isObject(value)) {
        const { basis } = specAt(resource.table, path)?.table ?? {};
        inPart({ rule: textRules['json-as-object'], path: [], code: 'object-not-json', basis });
      }
      if (isObject(value) || typeof value === 'string') checkInto(part, value, checking, inPart);
    }
  }
}

import { isObject } from '../data/value.ts';
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
import { readerOf } from '../mistakes/questions.ts';
import { aliasesOf } from '../names/aliases.ts';
import { onePerMistake, QUESTIONS } from '../report/one-per-mistake.ts';
import { findByRows, type Report } from '../report/row-violations.ts';
import { type Snapshot, snapshotOf } from '../report/snapshot.ts';
import { Violations } from '../report/violations.ts';
import { hasName, specAt, tableSpec } from '../rows/table-spec.ts';
import { rowRules } from '../rules/row-rules.ts';
import type { Payload, Rule } from '../rules/rule.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import { showName } from '../words/field-name.ts';
import type { CustomMessages, Messages } from '../words/messages.ts';
import { correct } from './corrected.ts';
import { findProfileFields, profileField } from './profile-fields.ts';
import { type CheckOptions, MAX_FINDINGS, type OptionsOf, type Resource, type VerifyOptions } from './resource.ts';
import { type TableMessages, tableMessages } from './table-messages.ts';
import { textRules } from './text-rules.ts';
import { valueOfPart, visitRules } from './visit-rules.ts';

/**
 * Checks a payload against the rows and the rules of its resource.
 *
 * @param payload The value, or the text if the resource is sent as a text.
 * @returns The findings, first those of rules across fields.
 * @throws {SettingsError} if the profile or the names are invalid, for example with a field that no table has.
 */
export function check<TOptions extends VerifyOptions, TMessages extends Messages>(
  resource: Resource<TOptions, TMessages>,
  payload: unknown,
  options?: OptionsOf<NoInfer<TOptions>, NoInfer<TMessages>>,
): FindingOf<TMessages & TableMessages>[];
export function check(resource: Resource, payload: unknown, options: CheckOptions = {}): Finding[] {
  return toMaskedFindings(resource, find(resource, payload, options).violations, options.messages);
}

/** How a caller checks payloads. It is a constant where speed counts: spreading options takes longer than checking a small payload. */
export interface How {
  /** How many findings are listed, if the options don't say it. */
  readonly maxFindings?: number;
  /** Whether the payload was read from a text, so that it is what JSON has. */
  readonly isJson?: boolean;
  /** Whether to return a frozen copy of a payload in which rows find nothing. Others are copied anyway. */
  readonly copies?: boolean;
  /** The rules that are asked about a payload in which rows find nothing; by default, all. */
  readonly asks?: (rule: Rule) => boolean;
  /** The violations that the caller drops: a payload that has no others is clean. */
  readonly drops?: (violation: Violation) => boolean;
}

/**
 * Finds the violations of a payload, before several violations of one mistake are joined.
 *
 * @returns The payload as JSON has it, and its violations.
 * @throws {SettingsError} if the profile or the names are invalid.
 */
export function find(resource: Resource, given: unknown, options: CheckOptions, how: How = {}): Snapshot {
  const { names, profile } = options;
  const { isJson, copies = false, asks, drops } = how;
  const maxFindings = options.maxFindings ?? how.maxFindings ?? MAX_FINDINGS;
  const isPlain = names === undefined && resource.text === undefined;
  const regular = isPlain ? readerOf(tableSpec(resource.table))(given, copies) : undefined;
  if (isObject(regular)) {
    if (profile !== undefined) requireProfile(resource, profile);
    let isClean = true;
    checkRules(resource, regular, { profile: profile ?? NO_PROFILE, asks }, true, (violation) => {
      isClean &&= drops?.(violation) === true;
    });
    if (isClean) return { value: regular, violations: NOTHING };
  }
  if (isJson || (isObject(regular) && copies)) {
    const value = isObject(regular) ? regular : given;
    return { value, violations: findAsNamed(resource, value, options, maxFindings) };
  }
  const { value, violations } = snapshotOf(given, maxFindings);
  const found = findAsNamed(resource, value, options, maxFindings);
  if (violations.length === 0) return { value, violations: found };
  // Rows describe a value that JSON does not have better.
  const isVague = ({ code }: Violation): boolean => code === 'not-in-json';
  return {
    value,
    violations: [...violations.filter((each) => !isVague(each)), ...found, ...violations.filter(isVague)],
  };
}

const NO_PROFILE: Profile = {};
const NOTHING: readonly Violation[] = [];

/** The violations of a payload that has the live service's names. */
function findAsNamed(
  resource: Resource,
  payload: unknown,
  { profile, names }: CheckOptions,
  maxFindings: number,
): Violation[] {
  const { toNeutral, toServiceNames, toNeutralProfile } = aliasesOf(resource, names);
  const found = findNeutral(resource, toNeutral(payload), toNeutralProfile(profile), maxFindings);
  return found.map((each) => toServiceNames(payload, each));
}

/** Converts violations to findings, without names that may be a payer's data. */
export const toMaskedFindings = (
  resource: Resource,
  violations: readonly Violation[],
  messages: CustomMessages | undefined,
): Finding[] =>
  violations.length === 0
    ? []
    : toFindings(violations, sentencesOf(resource, messages)).map((each) => maskFinding(each, isKnownTo(resource)));

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
  checking: Checking & { readonly found: Violations },
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
  readonly asks?: How['asks'];
  /** All violations so far; none are needed of a payload in which rows find nothing. */
  readonly found?: Violations;
}

export const sentencesOf = (resource: NamedResource, custom?: CustomMessages): Sentences => ({
  catalogs: [custom, resource.messages, tableMessages],
  whole: resource.whole,
  show: (name, isKnown) => showName(name, isKnown || isKnownTo(resource)(name)),
});

type NamedResource = Pick<Resource, 'messages' | 'whole'> & Partial<Pick<Resource, 'table' | 'parts'>>;

/** Whether a name is in the tables of a resource or its parts: then it can't be a payer's data. */
export const isKnownTo =
  ({ table, parts = [] }: Partial<Pick<Resource, 'table' | 'parts'>>) =>
  (name: string): boolean =>
    (table !== undefined && hasName(table, name)) || parts.some(({ resource }) => isKnownTo(resource)(name));

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
  checkRules(resource, payload, checking, isRegular, report, broken);
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
    found ?? new Violations(MAX_FINDINGS),
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

/** Reports what rules and the profile find. */
function checkRules(
  resource: Resource,
  payload: unknown,
  checking: Checking,
  isRegular: boolean,
  report: Report,
  broken: readonly unknown[] = NOTHING,
): void {
  const { profile, asks } = checking;
  visitRules(resource, payload, {
    isRegular,
    onRule(rule, value, at, owner) {
      if (asks?.(rule) === false) return;
      const found = rule.check?.(value, checking) ?? NOTHING;
      // An iterator of an empty array takes longer than most rules.
      if (Array.isArray(found) && found.length === 0) return;
      for (const mistake of found) {
        const hint = mistake.path.length > 0 ? hintFor(owner, mistake) : undefined;
        report(violationIn(at, { ...mistake, rule, hint }));
      }
    },
    onPart(part, value, at) {
      const { path, resource: inner } = part;
      const inside = at.length === 0 && broken.includes(path[0]) ? undefined : valueOfPart(part, value);
      if (inner.text === undefined || (typeof inside !== 'string' && !isObject(inside))) return inside;
      // A part that is sent as a string. An object is a mistake, but is checked too.
      const inPart: Report = (violation) => report(violationIn([...at, ...path], violation));
      if (isObject(inside)) {
        const { basis } = specAt(resource.table, [...at, ...path])?.table ?? {};
        inPart({ rule: textRules['json-as-object'], path: [], code: 'object-not-json', basis });
      }
      checkInto(inner, inside, checking, inPart);
      return undefined;
    },
  });
  if (profile.require === undefined) return;
  for (const mistake of findProfileFields(resource, tableSpec(resource.table), payload, profile.require))
    report({ ...mistake, rule: profileField });
}

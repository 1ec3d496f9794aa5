import { isObject } from '../data/value.ts';
import { severityIn, toViolation, type Violation, violationIn } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { readerOf } from '../mistakes/questions.ts';
import { nameTranslation } from '../names/name-translation.ts';
import { onePerMistake, UNLISTED_RULES } from '../report/one-per-mistake.ts';
import { findByRows, type Report } from '../report/row-violations.ts';
import { type Snapshot, snapshotOf } from '../report/snapshot.ts';
import { MAX_FINDINGS, Violations } from '../report/violations.ts';
import { specAt, tableSpec } from '../rows/table-spec.ts';
import { schemaRules } from '../rules/row-rules.ts';
import type { Payload } from '../rules/rule.ts';
import { type Profile, requireProfile } from '../settings/profile.ts';
import { correct } from './corrected.ts';
import type { CheckOptions, PayloadPart, PayloadType } from './payload-type.ts';
import { findProfileFields, profileField } from './profile-fields.ts';
import { textRules } from './text-rules.ts';
import {
  allRules,
  type ChooseRules,
  independentErrors,
  independentRules,
  type RuleToAsk,
  type RuleVisitor,
  valueOfPart,
  visitRules,
} from './visit-rules.ts';

/** How a caller checks payloads. It is a constant where speed counts: spreading options takes longer than checking a small payload. */
export interface How {
  /** How many findings are listed, if the options don't say it. */
  readonly maxFindings?: number;
  /** Whether the payload was read from a text, so that it is what JSON has. */
  readonly isJson?: boolean;
  /** Whether to return a copy of a payload in which rows find nothing, and whether it is frozen. Others are copied and frozen anyway. */
  readonly copies?: boolean | 'frozen';
  /** Whether a payload without errors is clean. Where rows find nothing, only rules that find errors are then asked. */
  readonly onlyErrors?: boolean;
  /** The violations that the caller drops: a payload that has no others is clean. */
  readonly drops?: (violation: Violation) => boolean;
  /** Chooses the violations of a payload that are listed and counted; by default, all. All three have the document's words. */
  readonly keepsIn?: (payload: unknown, profile: Profile) => (violation: Violation) => boolean;
}

/**
 * Finds the violations of a payload, before several violations of one mistake are joined.
 *
 * @returns The payload as JSON has it, and its violations.
 * @throws {SettingsError} if the profile or the names are invalid.
 */
export function find(payloadType: PayloadType, given: unknown, options: CheckOptions, how: How = {}): Snapshot {
  const { names, profile = NO_PROFILE } = options;
  const { isJson = false, copies = false, keepsIn } = how;
  const isPlain = names === undefined && payloadType.text === undefined;
  // A table reads nothing but objects.
  const clean = isPlain ? (readerOf(tableSpec(payloadType.table))(given, copies) as Payload | undefined) : undefined;
  if (clean !== undefined && isClean(payloadType, clean, profile, how)) return { value: clean, violations: NOTHING };
  const maxFindings = options.maxFindings ?? how.maxFindings ?? MAX_FINDINGS;
  const isRead = isJson || (clean !== undefined && copies !== false);
  const { value, violations } = isRead
    ? { value: clean ?? given, violations: NOTHING }
    : snapshotOf(given, maxFindings);
  const { toDocumentNames, toServiceNames, toDocumentProfile } = nameTranslation(payloadType, names);
  const documentProfile = toDocumentProfile(profile);
  if (profile !== NO_PROFILE) requireProfile(payloadType, documentProfile);
  const found = new Violations(maxFindings);
  const payload = toDocumentNames(value);
  const keeps = keepsIn?.(payload, documentProfile);
  findInEachPass(payloadType, payload, { profile: documentProfile, limit: found }, (violation) => {
    if (keeps?.(violation) !== false) found.add(violation);
  });
  const named = found.list().map((each) => toServiceNames(value, each));
  // Rows describe a value that JSON does not have better.
  const isVague = ({ code }: Violation): boolean => code === 'not-in-json';
  return {
    value,
    violations:
      violations.length === 0
        ? named
        : [...violations.filter((each) => !isVague(each)), ...named, ...violations.filter(isVague)],
  };
}

const NO_PROFILE: Profile = {};
const NOTHING: readonly never[] = [];

/** Whether rules find nothing in a payload in which rows find nothing, or only what the caller drops. */
function isClean(
  payloadType: PayloadType,
  clean: Payload,
  profile: Profile,
  { onlyErrors = false, drops }: How,
): boolean {
  if (profile !== NO_PROFILE) requireProfile(payloadType, profile);
  const found: Violation[] = [];
  const report: Report = (violation) => found.push(violation);
  const rules = onlyErrors ? independentErrors : independentRules;
  visitRules(payloadType, clean, new RuleCheck(rules, { profile }, report));
  findRequired(payloadType, clean, profile, report);
  if (found.length === 0) return true;
  return found.every((each) => drops?.(each) || (onlyErrors && severityIn(each) !== 'error'));
}

interface Checking {
  readonly profile: Profile;
  /** All violations so far; left out if nobody limits them. */
  readonly limit?: Violations | undefined;
}

/** Checks a payload, and again with corrected names and values, because a mistake may be behind another one. */
function findInEachPass(
  payloadType: PayloadType,
  payload: unknown,
  checking: Checking,
  report: Report,
  passes: number = MOST_PASSES,
): void {
  const all: Violation[] = [];
  findInOnePass(payloadType, payload, checking, (violation) => {
    if (all.length < MAX_FINDINGS) all.push(violation);
    report(violation);
  });
  if (checking.limit?.isFull || all.length === MAX_FINDINGS || passes === 1) return;
  const corrected = all.some(hasCorrection) ? correct(payload, onePerMistake(all)) : undefined;
  if (corrected === undefined) return;
  const seen = new Set(all.map(placeOf));
  const reportNew: Report = (violation) => {
    const given = corrected.toGiven(violation);
    if (given && !seen.has(placeOf(given))) report(given);
  };
  findInEachPass(payloadType, corrected.value, checking, reportNew, passes - 1);
}

/** As in a misspelled field of a stringified object that has a misspelled name. */
const MOST_PASSES = 4;

const hasCorrection = ({ fix, choices, moves }: Violation): boolean =>
  fix !== undefined || choices !== undefined || moves !== undefined;

const placeOf = ({ rule, code, path }: Violation): string => `${rule.id} ${code} ${path.join('\0')}`;

/** Reports what the text, the rules and the rows of a payload type find. */
function findInOnePass(payloadType: PayloadType, given: unknown, checking: Checking, report: Report): void {
  const { profile, limit } = checking;
  const spec = tableSpec(payloadType.table);
  const { value: payload, violations } = payloadType.text?.read(given) ?? { value: given, violations: [] };
  for (const violation of violations) report(violation);
  // The text can't be read. A violation has the reason.
  if (payload === undefined && violations.length > 0) return;
  // A broken part of a form has no value.
  const broken = violations.filter(({ rule }) => rule === textRules.syntax).map(({ path: [name] }) => name);
  // Several payloads in one body.
  if (Array.isArray(payload) && payload.length > 1)
    for (const [i, item] of payload.entries())
      if (isObject(item))
        findInOnePass(payloadType, item, checking, (violation) => report(violationIn([i], violation)));
  const isClean = readerOf(spec)(payload, false) !== undefined;
  const rules = isClean ? independentRules : allRules;
  if (isObject(payload)) visitRules(payloadType, payload, new RuleCheck(rules, checking, report, broken));
  findRequired(payloadType, payload, profile, report);
  if (isClean) return;
  findByRows(
    spec,
    payload,
    (violation) => {
      const { rule, path } = violation;
      if (UNLISTED_RULES.has(rule) && isAllowed(payloadType, payload, profile, path)) return;
      if (rule === schemaRules.required && isMadeOptional(payloadType, payload, profile, path)) return;
      report(withoutEdits(payloadType, violation));
    },
    limit ?? new Violations(MAX_FINDINGS),
  );
}

/** A text whose values must not be edited, such as a signed token, has neither fixes nor hints to edit it. */
function withoutEdits(payloadType: PayloadType, violation: Violation): Violation {
  const { text, parts = [] } = payloadType;
  const { path } = violation;
  const part = parts.find(
    ({ path: at, payloadType }) => payloadType.text?.hint && at.every((step, i) => step === path[i]),
  );
  const owner = text?.hint ? payloadType : part?.payloadType;
  if (owner === undefined) return violation;
  return { ...violation, fix: undefined, choices: undefined, hint: hintFor(owner, violation) };
}

/** The hint of a text about a mistake inside it, unless the payload type's own message has a hint. */
const hintFor = ({ text, messages }: PayloadType, { code }: Pick<Violation, 'code'>): string | undefined =>
  typeof messages[code] === 'object' ? undefined : text?.hint;

/** Whether a payload type allows one of its own fields, or the field's value, that no table lists. */
const isAllowed = ({ allowsUnknown }: PayloadType, payload: unknown, profile: Profile, path: Path): boolean =>
  isOwn(payload, path) && allowsUnknown?.(String(path[0]), payload, { profile }) === true;

/** Whether a payload type, or the one inside it that has the field, makes the field optional. */
function isMadeOptional(
  { isOptional, parts = [] }: PayloadType,
  payload: unknown,
  profile: Profile,
  path: Path,
): boolean {
  if (isOwn(payload, path) && isOptional?.(String(path[0]), payload, { profile })) return true;
  return parts.some(({ path: at, payloadType: part }) => {
    const isInside = part.text === undefined && at.every((step, i) => step === path[i]);
    return isInside && isMadeOptional(part, valueAt(payload, at), profile, path.slice(at.length));
  });
}

const isOwn = (payload: unknown, path: Path): payload is Payload => path.length === 1 && isObject(payload);

/** Reports the fields that the profile requires and that are missing. */
function findRequired(payloadType: PayloadType, payload: unknown, { require }: Profile, report: Report): void {
  if (require === undefined) return;
  for (const mistake of findProfileFields(payloadType, tableSpec(payloadType.table), payload, require))
    report({ ...mistake, rule: profileField });
}

/** Asks the rules of a payload and of its parts. An instance is made faster than closures. */
class RuleCheck implements RuleVisitor {
  readonly rulesOf: ChooseRules;
  readonly profile: Profile;
  readonly limit: Violations | undefined;
  readonly report: Report;
  readonly #broken: readonly unknown[];

  /** @param broken The names of parts that have no value. */
  constructor(
    rulesOf: ChooseRules,
    { profile, limit }: Checking,
    report: Report,
    broken: readonly unknown[] = NOTHING,
  ) {
    this.rulesOf = rulesOf;
    this.profile = profile;
    this.limit = limit;
    this.report = report;
    this.#broken = broken;
  }

  onRule({ rule, check }: RuleToAsk, payload: Payload, at: Path, owner: PayloadType): void {
    const found = check(payload, this);
    // An iterator of an empty array takes longer than most rules.
    if (Array.isArray(found) && found.length === 0) return;
    for (const mistake of found) {
      const violation = toViolation(mistake, rule, mistake.path);
      const hint = mistake.path.length > 0 ? hintFor(owner, mistake) : undefined;
      const hinted = hint === undefined ? violation : { ...violation, hint };
      this.report(at.length === 0 ? hinted : violationIn(at, hinted));
    }
  }

  onPart(part: PayloadPart, payload: Payload, at: Path, owner: PayloadType): unknown {
    const inside = valueOfPart(part, payload);
    if (inside === undefined) return undefined;
    const { path, payloadType: inner } = part;
    if (at.length === 0 && this.#broken.includes(path[0])) return undefined;
    if (inner.text === undefined || (typeof inside !== 'string' && !isObject(inside))) return inside;
    // A part that is sent as a string. An object is a mistake, but is checked too.
    const report: Report = (violation) => this.report(violationIn([...at, ...path], violation));
    if (isObject(inside)) {
      const { basis } = specAt(owner.table, path)?.table ?? {};
      report({ rule: textRules['json-as-object'], path: [], code: 'object-not-json', basis });
      if (Object.keys(inside).length === 0) return undefined;
    }
    findInOnePass(inner, inside, this, report);
    return undefined;
  }
}

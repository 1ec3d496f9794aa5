import {
  type CheckOptions,
  type Finding,
  isObject,
  type Path,
  type PayloadType,
  type Profile,
  type Violation,
  valueAt,
} from '@pg/rule-kit';
import {
  allRules,
  find,
  pointerOf,
  rowRules,
  sentencesOf,
  toFindings,
  UNLISTED_RULES,
  visitRules,
} from '@pg/rule-kit/internal';
import { messages } from '../../rules/catalog.ts';
import { entriesOf } from '../../rules/variables.ts';
import { hasUnknown, type PartialValue, resolvePath } from './partial-value.ts';
import { TrackedValue } from './tracked-value.ts';

/** Checks the known parts of a payload. Returns the findings that are correct for all values of the unknown parts. */
export const findCertain = (
  payloadType: PayloadType,
  given: PartialValue,
  options: Pick<CheckOptions, 'profile' | 'names'>,
): Finding[] => toFindings(findEachCertain(payloadType, given, options).found, sentencesOf(payloadType, CONFIGURED));

/** The messages that name the configuration, and not an option. */
const CONFIGURED = { 'unmapped-value': messages['unmapped-value'], 'unmapped-name': messages['unmapped-name'] };

/**
 * Finds the violations of a payload with unknown parts.
 *
 * @returns The violations that are correct for all values of the unknown parts, and the JSON pointers of those that depend on one.
 */
export function findEachCertain(payloadType: PayloadType, given: PartialValue, options: CheckOptions) {
  const dropped = new Set<string>();
  const keepsIn = (payload: unknown, profile: Profile) => {
    const neutral = options.names ? withValue(given, payload) : given;
    const isCertain = hasUnknown(neutral) ? certaintyOf(payloadType, neutral, profile) : () => true;
    return (violation: Violation): boolean => {
      if (isCertain(violation)) return true;
      dropped.add(pointerOf(violation.path));
      return false;
    };
  };
  return { found: find(payloadType, given.value, options, { isJson: true, keepsIn }).violations, dropped };
}

/** Replaces a value with another one that has the same parts in the same order, but other names. */
function withValue(given: PartialValue, value: unknown): PartialValue {
  const { children } = given;
  // Names inside JSON texts are not translated.
  if (children === undefined || typeof value === 'string') return { ...given, value };
  const renamed = entriesOf(value);
  const ofNames = entriesOf(given.value).flatMap(([old], i): [string | number, PartialValue][] => {
    const child = children.get(old);
    const [name = old, inside] = renamed[i] ?? [];
    return child ? [[name, withValue(child, inside)]] : [];
  });
  return { ...given, value, children: new Map(ofNames) };
}

/** Whether the cause of a violation of one field is known: the value, the name, or that the field is missing. */
export function isAboutKnown(given: PartialValue, { rule, path, marks }: Violation): boolean {
  const { deepest, depth } = resolvePath(given, path);
  if (depth === path.length) return deepest.isKnown || (marks ?? rule.marks) === 'name';
  // The fields of JSON are visible, though its text is unknown.
  return (deepest.isKnown || deepest.children !== undefined) && !deepest.isPartial;
}

/** Tells which violations of a payload are correct for all values of its unknown parts. */
function certaintyOf(
  payloadType: PayloadType,
  given: PartialValue,
  profile: Profile,
): (violation: Violation) => boolean {
  const isCertainOfRules = runTracked(payloadType, given, profile);
  const tracked = new TrackedValue(given);
  const isQuestionForAll = ({ rule, path: [name, ...rest] }: Violation): boolean => {
    const { allowsUnknown } = payloadType;
    const { value } = tracked;
    if (!UNLISTED_RULES.has(rule) || rest.length > 0 || allowsUnknown === undefined || !isObject(value)) return true;
    return tracked.ifKnown(() => allowsUnknown(String(name), value, { profile })) !== undefined;
  };
  // Rules were not tracked in the corrected payload. Of its rows, those of a token depend on another field.
  const isOfRow = ({ rule, path }: Violation): boolean =>
    rule.id in rowRules && (path.length === 1 || !payloadType.parts?.some(({ when }) => when));
  // What no rule found is of a row, which is about one field.
  return (violation) =>
    isCertainOfRules(violation) ??
    ((!violation.isRevealed || isOfRow(violation)) && isAboutKnown(given, violation) && isQuestionForAll(violation));
}

/**
 * Runs rules, and sees for each violation whether an unknown value was read before.
 *
 * @returns Whether a violation is certain; `undefined` if it is not of these rules.
 */
function runTracked(
  outermost: PayloadType,
  whole: PartialValue,
  profile: Profile,
): (violation: Violation) => boolean | undefined {
  /** By rule, code and path. */
  const found = new Map<string, boolean>();
  /** The parts without unknown values, and those that may be of another kind. */
  const parts: { readonly path: Path; readonly isCertain: boolean }[] = [];
  /** By the tracked payload. */
  const trackers = new Map<unknown, { readonly tracked: TrackedValue; readonly given: PartialValue }>();
  const track = (given: PartialValue): unknown => {
    const isJsonText = typeof given.value === 'string' && given.children !== undefined;
    const tracked = new TrackedValue(isJsonText ? { ...given, value: {} } : given);
    trackers.set(tracked.value, { tracked, given });
    return tracked.value;
  };
  const payload = track(whole);
  if (isObject(payload))
    visitRules(outermost, payload, {
      rulesOf: allRules,
      onRule({ rule, check }, value, at) {
        const { tracked, given = whole } = trackers.get(value) ?? {};
        for (const [mistake, isKnown] of tracked?.each(() => check(value, { profile })) ?? []) {
          const { path, also = [] } = mistake;
          const isOfKnownFields = () =>
            [path, ...also].every((each) => isAboutKnown(given, { ...mistake, path: each, rule }));
          const key = keyOf({ ...mistake, rule, path: [...at, ...path] });
          found.set(key, isKnown || (rule.checksEachField === true && isOfKnownFields()));
        }
        return false;
      },
      onPart({ path, when }, value, at) {
        const { tracked, given = whole } = trackers.get(value) ?? {};
        const isPart = when === undefined || tracked?.ifKnown(() => when(value));
        const inside = partAt(given, path);
        if (isPart === true && inside && hasUnknown(inside)) return track(inside);
        if (isPart === undefined) parts.push({ path: [...at, ...path], isCertain: false });
        else if (isPart && inside) parts.push({ path: [...at, ...path], isCertain: true });
        return undefined;
      },
    });
  return (violation) => {
    const part = parts.find(({ path }) => path.every((step, i) => step === violation.path[i]));
    return found.get(keyOf(violation)) ?? part?.isCertain;
  };
}

const keyOf = ({ rule: { id }, code, path }: Violation): string => `${id} ${code} ${pointerOf(path)}`;

/** The value at a path; `undefined` if there is none. */
function partAt(given: PartialValue, path: Path): PartialValue | undefined {
  const { deepest, depth } = resolvePath(given, path);
  if (depth === path.length) return deepest;
  const value =
    deepest.isKnown && deepest.children === undefined ? valueAt(deepest.value, path.slice(depth)) : undefined;
  return value === undefined ? undefined : { isKnown: true, value, isPartial: false };
}

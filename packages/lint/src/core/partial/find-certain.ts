import {
  type CheckOptions,
  type Finding,
  isObject,
  type Path,
  type Payload,
  type Profile,
  type Resource,
  type Violation,
  valueAt,
} from '@pg/rule-kit';
import {
  aliasesOf,
  findNeutral,
  pointerOf,
  profileField,
  rowRules,
  sentencesOf,
  toFindings,
} from '@pg/rule-kit/internal';
import { messages } from '../rules/catalog.ts';
import { hasUnknown, type PartialValue, resolvePath } from './partial-value.ts';
import { TrackedValue } from './tracked-value.ts';

/** Code usually adds the hash later, when it sends the request (section 5). */
const ADDED_LATER = pointerOf(['hash']);

/** Checks the known parts of a payload. Returns the findings that are correct for all values of the unknown parts. */
export function findCertain(
  resource: Resource,
  given: PartialValue,
  { profile, names }: Pick<CheckOptions, 'profile' | 'names'>,
): Finding[] {
  const { toNeutral, toServiceNames, toNeutralProfile } = aliasesOf(resource, names);
  const neutral = names ? withValue(given, toNeutral(given.value)) : given;
  const neutralProfile = toNeutralProfile(profile);
  const all = findNeutral(resource, neutral.value, neutralProfile).filter(({ path }) => !isAddedLater(neutral, path));
  const certain = hasUnknown(neutral) ? onlyCertain(all, resource, neutral, neutralProfile ?? {}) : all;
  return toFindings(
    certain.map((each) => toServiceNames(given.value, each)),
    sentencesOf(resource, CONFIGURED),
  );
}

/** The messages that name the configuration, and not an option. */
const CONFIGURED = { 'unmapped-value': messages['unmapped-value'], 'unmapped-name': messages['unmapped-name'] };

/** Replaces a value with another one that has the same parts in the same order, but other names. */
function withValue(given: PartialValue, value: unknown): PartialValue {
  const { children } = given;
  if (Array.isArray(value)) {
    const items = Array.from(
      children ?? [],
      ([i, item]) => [i, { ...item, ...withValue(item, value[Number(i)]) }] as const,
    );
    return { ...given, value, children: new Map(items) };
  }
  if (children === undefined || !isObject(given.value) || !isObject(value)) return { ...given, value };
  const names = Object.keys(value);
  const renamed = Object.keys(given.value).flatMap((old, i): [string, PartialValue][] => {
    const child = children.get(old);
    const name = names[i] ?? old;
    return child ? [[name, { ...child, ...withValue(child, value[name]) }]] : [];
  });
  return { ...given, value, children: new Map(renamed) };
}

const isAddedLater = (given: PartialValue, path: Path): boolean =>
  pointerOf(path) === ADDED_LATER && resolvePath(given, path).depth === 0;

function onlyCertain(all: readonly Violation[], resource: Resource, given: PartialValue, profile: Profile) {
  const acrossFields = new Set(findCertainAcrossFields(resource, given, profile).map(keyOf));
  return all.filter((each) =>
    SINGLE_FIELD_RULES.has(each.rule.id) ? isAboutKnown(given, each) : acrossFields.has(keyOf(certainOf(each))),
  );
}

/** The ids of rules that check each field separately. */
const SINGLE_FIELD_RULES: ReadonlySet<string> = new Set([...Object.keys(rowRules), profileField.id, 'expected-field']);

/** Whether the cause of a violation is known: the value, the name, or that the field is missing. */
function isAboutKnown(given: PartialValue, { rule, path }: Violation): boolean {
  const { deepest, depth } = resolvePath(given, path);
  if (depth === path.length) return deepest.isKnown || rule.marks === 'name';
  return deepest.isKnown && !deepest.isPartial;
}

/** The rule and the path of a violation that is certain. */
interface Certain {
  readonly rule: string;
  readonly path: Path;
}

const certainOf = ({ rule: { id }, path }: Violation): Certain => ({ rule: id, path });

const keyOf = ({ rule, path }: Certain): string => `${rule}${pointerOf(path)}`;

/** Runs the rules across fields. Returns the violations of rules that read no unknown value. */
function findCertainAcrossFields(resource: Resource, given: PartialValue, profile: Profile): Certain[] {
  const tracked = new TrackedValue(given);
  // The rules of a string check the value that is parsed from it, which is not tracked.
  if (resource.text !== undefined || !isObject(tracked.value)) return [];
  return runTracked(resource, tracked.value, { tracked, profile }, []);
}

interface Tracking {
  readonly tracked: TrackedValue;
  readonly profile: Profile;
}

function runTracked(resource: Resource, payload: Payload, tracking: Tracking, prefix: Path): Certain[] {
  const { tracked, profile } = tracking;
  const own = resource.rules.flatMap(({ id, check }) => {
    const paths = tracked.ifKnown(() => Array.from(check?.(payload, { profile }) ?? [], ({ path }) => path)) ?? [];
    return paths.map((path) => ({ rule: id, path: [...prefix, ...path] }));
  });
  const inParts = (resource.parts ?? []).flatMap(({ path, resource: part, when }) => {
    const isPresent = when === undefined || tracked.ifKnown(() => when(payload)) === true;
    const value = isPresent ? tracked.ifKnown(() => valueAt(payload, path)) : undefined;
    return runPart(part, value, tracking, [...prefix, ...path]);
  });
  return [...own, ...inParts];
}

/** A string is known completely, so it needs no tracking. The rows report an object instead of a string. */
function runPart(part: Resource, value: unknown, tracking: Tracking, prefix: Path): Certain[] {
  if (part.text === undefined) return isObject(value) ? runTracked(part, value, tracking, prefix) : [];
  if (typeof value !== 'string') return [];
  return findNeutral(part, value, tracking.profile).map((each) => {
    const { rule, path } = certainOf(each);
    return { rule, path: [...prefix, ...path] };
  });
}

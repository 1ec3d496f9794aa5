import {
  type Finding,
  findEach,
  isObject,
  type Path,
  type Payload,
  type Profile,
  profileEntry,
  type Resource,
  type RuleFound,
  rowRules,
  toFindings,
  valueAt,
} from '@pg/rule-kit';
import { descend, hasUnknown, type StaticValue } from './static-value.ts';
import { WatchedValue } from './watched-value.ts';

/** What the function that sends a request adds to it: a request in code has it seldom yet (section 5). */
const ADDED_LATER = JSON.stringify(['hash']);

/** Checks what is known of a payload: a finding is given only if it holds whatever the unknown parts are. */
export function findCertain(resource: Resource, given: StaticValue, profile: Profile): Finding[] {
  const each = findEach(resource, given.value, { profile }).filter(({ found: { path } }) => !isAddedLater(given, path));
  if (!hasUnknown(given)) return toFindings(each);
  const acrossEntries = new Set(certainAcrossEntries(resource, given, profile).map(keyOf));
  const certain = each.filter(({ rule, found }) =>
    OF_ONE_ROW.has(rule.id) ? isOfKnown(given, { rule, found }) : acrossEntries.has(keyOf(certainOf({ rule, found }))),
  );
  return toFindings(certain);
}

const certainOf = ({ rule: { id }, found: { path } }: RuleFound): Certain => ({ rule: id, path });

const isAddedLater = (given: StaticValue, path: Path): boolean =>
  JSON.stringify(path) === ADDED_LATER && descend(given, path).steps === 0;

/** What looks at each entry alone: the walk, what a profile requires, what a request carries. */
const OF_ONE_ROW: ReadonlySet<string> = new Set([...Object.keys(rowRules), profileEntry.id, 'carried-entry']);

/** Whether what one row's finding is about is known: the value, the name, or that there is none. */
function isOfKnown(given: StaticValue, { rule, found: { path } }: RuleFound): boolean {
  const { last, steps } = descend(given, path);
  if (steps === path.length) return last.isKnown || rule.marks === 'name';
  return last.isKnown && !last.isOpen;
}

interface Certain {
  readonly rule: string;
  readonly path: Path;
}

const keyOf = ({ rule, path }: Certain): string => JSON.stringify([rule, path]);

/** What the rules across entries find without a look at what is unknown. */
function certainAcrossEntries(resource: Resource, given: StaticValue, profile: Profile): Certain[] {
  const watched = new WatchedValue(given);
  // What a text says is another value than the one that is watched.
  if (resource.text !== undefined || !isObject(watched.value)) return [];
  return collect(resource, watched.value, { watched, profile }, []);
}

interface Watching {
  readonly watched: WatchedValue;
  readonly profile: Profile;
}

function collect(resource: Resource, payload: Payload, watching: Watching, prefix: Path): Certain[] {
  const { watched, profile } = watching;
  const own = resource.rules.flatMap(({ id, check: run }) => {
    const found = watched.certainly(() => run?.(payload, { profile }).map(({ path }) => path)) ?? [];
    return found.map((path) => ({ rule: id, path: [...prefix, ...path] }));
  });
  const inParts = (resource.parts ?? []).flatMap(({ path, resource: part, when }) => {
    const isThere = when === undefined || watched.certainly(() => when(payload)) === true;
    const value = isThere ? watched.certainly(() => valueAt(payload, path)) : undefined;
    return collectPart(part, value, watching, [...prefix, ...path]);
  });
  return [...own, ...inParts];
}

/** A text is known as a whole; an object where a text has to be is left to the walk. */
function collectPart(part: Resource, value: unknown, watching: Watching, prefix: Path): Certain[] {
  if (part.text === undefined) return isObject(value) ? collect(part, value, watching, prefix) : [];
  if (typeof value !== 'string') return [];
  return findEach(part, value, { profile: watching.profile }).map(({ rule: { id }, found: { path } }) => ({
    rule: id,
    path: [...prefix, ...path],
  }));
}

import { isObject, listInWords, nearestName, type Path } from '@pg/rule-kit';
import { kindOf } from '@pg/type-codes';
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';

/** What is wrong at one place of a configuration. */
export interface ConfigMistake {
  readonly path: Path;
  /** Whether it is the name of the entry that is wrong. */
  readonly marksName: boolean;
  /** What was found, and what is allowed. */
  readonly message: string;
}

/** Checks a value against the schema of a configuration; an empty list where nothing is wrong. */
export function findConfigMistakes(schema: GenericSchema, value: unknown): ConfigMistake[] {
  const { issues = [] } = safeParse(schema, value);
  return issues.flatMap((issue) => (isUnknownEntry(issue) ? describeUnknown(schema, issue) : [describeIssue(issue)]));
}

const isUnknownEntry = ({ type, expected }: BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/** Valibot stops at the first entry of an object that is unknown: here are they all. */
function describeUnknown(schema: GenericSchema, issue: BaseIssue<unknown>): ConfigMistake[] {
  const parents = pathOf(issue).slice(0, -1);
  const object = issue.path?.at(-1)?.input ?? {};
  if (Array.isArray(object)) return [{ path: parents, marksName: false, message: 'an array, an object only' }];
  const known = entriesAt(schema, parents);
  const names = Object.keys(object).filter((name) => !known.includes(name));
  return names.map((name) => {
    // What is plural elsewhere may be singular here, and the other way round.
    const isNumber = known.some((each) => !Object.hasOwn(object, each) && (`${each}s` === name || `${name}s` === each));
    const misplaced = isNumber ? undefined : describeMisplaced(placesOf(schema, name));
    return { path: [...parents, name], marksName: true, message: misplaced ?? describeName(name, known) };
  });
}

/** Says of a name that it is known elsewhere; `undefined` where it is known nowhere. */
function describeMisplaced(places: readonly string[]): string | undefined {
  if (places.length === 0) return undefined;
  const least = Math.min(...places.map(depthOf));
  const nearest = places.filter((place) => depthOf(place) === least).map((place) => `"${place}"`);
  return `an unknown name here, did you mean ${listInWords(nearest)}${least === 1 ? ' at the top' : ''}?`;
}

const depthOf = (place: string): number => place.split('.').length;

/** Where an entry of that name may stand, as paths. */
function placesOf(part: unknown, name: string, path = ''): string[] {
  const wrapped = partOf(part, 'wrapped');
  if (wrapped !== undefined) return placesOf(wrapped, name, path);
  const item = partOf(part, 'item');
  if (item !== undefined) return placesOf(item, name, `${path}[]`);
  return Object.entries(partOf(part, 'entries') ?? {}).flatMap(([entry, inner]) => {
    const place = path === '' ? entry : `${path}.${entry}`;
    return [...(entry === name ? [place] : []), ...placesOf(inner, name, place)];
  });
}

/** Says of a name that it is none of those that are known. */
export function describeName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near ? `an unknown name, did you mean "${near.name}"?` : `an unknown name, ${describeAllowed(known)}`;
}

const MOST_LISTED = 12;

/** The names that the object at a path may have. */
function entriesAt(schema: GenericSchema, path: Path): string[] {
  const parts = path.reduce<unknown>((outer, step) => {
    const inner = partOf(partOf(outer, 'entries'), step) ?? partOf(outer, 'item') ?? partOf(outer, 'value');
    return partOf(inner, 'wrapped') ?? inner;
  }, schema);
  return Object.keys(partOf(parts, 'entries') ?? {});
}

const partOf = (schema: unknown, name: string | number): unknown => (isObject(schema) ? schema[name] : undefined);

function describeIssue(issue: BaseIssue<unknown>): ConfigMistake {
  const isOwnMessage = !issue.message.startsWith('Invalid ');
  return { path: pathOf(issue), marksName: false, message: isOwnMessage ? issue.message : describeType(issue) };
}

const pathOf = ({ path }: BaseIssue<unknown>): (string | number)[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** A text is quoted where a known one is near: what is far from all may be a payload that was named by mistake. */
function describeType({ input, received, expected }: BaseIssue<unknown>): string {
  if (input === undefined) return 'missing, required';
  const allowed = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const near =
    allowed.find((each) => each === ESLINT_SEVERITIES[received.toLowerCase()]) ?? nearText(input, received, allowed);
  const found = near === undefined ? kindOf(input) : received;
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `${found}, ${describeAllowed(allowed.map((each) => WORDS[each] ?? each))}${hint}`;
}

const nearText = (input: unknown, received: string, allowed: readonly string[]): string | undefined =>
  typeof input === 'string' ? nearestName(received, allowed)?.name : undefined;

/** What ESLint calls a severity, as valibot quotes it, and what it is called here. */
const ESLINT_SEVERITIES: Readonly<Record<string, string>> = {
  '"warn"': '"warning"',
  '0': '"off"',
  '1': '"warning"',
  '2': '"error"',
};

function describeAllowed(allowed: readonly string[]): string {
  if (allowed.length > MOST_LISTED) return 'the name of a rule only, which pg-lint explain lists';
  return `${allowed.length > 1 ? 'one of ' : ''}${listInWords(allowed)} only`;
}

/** What valibot calls a type, in words. */
const WORDS: Readonly<Record<string, string>> = { Object: 'an object', Array: 'a list', string: 'a text' };

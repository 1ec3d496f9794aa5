import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { isObject } from '../data/value.ts';
import { formatPath, type Path } from '../findings/path.ts';
import { listInWords } from '../words/messages.ts';
import { nearestName } from '../words/nearest-name.ts';
import { typeInWords } from '../words/string-messages.ts';

/** Thrown for a setting or an option that is invalid, such as a profile with a field that no table has. */
export class SettingsError extends TypeError {
  override readonly name = 'SettingsError';
}

/** A mistake in settings. */
export interface SettingMistake {
  readonly path: Path;
  /** Whether the name of the setting is wrong, rather than its value. */
  readonly marksName: boolean;
  /** A sentence without its subject (the path): "must be a number, but is a string". */
  readonly message: string;
}

/**
 * @param at The path of the settings in the error's message.
 * @throws {SettingsError} if the settings have a mistake.
 */
export function requireSettings<T>(schema: GenericSchema<T>, given: unknown, ...at: Path): asserts given is T {
  const [mistake] = findMistakes(schema, given);
  if (mistake) throw new SettingsError(`${formatPath([...at, ...mistake.path]) || 'the options'} ${mistake.message}`);
}

/** Returns the mistakes of settings. No message quotes a value, except those of a list. */
export function findMistakes(schema: GenericSchema, value: unknown): SettingMistake[] {
  if (!isObject(value))
    return [{ path: [], marksName: false, message: `must be an object, but is ${typeInWords(value)}` }];
  const { issues = [] } = safeParse(schema, value, { message: describeType });
  return issues.flatMap((issue) => describeIssue(schema, issue));
}

function describeIssue(schema: unknown, issue: BaseIssue<unknown>): SettingMistake[] {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  // valibot reads an array as an object.
  const array = (issue.path ?? []).findIndex(({ key, input }) => Array.isArray(input) && typeof key !== 'number');
  if (array >= 0)
    return [{ path: path.slice(0, array), marksName: false, message: 'must be an object, but is an array' }];
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return describeUnknown(schema, path.slice(0, -1), Object.keys(issue.path?.at(-1)?.input ?? {}));
  return [{ path, marksName: false, message: issue.message }];
}

/** Reports all unknown names of an object, because valibot reports only the first. */
function describeUnknown(schema: unknown, parents: Path, names: readonly string[]): SettingMistake[] {
  const known = Object.keys(entriesOf(parents.reduce(partAt, schema)));
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const isPlural = known.some((each) => singular(each) === singular(name));
      const misplaced = isPlural ? undefined : describeMisplaced(schema, name);
      return { path: [...parents, name], marksName: true, message: misplaced ?? describeUnknownName(name, known) };
    });
}

const singular = (name: string): string => name.replace(/s$/, '');

/** Suggests the least nested places of a setting with this name; `undefined` if there are none. */
function describeMisplaced(schema: unknown, name: string): string | undefined {
  const depthOf = (place: string): number => place.split('.').length;
  const places = placesOf(schema, name);
  const minDepth = Math.min(...places.map(depthOf));
  const nearest = places
    .filter((place) => depthOf(place) === minDepth)
    .map((place) => (minDepth === 1 ? `${place} at the top level` : place));
  if (nearest.length === 0) return undefined;
  return `is not a setting here; did you mean ${listInWords(nearest)}?`;
}

/** The paths of all settings with this name. */
function placesOf(schema: unknown, name: string, path = ''): string[] {
  if (isObject(schema) && isObject(schema.item)) return placesOf(schema.item, name, `${path}[]`);
  return Object.entries(entriesOf(schema)).flatMap(([key, inner]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return [...(key === name ? [place] : []), ...placesOf(unwrap(inner), name, place)];
  });
}

/** The schema of a field or an item. */
function partAt(schema: unknown, step: string | number): unknown {
  const { item, value } = isObject(schema) ? schema : {};
  return unwrap(Object.hasOwn(entriesOf(schema), step) ? entriesOf(schema)[step] : (item ?? value));
}

const entriesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isObject(schema) && isObject(schema.entries) ? schema.entries : {};

const unwrap = (schema: unknown): unknown => (isObject(schema) && schema.wrapped) || schema;

/** The mistake of a name that is none of the known ones. */
export function describeUnknownName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return `is not a known name; ${near ? `did you mean ${near.name}?` : `it must be ${describeAllowed(known)}`}`;
}

/** The message of an issue whose schema has none. Quotes a string only if it is similar to an allowed one. Others may be a payer's data: the settings may be a payload. */
function describeType({ input, received, expected }: BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing';
  const allowed = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const near = typeof input === 'string' ? nearestName(received, allowed)?.name : undefined;
  const must = `must be ${describeAllowed(allowed.map((each) => TYPES[each] ?? each))}`;
  if (near !== undefined) return `${must}, but is ${received}; did you mean ${near}?`;
  return allowed.some((each) => typeOfValue(each) === typeof input) ? must : `${must}, but is ${typeInWords(input)}`;
}

/** The type of an allowed value as valibot writes it; `undefined` for the name of a type. */
const typeOfValue = (allowed: string): string | undefined =>
  allowed.startsWith('"') ? 'string' : /^\d/.test(allowed) ? 'number' : undefined;

const MOST_LISTED = 12;

function describeAllowed(allowed: readonly string[]): string {
  if (allowed.length > MOST_LISTED) return 'the name of a rule (pg-lint explain lists them)';
  return listInWords(allowed);
}

/** Valibot's names of types, in words. */
const TYPES: Readonly<Record<string, string>> = {
  Object: 'an object',
  Array: 'an array',
  Function: 'a function',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
};

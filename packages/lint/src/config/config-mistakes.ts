import {
  type FieldMistake,
  findFieldMistake,
  isObject,
  listInWords,
  nearestName,
  type Path,
  toNeutralField,
} from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import { quoteName, typeInWords } from '@pg/type-codes';
import { type BaseIssue, safeParse } from 'valibot';
import { resources } from '../core/rules/kinds.ts';
import { type Config, ConfigSchema } from './config-schema.ts';

/** A mistake in a configuration. */
export interface ConfigMistake {
  readonly path: Path;
  /** Whether the name of the setting is wrong, rather than its value. */
  readonly marksName: boolean;
  /** A sentence without its subject (the path): "must be a number, but is a string". */
  readonly message: string;
}

/** Returns the mistakes of a configuration. */
export function findConfigMistakes(value: unknown): ConfigMistake[] {
  if (!isObject(value))
    return [{ path: [], marksName: false, message: `must be an object, but is ${typeInWords(value)}` }];
  const { success, output, issues = [] } = safeParse(ConfigSchema, value, { message: describeType });
  return success ? findUnknownNames(output) : issues.flatMap(describeIssue);
}

function describeIssue(issue: BaseIssue<unknown>): ConfigMistake[] {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  if (issue.type === 'strict_object' && issue.expected === 'never') return describeUnknown(path.slice(0, -1), issue);
  return [{ path, marksName: false, message: issue.message }];
}

/** Reports all unknown names of an object, because valibot reports only the first. */
function describeUnknown(parents: Path, issue: BaseIssue<unknown>): ConfigMistake[] {
  const object = issue.path?.at(-1)?.input ?? {};
  if (Array.isArray(object))
    return [{ path: parents, marksName: false, message: 'must be an object, but is an array' }];
  const known = Object.keys(entriesOf(parents.reduce(partAt, ConfigSchema)));
  return Object.keys(object)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const isPlural = known.some((each) => singular(each) === singular(name));
      const misplaced = isPlural ? undefined : describeMisplaced(name);
      return { path: [...parents, name], marksName: true, message: misplaced ?? describeName(name, known) };
    });
}

const singular = (name: string): string => name.replace(/s$/, '');

/** Suggests the least nested places of a setting with this name; `undefined` if there are none. */
function describeMisplaced(name: string): string | undefined {
  const depthOf = (place: string): number => place.split('.').length;
  const places = placesOf(ConfigSchema, name);
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

/** Reports unknown fields and brands in profiles. Every name in `names` is known too. */
function findUnknownNames(config: Config): ConfigMistake[] {
  const overrides = (config.overrides ?? []).map((settings, i) => ({ at: ['overrides', i], settings }));
  const layers = [{ at: [], settings: config }, ...overrides];
  const names = layers.map(({ settings }) => ({ ...config.names, ...settings.names }));
  const known = [...Object.keys(brands), ...names.flatMap((each) => Object.values(each))];
  // A field is known wherever its profile may apply.
  const isField = (field: string): boolean =>
    names.every((each) => mistakesOf(toNeutralField(field, each)).includes(undefined));
  return layers.flatMap(({ at, settings: { profile } }) => [
    ...(profile?.require ?? []).flatMap((field, i) =>
      isField(field)
        ? []
        : [{ path: [...at, 'profile', 'require', i], marksName: false, message: describeFieldMistake(field) }],
    ),
    ...Object.keys(profile?.brandParameters ?? {})
      .filter((brand) => !known.includes(brand))
      .map((brand) => ({
        path: [...at, 'profile', 'brandParameters', brand],
        marksName: true,
        message: describeName(brand, known),
      })),
  ]);
}

/** Describes an unknown field of a profile, and suggests a similar name if there is one. */
function describeFieldMistake(field: string): string {
  const near = mistakesOf(field).find((mistake) => mistake?.meant !== undefined);
  return `is wrong: ${near?.message ?? `${quoteName(field)} is not a field of the interface document`}`;
}

/** The mistake in a field's name for each kind of request; `undefined` if there is none. */
const mistakesOf = (field: string): (FieldMistake | undefined)[] =>
  resources.filter(({ at }) => at !== undefined).map((resource) => findFieldMistake(resource, field));

function describeName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return `is not a known name; ${near ? `did you mean ${near.name}?` : `it must be ${describeAllowed(known)}`}`;
}

/** The message of an issue whose schema has none. Quotes a string only if it is similar to an allowed one. Others may be a payer's data: the file may be a payload. */
function describeType({ input, received, expected }: BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing';
  const allowed = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const near = typeof input === 'string' ? nearestName(received, allowed)?.name : undefined;
  const must = `must be ${describeAllowed(allowed.map((each) => TYPES.get(each) ?? each))}`;
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
const TYPES: ReadonlyMap<string, string> = new Map([
  ['Object', 'an object'],
  ['Array', 'an array'],
  ['string', 'a string'],
  ['number', 'a number'],
]);

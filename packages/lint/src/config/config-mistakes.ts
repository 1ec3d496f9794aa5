import { isObject, listInWords, nearestName, type Path } from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import { typeInWords } from '@pg/type-codes';
import { type BaseIssue, safeParse } from 'valibot';
import { type Config, ConfigSchema } from './config-schema.ts';

/** What is wrong at one place of a configuration. */
export interface ConfigMistake {
  readonly path: Path;
  /** Whether the name of the setting is wrong, rather than its value. */
  readonly marksName: boolean;
  /** A sentence without its subject, which is the path: "must be a number, but is a string". */
  readonly message: string;
}

/** Checks a configuration; an empty array if nothing is wrong. */
export function findConfigMistakes(value: unknown): ConfigMistake[] {
  if (!isObject(value)) {
    const message =
      value === undefined ? 'must be a default export' : `must be an object, but is ${typeInWords(value)}`;
    return [{ path: [], marksName: false, message }];
  }
  const { success, output, issues = [] } = safeParse(ConfigSchema, value);
  return success ? findUnknownBrands(output) : issues.flatMap(describeIssue);
}

function describeIssue(issue: BaseIssue<unknown>): ConfigMistake[] {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  if (issue.type === 'strict_object' && issue.expected === 'never') return describeUnknown(path.slice(0, -1), issue);
  const isOwnMessage = !issue.message.startsWith('Invalid ');
  return [{ path, marksName: false, message: isOwnMessage ? issue.message : describeType(issue) }];
}

/** All unknown names of an object: valibot stops at the first. */
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

/** The nearest other places of a name; `undefined` for a name that has none. */
function describeMisplaced(name: string): string | undefined {
  const depthOf = (place: string): number => place.split('.').length;
  const places = placesOf(ConfigSchema, name);
  const least = Math.min(...places.map(depthOf));
  const nearest = places
    .filter((place) => depthOf(place) === least)
    .map((place) => (least === 1 ? `${place} at the top level` : place));
  if (nearest.length === 0) return undefined;
  return `is not a setting here; did you mean ${listInWords(nearest)}?`;
}

/** The paths that a setting of that name may have. */
function placesOf(schema: unknown, name: string, path = ''): string[] {
  if (isObject(schema) && isObject(schema.item)) return placesOf(schema.item, name, `${path}[]`);
  return Object.entries(entriesOf(schema)).flatMap(([key, inner]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return [...(key === name ? [place] : []), ...placesOf(unwrap(inner), name, place)];
  });
}

/** The schema of a part of a value. */
function partAt(schema: unknown, step: string | number): unknown {
  const { item, value } = isObject(schema) ? schema : {};
  return unwrap(Object.hasOwn(entriesOf(schema), step) ? entriesOf(schema)[step] : (item ?? value));
}

const entriesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isObject(schema) && isObject(schema.entries) ? schema.entries : {};

const unwrap = (schema: unknown): unknown => (isObject(schema) && schema.wrapped) || schema;

/** Brands in a profile that don't exist. A brand may have any name that the configuration has for it. */
function findUnknownBrands(config: Config): ConfigMistake[] {
  const overrides = (config.overrides ?? []).map((settings, i) => ({ at: ['overrides', i], settings }));
  const layers = [{ at: [], settings: config }, ...overrides];
  const known = [...Object.keys(brands), ...layers.flatMap(({ settings }) => Object.values(settings.names ?? {}))];
  return layers.flatMap(({ at, settings }) =>
    Object.keys(settings.profile?.brandParameters ?? {})
      .filter((brand) => !known.includes(brand))
      .map((brand) => ({
        path: [...at, 'profile', 'brandParameters', brand],
        marksName: true,
        message: describeName(brand, known),
      })),
  );
}

function describeName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return `is not a known name; ${near ? `did you mean ${near.name}?` : `it must be ${describeAllowed(known)}`}`;
}

/** A string is quoted only if it is near a known one: any other may be part of a payload that was named by mistake. */
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

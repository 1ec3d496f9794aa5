import { isObject, listInWords, nearestName, type Path } from '@pg/rule-kit';
import { brands } from '@pg/sale-form';
import { kindOf } from '@pg/type-codes';
import { type BaseIssue, safeParse } from 'valibot';
import { type Config, ConfigSchema } from './config-schema.ts';

/** What is wrong at one place of a configuration. */
export interface ConfigMistake {
  readonly path: Path;
  /** Whether it is the name of the entry that is wrong. */
  readonly marksName: boolean;
  /** What was found, and what is allowed. */
  readonly message: string;
}

/** Checks a configuration; an empty list where nothing is wrong. */
export function findConfigMistakes(value: unknown): ConfigMistake[] {
  if (!isObject(value)) {
    const found = value === undefined ? 'no default export' : kindOf(value);
    return [{ path: [], marksName: false, message: `${found}, a configuration is an object` }];
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

/** Valibot stops at the first unknown entry of an object: these are all of them. */
function describeUnknown(parents: Path, issue: BaseIssue<unknown>): ConfigMistake[] {
  const object = issue.path?.at(-1)?.input ?? {};
  if (Array.isArray(object)) return [{ path: parents, marksName: false, message: 'an array, an object only' }];
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

/** Says of a name where else it is known; `undefined` where it is known nowhere. */
function describeMisplaced(name: string): string | undefined {
  const depthOf = (place: string): number => place.split('.').length;
  const places = placesOf(ConfigSchema, name);
  const least = Math.min(...places.map(depthOf));
  const nearest = places.filter((place) => depthOf(place) === least).map((place) => `"${place}"`);
  if (nearest.length === 0) return undefined;
  return `an unknown name here, did you mean ${listInWords(nearest)}${least === 1 ? ' at the top' : ''}?`;
}

/** The paths that an entry of that name may have. */
function placesOf(schema: unknown, name: string, path = ''): string[] {
  if (isObject(schema) && isObject(schema.item)) return placesOf(schema.item, name, `${path}[]`);
  return Object.entries(entriesOf(schema)).flatMap(([entry, inner]) => {
    const place = path === '' ? entry : `${path}.${entry}`;
    return [...(entry === name ? [place] : []), ...placesOf(unwrap(inner), name, place)];
  });
}

/** The schema of a part of what another schema takes. */
function partAt(schema: unknown, step: string | number): unknown {
  const { item, value } = isObject(schema) ? schema : {};
  return unwrap(entriesOf(schema)[step] ?? item ?? value);
}

const entriesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isObject(schema) && isObject(schema.entries) ? schema.entries : {};

const unwrap = (schema: unknown): unknown => (isObject(schema) && schema.wrapped) || schema;

/** Brands in a profile that don't exist: a brand may be named by any word that the configuration has for it. */
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
  return near ? `an unknown name, did you mean "${near.name}"?` : `an unknown name, ${describeAllowed(known)}`;
}

/** A text is quoted only where a known one is near: any other may be part of a payload that was named by mistake. */
function describeType({ input, received, expected }: BaseIssue<unknown>): string {
  if (input === undefined) return 'missing, required';
  const allowed = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ');
  const meant = ESLINT_SEVERITIES[received.toLowerCase()] ?? '';
  const near = allowed.includes(meant)
    ? meant
    : typeof input === 'string'
      ? nearestName(received, allowed)?.name
      : undefined;
  const found = near === undefined ? kindOf(input) : received;
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `${found}, ${describeAllowed(allowed.map((each) => WORDS[each] ?? each))}${hint}`;
}

/** What ESLint calls a severity, as valibot quotes it, and what it is called here. */
const ESLINT_SEVERITIES: Readonly<Record<string, string>> = {
  '"warn"': '"warning"',
  '0': '"off"',
  '1': '"warning"',
  '2': '"error"',
};

const MOST_LISTED = 12;

function describeAllowed(allowed: readonly string[]): string {
  if (allowed.length > MOST_LISTED) return 'the name of a rule only, which pg-lint explain lists';
  return `${allowed.length > 1 ? 'one of ' : ''}${listInWords(allowed)} only`;
}

/** What valibot calls a type, in words. */
const WORDS: Readonly<Record<string, string>> = { Object: 'an object', Array: 'a list', string: 'a text' };

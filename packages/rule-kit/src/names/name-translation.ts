import { toArray } from '../data/unwrap.ts';
import { isObject } from '../data/value.ts';
import { type Fix, mapPaths, type Violation } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { isLikeCodes } from '../mistakes/listed-causes.ts';
import type { Table } from '../rows/table.ts';
import { specAt } from '../rows/table-spec.ts';
import { checkRules } from '../rules/row-rules.ts';
import { requireSettings } from '../settings/mistakes.ts';
import type { Profile } from '../settings/profile.ts';
import type { Params } from '../words/messages.ts';
import { nearestName } from '../words/nearest-name.ts';
import { type NamedFields, type Names, toDocumentField } from './names.ts';
import { namesSchema } from './names-schema.ts';

/** Translates one kind of payload between the names that a live service uses and the document's words. */
export interface NameTranslation {
  /** Returns the value with words. */
  readonly toDocumentNames: (value: unknown) => unknown;
  /** Returns the profile with words. */
  readonly toDocumentProfile: (profile: Profile) => Profile;
  /** Converts a violation in the neutral value to a violation in the given value. */
  readonly toServiceNames: (given: unknown, found: Violation) => Violation;
}

const AS_IS: NameTranslation = {
  toDocumentNames: (value) => value,
  toDocumentProfile: (profile) => profile,
  toServiceNames: (_, violation) => violation,
};

type Translate = (word: string) => string;

/**
 * Swaps the live service's names and words, so that a word is reported: the live service does not know it.
 *
 * @throws {SettingsError} if the names are invalid.
 */
export function nameTranslation(
  { table, names: fields }: { readonly table: Table; readonly names?: NamedFields },
  names?: Names,
): NameTranslation {
  if (fields === undefined) return AS_IS;
  if (names !== undefined) requireSettings(namesSchema(fields), names, 'names');
  const live = new Map(
    Object.entries(names ?? {}).flatMap(([word, name]) => (name === undefined ? [] : [[word, name]])),
  );
  const neutral = new Map(Array.from(live, ([word, name]) => [name, word]));
  const toLive: Translate = (word) => live.get(word) ?? word;
  const toWord: Translate = (name) => neutral.get(name) ?? name;
  const swap: Translate = (name) => live.get(name) ?? toWord(name);
  const isIn = (field: unknown): boolean => fields.in.some((each) => each === field);
  const toLivePath = (path: Path): Path =>
    isIn(path[0]) ? path.map((step, i) => (i === 1 && typeof step === 'string' ? swap(step) : step)) : path;
  return {
    toDocumentNames: (value) => (live.size > 0 ? translateFields(value, fields.in, swap) : value),
    toDocumentProfile: (profile) => (live.size > 0 ? toDocumentProfile(profile, fields, names ?? {}, toWord) : profile),
    toServiceNames(given, violation) {
      const translated = live.size > 0 ? mapPaths(withLiveNames(violation, live, toLive), toLivePath) : violation;
      const { path } = translated;
      const [field = '', name] = path;
      if (path.length > 2 || !isIn(field)) return translated;
      const known = Object.keys(specAt(table, [field])?.fields ?? {}).map(toLive);
      const word = typeof name === 'number' ? toArray(valueAt(given, [field]))[name] : (name ?? valueAt(given, path));
      const isComplete = live.size === fields.words.length;
      return typeof word === 'string' ? refineUnknown(translated, word, known, live, isComplete) : translated;
    },
  };
}

/** Translates the fields of an object that have words. */
const translateFields = (value: unknown, names: readonly string[], to: Translate): unknown =>
  isObject(value)
    ? mapFields(value, (name, field) => [name, names.includes(name) ? translate(field, to) : field])
    : value;

/** Nobody has checked the profile yet: what is wrong in it stays. */
function toDocumentProfile(profile: Profile, fields: NamedFields, names: Names, toWord: Translate): Profile {
  const translated = translateFields(profile, fields.inProfile ?? [], toWord) as Profile;
  const { require } = translated;
  if (!Array.isArray(require)) return translated;
  const toDocumentNames = (field: unknown) =>
    typeof field === 'string' ? toDocumentField(field, fields, names) : field;
  return { ...translated, require: require.map(toDocumentNames) as string[] };
}

/** Copies an object with other names and values of its fields. */
const mapFields = (fields: object, map: (name: string, field: unknown) => [string, unknown]) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => map(name, field)));

/** Translates a word, the words in an array, or an object with their names. */
function translate(value: unknown, to: Translate): unknown {
  if (typeof value === 'string') return to(value);
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'string' ? to(item) : item));
  return isObject(value) ? mapFields(value, (name, field) => [to(name), field]) : value;
}

/** Replaces words with live names in the params and fixes of a violation, and in the terms of its message. */
function withLiveNames(violation: Violation, live: ReadonlyMap<string, string>, toLive: Translate): Violation {
  const { params, fix, choices, messages } = violation;
  const terms = Array.from(live, ([word, name]) => [`name:${word}`, name] as const);
  const inEach = <T extends Params | Fix>(data: T): T =>
    mapFields(data, (name, value) => [name, translate(value, toLive)]) as unknown as T;
  return {
    ...violation,
    messages: { ...messages, ...Object.fromEntries(terms) },
    ...(params && { params: inEach(params) }),
    ...(fix && { fix: inEach(fix) }),
    ...(choices && { choices: choices.map(inEach) }),
  };
}

/** Adds the cause of an unknown name or value: it is a word, or is similar to a known one. */
function refineUnknown(
  violation: Violation,
  word: string,
  fields: readonly string[],
  live: ReadonlyMap<string, string>,
  isComplete: boolean,
): Violation {
  const { rule, code, params, path } = violation;
  const misspelled = MISSPELLED[code];
  const isName = path.at(-1) === word;
  // The value of a field, not its name.
  if (isName && rule !== checkRules['unknown-field']) return violation;
  const alias = live.get(word);
  const fixOf = (meant: string): Fix => (isName ? { name: meant } : { value: meant });
  if (alias !== undefined && (misspelled !== undefined || code.startsWith('misspelled'))) {
    return {
      ...violation,
      code: isName ? 'neutral-name' : 'neutral-value',
      severity: 'error',
      params: { meant: alias, neutral: word },
      fix: fixOf(alias),
    };
  }
  if (misspelled === undefined) return violation;
  const listed = params?.given ?? params?.allowed;
  const known = typeof listed === 'object' ? listed : fields;
  const near = nearestName(word, known);
  if (near) {
    // A value that can't be a code is not quoted.
    if (code === 'not-listed' && !isLikeCodes(word, known)) return violation;
    const value = code === 'not-listed' ? { value: word } : {};
    const choices = [fixOf(near.name)];
    return { ...violation, code: misspelled, params: { ...params, ...value, meant: near.name }, choices };
  }
  if (isComplete) return violation;
  const unmapped = { ...violation, choices: undefined };
  return isName ? { ...unmapped, code: 'unmapped-name' } : { ...unmapped, code: 'unmapped-value', params: { known } };
}

/** The code of an unknown name or value that is similar to a known one. */
const MISSPELLED: Readonly<Record<string, string>> = {
  'not-given': 'misspelled-given',
  'not-listed': 'misspelled-value',
  'not-listed-value': 'misspelled-value',
  'unknown-field': 'misspelled-field',
};

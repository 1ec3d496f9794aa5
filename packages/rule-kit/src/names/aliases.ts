import type { Fix, Violation } from '../findings/finding.ts';
import { type Path, valueAt } from '../findings/path.ts';
import { isObject } from '../match/matches.ts';
import { isLikeCodes } from '../report/listed-values.ts';
import { nearestName } from '../report/nearest-name.ts';
import type { Resource } from '../resource/resource.ts';
import { fieldSpecOf } from '../schema/field-spec-of.ts';
import { requireSettings } from '../settings/mistakes.ts';
import { namesSchema } from '../settings/names-schema.ts';
import type { Profile } from '../settings/profile.ts';
import { OTHER_NAMES, WALLETS } from './brands.ts';
import { type Names, toNeutralField } from './names.ts';

/** Translates one kind of payload between the names that a live service uses and the document's neutral names. */
export interface Aliases {
  /** Returns the value with neutral names. */
  readonly toNeutral: (value: unknown) => unknown;
  /** Returns the profile with neutral brands and fields. */
  readonly toNeutralProfile: (profile: Profile | undefined) => Profile | undefined;
  /** Converts a violation in the neutral value to a violation in the given value. */
  readonly toServiceNames: (given: unknown, found: Violation) => Violation;
}

const NONE: Names = {};

type Translate = (word: string) => string;

/**
 * Swaps aliases and neutral names, so that a neutral name is reported: the live service does not know it.
 *
 * @throws {SettingsError} if the names are invalid.
 */
export function aliasesOf(resource: Pick<Resource, 'schema' | 'walletNamesIn'>, names: Names = NONE): Aliases {
  if (names !== NONE) requireSettings(namesSchema(WALLETS, OTHER_NAMES), names, 'names');
  const { schema, walletNamesIn = [] } = resource;
  const live = new Map(Object.entries(names).filter(([, name]) => name !== undefined));
  const neutral = new Map(Array.from(live, ([word, name]) => [name, word]));
  const swap: Translate = (word) => live.get(word) ?? neutral.get(word) ?? word;
  const isPlace = ([field, name]: Path): boolean => walletNamesIn.some((each) => each === field) && name !== undefined;
  const toLivePath = (path: Path): Path =>
    isPlace(path) ? path.map((step, i) => (i === 1 && typeof step === 'string' ? swap(step) : step)) : path;
  return {
    toNeutral: (value) =>
      live.size > 0 && isObject(value)
        ? mapFields(value, (name, field) => [name, walletNamesIn.includes(name) ? translate(field, swap) : field])
        : value,
    toNeutralProfile(profile) {
      const { require, brandParameters } = profile ?? {};
      if (live.size === 0 || !(Array.isArray(require) || isObject(brandParameters))) return profile;
      return {
        ...profile,
        ...(Array.isArray(require) && {
          require: require.map((field) => (typeof field === 'string' ? toNeutralField(field, names) : field)),
        }),
        ...(isObject(brandParameters) && {
          brandParameters: mapFields(brandParameters, (brand, fields) => [neutral.get(brand) ?? brand, fields]),
        }),
      };
    },
    toServiceNames(given, violation) {
      const { within, also } = violation;
      const path = toLivePath(violation.path);
      const translated: Violation = {
        ...(live.size > 0 ? withAliases(violation, live) : violation),
        path,
        ...(within && { within: { ...within, path: toLivePath(within.path) } }),
        ...(also && { also: also.map(toLivePath) }),
      };
      const [field = '', name] = path;
      if (path.length > 2 || !walletNamesIn.includes(String(field))) return translated;
      const known = Object.keys(fieldSpecOf(schema)?.fields[field]?.fields ?? {}).map((each) => live.get(each) ?? each);
      const word = typeof name === 'string' ? name : valueAt(given, path);
      return typeof word === 'string' ? refineUnknown(translated, word, known, live) : translated;
    },
  };
}

/** Copies an object with other names and values of its fields. */
const mapFields = <T, TMapped>(
  fields: Readonly<Record<string, T>>,
  map: (name: string, field: T) => [string, TMapped],
): Record<string, TMapped> => Object.fromEntries(Object.entries(fields).map(([name, field]) => map(name, field)));

/** Translates a method or brand, an array of them, or an object with their names. */
function translate(value: unknown, swap: Translate): unknown {
  if (typeof value === 'string') return swap(value);
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? swap(item) : item));
  return isObject(value) ? mapFields(value, (name, field) => [swap(name), field]) : value;
}

/** A neutral name as a whole word: `wallet1`, but not in the kind `wallet1-token`. */
const NEUTRAL = new RegExp(`(?<![\\w-])(?:${WALLETS.join('|')})(?![\\w-])`, 'g');

/** Replaces neutral names with aliases in the params and fixes of a violation, and in the terms of its message. */
function withAliases({ params, fix, choices, ...violation }: Violation, live: ReadonlyMap<string, string>): Violation {
  const terms = Array.from(live, ([word, name]) => [`name:${word}`, name] as const);
  // All are plain data.
  const text = JSON.stringify({ params, fix, choices }).replace(NEUTRAL, (word) => live.get(word) ?? word);
  const translated: Pick<Violation, 'params' | 'fix' | 'choices'> = JSON.parse(text);
  return { ...violation, messages: { ...violation.messages, ...Object.fromEntries(terms) }, ...translated };
}

/** Adds the cause of an unknown name or value: it is a neutral name, or is similar to an alias. */
function refineUnknown(
  violation: Violation,
  word: string,
  fields: readonly string[],
  live: ReadonlyMap<string, string>,
): Violation {
  const { code, params, path } = violation;
  const misspelled = MISSPELLED[code];
  const isName = path.at(-1) === word;
  const alias = live.get(word);
  const fixOf = (meant: string): Fix => (isName ? { name: meant } : { value: meant });
  if (alias !== undefined && (misspelled !== undefined || code.startsWith('misspelled'))) {
    return {
      ...violation,
      code: isName ? 'neutral-name' : 'neutral-value',
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
  if (live.size === WALLETS.length) return violation;
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

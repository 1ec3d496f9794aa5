import type { SettingsConfig } from '@eslint/core';
import { kinds, resourceOf } from '@pg/lint';
import type { Profile } from '@pg/rule-kit';
import { readProfile } from './profile.ts';
import { refuseOthers, requireObject } from './shape.ts';

/** What `settings.pg` of a configuration takes: all rules share it. */
export interface PgSettings {
  /** What the files are: one of the kinds of `@pg/lint`. Left out, their content tells. */
  readonly kind?: string;
  /** What the merchant's account manager said. */
  readonly profile?: Profile;
  /** The functions, or methods, that take a payload as an object literal; `false` for one that is another's. */
  readonly calls?: Readonly<Record<string, MarkedCall | false>>;
  /** The types of payloads that are written as object literals, and their kinds; `false` for one that is another's. */
  readonly types?: Readonly<Record<string, string | false>>;
}

/** A function that takes a payload. */
export interface MarkedCall {
  readonly kind: string;
  /** The position of the payload among its arguments, counted from 0. */
  readonly argument: number;
}

/** The settings with what is known without them. */
export interface KnownSettings {
  readonly kind: string | undefined;
  readonly profile: Profile;
  readonly calls: ReadonlyMap<string, MarkedCall>;
  readonly types: ReadonlyMap<string, string>;
}

/** The functions of the project's own packages, whose first argument is the base URL. */
const CALLS: readonly (readonly [string, MarkedCall])[] = [
  ['createSessionRequest', { kind: 'session-request', argument: 1 }],
  ['createSaleRequest', { kind: 'sale-form', argument: 1 }],
];

/** A kind's type has its name: `SessionRequest` for `session-request`. */
const TYPES = kinds.map((kind): readonly [string, string] => [
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  kind,
]);

const READ = new WeakMap<object, KnownSettings>();

/**
 * Reads `settings.pg`.
 *
 * @throws {TypeError} where it is not of that form.
 * @throws {RangeError} for a kind that does not exist.
 */
export function readSettings(settings: SettingsConfig): KnownSettings {
  const read = READ.get(settings) ?? readGiven(settings.pg ?? {});
  READ.set(settings, read);
  return read;
}

function readGiven(given: unknown): KnownSettings {
  const { kind, profile = {}, calls = {}, types = {}, ...others } = requireObject(given, 'settings.pg');
  refuseOthers(others, 'settings.pg', 'kind, profile, calls, types');
  return {
    kind: kind === undefined ? undefined : requireKind(kind, 'kind'),
    profile: readProfile(profile),
    calls: readMarks(CALLS, calls, 'calls', readCall),
    types: readMarks(TYPES, types, 'types', requireKind),
  };
}

/** The marks that are known, with those that are given: over them, and instead of them where they are `false`. */
function readMarks<TMark>(
  known: readonly (readonly [string, TMark])[],
  given: unknown,
  where: string,
  read: (given: unknown, where: string) => TMark,
): ReadonlyMap<string, TMark> {
  const marks = new Map(known);
  for (const [name, mark] of Object.entries(requireObject(given, `settings.pg.${where}`))) {
    if (mark === false) marks.delete(name);
    else marks.set(name, read(mark, `${where}.${name}`));
  }
  return marks;
}

function readCall(given: unknown, where: string): MarkedCall {
  const { kind, argument } = requireObject(given, `settings.pg.${where}`);
  if (typeof argument !== 'number' || !Number.isInteger(argument) || argument < 0) {
    throw new TypeError(`settings.pg.${where}.argument has to be a position among the arguments, counted from 0`);
  }
  return { kind: requireKind(kind, `${where}.kind`), argument };
}

function requireKind(given: unknown, where: string): string {
  if (typeof given === 'string' && resourceOf(given)) return given;
  throw new RangeError(`settings.pg.${where} has to be one of ${kinds.join(', ')}`);
}

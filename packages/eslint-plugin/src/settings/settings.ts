import type { SettingsConfig } from '@eslint/core';
import { kinds, resourceOf } from '@pg/lint';
import { type Names, type Profile, requireProfile, WALLETS } from '@pg/rule-kit';
import { rejectUnknown, requireObject, settingsError } from './shape.ts';

/** `settings.pg` of an ESLint configuration. All rules share it. */
export interface PgSettings {
  /** The kind of the files, such as `card-params`. By default, their content decides. */
  readonly kind?: string;
  /** `false` turns a kind off: payloads of it are not checked. */
  readonly kinds?: Readonly<Record<string, false>>;
  /** Your gateway's name. Requests to the client of wallet2 are checked only if they name it. */
  readonly gateway?: string;
  /** The merchant profile: what the account manager said about this merchant. */
  readonly profile?: Profile;
  /** The live service's names for `wallet1` and `wallet2`. By default, payloads have these neutral names. */
  readonly names?: Names;
  /** Functions and methods with a payload as an argument, by name. `false` disables a default. */
  readonly calls?: Readonly<Record<string, PayloadArgument | false>>;
  /** The kinds of payload types, by the type's name. `false` disables a default. */
  readonly types?: Readonly<Record<string, string | false>>;
}

/** Which argument of a function is a payload. */
export interface PayloadArgument {
  /** The kind of the payload, such as `card-params`. */
  readonly kind: string;
  /** Its position among the arguments, from 0. */
  readonly argument: number;
  /** Whether the argument has some fields of the payload, as that of a builder in tests. Missing fields are not reported. */
  readonly partial?: boolean;
}

/** The settings with their defaults. */
export interface ResolvedSettings {
  readonly kind: string | undefined;
  /** The kinds that are turned off. */
  readonly offKinds: ReadonlySet<string>;
  readonly gateway: string | undefined;
  readonly profile: Profile;
  readonly names: Names | undefined;
  readonly calls: ReadonlyMap<string, PayloadArgument>;
  readonly types: ReadonlyMap<string, string>;
}

/** The functions of this project's packages. Their first argument is the base URL. */
const CALLS: readonly (readonly [string, PayloadArgument])[] = [
  ['createSessionRequest', { kind: 'session-request', argument: 1 }],
  ['createSaleRequest', { kind: 'sale-form', argument: 1 }],
];

/** The type of `session-request` is `SessionRequest`, and so on. */
const TYPES = kinds.map((kind): readonly [string, string] => [
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  kind,
]);

const CACHE = new WeakMap<object, ResolvedSettings>();

/**
 * Reads `settings.pg`.
 *
 * @throws {TypeError} if a setting is unknown or invalid.
 * @throws {ProfileError} if the profile is invalid.
 */
export function resolveSettings(settings: SettingsConfig): ResolvedSettings {
  const resolved = CACHE.get(settings) ?? resolve(settings.pg ?? {});
  CACHE.set(settings, resolved);
  return resolved;
}

function resolve(given: unknown): ResolvedSettings {
  const {
    kind,
    kinds: off = {},
    gateway,
    profile = {},
    names,
    calls = {},
    types = {},
    ...unknown
  } = requireObject(given, 'settings.pg');
  requireObject(profile, 'settings.pg.profile');
  requireProfile(profile, 'settings.pg.profile');
  rejectUnknown(unknown, 'settings.pg', ['kind', 'kinds', 'gateway', 'profile', 'names', 'calls', 'types']);
  return {
    kind: kind === undefined ? undefined : readKind(kind, 'settings.pg.kind'),
    offKinds: readOffKinds(off),
    gateway: readGateway(gateway),
    profile,
    names: names === undefined ? undefined : readNames(names),
    calls: readRecord(CALLS, calls, 'settings.pg.calls', readCall),
    types: readRecord(TYPES, types, 'settings.pg.types', readKind),
  };
}

/** The defaults, overridden by the given record; `false` removes a default. */
function readRecord<TValue>(
  defaults: readonly (readonly [string, TValue])[],
  given: unknown,
  field: string,
  read: (given: unknown, field: string) => TValue,
): ReadonlyMap<string, TValue> {
  const values = new Map(defaults);
  for (const [name, value] of Object.entries(requireObject(given, field))) {
    if (value === false) values.delete(name);
    else values.set(name, read(value, `${field}.${name}`));
  }
  return values;
}

function readCall(given: unknown, field: string): PayloadArgument {
  const { kind, argument, partial = false, ...unknown } = requireObject(given, field);
  rejectUnknown(unknown, field, ['kind', 'argument', 'partial']);
  if (typeof partial !== 'boolean') throw settingsError(`${field}.partial`, 'not-a-boolean');
  if (typeof argument !== 'number' || !Number.isInteger(argument) || argument < 0) {
    throw settingsError(`${field}.argument`, 'not-a-position');
  }
  return { kind: readKind(kind, `${field}.kind`), argument, partial };
}

function readNames(given: unknown): Names {
  const names = requireObject(given, 'settings.pg.names');
  const { wallet1, wallet2, ...unknown } = names;
  rejectUnknown(unknown, 'settings.pg.names', WALLETS);
  const read = (name: unknown, word: string): string | undefined => {
    if (name === undefined || (typeof name === 'string' && /^[\w-]{1,50}$/.test(name))) return name;
    throw settingsError(`settings.pg.names.${word}`, 'not-a-live-name');
  };
  const first = read(wallet1, 'wallet1');
  const second = read(wallet2, 'wallet2');
  return { ...(first && { wallet1: first }), ...(second && { wallet2: second }) };
}

function readOffKinds(given: unknown): ReadonlySet<string> {
  const off = Object.entries(requireObject(given, 'settings.pg.kinds'));
  for (const [kind, value] of off) {
    readKind(kind, 'a name in settings.pg.kinds');
    if (value !== false) throw settingsError(`settings.pg.kinds.${kind}`, 'not-false');
  }
  return new Set(off.map(([kind]) => kind));
}

function readGateway(given: unknown): string | undefined {
  if (given === undefined || (typeof given === 'string' && given !== '')) return given;
  throw settingsError('settings.pg.gateway', 'not-a-gateway');
}

function readKind(given: unknown, field: string): string {
  if (typeof given === 'string' && resourceOf(given)) return given;
  throw settingsError(field, 'unknown-kind', { kinds });
}

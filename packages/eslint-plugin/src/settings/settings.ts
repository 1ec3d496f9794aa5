import type { SettingsConfig } from '@eslint/core';
import { kinds, SettingsSchema } from '@pg/lint';
import { isObject, type Names, type Profile, requireSettings } from '@pg/rule-kit';
import {
  boolean,
  custom,
  entriesFromList,
  type GenericSchema,
  literal,
  optional,
  record,
  strictObject,
  string,
} from 'valibot';

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
  readonly partial?: boolean | undefined;
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

const { kind, profile, names, wallets } = SettingsSchema.entries;

const Argument = strictObject({
  kind: kind.wrapped,
  argument: custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= 0,
    'must be the position of the payload among the arguments, like 0 for the first',
  ),
  partial: optional(boolean()),
});

const Schema = strictObject({
  kind,
  kinds: optional(
    strictObject(entriesFromList(kinds, optional(literal(false, 'must be false, which turns the kind off')))),
  ),
  gateway: wallets.wrapped.entries.wallet2.wrapped.entries.gateway,
  profile,
  names,
  calls: optional(record(string(), Argument)),
  types: optional(record(string(), kind.wrapped)),
} satisfies Record<keyof PgSettings, GenericSchema>);

const CACHE = new WeakMap<object, ResolvedSettings>();

/**
 * Reads `settings.pg`.
 *
 * @throws {SettingsError} if a setting is unknown or invalid.
 */
export function resolveSettings(settings: SettingsConfig): ResolvedSettings {
  const resolved = CACHE.get(settings) ?? resolve(settings.pg ?? {});
  CACHE.set(settings, resolved);
  return resolved;
}

function resolve(given: unknown): ResolvedSettings {
  const { calls, types } = isObject(given) ? given : {};
  const off = { calls: namesOff(calls), types: namesOff(types) };
  const on = isObject(given) ? { ...given, calls: without(calls, off.calls), types: without(types, off.types) } : given;
  requireSettings(Schema, on, 'settings', 'pg');
  return {
    kind: on.kind,
    offKinds: new Set(Object.keys(on.kinds ?? {})),
    gateway: on.gateway,
    profile: on.profile ?? {},
    names: on.names,
    calls: new Map([...CALLS.filter(([name]) => !off.calls.includes(name)), ...Object.entries(on.calls ?? {})]),
    types: new Map([...TYPES.filter(([name]) => !off.types.includes(name)), ...Object.entries(on.types ?? {})]),
  };
}

/** The names of defaults that are turned off. */
const namesOff = (record: unknown): string[] =>
  isObject(record) ? Object.keys(record).filter((name) => record[name] === false) : [];

const without = (record: unknown, names: readonly string[]): unknown =>
  names.length > 0 && isObject(record)
    ? Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
    : record;

import type { SettingsConfig } from '@eslint/core';
import { kinds, SettingsSchema } from '@pg/lint';
import { FileLinter } from '@pg/lint/files';
import { isObject, SettingsError } from '@pg/rule-kit';
import { requireSettings } from '@pg/rule-kit/internal';
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
import type { Problem } from '../problems/problem.ts';

/** `settings.pg` of an ESLint configuration: what only ESLint needs. `pg-lint.config.json` has the rest. */
export interface PgSettings {
  /** `false` turns a kind off: payloads of it are not checked. */
  readonly kinds?: Readonly<Record<string, false>>;
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
  /** The kinds that are turned off. */
  readonly offKinds: ReadonlySet<string>;
  readonly calls: ReadonlyMap<string, PayloadArgument>;
  readonly types: ReadonlyMap<string, string>;
  /** Reads each `pg-lint.config.json` once, as ESLint its own configuration. */
  readonly linter: FileLinter;
  /** What was found with these settings, by file and node. */
  readonly found: WeakMap<object, readonly Problem[] | undefined>;
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

const kind = SettingsSchema.entries.kind.wrapped;

const Argument = strictObject({
  kind,
  argument: custom<number>(
    (value) => Number.isInteger(value) && Number(value) >= 0,
    'must be the position of the payload among the arguments, like 0 for the first',
  ),
  partial: optional(boolean()),
});

const Schema = strictObject({
  kinds: optional(
    strictObject(entriesFromList(kinds, optional(literal(false, 'must be false, which turns the kind off')))),
  ),
  calls: optional(record(string(), optional(Argument))),
  types: optional(record(string(), optional(kind))),
} satisfies Record<keyof PgSettings, GenericSchema>);

/** The settings of version 0.2 that are in the configuration. */
const MOVED = ['kind', 'profile', 'names', 'gateway'];

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
  const moved = isObject(given) && MOVED.find((name) => name in given);
  if (moved) throw new SettingsError(`settings.pg.${moved} must be in pg-lint.config.json`);
  const on = isObject(given) ? { ...given, calls: withoutOff(calls), types: withoutOff(types) } : given;
  requireSettings(Schema, on, 'settings', 'pg');
  return {
    offKinds: new Set(Object.keys(on.kinds ?? {})),
    calls: defined([...CALLS, ...Object.entries(on.calls ?? {})]),
    types: defined([...TYPES, ...Object.entries(on.types ?? {})]),
    linter: new FileLinter(),
    found: new WeakMap(),
  };
}

/** A record with `undefined` for what is turned off with `false`. */
const withoutOff = (record: unknown): unknown =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).map(([name, each]) => [name, each === false ? undefined : each]))
    : record;

/** The entries of which the last one with their name is not `undefined`. */
const defined = <T>(entries: readonly (readonly [string, T | undefined])[]): ReadonlyMap<string, T> =>
  new Map([...new Map(entries)].flatMap(([name, each]) => (each === undefined ? [] : [[name, each] as const])));

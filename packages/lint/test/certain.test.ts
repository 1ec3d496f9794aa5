// A finding about a payload with an unknown part is kept only if it is there for every value of that part.

import { readFileSync } from 'node:fs';
import { isObject, type Path, type PayloadType, type Profile, readJsonText, type Violation } from '@pg/rule-kit';
import { find, pointerOf } from '@pg/rule-kit/internal';
import { expect, test } from 'vitest';
import { payloadTypes } from '../src/index.ts';
import { entriesOf } from '../src/rules/variables.ts';
import { findEachCertain } from '../src/text/partial/find-certain.ts';
import { withUnknown } from '../src/text/partial/partial-value.ts';

interface Vector {
  readonly name: string;
  readonly payload?: unknown;
  readonly text?: string;
  readonly profile?: Profile;
}

// biome-ignore format: a list
const VALUES: readonly unknown[] = ['', 'x', 'card', 'naps', 'wallet1', 'Wallet2', 'vcard', '1.00', 'ECv1', 'ECv2', 'EC_v1', 'RSA_v1', 0, 2, null, [], {}];

function jsonIn(value: unknown): object | undefined {
  const inside = typeof value === 'string' ? readJsonText(value).value : undefined;
  return isObject(inside) ? inside : undefined;
}

/** The paths of all parts, also inside strings with JSON. */
function pathsIn(value: unknown): Path[] {
  const inside = entriesOf(jsonIn(value) ?? value);
  return inside.flatMap(([step, each]) => [[step], ...pathsIn(each).map((path) => [step, ...path])]);
}

function replaced(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  const json = jsonIn(value);
  if (json !== undefined) return JSON.stringify(replaced(json, [step, ...rest], part));
  if (Array.isArray(value)) return value.map((each, i) => (i === step ? replaced(each, rest, part) : each));
  return isObject(value) ? { ...value, [step]: replaced(value[step], rest, part) } : value;
}

const keyOf = ({ rule, path }: Violation): string => `${rule.id} ${pointerOf(path)}`;

/** Whether a value is no token, which is all that is then said of it. */
const isUnread = ({ text }: PayloadType, value: unknown): boolean => text?.read(value).value === undefined;

function compare(payloadType: PayloadType, { payload, text, profile }: Vector) {
  const value = payload ?? text;
  return pathsIn(value).map((path) => {
    const { found } = findEachCertain(payloadType, withUnknown(value, [path]), { profile });
    const filled = VALUES.map((each) => replaced(value, path, each));
    const checked = filled.filter((each) => payloadType.text === undefined || !isUnread(payloadType, each));
    const [first = [], ...others] = checked.map((each) =>
      find(payloadType, each, { profile }, { isJson: true }).violations.map(keyOf),
    );
    const forAll = new Set(first.filter((key) => others.every((keys) => keys.includes(key))));
    const kept = new Set(found.map(keyOf));
    const wrong = checked.length === 0 ? [] : [...kept].filter((key) => !forAll.has(key));
    const lost = [...forAll].filter((key) => !kept.has(key) && !key.endsWith(pointerOf(path)));
    return { wrong: wrong.map((key) => `${key} without ${pointerOf(path)}`), lost };
  });
}

/** The rules that say less than they could if another field is unknown. */
const LOSING: Readonly<Record<string, readonly string[]>> = {
  // An item of the cart, after one that is unknown.
  'card-params': ['tax-category'],
  // How sure it is depends on the brand.
  'sale-form': ['token-name'],
  // Which of two notes it is depends on another setting.
  'wallet2-settings': ['decryption-key-missing'],
};

test.each(payloadTypes.map((payloadType) => [payloadType.name, payloadType] as const))('%s', (kind, payloadType) => {
  const file = new URL(`../../vectors/vectors/${kind}.json`, import.meta.url);
  const { vectors }: { readonly vectors: readonly Vector[] } = JSON.parse(readFileSync(file, 'utf8'));
  const ofRules = vectors.filter(({ name, text }) => / rejects /.test(name) && (kind !== 'sale-form' || !text));
  const compared = ofRules.flatMap((vector) => compare(payloadType, vector));
  expect(compared.flatMap(({ wrong }) => wrong)).toEqual([]);
  const losing = new Set(compared.flatMap(({ lost }) => lost.map((key) => key.replace(/ .*/, ''))));
  expect([...losing].sort()).toEqual(LOSING[kind] ?? []);
});

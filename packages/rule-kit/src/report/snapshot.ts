import { MAX_FIELDS, MAX_ITEMS, MAX_LEVELS } from '@pg/nested-text';
import { typeOf } from '@pg/type-codes';
import { isObject } from '../data/value.ts';
import type { Violation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import { describeInstance } from '../mistakes/describe-instance.ts';
import { schemaRules } from '../rules/row-rules.ts';
import type { Params } from '../words/messages.ts';
import { classOf } from '../words/string-messages.ts';
import { Violations } from './violations.ts';

/** A value as JSON has it. */
export interface Snapshot {
  readonly value: unknown;
  /** A violation for each value that JSON would change or leave out. */
  readonly violations: readonly Violation[];
}

/**
 * Copies a value as JSON.stringify reads it: with getters and `toJSON`, without undefined fields. The copy is frozen. A value
 * that JSON would leave out or change stays as it is, so that rows can report it.
 *
 * @param max The number of violations that are listed; the others are counted.
 */
export function snapshotOf(given: unknown, max: number): Snapshot {
  const found = new Violations(max);
  const path: (string | number)[] = [];
  /** The objects around the current value. */
  const around: object[] = [];
  const report = (at: Path, code: string, params: Params = {}) =>
    found.add({ rule: schemaRules['value-type'], path: [...at], code, params });
  const copyInside = (step: string | number, source: unknown): unknown => {
    path.push(step);
    const inside = copy(source);
    path.pop();
    return inside;
  };
  const copy = (source: unknown): unknown => {
    if (typeof source === 'string') return source;
    const value = isObject(source) ? source : toJson(source, path.at(-1));
    if (typeof value !== 'object' || value === null || typeOf(value) === 'date') {
      if (!isScalar(value)) report(path, 'not-in-json', { actual: typeOf(value) });
      return value;
    }
    const instance = describeInstance(value);
    if (instance) {
      found.add({ ...instance, path: [...path] });
      return value;
    }
    if (around.includes(value)) {
      report(path, 'circular');
      return undefined;
    }
    around.push(value);
    const inside = copyFields(value);
    around.pop();
    return Object.freeze(inside);
  };
  const copyFields = (value: object): object => {
    if (path.length === MAX_LEVELS) {
      report(path.slice(0, 1), 'too-deep', { max: MAX_LEVELS });
      return {};
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      if (value.length > MAX_ITEMS) report(path, 'too-many-items', { max: MAX_ITEMS });
      else for (let i = 0; i < value.length; i++) items.push(copyInside(i, value[i]));
      return items;
    }
    const names = Object.keys(value);
    if (names.length > MAX_FIELDS) {
      report(path, 'too-many-fields', { max: MAX_FIELDS });
      return {};
    }
    const read: Record<string, unknown> = {};
    for (const name of names) {
      const field: unknown = (value as typeof read)[name];
      if (field === undefined) continue;
      // An assignment would set the prototype.
      if (name === '__proto__') Object.defineProperty(read, name, { value: copyInside(name, field), enumerable: true });
      else read[name] = typeof field === 'string' ? field : copyInside(name, field);
    }
    return read;
  };
  return { value: copy(given), violations: found.list() };
}

/** What `JSON.stringify` writes for a value: the result of its `toJSON`, or a string for `new String('a')`. A date is kept: it may mean a day or a time. */
function toJson(given: unknown, name: string | number | undefined): unknown {
  if (typeof given !== 'object' || given === null || typeOf(given) === 'date') return given;
  // The `toJSON` of a `Buffer` gives its bytes as numbers, and not its text.
  if (ArrayBuffer.isView(given)) return given;
  const value: unknown =
    'toJSON' in given && typeof given.toJSON === 'function' ? given.toJSON(String(name ?? '')) : given;
  return BOXED.has(classOf(value)) ? (value as object).valueOf() : value;
}

const BOXED: ReadonlySet<string | undefined> = new Set(['String', 'Number', 'Boolean', 'BigInt']);

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

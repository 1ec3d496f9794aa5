import { type Params, typeOf } from '@pg/type-codes';
import type { RuleViolation } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import { rowRules } from '../report/row-rules.ts';

/** No payload of the document needs more than seven levels; an object that contains itself has no end. */
const MAX_DEPTH = 100;

/**
 * Copies a value as JSON.stringify reads it: with getters and `toJSON`, without undefined fields. The copy is frozen. A value
 * that JSON would leave out or change stays as it is, so that rows can report it.
 *
 * @returns The copy, and a violation for each value that JSON would change.
 */
export function snapshotOf(given: unknown) {
  const violations: RuleViolation[] = [];
  const report = (path: Path, code: string, params: Params) =>
    violations.push({ rule: rowRules['value-type'], violation: { path, code, params } });
  const copy = (source: unknown, path: Path): unknown => {
    const value = toJson(source, path.at(-1));
    if (typeof value !== 'object' || value === null || value instanceof Date) {
      if (!isScalar(value)) report(path, 'not-in-json', { actual: typeOf(value) });
      return value;
    }
    if (path.length === MAX_DEPTH) {
      report(path.slice(0, 1), 'too-deep', { max: MAX_DEPTH });
      return {};
    }
    if (Array.isArray(value)) return Object.freeze(Array.from(value, (item, i) => copy(item, [...path, i])));
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.freeze(Object.fromEntries(fields.map(([name, field]) => [name, copy(field, [...path, name])])));
  };
  return { value: copy(given, []), violations };
}

/** The result of a value's `toJSON`, if it has one. A date is kept: it may mean a day or a time. */
function toJson(value: unknown, name: string | number | undefined): unknown {
  const isOther = typeof value !== 'object' || value === null || value instanceof Date || !('toJSON' in value);
  return isOther || typeof value.toJSON !== 'function' ? value : value.toJSON(String(name ?? ''));
}

const isScalar = (value: unknown): boolean =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

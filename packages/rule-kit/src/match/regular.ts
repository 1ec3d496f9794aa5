import { MAX_ITEMS } from '@pg/nested-text';
import { findQuestionable, findUnexpected } from '../report/questionable-string.ts';
import { type FieldSpec, UNLISTED } from './field-spec.ts';
import { besideOf, hasAll, isObject, matches } from './matches.ts';

/**
 * Reads a value in which rows find nothing: it matches, it has only listed fields, those of one alternative, and nothing is
 * questionable.
 *
 * @param copies Whether to return a frozen copy of objects and arrays.
 * @returns The value, or its copy; `undefined` if rows may find something.
 */
export function readRegular(
  spec: FieldSpec,
  value: unknown,
  copies: boolean,
  around?: Readonly<Record<string, unknown>>,
): unknown {
  if (typeof value === 'string')
    return matches(spec, value) && findQuestionable(spec, value, besideOf(spec, around)) === undefined
      ? value
      : undefined;
  if (typeof value === 'boolean') return matches(spec, value) ? value : undefined;
  if (typeof value === 'number') {
    const isRegular =
      Number.isFinite(value) &&
      matches(spec, value) &&
      findUnexpected(spec, `${value}`, besideOf(spec, around)) === undefined;
    return isRegular ? value : undefined;
  }
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return undefined;
  if (spec.kind === 'list') return Array.isArray(value) ? readItems(spec, value, copies) : undefined;
  return spec.kind === 'object' && spec.fields !== UNLISTED && isObject(value)
    ? readFields(chooseByFirst(spec, value), value, copies)
    : undefined;
}

/** Of several alternatives, the one that has the first field. */
function chooseByFirst(spec: FieldSpec, value: Record<string, unknown>): FieldSpec {
  if (spec.alternatives.length === 0) return spec;
  for (const name in value) return spec.alternatives.find(({ fields }) => name in fields) ?? spec;
  return spec;
}

// No closure may capture `value`: see `matches`.

function readFields(spec: FieldSpec, value: Record<string, unknown>, copies: boolean): object | undefined {
  const { fields, requiredNames, conditionallyRequired } = spec;
  const read: Record<string, unknown> = copies ? {} : value;
  for (const name in value) {
    const field = fields[name];
    const fieldValue = value[name];
    if (field === undefined) return undefined;
    if (fieldValue === undefined) continue;
    const inside = readRegular(field, fieldValue, copies, value);
    if (inside === undefined) return undefined;
    if (copies) read[name] = inside;
  }
  if (!hasAll(read, requiredNames)) return undefined;
  if (conditionallyRequired !== undefined && !hasAll(read, conditionallyRequired(read))) return undefined;
  return copies ? Object.freeze(read) : read;
}

function readItems({ item }: FieldSpec, values: readonly unknown[], copies: boolean): readonly unknown[] | undefined {
  if (item === undefined || values.length > MAX_ITEMS) return undefined;
  const read: unknown[] = [];
  for (let i = 0; i < values.length; i++) {
    const inside = readRegular(item, values[i], copies);
    if (inside === undefined) return undefined;
    if (copies) read.push(inside);
  }
  return copies ? Object.freeze(read) : values;
}

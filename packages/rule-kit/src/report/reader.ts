import { MAX_ITEMS } from '@pg/nested-text';
import { hasLength } from '@pg/type-codes';
import { meanings } from '../formats/codes.ts';
import { type FieldSpec, UNLISTED } from '../match/field-spec.ts';
import { besideOf, matches } from '../match/matches.ts';
import { findQuestionable, findUnexpected, isPlainText } from '../values/questionable-string.ts';

/**
 * Reads a value in which rows find nothing: it matches, it has only listed fields, those of one alternative, and nothing is
 * questionable.
 *
 * @param copies Whether to return a frozen copy of objects and arrays.
 * @param object The object that has the value as a field.
 * @returns The value, or its copy; `undefined` if rows may find something.
 */
export type Reader = (value: unknown, copies: boolean, object?: Readonly<Record<string, unknown>>) => unknown;

const READERS = new WeakMap<FieldSpec, Reader>();

/** The reader of a spec's values. It is made when it is first used. */
export function readerOf(spec: FieldSpec): Reader {
  const known = READERS.get(spec);
  if (known) return known;
  const reader = makeReader(spec);
  READERS.set(spec, reader);
  return reader;
}

function makeReader(spec: FieldSpec): Reader {
  const { kind, fields, alternatives, item } = spec;
  if (kind === 'list') return item ? listReader(readerOf(item)) : readNothing;
  if (kind !== 'object') return scalarReader(spec);
  if (fields === UNLISTED) return readNothing;
  return alternatives.length > 0 ? readerByFirst(alternatives) : objectReader(spec);
}

const readNothing: Reader = () => undefined;

function scalarReader(spec: FieldSpec): Reader {
  const isUsual = usualTest(spec);
  return (value, _, object) => {
    const beside = besideOf(spec, object);
    return (typeof value === 'string' && isUsual(value, beside)) || isRegular(spec, value, beside) ? value : undefined;
  };
}

function isRegular(spec: FieldSpec, value: unknown, beside?: unknown): boolean {
  if (typeof value === 'string') return matches(spec, value) && findQuestionable(spec, value, beside) === undefined;
  if (typeof value === 'boolean') return matches(spec, value);
  return Number.isFinite(value) && matches(spec, value) && findUnexpected(spec, `${value}`, beside) === undefined;
}

/** A fast test: strings that pass are regular. Most regular strings pass. */
function usualTest(spec: FieldSpec): (text: string, beside: unknown) => boolean {
  const { kind, row, table, parts, values, knownValues } = spec;
  const should = row?.[3]?.should && meanings[row[3].should];
  const listed = kind === 'values' ? values : (knownValues ?? should?.codes);
  if (listed) {
    const regular: ReadonlySet<string> = new Set([...listed].filter((text) => isRegular(spec, text)));
    return (text) => regular.has(text);
  }
  if (should?.isUsual) return should.isUsual;
  const matchesParts = table?.checks?.matches;
  if (kind === 'N' && matchesParts && !should) return (text) => text !== '' && matchesParts(parts, text);
  if (kind !== 'AN') return () => false;
  const findMistake = should?.findMistake;
  if (!findMistake) return (text) => hasLength(spec, text) && isPlainText(text);
  return (text, beside) => hasLength(spec, text) && isPlainText(text) && findMistake(text, beside) === undefined;
}

// No closure may capture `value`: then V8 does not optimize the loop over its names, and looks up every field by name.

function objectReader({ fields, requiredNames }: FieldSpec): Reader {
  const readers = new Map(
    Object.entries(fields).map(([name, spec]) => [name, { spec, isUsual: usualTest(spec), read: readerOf(spec) }]),
  );
  return (value, copies) => {
    if (!isPlain(value)) return undefined;
    const read: Record<string, unknown> = copies ? {} : value;
    for (const name in value) {
      const reader = readers.get(name);
      if (reader === undefined) return undefined;
      const fieldValue = value[name];
      if (fieldValue === undefined) continue;
      const isUsual = typeof fieldValue === 'string' && reader.isUsual(fieldValue, besideOf(reader.spec, value));
      const inside = isUsual ? fieldValue : reader.read(fieldValue, copies, value);
      if (inside === undefined) return undefined;
      if (copies) read[name] = inside;
    }
    for (let i = 0; i < requiredNames.length; i++) if (read[requiredNames[i] as string] === undefined) return undefined;
    return copies ? Object.freeze(read) : read;
  };
}

/** The first field chooses the alternative, which has no field of the others. */
function readerByFirst(alternatives: readonly FieldSpec[]): Reader {
  const owners = new Map<string, Reader>();
  for (const alternative of alternatives)
    for (const name in alternative.fields) owners.set(name, readerOf(alternative));
  return (value, copies) => {
    if (!isPlain(value)) return undefined;
    for (const name in value) return owners.get(name)?.(value, copies);
    return copies ? Object.freeze({}) : value;
  };
}

function listReader(readItem: Reader): Reader {
  return (value, copies) => {
    if (!Array.isArray(value) || value.length > MAX_ITEMS || 'toJSON' in value) return undefined;
    const read: unknown[] = copies ? [] : value;
    for (let i = 0; i < value.length; i++) {
      const inside = readItem(value[i], copies);
      if (inside === undefined) return undefined;
      if (copies) read.push(inside);
    }
    return copies ? Object.freeze(read) : read;
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  // Reading `toJSON` is faster than asking whether it exists.
  if (typeof value !== 'object' || value === null || (value as { toJSON?: unknown }).toJSON !== undefined) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

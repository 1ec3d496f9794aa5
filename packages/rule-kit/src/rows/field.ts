import { describeParts, type TypeCodePart, UNBOUNDED } from '@pg/type-codes';
import type { Row } from './row.ts';
import type { Field, FieldsByName, Table } from './table.ts';

/** The fields of an object without a table. */
export const UNLISTED: FieldsByName = Object.create(null);

/** Makes a spec. All specs come from one literal, so that they have the same hidden class in V8; spread objects would not. */
export const makeField = (fields: Partial<Field>): Field =>
  Object.assign(
    {
      kind: 'AN',
      min: 0,
      max: UNBOUNDED,
      decimals: undefined,
      required: false,
      parts: [],
      values: [],
      knownValues: undefined,
      format: undefined,
      beside: undefined,
      fields: UNLISTED,
      requiredNames: [],
      conditionallyRequired: undefined,
      alternatives: [],
      item: undefined,
      name: '',
      row: undefined,
      table: undefined,
    } satisfies Field,
    fields,
  );

export function rowSpec(table: Table, name: string, row: Row): Field {
  const [type, mandatory, , facts = {}] = row;
  const required = mandatory === 'required';
  const origin = { name, row, table, knownValues: facts.knownValues, beside: facts.beside };
  if (type !== 'array of string') return makeField({ ...origin, required, ...typeSpec(table, row) });
  const item = makeField({ ...origin, ...typeSpec(table, ['string', 'optional', '', facts]) });
  return makeField({ ...origin, required, kind: 'list', item });
}

function typeSpec({ checks }: Table, [type, mandatory, , { values, format } = {}]: Row): Partial<Field> {
  if (values) return { kind: 'values', values };
  if (format) return { kind: 'format', format };
  switch (type) {
    case 'text':
    case 'string':
    case 'string (JSON text)':
      return { min: mandatory === 'required' ? 1 : 0 };
    case 'true/false':
      return { kind: 'boolean' };
    case 'object':
      return { kind: 'object' };
    case 'anything':
      return { kind: 'any' };
  }
  const [, max] = /^string, at most (\d+) characters$/.exec(type) ?? [];
  if (max) return { max: Number(max) };
  const parts = checks?.read(type);
  if (parts === undefined) throw new SyntaxError(`${JSON.stringify(type)} is not a type of a row`);
  return parts.length > 1 ? { kind: 'parts', parts } : { ...parts[0], parts };
}

const partsOf = (spec: Field): readonly TypeCodePart[] => (spec.parts.length > 0 ? spec.parts : [spec as TypeCodePart]);

/** The values of a field in words. */
export function describeField(spec: Field): string {
  switch (spec.kind) {
    case 'values':
      return `one of ${spec.values.join(', ')}`;
    case 'format':
      return spec.format?.expects ?? '';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    case 'list':
      return `an array, each item ${spec.item ? describeField(spec.item) : 'anything'}`;
    case 'any':
      return 'anything';
    default:
      return describeParts(partsOf(spec));
  }
}

import type { Cell } from '@pg/rule-kit';
import { type TypeCodeJsonSchema, typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { annotationsOf, givenOf } from './annotations.ts';
import type { JsonSchema } from './json-schema.ts';

/** The JSON Schema of what a cell takes, with what is inside an object or a list. */
export const cellSchema = (cell: Cell): JsonSchema => ({ ...annotationsOf(cell), ...assertionsOf(cell) });

function assertionsOf(cell: Cell): JsonSchema {
  switch (cell.kind) {
    case 'values':
      return { type: 'string', enum: cell.values };
    case 'format':
      return { type: 'string', ...patternOf(cell), ...cell.format?.jsonSchema };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return objectAssertions(cell);
    case 'list':
      return { type: 'array', ...(cell.item && { items: itemSchema(cell, cell.item) }) };
    case 'any':
      return {};
    case 'AN':
      return textAssertions(cell);
    default:
      return { ...withoutMultiples(typeCodeJsonSchema(cell.row?.[0] ?? '')) };
  }
}

/** An item of a row's own list has nothing to say beyond what the list says, but for the values that it may have. */
const itemSchema = (list: Cell, item: Cell): JsonSchema =>
  item.row !== undefined && item.row === list.row ? { ...givenOf(item), ...assertionsOf(item) } : cellSchema(item);

const patternOf = ({ format }: Cell): JsonSchema => (format?.pattern === undefined ? {} : { pattern: format.pattern });

const textAssertions = ({ min, max, row }: Cell): JsonSchema => ({
  type: 'string',
  ...(min > 0 && { minLength: min }),
  ...(max < UNBOUNDED && { maxLength: max }),
  ...(row?.[0] === 'string (JSON text)' && { contentMediaType: 'application/json' }),
});

function objectAssertions({ cells, demands, alternatives }: Cell): JsonSchema {
  const properties = Object.entries(cells).map(([name, cell]) => [name, cellSchema(cell)] as const);
  const ofAlternatives = alternativeDemands(alternatives);
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(demands.length > 0 && { required: demands }),
    ...(ofAlternatives.length > 0 && { allOf: ofAlternatives }),
  };
}

/**
 * What each of several alternatives requires of an object that belongs to it: the one that most of its entries are of.
 * JSON Schema can't count them, so that only an object with entries of one alternative alone is known to belong to it.
 */
const alternativeDemands = (alternatives: readonly Cell[]): JsonSchema[] =>
  alternatives
    .filter(({ demands }) => demands.length > 0)
    .map((own) => {
      const others = alternatives.filter((each) => each !== own).flatMap(({ cells }) => Object.keys(cells));
      const anyOf = Object.keys(own.cells).map((name) => ({ required: [name] }));
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      return { if: { anyOf, propertyNames: { not: { enum: others } } }, then: { required: own.demands } };
    });

/**
 * A type code's JSON Schema without bounds for the decimals of JSON numbers, which `multipleOf` would set: usual
 * validators divide binary fractions and refuse 19.99 as a multiple of 0.01.
 */
function withoutMultiples(schema: TypeCodeJsonSchema): TypeCodeJsonSchema {
  const branches = schema.anyOf ?? [schema];
  if (!branches.some(({ type }) => type === 'number')) return schema;
  const numbers = branches.filter(({ type }) => type !== 'string');
  // All of them begin at the same number.
  const minimum = Math.min(...numbers.map((range) => range.minimum ?? 0));
  const end = Math.max(...numbers.map((range) => range.exclusiveMaximum ?? Number.POSITIVE_INFINITY));
  const anyNumber = { type: 'number', minimum, ...(Number.isFinite(end) && { exclusiveMaximum: end }) } as const;
  return { anyOf: [...branches.filter(({ type }) => type === 'string'), anyNumber] };
}

import type { Cell } from '@pg/rule-kit';
import { typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { alternativeDemands } from './alternative-demands.ts';
import { annotationsOf, givenOf } from './annotations.ts';
import type { JsonSchema } from './json-schema.ts';
import { withoutMultiples } from './without-multiples.ts';

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

import type { FieldSpec } from '@pg/rule-kit';
import { type TypeCodeJsonSchema, typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { annotationsOf, givenOf } from './annotations.ts';
import type { JsonSchema } from './json-schema.ts';

/** The JSON Schema of what a spec takes, with what is inside an object or a list. */
export const cellSchema = (spec: FieldSpec): JsonSchema => ({ ...annotationsOf(spec), ...assertionsOf(spec) });

function assertionsOf(spec: FieldSpec): JsonSchema {
  switch (spec.kind) {
    case 'values':
      return { type: 'string', enum: spec.values };
    case 'format':
      return { type: 'string', ...patternOf(spec), ...spec.format?.jsonSchema };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return objectAssertions(spec);
    case 'list':
      return { type: 'array', ...(spec.item && { items: itemSchema(spec, spec.item) }) };
    case 'any':
      return {};
    case 'AN':
      return textAssertions(spec);
    default:
      return { ...withoutMultiples(typeCodeJsonSchema(spec.row?.[0] ?? '')) };
  }
}

/** An item of a row's own list has nothing to say beyond what the list says, but for the values that it may have. */
const itemSchema = (list: FieldSpec, item: FieldSpec): JsonSchema =>
  item.row !== undefined && item.row === list.row ? { ...givenOf(item), ...assertionsOf(item) } : cellSchema(item);

const patternOf = ({ format }: FieldSpec): JsonSchema =>
  format?.pattern === undefined ? {} : { pattern: format.pattern };

const textAssertions = ({ min, max, row }: FieldSpec): JsonSchema => ({
  type: 'string',
  ...(min > 0 && { minLength: min }),
  ...(max < UNBOUNDED && { maxLength: max }),
  ...(row?.[0] === 'string (JSON text)' && { contentMediaType: 'application/json' }),
});

function objectAssertions({ fields, requiredNames, alternatives }: FieldSpec): JsonSchema {
  const properties = Object.entries(fields).map(([name, spec]) => [name, cellSchema(spec)] as const);
  const ofAlternatives = alternativeDemands(alternatives);
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(requiredNames.length > 0 && { required: requiredNames }),
    ...(ofAlternatives.length > 0 && { allOf: ofAlternatives }),
  };
}

/**
 * What each of several alternatives requires of an object that belongs to it: the one that most of its entries are of.
 * JSON Schema can't count them, so that only an object with entries of one alternative alone is known to belong to it.
 */
const alternativeDemands = (alternatives: readonly FieldSpec[]): JsonSchema[] =>
  alternatives
    .filter(({ requiredNames }) => requiredNames.length > 0)
    .map((own) => {
      const others = alternatives.filter((each) => each !== own).flatMap(({ fields }) => Object.keys(fields));
      const anyOf = Object.keys(own.fields).map((name) => ({ required: [name] }));
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      return { if: { anyOf, propertyNames: { not: { enum: others } } }, then: { required: own.requiredNames } };
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

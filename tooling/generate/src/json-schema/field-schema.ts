import { calendarDate } from '@pg/rule-kit';
import { type Field, mayBeNumber } from '@pg/rule-kit/internal';
import { typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { annotationsOf, examplesOf } from './annotations.ts';
import { chainConditions, type JsonSchema } from './json-schema.ts';

export const fieldSchema = (spec: Field): JsonSchema => ({ ...annotationsOf(spec), ...assertionsOf(spec) });

function assertionsOf(spec: Field): JsonSchema {
  switch (spec.kind) {
    case 'any':
      return {};
    case 'object':
      return objectAssertions(spec);
    case 'list':
      return { type: 'array', ...(spec.item && { items: itemSchema(spec, spec.item) }) };
    case 'values':
      return { type: 'string', enum: spec.values };
    case 'format':
      return formatAssertions(spec);
    case 'boolean':
      return { type: 'boolean' };
    case 'AN':
      return mayBeNumber(spec) ? { anyOf: [stringAssertions(spec), NUMBER] } : stringAssertions(spec);
    default:
      return { ...typeCodeJsonSchema(spec.row?.[0] ?? '') };
  }
}

const NUMBER = { type: 'number' };

/** Generators read `not` inside `allOf` only, and not beside `type`. */
function formatAssertions(spec: Field): JsonSchema {
  const { not, ...keywords }: JsonSchema = { ...patternOf(spec), ...spec.format?.jsonSchema };
  return { type: 'string', ...keywords, ...(not !== undefined && { allOf: [{ not }] }) };
}

/** An item of the same row as its array needs no description of its own. */
const itemSchema = (array: Field, item: Field): JsonSchema =>
  item.row !== undefined && item.row === array.row ? { ...examplesOf(item), ...assertionsOf(item) } : fieldSchema(item);

const patternOf = ({ format }: Field): JsonSchema => {
  const pattern = format === calendarDate ? EXISTING_DATE : format?.pattern;
  return pattern === undefined ? {} : { pattern };
};

/** The days of each month, with leap years. Strict validators reject `format`. */
const EXISTING_DATE =
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$';

const stringAssertions = ({ min, max, row }: Field): JsonSchema => ({
  type: 'string',
  ...(min > 0 && { minLength: min }),
  ...(max < UNBOUNDED && { maxLength: max }),
  ...(row?.[0] === 'string (JSON text)' && { contentMediaType: 'application/json' }),
});

function objectAssertions({ fields, requiredNames, alternatives }: Field): JsonSchema {
  const properties = Object.entries(fields).map(([name, spec]) => [name, fieldSchema(spec)] as const);
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(requiredNames.length > 0 && { required: requiredNames }),
    ...chainConditions(requiredByAlternative(alternatives)),
  };
}

/**
 * The required fields of each alternative. An object belongs to the alternative that has most of its fields. JSON Schema
 * can't count, so the fields are required only in an object with fields of one alternative.
 */
const requiredByAlternative = (alternatives: readonly Field[]): JsonSchema[] =>
  alternatives
    .filter(({ requiredNames }) => requiredNames.length > 0)
    .map((own) => {
      const others = alternatives.filter((each) => each !== own).flatMap(({ fields }) => Object.keys(fields));
      const hasNoneOf = (names: readonly string[]) => ({ propertyNames: { not: { enum: names } } });
      const required = own.requiredNames;
      const properties = Object.fromEntries(required.map((name) => [name, {}]));
      return {
        if: { ...hasNoneOf(others), not: hasNoneOf(Object.keys(own.fields)) },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties, required },
      };
    });

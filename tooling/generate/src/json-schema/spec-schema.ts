import { calendarDate, type FieldSpec } from '@pg/rule-kit';
import { typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { annotationsOf, givenOf } from './annotations.ts';
import { type JsonSchema, oneOfConditions } from './json-schema.ts';

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
      return { ...typeCodeJsonSchema(spec.row?.[0] ?? '') };
  }
}

/** An item of a row's own list has nothing to say beyond what the list says, but for the values that it may have. */
const itemSchema = (list: FieldSpec, item: FieldSpec): JsonSchema =>
  item.row !== undefined && item.row === list.row ? { ...givenOf(item), ...assertionsOf(item) } : cellSchema(item);

const patternOf = ({ format }: FieldSpec): JsonSchema => {
  const pattern = format === calendarDate ? EXISTING_DATE : format?.pattern;
  return pattern === undefined ? {} : { pattern };
};

/** Days of months, and 29 February of leap years: strict validators know no `format`. */
const EXISTING_DATE =
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$';

const textAssertions = ({ min, max, row }: FieldSpec): JsonSchema => ({
  type: 'string',
  ...(min > 0 && { minLength: min }),
  ...(max < UNBOUNDED && { maxLength: max }),
  ...(row?.[0] === 'string (JSON text)' && { contentMediaType: 'application/json' }),
});

function objectAssertions({ fields, requiredNames, alternatives }: FieldSpec): JsonSchema {
  const properties = Object.entries(fields).map(([name, spec]) => [name, cellSchema(spec)] as const);
  return {
    type: 'object',
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(requiredNames.length > 0 && { required: requiredNames }),
    ...oneOfConditions(alternativeDemands(alternatives)),
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
      const hasNoneOf = (names: readonly string[]) => ({ propertyNames: { not: { enum: names } } });
      const required = own.requiredNames;
      const properties = Object.fromEntries(required.map((name) => [name, {}]));
      return {
        if: { ...hasNoneOf(others), not: hasNoneOf(Object.keys(own.fields)) },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties, required },
      };
    });

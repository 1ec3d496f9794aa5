import { type FieldSpec, fieldSpecOf, type Path, type Resource, type ResourcePart } from '@pg/rule-kit';
import type { JsonSchemaDialect } from '@pg/type-codes';
import { type JsonSchema, oneOfConditions } from './json-schema.ts';
import { cellSchema } from './spec-schema.ts';

/** How a dialect is named in a schema. */
const DIALECTS: Readonly<Record<JsonSchemaDialect, string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

const COMMENT = 'Generated from the rows of the interface’s tables. Rules across entries are pg-lint’s alone.';

/** The JSON Schema of a resource, as a whole schema that names its dialect; of a text, what the text says. */
export const resourceSchema = (resource: Resource, dialect: JsonSchemaDialect): JsonSchema => ({
  $schema: DIALECTS[dialect],
  $comment: COMMENT,
  ...schemaPart(resource, dialect),
});

/** The same to put into another schema. */
export function schemaPart(resource: Resource, dialect: JsonSchemaDialect): JsonSchema {
  const root = specOf(resource);
  const schema = cellSchema(root);
  // What a text in a text says is for 2020-12 alone to tell.
  const texts =
    dialect === 'draft-07'
      ? []
      : (resource.parts ?? []).filter(({ resource: { text }, isMisplaced }) => text && !isMisplaced);
  const always = texts.filter(({ when }) => when === undefined);
  const sometimes = texts.flatMap((part) => underConditions(root, part, dialect));
  const placed = always.reduce((whole, part) => putAt(whole, part.path, contentOf(part, dialect)), schema);
  return { ...placed, ...oneOfConditions(sometimes) };
}

/** The spec of a resource, which all have. */
export function specOf({ kind, schema }: Resource): FieldSpec {
  const spec = fieldSpecOf(schema);
  if (spec === undefined) throw new TypeError(`${kind}: its schema is not made of tables`);
  return spec;
}

const contentOf = ({ resource }: ResourcePart, dialect: JsonSchemaDialect): JsonSchema => ({
  contentMediaType: 'application/json',
  contentSchema: schemaPart(resource, dialect),
});

/** A part that is there when an entry has one of its listed values: what then holds of the part's place. */
function underConditions(root: FieldSpec, part: ResourcePart, dialect: JsonSchemaDialect): JsonSchema[] {
  const { when, path } = part;
  if (when === undefined) return [];
  return Object.entries(root.fields).flatMap(([name, { values }]) => {
    const fitting = values.filter((value) => when({ [name]: value }));
    const condition = { properties: { [name]: { enum: fitting } }, required: [name] };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return fitting.length === 0 ? [] : [{ if: condition, then: putAt({}, path, contentOf(part, dialect)) }];
  });
}

function putAt(schema: JsonSchema, [step, ...rest]: Path, more: JsonSchema): JsonSchema {
  if (step === undefined) return { ...schema, ...more };
  const inner = schema.properties?.[step] ?? {};
  return { ...schema, properties: { ...schema.properties, [step]: putAt(inner, rest, more) } };
}

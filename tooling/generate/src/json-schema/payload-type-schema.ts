import { check, type Path, type PayloadPart, type PayloadType } from '@pg/rule-kit';
import { tableSpec } from '@pg/rule-kit/internal';
import type { JsonSchemaDialect } from '@pg/type-codes';
import { fieldSchema } from './field-schema.ts';
import { chainConditions, type JsonSchema } from './json-schema.ts';

const DIALECT_URLS: Readonly<Record<JsonSchemaDialect, string>> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

const COMMENT =
  'Generated from the tables of the interface document. Only pg-lint checks rules across fields, and reads keys and certificates.';

/** A payload type's JSON Schema. If the payload type is sent as a string, the schema describes the JSON in it. */
export const payloadTypeSchema = (payloadType: PayloadType, dialect: JsonSchemaDialect): JsonSchema => ({
  $schema: DIALECT_URLS[dialect],
  $id: `urn:pg:${payloadType.name}${dialect === 'draft-07' ? ':draft-07' : ''}`,
  $comment: COMMENT,
  ...schemaPart(payloadType, dialect),
});

/** The schema without `$schema`, to put into another one. */
export function schemaPart(payloadType: PayloadType, dialect: JsonSchemaDialect): JsonSchema {
  const root = tableSpec(payloadType.table);
  const schema = fieldSchema(root);
  const embedded = (payloadType.parts ?? []).filter(({ payloadType: { text }, isMisplaced }) => text && !isMisplaced);
  const always = embedded.filter(({ when }) => when === undefined);
  const conditions = embedded.flatMap((part) => conditionsOf(payloadType, part, dialect));
  const merged = always.reduce((outer, part) => mergeAt(outer, part.path, contentOf(part, dialect)), schema);
  return { ...merged, ...chainConditions(conditions) };
}

const contentOf = ({ payloadType }: PayloadPart, dialect: JsonSchemaDialect): JsonSchema => ({
  contentMediaType: 'application/json',
  // Only 2020-12 has it.
  ...(dialect === '2020-12' && { contentSchema: schemaPart(payloadType, dialect) }),
});

/** For a part that depends on the value of a field: if the field has such a value, the part's path has its schema, and is required if the rules require it. */
function conditionsOf(payloadType: PayloadType, part: PayloadPart, dialect: JsonSchemaDialect): JsonSchema[] {
  const { when, path } = part;
  if (when === undefined) return [];
  return Object.entries(tableSpec(payloadType.table).fields).flatMap(([name, { values }]) => {
    const matching = values.filter((value) => when({ [name]: value }));
    const condition = { properties: { [name]: { enum: matching } }, required: [name] };
    const isRequired = matching.every((value) => isMissed(payloadType, { [name]: value }, path));
    const then = { ...mergeAt({}, path, contentOf(part, dialect)), ...(isRequired && { required: path.map(String) }) };
    return matching.length === 0 ? [] : [{ if: condition, then }];
  });
}

/** Whether the absence of the outermost field at a path is an error. */
const isMissed = (payloadType: PayloadType, payload: object, path: Path): boolean =>
  path.length === 1 &&
  check(payloadType, payload).some(({ severity, path: [name] }) => severity === 'error' && name === path[0]);

function mergeAt(schema: JsonSchema, [step, ...rest]: Path, added: JsonSchema): JsonSchema {
  if (step === undefined) return { ...schema, ...added };
  const inner = schema.properties?.[step] ?? {};
  return { ...schema, properties: { ...schema.properties, [step]: mergeAt(inner, rest, added) } };
}

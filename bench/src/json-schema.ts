import { type TypeCodeJsonSchema, typeCodeJsonSchema } from '@pg/type-codes';
import type { FieldRule, ObjectRules } from './field-rules.ts';

/** The keywords that the rules need. */
export type JsonSchema =
  | TypeCodeJsonSchema
  | { type: 'object'; properties: Record<string, JsonSchema> }
  | { type: 'array'; items: JsonSchema }
  | { type: 'string'; format: 'shop-url' }
  | { enum: readonly string[] }
  | { type: 'boolean' };

/** The rules as JSON Schema, for ajv. `shop-url` is a format that the contestant defines. */
export function jsonSchema({ fields }: ObjectRules): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(fields.map(({ name, rule }) => [name, fieldSchema(rule)])) };
}

function fieldSchema(rule: FieldRule): JsonSchema {
  switch (rule.kind) {
    case 'text':
      return rule.max === Infinity ? { type: 'string' } : { type: 'string', maxLength: rule.max };
    case 'code':
      return typeCodeJsonSchema(rule.code);
    case 'values':
      return { enum: rule.values };
    case 'url':
      return { type: 'string', format: 'shop-url' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return jsonSchema(rule.object);
    default:
      return { type: 'array', items: jsonSchema(rule.item) };
  }
}

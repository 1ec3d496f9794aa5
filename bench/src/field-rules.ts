import { Set6Cart } from '@pg/card-params';
import type { Table } from '@pg/rule-kit';
import { parseTypeCode, type TypeCodePart } from '@pg/type-codes';

/** What a field has to be: read from the project's rows, so that every contestant checks the same rules. */
export type FieldRule =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'code'; readonly code: string; readonly parts: readonly TypeCodePart[] }
  | { readonly kind: 'values'; readonly values: readonly string[] }
  | { readonly kind: 'url' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'object'; readonly object: ObjectRules }
  | { readonly kind: 'list'; readonly item: ObjectRules };

/** One field of an object. */
export interface Field {
  readonly name: string;
  readonly isConditional: boolean;
  /** What it means; `undefined` for an object or a list that has no row. */
  readonly meaning: string | undefined;
  readonly rule: FieldRule;
}

/** An object of the payload: its table's fields, in the table's order. None of Set 6 is required. */
export interface ObjectRules {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** What is read of a valibot schema. */
interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly table?: Table;
}

/** The rules of `parameters.card` as Set 6. */
export const set6Rules: ObjectRules = objectRules('card', Set6Cart);

function objectRules(name: string, { entries = {}, table }: SchemaNode): ObjectRules {
  const rows = table?.rows ?? {};
  return {
    name,
    fields: Object.entries(entries).map(([field, schema]) => ({
      name: field,
      isConditional: rows[field]?.[1] === 'conditional',
      meaning: rows[field]?.[2],
      rule: fieldRule(field, schema, rows[field]),
    })),
  };
}

function fieldRule(name: string, schema: SchemaNode, row: Table['rows'][string] | undefined): FieldRule {
  if (schema.wrapped) return fieldRule(name, schema.wrapped, row);
  if (schema.item) return { kind: 'list', item: objectRules(name, schema.item) };
  if (schema.entries) return { kind: 'object', object: objectRules(name, schema) };
  if (row === undefined) throw new Error(`${name} has no row`);
  return rowRule(row);
}

function rowRule([type, , , facts]: Table['rows'][string]): FieldRule {
  if (facts?.values) return { kind: 'values', values: facts.values };
  if (type === 'true/false') return { kind: 'boolean' };
  if (type === 'valid URL') return { kind: 'url' };
  const { code, alternatives } = parseTypeCode(type);
  const [part] = alternatives;
  if (part?.kind !== 'AN') return { kind: 'code', code, parts: alternatives };
  return { kind: 'text', max: code === 'AN' ? Infinity : part.max };
}

/** Every object of the payload once, the inner ones first. */
export function objectsInside(rules: ObjectRules): readonly ObjectRules[] {
  const inner = rules.fields.flatMap(({ rule }) => {
    if (rule.kind === 'object') return objectsInside(rule.object);
    return rule.kind === 'list' ? objectsInside(rule.item) : [];
  });
  return [...inner, rules];
}

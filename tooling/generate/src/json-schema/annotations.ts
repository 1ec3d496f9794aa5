import { describeFieldSpec, type FieldSpec, type Row } from '@pg/rule-kit';
import type { JsonSchema } from './json-schema.ts';

/** What a reader wants to know of a spec, and names beginning with `x-` for what JSON Schema has no word for. */
export function annotationsOf(spec: FieldSpec): JsonSchema {
  const title = titleOf(spec);
  return { ...(title !== undefined && { title }), ...(spec.row ? rowAnnotations(spec, spec.row) : {}) };
}

function titleOf({ table, name, fields }: FieldSpec): string | undefined {
  return Object.keys(fields).length > 0 ? table?.section : table?.labels?.[name];
}

function rowAnnotations(spec: FieldSpec, [type, mandatory, , facts = {}]: Row): JsonSchema {
  const { conflict, quirk, secret } = facts;
  return {
    description: describe(spec),
    ...(spec.kind === 'list' ? {} : givenOf(spec)),
    ...(WORDS_OF_OURS.has(type) ? {} : { 'x-type': type }),
    ...(mandatory !== 'not shown' && { 'x-mandatory': mandatory }),
    ...(secret && { 'x-secret': secret }),
    ...(conflict && { 'x-conflict': conflict }),
    ...(quirk !== undefined && { 'x-quirk': quirk }),
  };
}

/** The values that the document gives without closing their list; editors suggest examples. */
export const givenOf = ({ given }: FieldSpec): JsonSchema => (given ? { examples: given, 'x-given': given } : {});

/** What stands in a row's column where the document has no type, or says it in a list. */
const WORDS_OF_OURS: ReadonlySet<string> = new Set(['text', 'one of', 'object', 'anything']);

function describe(spec: FieldSpec): string {
  const [, , meaning = '', { quirk } = {}] = spec.row ?? [];
  const accepts = spec.kind === 'object' || spec.kind === 'any' ? [] : [`Takes ${describeFieldSpec(spec)}.`];
  return [`${meaning}.`, ...accepts, ...(quirk === undefined ? [] : [quirk])].join(' ');
}

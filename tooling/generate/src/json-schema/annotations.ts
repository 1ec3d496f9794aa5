import { describeFieldSpec, type FieldSpec, type Row } from '@pg/rule-kit';
import type { JsonSchema } from './json-schema.ts';

/** What a reader wants to know of a spec, in JSON Schema's own words: strict validators refuse others. */
export function annotationsOf(spec: FieldSpec): JsonSchema {
  const title = titleOf(spec);
  return { ...(title !== undefined && { title }), ...(spec.row ? rowAnnotations(spec, spec.row) : {}) };
}

function titleOf({ table, name, fields }: FieldSpec): string | undefined {
  return Object.keys(fields).length > 0 ? table?.section : table?.labels?.[name];
}

function rowAnnotations(spec: FieldSpec, [, , , { secret } = {}]: Row): JsonSchema {
  return {
    description: describe(spec),
    ...(spec.kind === 'list' ? {} : givenOf(spec)),
    ...(secret && { writeOnly: true }),
  };
}

/** The values that the document gives without closing their list; editors suggest examples. */
export const givenOf = ({ given }: FieldSpec): JsonSchema => (given ? { examples: given } : {});

/** What stands in a row's column where the document has no type, or says it in a list. */
const WORDS_OF_OURS: ReadonlySet<string> = new Set(['text', 'one of', 'object', 'anything']);

function describe(spec: FieldSpec): string {
  const [type = 'text', mandatory = 'not shown', meaning = '', { quirk } = {}] = spec.row ?? [];
  const columns = [WORDS_OF_OURS.has(type) ? [] : type, mandatory === 'not shown' ? [] : mandatory].flat();
  const accepts = spec.kind === 'object' || spec.kind === 'any' ? [] : [`Takes ${describeFieldSpec(spec)}.`];
  const stated = columns.length > 0 ? [`In the table: ${columns.join(', ')}.`] : [];
  return [`${meaning}.`, ...accepts, ...stated, ...(quirk === undefined ? [] : [quirk])].join(' ');
}

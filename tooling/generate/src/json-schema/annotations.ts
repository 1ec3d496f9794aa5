import type { Row } from '@pg/rule-kit';
import { describeField, type Field } from '@pg/rule-kit/internal';
import type { JsonSchema } from './json-schema.ts';

/** Documents a field with standard JSON Schema keywords, because strict validators reject any others. */
export function annotationsOf(spec: Field): JsonSchema {
  const title = titleOf(spec);
  const description = spec.table?.labels && {
    description: 'This schema does not read keys and certificates: pg-lint does.',
  };
  return { ...(title !== undefined && { title }), ...(spec.row ? rowAnnotations(spec, spec.row) : description) };
}

function titleOf({ table, name, fields }: Field): string | undefined {
  return Object.keys(fields).length > 0 ? table?.section : table?.labels?.[name];
}

function rowAnnotations(spec: Field, [, , , { secret } = {}]: Row): JsonSchema {
  return {
    description: describe(spec),
    ...(spec.kind === 'list' ? {} : examplesOf(spec)),
    ...(secret && { writeOnly: true }),
  };
}

/** An open list of values becomes `examples`, which editors suggest. */
export const examplesOf = ({ knownValues }: Field): JsonSchema => (knownValues ? { examples: knownValues } : {});

/** Types of rows that are our words, not the document's. */
const OUR_TYPES: ReadonlySet<string> = new Set(['text', 'one of', 'object', 'anything']);

function describe(spec: Field): string {
  const [type = 'text', mandatory = 'not shown', meaning = '', { quirk } = {}] = spec.row ?? [];
  const columns = [OUR_TYPES.has(type) ? [] : type, mandatory === 'not shown' ? [] : mandatory].flat();
  const accepts = spec.kind === 'object' || spec.kind === 'any' ? [] : [`Accepts ${describeField(spec)}.`];
  const stated = columns.length > 0 ? [`In the document's table: ${columns.join(', ')}.`] : [];
  return [`${meaning}.`, ...accepts, ...stated, ...(quirk === undefined ? [] : [quirk])].join(' ');
}

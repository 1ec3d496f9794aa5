import { type TypeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { description, maxLength, minLength, pipe, regex, string } from 'valibot';
import type { FieldSpec } from '../match/field-spec.ts';
import type { AnySchema } from './field-spec-of.ts';
import { ownSchema } from './own-schema.ts';

/** The schema of one row's values. Its description is the row's meaning. */
export function rowSchema(spec: FieldSpec): AnySchema {
  const { table, format, min, max, row } = spec;
  const shell =
    table?.checks?.shellOf(spec) ?? stringShell(format?.jsonSchema ?? format ?? { minLength: min, maxLength: max });
  return ownSchema(pipe(shell, description(row?.[2] ?? '')), () => spec);
}

/** Valibot's schema of a string, for converters and form libraries. */
export function stringShell(schema: Pick<TypeCodeJsonSchema, 'minLength' | 'maxLength' | 'pattern'>): AnySchema {
  const { minLength: min = 0, maxLength: max = UNBOUNDED, pattern } = schema;
  const actions = [
    ...(min > 0 ? [minLength<string, number>(min)] : []),
    ...(max < UNBOUNDED ? [maxLength<string, number>(max)] : []),
    ...(pattern === undefined ? [] : [regex(new RegExp(pattern))]),
  ];
  return pipe(string(), ...(actions as []));
}

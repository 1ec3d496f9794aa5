import { type TypeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import { maxLength, minLength, pipe, regex, string } from 'valibot';
import type { AnySchema } from '../rows/table.ts';

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

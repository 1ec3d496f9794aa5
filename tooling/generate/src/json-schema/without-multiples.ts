import type { TypeCodeJsonSchema } from '@pg/type-codes';

/**
 * A type code's JSON Schema without bounds for the decimals of JSON numbers, which `multipleOf` would set: usual
 * validators divide binary fractions and refuse 19.99 as a multiple of 0.01.
 */
export function withoutMultiples(schema: TypeCodeJsonSchema): TypeCodeJsonSchema {
  const branches = schema.anyOf ?? [schema];
  const numbers = branches.filter((branch) => branch.type === 'number');
  const others = branches.filter((branch) => !numbers.includes(branch));
  if (numbers.length === 0) return schema;
  const integers = others.filter((branch) => branch.type === 'integer');
  const texts = others.filter((branch) => branch.type === 'string');
  return { anyOf: [...texts, anyNumberOf([...integers, ...numbers])] };
}

/** The numbers of several ranges that all begin at the same one. */
function anyNumberOf(ranges: readonly TypeCodeJsonSchema[]): TypeCodeJsonSchema {
  const minimum = Math.min(...ranges.map((range) => range.minimum ?? 0));
  const end = Math.max(...ranges.map((range) => range.exclusiveMaximum ?? Number.POSITIVE_INFINITY));
  return { type: 'number', minimum, ...(Number.isFinite(end) && { exclusiveMaximum: end }) };
}

import { parseTypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';

/** The keywords for a type code. They mean the same in draft-07 and 2020-12. */
export interface TypeCodeJsonSchema {
  $schema?: string;
  type?: 'string' | 'number' | 'integer';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  exclusiveMaximum?: number;
  anyOf?: TypeCodeJsonSchema[];
}

/** A JSON Schema dialect. */
export type JsonSchemaDialect = 'draft-07' | '2020-12';

const DIALECTS: Record<JsonSchemaDialect, string> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/**
 * A JSON Schema that accepts the values of the type code. With a dialect it is a whole schema with `$schema`, without one a
 * subschema.
 *
 * It rejects all other strings, but does not limit the decimals of JSON numbers: `multipleOf` would reject 19.99 for `N10.N2`
 * in validators that divide binary fractions.
 *
 * @throws {TypeCodeSyntaxError} if the string is not a type code.
 * @throws {RangeError} if the code allows more than 308 digits.
 */
export function typeCodeJsonSchema(code: string, dialect?: JsonSchemaDialect): TypeCodeJsonSchema {
  const schema = oneOrAny(parseTypeCode(code).alternatives.flatMap(partSchemas));
  return dialect === undefined ? schema : { $schema: DIALECTS[dialect], ...schema };
}

const oneOrAny = (schemas: TypeCodeJsonSchema[]): TypeCodeJsonSchema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };

/** JSON.parse reads `1e309` as Infinity. */
const MOST_DIGITS = 308;

const partSchemas = (part: TypeCodePart): TypeCodeJsonSchema[] =>
  part.kind === 'N' ? [stringSchema(part), numberSchema(part)] : [stringSchema(part)];

/** The JSON Schema of the strings that an alternative of a type code allows. */
export function stringSchema({ kind, min, max, decimals }: TypeCodePart): TypeCodeJsonSchema {
  const bounds = { ...(min > 0 && { minLength: min }), ...(max < UNBOUNDED && { maxLength: max }) };
  if (kind === 'AN') return { type: 'string', ...bounds };
  if (kind === 'A') return { type: 'string', ...bounds, pattern: '^[A-Za-z]*$' };
  if (decimals !== undefined) return { type: 'string', pattern: `^[0-9]{1,${max}}(\\.[0-9]{1,${decimals}})?$` };
  return { type: 'string', ...bounds, pattern: min === 0 ? '^([0-9]+(\\.[0-9]+)?)?$' : '^[0-9]*$' };
}

function numberSchema({ min, max, decimals }: TypeCodePart): TypeCodeJsonSchema {
  const digits = max === UNBOUNDED && decimals === undefined ? 0 : Math.max(max, decimals ?? 0);
  if (digits > MOST_DIGITS) {
    throw new RangeError(`N${digits}: a JSON Schema can describe numbers of at most ${MOST_DIGITS} digits`);
  }
  const number = { type: 'number', minimum: 0, exclusiveMaximum: Math.min(Number(`1e${max}`), BEYOND_EXACT) } as const;
  if (min === 0 || decimals !== undefined) return number;
  return { ...number, type: 'integer', minimum: min === 1 ? 0 : Number(`1e${min - 1}`) };
}

/** From this number on, a JSON number may lose digits. */
const BEYOND_EXACT = 2 ** 53;

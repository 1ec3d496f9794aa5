import { parseTypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';

/** The keywords that a type code needs. They mean the same in draft-07 and 2020-12. */
export interface TypeCodeJsonSchema {
  $schema?: string;
  type?: 'string' | 'number' | 'integer';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  not?: TypeCodeJsonSchema;
  anyOf?: TypeCodeJsonSchema[];
}

/** A JSON Schema dialect. */
export type JsonSchemaDialect = 'draft-07' | '2020-12';

const DIALECTS: Record<JsonSchemaDialect, string> = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
};

/**
 * A JSON Schema that accepts exactly the values of the type code. With a dialect it is a whole schema that names it,
 * without one a part to put into another schema.
 *
 * The decimals of JSON numbers are bounded by `multipleOf`: a validator that divides binary fractions without
 * allowing for their error refuses a few that fit, such as 19.99 for `N10.N2`.
 *
 * @throws {TypeCodeSyntaxError} if the string is not a type code.
 * @throws {RangeError} for numbers of more digits than a JSON number has.
 */
export function typeCodeJsonSchema(code: string, dialect?: JsonSchemaDialect): TypeCodeJsonSchema {
  const schema = oneOrAny(parseTypeCode(code).alternatives.flatMap(partSchemas));
  return dialect === undefined ? schema : { $schema: DIALECTS[dialect], ...schema };
}

const oneOrAny = (schemas: TypeCodeJsonSchema[]): TypeCodeJsonSchema =>
  schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas };

/** `1e309` is no number of JSON's readers. */
const MOST_DIGITS = 308;

function partSchemas(part: TypeCodePart): TypeCodeJsonSchema[] {
  const { kind, min, max, decimals } = part;
  const bounds = { ...(min > 0 && { minLength: min }), ...(max < UNBOUNDED && { maxLength: max }) };
  if (kind === 'AN') return [{ type: 'string', ...bounds }];
  if (kind === 'A') return [{ type: 'string', ...bounds, pattern: '^[A-Za-z]*$' }];
  const digits = max === UNBOUNDED && decimals === undefined ? 0 : Math.max(max, decimals ?? 0);
  if (digits > MOST_DIGITS) {
    throw new RangeError(`N${digits}: a JSON Schema can describe numbers of at most ${MOST_DIGITS} digits`);
  }
  if (decimals !== undefined) {
    return [{ type: 'string', pattern: `^[0-9]{1,${max}}(\\.[0-9]{1,${decimals}})?$` }, numberBelow(max, decimals)];
  }
  if (min > 0) return [{ type: 'string', ...bounds, pattern: '^[0-9]*$' }, digitsExactly(min)];
  return [{ type: 'string', ...bounds, pattern: '^([0-9]+(\\.[0-9]+)?)?$' }, ...numbersOfLength(max)];
}

/** From here on, a JSON number may have lost digits. */
const BEYOND_EXACT = 2 ** 53;
/** JSON writes smaller numbers with an exponent. */
const NOT_TINY = { not: { exclusiveMinimum: 0, exclusiveMaximum: 1e-6 } };

/** Numbers of at most so many integer digits and decimals. */
function numberBelow(digits: number, decimals: number): TypeCodeJsonSchema {
  const bounds = { minimum: 0, exclusiveMaximum: Math.min(Number(`1e${digits}`), BEYOND_EXACT) };
  return decimals === 0
    ? { type: 'integer', ...bounds }
    : { type: 'number', ...bounds, multipleOf: Number(`1e-${decimals}`), ...(decimals > 6 && NOT_TINY) };
}

/** Numbers whose decimal form has exactly so many digits and no point. */
function digitsExactly(digits: number): TypeCodeJsonSchema {
  return { ...numberBelow(digits, 0), minimum: digits === 1 ? 0 : Number(`1e${digits - 1}`) };
}

/** Numbers whose decimal form has at most `max` characters: the fewer integer digits, the more decimals. */
function numbersOfLength(max: number): TypeCodeJsonSchema[] {
  if (max === UNBOUNDED) return [{ type: 'number', minimum: 0, exclusiveMaximum: BEYOND_EXACT, ...NOT_TINY }];
  const schemas = [numberBelow(max, 0)];
  for (let digits = max - 2; digits > 0; digits--) schemas.push(numberBelow(digits, max - digits - 1));
  return schemas;
}

export type { CheckedTypeCode, TypeCodePartPattern, TypeCodePattern, TypeCodeValue } from './checked-type-code.ts';
export { describeParts, describeTypeCode } from './describe-type-code.ts';
export {
  describeMistake,
  findMistake,
  type TypeCodeMistake,
  type TypeCodeMistakeCode,
  wrongType,
} from './find-mistake.ts';
export { type JsonSchemaDialect, stringSchema, type TypeCodeJsonSchema, typeCodeJsonSchema } from './json-schema.ts';
export { typeOf } from './json-type.ts';
export { matchesSome } from './matches.ts';
export { countCharacters, hasLength } from './string-length.ts';
export {
  parseTypeCode,
  readTypeCode,
  type TypeCode,
  type TypeCodePart,
  TypeCodeSyntaxError,
  UNBOUNDED,
} from './type-code.ts';
export { type TypeCodeSchema, typeCode, typeCodeGuard } from './type-code-schema.ts';

export type { CheckedTypeCode, TypeCodePartPattern, TypeCodePattern, TypeCodeValue } from './checked-type-code.ts';
export { describeUnfit, type Failure, findFailure, kindOf } from './failure.ts';
export {
  countCharacters,
  fitsNumber,
  fitsPart,
  fitsText,
  isDigit,
  isLetter,
  type Lengths,
} from './fits.ts';
export { HeldIssue, type IssuePath, reword } from './held-issue.ts';
export { type JsonSchemaDialect, type TypeCodeJsonSchema, typeCodeJsonSchema } from './json-schema.ts';
export { type Leaf, type LeafSchema, leafSchema, settle, standardProps } from './leaf-schema.ts';
export { parseTypeCode, TypeCodeSyntaxError } from './parse-type-code.ts';
export { count, describePart, describeTypeCode } from './sentence.ts';
export { readTypeCode, type TypeCode, type TypeCodePart, UNBOUNDED } from './type-code.ts';
export { TEXT_OR_NUMBER, type TypeCodeSchema, typeCode, typeCodeGuard, typeCodeLeaf } from './type-code-schema.ts';

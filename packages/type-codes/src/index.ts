export type { CheckedTypeCode, TypeCodePartPattern, TypeCodePattern, TypeCodeValue } from './checked-type-code.ts';
export { describeText, type Failure, isOfType, kindOf, textMessages, wrongType } from './failure.ts';
export { type IssuePath, RedactedIssue, reword, settle, standardProps } from './issue.ts';
export { type JsonSchemaDialect, type TypeCodeJsonSchema, typeCodeJsonSchema } from './json-schema.ts';
export { matchesSome } from './matches.ts';
export {
  describeMismatch,
  describeParts,
  describeTypeCode,
  findFailure,
  typeCodeMessages,
  wordMismatch,
} from './mismatch.ts';
export { countCharacters, matchesText } from './text.ts';
export {
  parseTypeCode,
  readTypeCode,
  type TypeCode,
  type TypeCodePart,
  TypeCodeSyntaxError,
  UNBOUNDED,
} from './type-code.ts';
export { TEXT_OR_NUMBER, type TypeCodeSchema, typeCode, typeCodeGuard } from './type-code-schema.ts';
export { count, listInWords, type Messages, type Params, type Wording, wordFailure, wordsOf } from './wording.ts';

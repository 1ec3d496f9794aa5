export type { CheckedTypeCode, TypeCodePartPattern, TypeCodePattern, TypeCodeValue } from './checked-type-code.ts';
export {
  describeString,
  type Failure,
  isTypeFailure,
  stringMessages,
  typeInWords,
  typeOf,
  wrongType,
} from './failure.ts';
export {
  fieldName,
  hasLongNumber,
  isShowableName,
  maskedName,
  quote,
  quoteName,
  showName,
  withoutControls,
} from './field-name.ts';
export { applyMessages, type IssuePath, RedactedIssue, standardProps, toDataset } from './issue.ts';
export { type JsonSchemaDialect, type TypeCodeJsonSchema, typeCodeJsonSchema } from './json-schema.ts';
export { matchesSome } from './matches.ts';
export {
  type CustomMessages,
  chooseTemplate,
  count,
  listInWords,
  type Message,
  type Messages,
  makeSentence,
  type Params,
  type Sentence,
  type SentenceData,
  type Statement,
  sentenceOf,
} from './messages.ts';
export { describeMismatch, describeParts, describeTypeCode, findFailure, typeCodeMessages } from './mismatch.ts';
export { countCharacters, hasLength } from './string-length.ts';
export {
  parseTypeCode,
  readTypeCode,
  type TypeCode,
  type TypeCodePart,
  TypeCodeSyntaxError,
  UNBOUNDED,
} from './type-code.ts';
export { STRING_OR_NUMBER, type TypeCodeSchema, typeCode, typeCodeGuard } from './type-code-schema.ts';

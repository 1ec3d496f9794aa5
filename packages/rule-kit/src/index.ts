export {
  type AlternativeByName,
  type AlternativesSchema,
  alternativeByName,
  alternativesSchema,
  chooseAlternative,
} from './alternatives-schema.ts';
export { type Cell, type Cells, describeCell, isObject } from './cell.ts';
export { endpointUrl } from './endpoint-url.ts';
export {
  type Basis,
  type Finding,
  type Fix,
  type Found,
  formatPath,
  foundIn,
  type Path,
  type RuleFound,
  type Severity,
  severityOf,
  toFinding,
  type Within,
} from './finding.ts';
export type { Format, FormatFailure } from './format.ts';
export {
  amount,
  atMost9Digits,
  calendarDate,
  threeDigits,
  threeLetters,
  twoDigits,
  twoLetters,
  url,
} from './formats.ts';
export { InvalidRequestError } from './invalid-request-error.ts';
export { listSchema } from './list-schema.ts';
export { couldBeCode, listInWords } from './listed-values.ts';
export { type NearName, nearestName } from './nearest-name.ts';
export type { Profile } from './profile.ts';
export { findEntryMistake, ProfileError, profileEntry } from './profile-entries.ts';
export {
  type CheckOptions,
  check,
  findEach,
  type ProofOptions,
  prove,
  type Resource,
  type ResourcePart,
  type ResourceProof,
  type ResourceText,
  type TextReading,
  toFindings,
} from './resource.ts';
export type { CheckedRows, Mandatory, Row, RowFacts, Rows, RowType, RowValue, WordType } from './row.ts';
export { type RowRuleId, rowRules } from './row-rules.ts';
export { type Concern, type Example, type Payload, type Rule, type RuleContext, severitiesOf } from './rule.ts';
export { cellAt, schemaCell } from './schema-cell.ts';
export { type Signable, type SignOptions, signedBody } from './signed-body.ts';
export { type Table, table } from './table.ts';
export {
  type AnySchema,
  type NestedSchemas,
  type RowSchema,
  type TableEntries,
  type TableSchema,
  tableSchema,
} from './table-schema.ts';
export { type MappedReading, readFormText, readJsonText, textRules } from './text-rules.ts';
export { valueAt } from './value-at.ts';

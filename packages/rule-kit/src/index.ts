export { listInWords } from '@pg/type-codes';
export {
  type Basis,
  type Concern,
  type Finding,
  type Fix,
  type Found,
  foundIn,
  type RuleFound,
  type RuleMeta,
  type Severity,
  severitiesOf,
  severityOf,
  toFinding,
  type Within,
} from './findings/finding.ts';
export { formatPath, type Path, valueAt } from './findings/path.ts';
export type { Violation } from './findings/violation.ts';
export type { Format, FormatFailure } from './formats/format.ts';
export {
  amount,
  atMost9Digits,
  calendarDate,
  threeDigits,
  threeLetters,
  twoDigits,
  twoLetters,
} from './formats/formats.ts';
export { url } from './formats/url.ts';
export { type Cell, type Cells, describeCell } from './match/cell.ts';
export { isObject } from './match/matches.ts';
export { couldBeCode } from './report/listed-values.ts';
export { type NearName, nearestName } from './report/nearest-name.ts';
export { type RowRuleId, rowRules } from './report/row-rules.ts';
export { endpointUrl } from './request/endpoint-url.ts';
export { InvalidRequestError } from './request/invalid-request-error.ts';
export { type Signable, type SignOptions, signedBody } from './request/signed-body.ts';
export { check, findEach, toFindings } from './resource/check.ts';
export type { Profile } from './resource/profile.ts';
export { findEntryMistake, ProfileError, profileEntry } from './resource/profile-entries.ts';
export { prove } from './resource/prove.ts';
export type {
  CheckOptions,
  ProofOptions,
  Resource,
  ResourcePart,
  ResourceProof,
  ResourceText,
  TextReading,
} from './resource/resource.ts';
export type { DescribedRule, Example, Payload, Rule, RuleContext, RuleDocs } from './resource/rule.ts';
export { type MappedReading, readFormText, readJsonText, textRules } from './resource/text-rules.ts';
export type { CheckedRows, Mandatory, Row, RowFacts, Rows, RowType, RowValue, WordType } from './rows/row.ts';
export { type Table, type TableFacts, type TypeCodes, table, type WordRows, wordTable } from './rows/table.ts';
export {
  type AlternativeByName,
  type AlternativesSchema,
  alternativeByName,
  alternativesSchema,
  chooseAlternative,
} from './schema/alternatives-schema.ts';
export { listSchema } from './schema/list-schema.ts';
export { type AnySchema, cellAt, type NestedSchemas, schemaCell } from './schema/schema-cell.ts';
export { type RowSchema, type TableEntries, type TableSchema, tableSchema } from './schema/table-schema.ts';

// The types that this package's own have. What they are for is in their package.
export type * from '@pg/nested-text';
export type * from '@pg/type-codes';
export { isObject } from './data/value.ts';
// Packages above call their unions `Finding`: there, the type of any finding needs another name.
export type {
  Basis,
  Finding,
  Finding as AnyFinding,
  FindingOf,
  Fix,
  Mistake,
  PlacedMistake,
  RuleMeta,
  Severity,
  Violation,
  Within,
} from './findings/finding.ts';
export { formatPath, type Path, valueAt } from './findings/path.ts';
export { type FormInput, type FormSchema, formSchema, type Unreadable } from './form/form-schema.ts';
export { country, type Meaning } from './formats/codes.ts';
export { toAlpha2Country, toNumericCountry } from './formats/convert-country.ts';
export type { Format } from './formats/format.ts';
export { amount, calendarDate, currencyCode, numericCountry } from './formats/formats.ts';
export { url } from './formats/url.ts';
export type { DocumentNames, Live, LiveName, NamedFields, Names, NoNames } from './names/names.ts';
export { check } from './payload-type/check.ts';
export type {
  CheckOptions,
  OptionsOf,
  PayloadPart,
  PayloadType,
  RequestType,
  SentAsText,
  TextReading,
} from './payload-type/payload-type.ts';
export { type TableMessages, tableMessages } from './payload-type/table-messages.ts';
export { type MappedReading, readFormText, readJsonText } from './payload-type/text-rules.ts';
export { bodySchema } from './request/body-schema.ts';
export { type Frozen, parse, type SafeParseResult, type SendOptions, safeParse } from './request/check-body.ts';
export { type DecimalLike, formatCalendarDate, formatDecimal, formatMinorUnits } from './request/convert.ts';
export { InvalidRequestError } from './request/invalid-request-error.ts';
export type { PreparedRequest } from './request/prepared-request.ts';
export {
  type ProblemDetails,
  type ProblemError,
  type ProblemOptions,
  toProblemDetails,
} from './request/problem-details.ts';
export type { Sign, Signable, SignOptions } from './request/signed-body.ts';
export { removeNulls, type WithoutNulls } from './request/without-nulls.ts';
export { isMissing, type OneOf, oneOf } from './rows/alternatives.ts';
export type { CheckedRows, Mandatory, Row, RowFacts, Rows, RowType, RowValue, WordType } from './rows/row.ts';
export type { Alternatives, AnySchema } from './rows/table.ts';
export {
  listOf,
  type Nested,
  type NestedTables,
  objectOf,
  type StringRows,
  type StringType,
  stringTable,
  type Table,
  type TableChecks,
  type TableFacts,
  type TableOf,
} from './rows/table.ts';
export {
  type DefinedRule,
  type DefinedRules,
  type DescribedRule,
  type DocsOf,
  defineRules,
  type Example,
  type MessagesOf,
  messagesOf,
  type Payload,
  type Rule,
  type RuleContext,
  type RuleDocs,
} from './rules/rule.ts';
export { table } from './schema/define-table.ts';
export type { Entries, FindingIssue } from './schema/own-schema.ts';
export { type LoggableIssue, redactIssues } from './schema/redact-issues.ts';
export {
  type ListSchema,
  type Named,
  type RowSchema,
  type TableEntries,
  type TableSchema,
  tableSchema,
  type ValueSchema,
} from './schema/table-schema.ts';
export { SettingsError } from './settings/mistakes.ts';
export type { Profile, ProfileFields } from './settings/profile.ts';
export { setting } from './settings/setting.ts';
export {
  type CustomMessages,
  type Message,
  type Messages,
  type Params,
  type ParamsOf,
  type Sentence,
  type Statement,
  sentenceOf,
  type Wording,
} from './words/messages.ts';

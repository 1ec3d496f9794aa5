export type * from '@pg/nested-text';
export type * from '@pg/type-codes';
export { typeOf } from '@pg/type-codes';
export {
  type Basis,
  type Concern,
  type Finding,
  type Fix,
  type Mistake,
  maskFinding,
  type PlacedMistake,
  type RuleMeta,
  type Sentences,
  type Severity,
  severitiesOf,
  severityOf,
  toFinding,
  type Violation,
  violationIn,
  type Within,
} from './findings/finding.ts';
export { formatPath, labelOf, type Path, pointerOf, stepsOf, valueAt } from './findings/path.ts';
export { type FormInput, type FormPart, type FormSchema, formSchema, type Run } from './form/form-schema.ts';
export { country, type Meaning, meanings } from './formats/codes.ts';
export type { Format } from './formats/format.ts';
export {
  amount,
  atMost9Digits,
  calendarDate,
  currencyCode,
  numericCountry,
  twoDigits,
  twoLetters,
} from './formats/formats.ts';
export { url } from './formats/url.ts';
export { describeFieldSpec, type FieldSpec, type FieldSpecs } from './match/field-spec.ts';
export { isObject, matches } from './match/matches.ts';
export { type Aliases, aliasesOf } from './names/aliases.ts';
export { BRANDS, METHODS, OTHER_NAMES, WALLETS, type WalletName } from './names/brands.ts';
export {
  type Live,
  type LiveName,
  type Names,
  type NoNames,
  toNeutralField,
} from './names/names.ts';
export { couldBeCode, sameCode } from './report/listed-values.ts';
export { type NearName, nearestName } from './report/nearest-name.ts';
export { rewriteValue } from './report/rewrite-value.ts';
export { type RowRuleId, rowRules } from './report/row-rules.ts';
export { tableChecks } from './report/table-checks.ts';
export { limitViolations } from './report/violations.ts';
export { bodySchema } from './request/body-schema.ts';
export {
  MAX_SENT_FINDINGS,
  parse,
  type SafeParseResult,
  type SendOptions,
  safeParse,
} from './request/check-body.ts';
export { type DecimalLike, formatCalendarDate, formatDecimal, formatMinorUnits } from './request/convert.ts';
export { toAlpha2Country, toNumericCountry } from './request/convert-country.ts';
export { endpointUrl } from './request/endpoint-url.ts';
export { InvalidRequestError } from './request/invalid-request-error.ts';
export type { PreparedRequest } from './request/prepared-request.ts';
export {
  type ProblemDetails,
  type ProblemError,
  type ProblemOptions,
  toProblemDetails,
} from './request/problem-details.ts';
export { type Sign, type Signable, type SignOptions, signBody } from './request/signed-body.ts';
export { removeNulls, type WithoutNulls } from './request/without-nulls.ts';
export { check, findEach, findNeutral, sentencesOf, toFindings } from './resource/check.ts';
export {
  type FieldMistake,
  findFieldMistake,
  profileField,
} from './resource/profile-fields.ts';
export type {
  CheckOptions,
  RequestResource,
  Resource,
  ResourcePart,
  ResourceText,
  TextReading,
  Verification,
  VerifyOptions,
} from './resource/resource.ts';
export { MAX_FINDINGS } from './resource/resource.ts';
export type { DescribedRule, Example, Payload, Rule, RuleContext, RuleDocs } from './resource/rule.ts';
export { type TableCode, tableMessages } from './resource/table-messages.ts';
export { type MappedReading, readFormText, readJsonText, textRules } from './resource/text-rules.ts';
export { findUnverified, verify } from './resource/verify.ts';
export type { CheckedRows, Mandatory, Row, RowFacts, Rows, RowType, RowValue, WordType } from './rows/row.ts';
export {
  type StringRows,
  type StringType,
  stringTable,
  type Table,
  type TableChecks,
  type TableFacts,
  table,
} from './rows/table.ts';
export {
  type Alternative,
  type AlternativeByName,
  type AlternativeEntries,
  type AlternativesSchema,
  alternativeByName,
  alternativesSchema,
  chooseAlternative,
} from './schema/alternatives-schema.ts';
export { type AnySchema, fieldSpecAt, fieldSpecOf, type NestedSchemas } from './schema/field-spec-of.ts';
export { type ListSchema, listSchema } from './schema/list-schema.ts';
export type { FindingIssue } from './schema/own-schema.ts';
export { type LoggableIssue, redactIssues } from './schema/redact-issues.ts';
export {
  type Named,
  type NestedSchema,
  type ObjectsOf,
  type RowSchema,
  type RowsOf,
  type TableEntries,
  type TableSchema,
  tableSchema,
  type ValueSchema,
} from './schema/table-schema.ts';
export {
  describeUnknownName,
  findMistakes,
  requireSettings,
  type SettingMistake,
  SettingsError,
} from './settings/mistakes.ts';
export { type Profile, profileSchema } from './settings/profile.ts';
export { setting } from './settings/setting.ts';
export { type RuleSetting, type RuleSettings, type SettingLists, settingsSchema } from './settings/settings-schema.ts';
export {
  fieldName,
  hasLongNumber,
  isShowableName,
  maskedName,
  quote,
  quoteName,
  showName,
  withoutControls,
} from './words/field-name.ts';
export {
  type CustomMessages,
  count,
  listInWords,
  type Message,
  type Messages,
  makeSentence,
  type Params,
  type Sentence,
  type Statement,
  sentenceOf,
  type Wording,
} from './words/messages.ts';
export { stringMessages, typeInWords } from './words/string-messages.ts';
export { typeCodeMessages } from './words/type-code-messages.ts';

/** What the packages of this interface share. It changes without notice: rules of other interfaces need only `@pg/rule-kit`. */
export { typeOf } from '@pg/type-codes';
export { type Cache, cached } from './data/cached.ts';
export { maskFinding, type Sentences, severitiesOf, toFinding } from './findings/finding.ts';
export { labelOf, pointerOf } from './findings/path.ts';
export { meanings } from './formats/codes.ts';
export { atMost9Digits, twoDigits, twoLetters } from './formats/formats.ts';
export { matches } from './match/evaluate.ts';
export { mayBeNumber } from './mistakes/causes.ts';
export { couldBeCode } from './mistakes/listed-causes.ts';
export { fixedValue } from './mistakes/rewrite-value.ts';
export { namesSchema } from './names/names-schema.ts';
export { isKnownTo, sentencesOf, toFindings } from './payload-type/check.ts';
export { find, type How } from './payload-type/find.ts';
export { tablesOf } from './payload-type/payload-type.ts';
export { type FieldMistake, findFieldMistake, profileField } from './payload-type/profile-fields.ts';
export { jsonViolations, textRules } from './payload-type/text-rules.ts';
export {
  allRules,
  type ChooseRules,
  type RuleToAsk,
  type RuleVisitor,
  visitRules,
} from './payload-type/visit-rules.ts';
export { UNLISTED_RULES } from './report/one-per-mistake.ts';
export type { Snapshot } from './report/snapshot.ts';
export { limitViolations } from './report/violations.ts';
export { prepareRequest } from './request/prepared-request.ts';
export { namesOf } from './rows/alternatives.ts';
export { describeField } from './rows/field.ts';
export type { Field, FieldsByName } from './rows/table.ts';
export { specAt, tableSpec } from './rows/table-spec.ts';
export { rowRules } from './rules/row-rules.ts';
export { describeUnknownName, findMistakes, requireSettings, type SettingMistake } from './settings/mistakes.ts';
export { requireField } from './settings/profile.ts';
export { signs } from './signs/signs.ts';
export { bareName, showName, withoutControls } from './words/field-name.ts';
export { count, listInWords } from './words/messages.ts';
export { type NearName, nearestName } from './words/nearest-name.ts';
export { stringMessages, typeInWords } from './words/string-messages.ts';

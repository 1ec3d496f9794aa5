// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';
export type * from '@pg/wallet-tokens';

export type { EditorOptions } from './editor/cursor.ts';
export { type Completion, type Completions, completionsAt } from './editor/editor.ts';
export type { EditorRow } from './editor/editor-row.ts';
export { type EditorField, fieldsIn } from './editor/fields-in.ts';
export { type FilePayload, payloadsIn } from './editor/payload-outline.ts';
export { type CheckedRequest, type CheckRequestOptions, checkRequest } from './mock-server/receive/check-request.ts';
export type { ReceivedRequest } from './mock-server/receive/received-request.ts';
export type { RequestStatus } from './mock-server/receive/status.ts';
export type { EmbeddedPayload, PayloadReader, SendingLayers } from './readers/embedded-payload.ts';
export type { Syntax } from './readers/read/source.ts';
export { loadReader } from './readers/readers.ts';
export { marksName } from './rules/all-rules.ts';
export { applyRules } from './rules/apply-rules.ts';
export { type Finding, type LintMessages, messages } from './rules/catalog.ts';
export { fieldOfOther, isOwnRequest, type Recognition, recognizeKind } from './rules/detect/evidence.ts';
export { kinds } from './rules/kind-names.ts';
export { payloadTypeOf, payloadTypes } from './rules/kinds.ts';
export { type MerchantProfile, profileSchema } from './rules/profile.ts';
export { rules } from './rules/rules.ts';
export type { RequestKind, SentPart } from './rules/sending.ts';
export {
  type CheckAnyOptions,
  type RuleSetting,
  type RuleSettings,
  SettingsSchema,
} from './rules/settings.ts';
export { changesOf, type Fixable } from './text/fix/changes-of.ts';
export { applyEdits, type Change, type Edit } from './text/fix/edit.ts';
export { findChanges } from './text/fix/find-changes.ts';
export { type FixedText, fixText } from './text/fix/fix-text.ts';
export type { LintResult } from './text/lint-result.ts';
export { type LintOptions, lintText } from './text/lint-text.ts';
export type { LocatedFinding } from './text/locate/locate-findings.ts';
export { findCertain } from './text/partial/find-certain.ts';
export { type PartialValue, resolvePath } from './text/partial/partial-value.ts';

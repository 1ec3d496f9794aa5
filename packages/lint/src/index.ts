// The types that this package's own have. What they are for is in their package.
export type * from '@pg/rule-kit';
export type * from '@pg/wallet-tokens';

export type { EditorOptions } from './core/editor/cursor.ts';
export { type Completion, type Completions, completionsAt, rowAt } from './core/editor/editor.ts';
export type { EditorRow } from './core/editor/editor-row.ts';
export { type EditorField, fieldsIn } from './core/editor/fields-in.ts';
export type { EmbeddedPayload, PayloadReader, SendingLayers } from './core/extract/embedded-payload.ts';
export { readPastedRequest } from './core/extract/pasted-request.ts';
export { loadReader } from './core/extract/readers.ts';
export { changesOf, type Fixable } from './core/fix/changes-of.ts';
export { applyEdits, type Change, type Edit } from './core/fix/edit.ts';
export { findChanges } from './core/fix/find-changes.ts';
export { type FixedText, fixText } from './core/fix/fix-text.ts';
export type { LintResult } from './core/lint-result.ts';
export { type LintOptions, lintText, type VerifyTextOptions, verifyText } from './core/lint-text.ts';
export { findSpan, type LocatedFinding } from './core/locate/locate-findings.ts';
export { findCertain } from './core/partial/find-certain.ts';
export { type PartialValue, resolvePath } from './core/partial/partial-value.ts';
export { type MerchantProfile, profileSchema } from './core/profile.ts';
export type { Syntax } from './core/read/source.ts';
export { type CheckedRequest, type CheckRequestOptions, checkRequest } from './core/receive/check-request.ts';
export type { ReceivedRequest } from './core/receive/received-request.ts';
export type { RequestStatus } from './core/receive/status.ts';
export { marksName } from './core/rules/all-rules.ts';
export { type LintCode, messages } from './core/rules/catalog.ts';
export { hasOtherAction, isOwnRequest, type Recognition, recognizeKind } from './core/rules/evidence.ts';
export { kinds, resourceOf, resources } from './core/rules/kinds.ts';
export { rules } from './core/rules/rules.ts';
export type { RequestKind, SentPart } from './core/rules/sending.ts';
export {
  type CheckAnyOptions,
  type RuleSetting,
  type RuleSettings,
  SettingsSchema,
} from './core/settings.ts';

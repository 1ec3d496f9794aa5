export { formatPath } from '@pg/rule-kit';
export { pointerOf } from '@pg/rule-kit/internal';
export type { Completion, Completions } from './core/editor/editor.ts';
export type { EditorRow } from './core/editor/editor-row.ts';
export type { EditorExample } from './core/editor/examples.ts';
export {
  completionsIn,
  type FieldAndToken,
  type FileCompletions,
  fieldAndTokenAt,
} from './core/editor/file-editor.ts';
export type { PayloadField } from './core/editor/payload-fields.ts';
export { type FilePayload, payloadsIn } from './core/editor/payload-outline.ts';
export type { TokenCheck, TokenReport } from './core/editor/token-report.ts';
export type { WhySkipped } from './core/file-types.ts';
export type { MadeChange } from './core/fix/fix-text.ts';
export type { LintedFile } from './core/lint-result.ts';
export type { CheckedFile, CheckFileOptions } from './files/check/check-file.ts';
export type { Fix } from './files/check/fixes-in.ts';
export {
  type FileConfig,
  type FileFindings,
  FileLinter,
  type FileLinterOptions,
  type FileListener,
} from './files/file-linter.ts';
export type { LeftOut, NotRead } from './files/find/unread-files.ts';
export type { Counts, FileReport, Report, Summary } from './files/report.ts';
export type { Suppressible } from './files/suppress/suppressible.ts';
export { describeFailure } from './system/internal-failure.ts';
export { usageMistake } from './system/usage-error.ts';

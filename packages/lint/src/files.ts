export { formatPath } from '@pg/rule-kit';
export { pointerOf } from '@pg/rule-kit/internal';
export type { Config, ConfigSchema } from './config/config-schema.ts';
export { ConfigError, type ConfigMistake, type LoadedConfig, parseConfig } from './config/load-config.ts';
export type { OwnFiles } from './config/own-files.ts';
export type { PlainConfig } from './config/read-settings.ts';
export type { ConfigOptions } from './config/settings.ts';
export type { Completion, Completions } from './editor/editor.ts';
export type { EditorRow } from './editor/editor-row.ts';
export type { EditorExample } from './editor/examples.ts';
export {
  completionsIn,
  type FileCompletions,
} from './editor/file-editor.ts';
export { fieldAt, type PayloadField } from './editor/payload-fields.ts';
export { type PayloadPlace, payloadsIn } from './editor/payload-outline.ts';
export type { CheckedFile, CheckFileOptions } from './files/check/check-file.ts';
export type { Fix } from './files/check/fixes-in.ts';
export type { WhySkipped } from './files/check/why-skipped.ts';
export type { FileLinterOptions } from './files/file-checker.ts';
export { type FileConfig, type FileFindings, FileLinter } from './files/file-linter.ts';
export type { LeftOut, NotRead } from './files/find/unread-files.ts';
export type { FileListener } from './files/lint-files.ts';
export type { Counts, FileReport, Report, Summary } from './files/report.ts';
export { readMarkdown } from './readers/extract/markdown.ts';
export { isTypeRead } from './readers/file-types.ts';
export type { FileSpan } from './system/file-span.ts';
export { describeFailure } from './system/internal-failure.ts';
export { UsageError, usageMistake } from './system/usage-error.ts';
export type { MadeChange } from './text/fix/fix-text.ts';
export type { LintedFile } from './text/lint-result.ts';

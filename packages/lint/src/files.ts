export { formatPath } from '@pg/rule-kit';
export type { Completion, Completions } from './core/editor/editor.ts';
export type { EditorRow } from './core/editor/editor-row.ts';
export type { EditorExample } from './core/editor/examples.ts';
export type { PayloadField } from './core/editor/payload-fields.ts';
export type { TokenCheck, TokenReport } from './core/editor/token-report.ts';
export {
  type FileCompletions,
  type FileConfig,
  type FileFindings,
  FileLinter,
  type FileLinterOptions,
  type FilePayload,
} from './files/file-linter.ts';
export { describeFailure } from './system/internal-failure.ts';
export { pointerOf } from './system/paths.ts';

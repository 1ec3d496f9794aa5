import { readConfigOptions } from '../../config/config-options.ts';
import { unreadRules } from '../../core/file-rules.ts';
import { checkFiles } from '../commands/check-files.ts';
import { findFiles } from '../files/find-files.ts';
import type { FileReport } from '../report/report.ts';

/** What a repository has, by a look at all that may hold payloads. */
export interface Survey {
  /** The files that a check of the folder reports: they hold payloads, or are JSON that can't be read. */
  readonly reported: readonly FileReport[];
  /** The other files that by their names may hold payloads, and hold none that is recognised. */
  readonly others: readonly string[];
}

/** How everything is checked where nothing is configured. */
export const UNCONFIGURED = { maxBytes: 32 * 1024 * 1024, ...readConfigOptions({ 'no-config': true }) };

/** Looks at all files of the working folder that may hold payloads, but for what `.gitignore` leaves out. */
export async function survey(): Promise<Survey> {
  const { files: found } = await findFiles('.', UNCONFIGURED);
  const files = found.map(({ file }) => file);
  const reported = files.length === 0 ? [] : (await checkFiles(['.'], UNCONFIGURED)).files;
  const known = new Set(reported.map(({ file }) => file));
  return { reported, others: files.filter((file) => !known.has(file)) };
}

export const hasErrors = ({ findings }: FileReport): boolean => findings.some(({ severity }) => severity === 'error');

/** Whether nothing could be read of a file. */
export const isUnread = ({ kind, findings }: FileReport): boolean =>
  kind === undefined && findings.length > 0 && findings.every(({ rule }) => unreadRules.has(rule));

/** The folder of a path with `/`; empty for the working folder. */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')));

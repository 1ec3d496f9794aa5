import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../exit-status.ts';
import { makeFolder } from '../files/make-folder.ts';
import { describeSystemError } from '../system-error.ts';
import { painter, write } from '../terminal.ts';
import { loadWriter } from './formats/formats.ts';
import type { Presentation } from './formats/presentation.ts';
import type { Report } from './report.ts';
import type { ReportTarget } from './report-targets.ts';

/**
 * Prints the report, or writes it to files, in each of the formats asked for. Folders that a file needs are made.
 *
 * @throws {UsageError} where a file can't be written, or is itself one of the payloads.
 */
export async function writeReports(
  report: Report,
  targets: readonly ReportTarget[],
  presentation: Presentation,
): Promise<void> {
  const taken = targets.find(({ file }) => file !== undefined && isPayload(report, file));
  if (taken) throw new UsageError(`${taken.file}: a payload that was checked, not a place for a report`);
  for (const { format, file } of targets) {
    const writeFormat = await loadWriter[format]();
    if (file === undefined) write(1, writeFormat(report, presentation));
    else writeFile(file, writeFormat(report, { ...presentation, paint: painter(false) }));
  }
}

function isPayload({ files }: Report, file: string): boolean {
  if (!existsSync(file)) return false;
  const target = realpathSync(file);
  return files.some((payload) => existsSync(payload.file) && realpathSync(payload.file) === target);
}

function writeFile(file: string, text: string): void {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the report can’t be written (${describeSystemError(error)})`);
  }
}

import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';
import type { Io } from '../io/io.ts';
import { withoutColors } from '../io/paint.ts';
import { type Format, loadWriter } from './formats/formats.ts';
import type { Presentation, Report } from './formats/report.ts';

/** A requested report. */
export interface ReportTarget {
  readonly format: Format;
  /** The file that it is written to; without one, it is printed. */
  readonly file?: string;
}

/**
 * Prints the report, or writes it to files, in each requested format. Missing folders are made.
 *
 * @throws {UsageError} if a file can't be written, or is one of the payloads.
 */
export async function writeReports(
  report: Report,
  targets: readonly ReportTarget[],
  presentation: Presentation,
  { write }: Io,
): Promise<void> {
  const taken = targets.find(({ file }) => file !== undefined && isPayload(report, file));
  if (taken) throw new UsageError(`${taken.file}: the report must not replace a checked payload`);
  for (const { format, file } of targets) {
    const writeFormat = await loadWriter[format]();
    if (file === undefined) write(1, writeFormat(report, presentation));
    else writeFile(file, writeFormat(report, { ...presentation, paint: withoutColors }));
  }
}

function isPayload({ files }: Report, file: string): boolean {
  if (!existsSync(file)) return false;
  const target = realpathSync(file);
  return files.some((payload) => existsSync(payload.file) && realpathSync(payload.file) === target);
}

function writeFile(file: string, text: string): void {
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the report could not be written (${describeSystemError(error)})`);
  }
}

import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { withoutControls } from '@pg/type-codes';
import { attempt, describeSystemError, UsageError } from '../../system/usage-error.ts';
import type { Io, Output } from '../io/io.ts';
import { withoutColors } from '../io/paint.ts';
import { writeText } from '../io/write-text.ts';
import { type Format, formatOf } from './formats/formats.ts';
import type { Presentation, Report } from './formats/report.ts';

export interface ReportTarget {
  readonly format: Format;
  /** The output file; without one, the report is printed. */
  readonly file?: string;
}

/**
 * Prints the report, or writes it to files, in each requested format. Missing folders are created.
 *
 * @returns Which files could not be written, and why.
 * @throws {UsageError} if a file is one of the payloads.
 */
export async function writeReports(
  report: Report,
  targets: readonly ReportTarget[],
  presentation: Presentation,
  { write }: Io,
): Promise<readonly string[]> {
  const taken = targets.find(({ file }) => file !== undefined && isPayload(report, file));
  if (taken) throw new UsageError(`${taken.file}: the report must not replace a checked payload`);
  const problems: string[] = [];
  for (const { format, file } of targets) {
    const { load, escapes } = formatOf(format);
    const writeFormat = await load();
    const shown = escapes ? report : withPrintableNames(report);
    if (file === undefined) write(outputOf(format, targets), writeFormat(shown, presentation));
    else attempt(() => writeFile(file, writeFormat(shown, { ...presentation, paint: withoutColors })), problems);
  }
  return problems;
}

/** Where a report is printed: `stylish` is on standard error if another report is printed. */
export const outputOf = (format: Format, targets: readonly ReportTarget[]): Output =>
  format === 'stylish' && targets.some((each) => each.file === undefined && each.format !== format) ? 2 : 1;

const withPrintableNames = (report: Report): Report => ({
  ...report,
  files: report.files.map((each) => ({ ...each, file: withoutControls(each.file) })),
});

function isPayload({ files }: Report, file: string): boolean {
  if (!existsSync(file)) return false;
  const target = realpathSync(file);
  return files.some((payload) => existsSync(payload.file) && realpathSync(payload.file) === target);
}

function writeFile(file: string, text: string): void {
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new UsageError(`${file}: the report could not be written (${describeSystemError(error)})`);
  }
  writeText(file, text, 'the report');
}

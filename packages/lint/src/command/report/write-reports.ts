import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { withoutControls } from '@pg/rule-kit/internal';
import { CONFIG_NAMES } from '../../config/config-names.ts';
import { type FileReport, failedRun, type Report } from '../../files/report.ts';
import { readRegular } from '../../system/regular-file.ts';
import { attempt, describeSystemError, UsageError } from '../../system/usage-error.ts';
import { fileBehindLinks, writeText } from '../../system/write-text.ts';
import type { Io, Output } from '../io/io.ts';
import { withoutColors } from '../io/paint.ts';
import { type Format, formatOf, isReport } from './formats/formats.ts';
import type { Presentation } from './formats/report-writer.ts';

export interface ReportTarget {
  readonly format: Format;
  /** The output file; without one, the report is printed. */
  readonly file?: string;
}

/**
 * Prints reports while files are checked, and writes those for files at the end. Missing folders are created.
 *
 * @throws {UsageError} if a report would replace a file that is no report.
 */
export async function openReports(targets: readonly ReportTarget[], presentation: Presentation, { write }: Io) {
  for (const { file } of targets) if (file !== undefined) requireReport(file);
  const open = targets.map(async ({ format, file }) => {
    const { load, escapes, hasProblems } = formatOf(format);
    const writer = (await load())(file === undefined ? presentation : { ...presentation, paint: withoutColors });
    /** The text for a file, which is written as a whole. */
    const parts: string[] = [];
    const put = (text: string): void => {
      if (file !== undefined) parts.push(text);
      else if (text !== '') write(outputOf(format, targets), text);
    };
    const end = (report: Report): void => {
      put(writer.end(report));
      if (file !== undefined) writeFile(file, parts.join(''));
    };
    const fail = (problem: string): void => {
      if (hasProblems) end(failedRun(problem));
      else if (file !== undefined) rmSync(file, { force: true });
    };
    return { writer, escapes, put, end, fail };
  });
  const reports = await Promise.all(open);
  return {
    add(report: FileReport): void {
      const printable = { ...report, file: withoutControls(report.file) };
      for (const { writer, escapes, put } of reports) put(writer.file(escapes ? report : printable));
    },
    /** Ends the reports, and returns which files could not be written, and why. */
    end(report: Report): readonly string[] {
      const problems: string[] = [];
      for (const { end } of reports) attempt(() => end(report), problems);
      return problems;
    },
    /** Ends the reports of a run that failed. Of a format that can't say so, no report is left. */
    fail(problem: string): void {
      for (const { fail } of reports) attempt(() => fail(problem), []);
    },
  };
}

/** Where a report is printed: `stylish` is on standard error if another report is printed. */
export const outputOf = (format: Format, targets: readonly ReportTarget[]): Output =>
  format === 'stylish' && targets.some((each) => each.file === undefined && each.format !== format) ? 2 : 1;

/** Checks that what a report replaces is empty or a report, and not a payload, a configuration or a baseline. */
function requireReport(path: string): void {
  const file = fileBehindLinks(path);
  const old = existsSync(file) ? readRegular(file, `${path}: the report`) : Buffer.alloc(0);
  const isFree = old.length === 0 || isReport(old.toString('utf8', 0, 64 * 1024));
  if (isFree && !CONFIG_NAMES.includes(basename(file))) return;
  throw new UsageError(
    `${path}: the report must not replace a file that is not a report; name another file, or delete it`,
  );
}

function writeFile(path: string, text: string): void {
  // This run may have written a baseline to it.
  requireReport(path);
  try {
    makeFolder(dirname(fileBehindLinks(path)));
  } catch (error) {
    throw new UsageError(`${path}: the report could not be written (${describeSystemError(error)})`);
  }
  writeText(path, text, 'the report');
}

/** `recursive` of `mkdirSync` never ends in some folders, such as `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

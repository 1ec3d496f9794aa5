import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { withoutControls } from '@pg/rule-kit/internal';
import { CONFIG_NAMES } from '../../config/find-config.ts';
import type { FileReport, Report } from '../../files/report.ts';
import { readRegular } from '../../system/regular-file.ts';
import { attempt, describeSystemError, UsageError } from '../../system/usage-error.ts';
import { writeTarget } from '../../system/write-target.ts';
import { writeText } from '../../system/write-text.ts';
import { type Io, type Output, writeAll } from '../io/io.ts';
import { withoutColors } from '../io/paint.ts';
import { type Format, formatOf, isReport } from './formats/formats.ts';
import type { Presentation, ReportWriter } from './formats/report-writer.ts';

export interface ReportTarget {
  readonly format: Format;
  /** The output file; without one, the report is printed. */
  readonly file?: string;
}

/** A report in one of the requested formats. */
interface OpenReport extends ReportWriter {
  readonly target: ReportTarget;
  readonly escapes: boolean;
  /** The text for a file, which is written as a whole. */
  readonly parts: string[];
}

/** Prints reports while files are checked, and writes those for files at the end. Missing folders are created. */
export class Reports {
  readonly #write: Io['write'];
  readonly #targets: readonly ReportTarget[];
  readonly #open: readonly OpenReport[];

  private constructor(targets: readonly ReportTarget[], open: readonly OpenReport[], { write }: Io) {
    this.#targets = targets;
    this.#open = open;
    this.#write = write;
  }

  /** @throws {UsageError} if a report would replace a file that is no report. */
  static async open(targets: readonly ReportTarget[], presentation: Presentation, io: Io): Promise<Reports> {
    for (const { file } of targets) if (file !== undefined) requireReport(file);
    const open = targets.map(async (target): Promise<OpenReport> => {
      const { load, escapes = false } = formatOf(target.format);
      const writer = (await load())(
        target.file === undefined ? presentation : { ...presentation, paint: withoutColors },
      );
      return { ...writer, target, escapes, parts: [] };
    });
    return new Reports(targets, await Promise.all(open), io);
  }

  add(report: FileReport): void {
    const printable = { ...report, file: withoutControls(report.file) };
    for (const each of this.#open) this.#put(each, each.file(each.escapes ? report : printable));
  }

  /**
   * Ends the reports.
   *
   * @returns Which files could not be written, and why.
   */
  end(report: Report): readonly string[] {
    const problems: string[] = [];
    for (const each of this.#open) {
      this.#put(each, each.end(report));
      const { file } = each.target;
      if (file !== undefined) attempt(() => writeFile(file, each.parts.join('')), problems);
    }
    return problems;
  }

  #put({ target, parts }: OpenReport, text: string): void {
    if (target.file !== undefined) parts.push(text);
    else if (text !== '') this.#write(outputOf(target.format, this.#targets), text);
  }
}

/** Where a report is printed: `stylish` is on standard error if another report is printed. */
export const outputOf = (format: Format, targets: readonly ReportTarget[]): Output =>
  format === 'stylish' && targets.some((each) => each.file === undefined && each.format !== format) ? 2 : 1;

/** Checks that what a report replaces is empty or a report, and not a payload, a configuration or a baseline. */
function requireReport(path: string): void {
  const file = writeTarget(path);
  if (typeof file === 'number') return;
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
  const file = writeTarget(path);
  if (typeof file === 'number') {
    writeAll(file, text);
    return;
  }
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new UsageError(`${path}: the report could not be written (${describeSystemError(error)})`);
  }
  writeText(path, text, 'the report');
}

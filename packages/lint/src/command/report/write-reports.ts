import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { withoutControls } from '@pg/rule-kit/internal';
import type { FileReport, Report } from '../../files/report.ts';
import { attempt, describeSystemError, UsageError } from '../../system/usage-error.ts';
import { writeText } from '../../system/write-text.ts';
import type { Io, Output } from '../io/io.ts';
import { withoutColors } from '../io/paint.ts';
import { type Format, formatOf } from './formats/formats.ts';
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
  readonly #files: string[] = [];

  private constructor(targets: readonly ReportTarget[], open: readonly OpenReport[], { write }: Io) {
    this.#targets = targets;
    this.#open = open;
    this.#write = write;
  }

  static async open(targets: readonly ReportTarget[], presentation: Presentation, io: Io): Promise<Reports> {
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
    this.#files.push(report.file);
    const printable = { ...report, file: withoutControls(report.file) };
    for (const each of this.#open) this.#put(each, each.file(each.escapes ? report : printable));
  }

  /**
   * Ends the reports.
   *
   * @returns Which files could not be written, and why.
   * @throws {UsageError} if a file is one of the payloads.
   */
  end(report: Report): readonly string[] {
    const taken = this.#targets.find(({ file }) => file !== undefined && isPayload(this.#files, file));
    if (taken) throw new UsageError(`${taken.file}: the report must not replace a checked payload`);
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

function isPayload(files: readonly string[], file: string): boolean {
  if (!existsSync(file)) return false;
  const target = realpathSync(file);
  return files.some((payload) => existsSync(payload) && realpathSync(payload) === target);
}

function writeFile(file: string, text: string): void {
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new UsageError(`${file}: the report could not be written (${describeSystemError(error)})`);
  }
  writeText(file, text, 'the report');
}

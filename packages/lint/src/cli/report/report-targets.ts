import { resolve } from 'node:path';
import { UsageError } from '../exit-status.ts';
import { requireOneOf } from '../option-value.ts';
import { type Format, formats } from './formats/formats.ts';

/** A report that is asked for. */
export interface ReportTarget {
  readonly format: Format;
  /** The file that it is written to; left out, it is printed. */
  readonly file?: string;
}

/**
 * Reads `--format FORMAT[:FILE]`, which may be given several times, and `--output FILE`.
 *
 * @throws {UsageError} where a format does not exist, or two reports would get in each other's way.
 */
export function readReportTargets(values: readonly string[], output: string | undefined): ReportTarget[] {
  const targets = values.length === 0 ? [DEFAULT] : values.map(readTarget);
  return requireApart(output === undefined ? targets : [withOutput(targets, output)]);
}

const DEFAULT: ReportTarget = { format: 'stylish' };

function readTarget(value: string): ReportTarget {
  const colon = value.indexOf(':');
  if (colon < 0) return { format: requireOneOf('--format', value, formats) };
  const format = requireOneOf('--format', value.slice(0, colon), formats);
  return { format, ...placeOf(`--format ${format}:`, value.slice(colon + 1)) };
}

const STANDARD_OUTPUT = '-';

function placeOf(option: string, file: string): Pick<ReportTarget, 'file'> {
  if (file === '') throw new UsageError(`${option} the name of a file is missing`);
  return file === STANDARD_OUTPUT ? {} : { file };
}

function withOutput([target = DEFAULT, ...others]: readonly ReportTarget[], output: string): ReportTarget {
  if (others.length > 0 || target.file !== undefined) {
    throw new UsageError('--output is for one report; with several, write --format FORMAT:FILE');
  }
  return { ...target, ...placeOf('--output:', output) };
}

function requireApart(targets: ReportTarget[]): ReportTarget[] {
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)]));
  if (targets.length - files.length > 1) {
    throw new UsageError('--format: only one report can be printed; write the others with --format FORMAT:FILE');
  }
  if (new Set(files).size < files.length) throw new UsageError('--format: two reports have the same file');
  return targets;
}

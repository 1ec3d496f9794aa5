import { UsageError } from '../../system/usage-error.ts';
import { fileBehindLinks } from '../../system/write-text.ts';
import { requireFileName, requireOneOf } from '../options.ts';
import { formats } from '../report/formats/formats.ts';
import type { ReportTarget } from '../report/write-reports.ts';

/**
 * Reads `--format FORMAT[:FILE]`, which may be given several times, and `--output FILE`.
 *
 * @throws {UsageError} for an unknown format, and for two reports with the same output.
 */
export function readReportTargets(values: readonly string[] = ['stylish'], output: string | undefined): ReportTarget[] {
  const targets = values.map(readTarget);
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [fileBehindLinks(file)]));
  const [target, ...others] = targets;
  if (output !== undefined && target !== undefined) {
    if (others.length > 0 || target.file !== undefined) {
      throw new UsageError('--output is for one report; for several, use --format FORMAT:FILE');
    }
    return [{ ...target, ...fileTarget('--output', output) }];
  }
  const printed = targets.filter(({ file }) => file === undefined);
  const forPeople = printed.filter(({ format }) => format === 'stylish');
  if (forPeople.length > 1 || printed.length - forPeople.length > 1) {
    throw new UsageError('--format can print stylish and one other report; write the rest with --format FORMAT:FILE');
  }
  if (new Set(files).size < files.length) throw new UsageError('--format must name another file for each report');
  return targets;
}

function readTarget(value: string): ReportTarget {
  const colon = value.indexOf(':');
  if (colon < 0) return { format: requireOneOf('--format', value, formats) };
  const format = requireOneOf('--format', value.slice(0, colon), formats);
  return { format, ...fileTarget(`--format ${format}`, value.slice(colon + 1)) };
}

function fileTarget(option: string, file: string): Pick<ReportTarget, 'file'> {
  return STANDARD_OUTPUT.includes(requireFileName(option, file)) ? {} : { file };
}

const STANDARD_OUTPUT: readonly string[] = ['-', '/dev/stdout'];

import { parseArguments } from '../command-arguments.ts';
import { compareReports } from '../compare/compare-reports.ts';
import { comparisonJson, comparisonText, countAll } from '../compare/comparison-report.ts';
import { readSavedReport, STANDARD_INPUT } from '../compare/saved-report.ts';
import { ExitStatus, UsageError } from '../exit-status.ts';
import { requireOneOf } from '../option-value.ts';
import { write } from '../terminal.ts';

const OPTIONS = { format: { type: 'string', default: 'text' } } as const;

/**
 * Prints what is different between two saved JSON reports, an old one and a new one.
 *
 * @throws {UsageError} for arguments and reports that can't be meant.
 */
export async function compare(args: string[]): Promise<ExitStatus> {
  const { format, before, after } = readArguments(args);
  const comparison = compareReports(await readSavedReport(before), await readSavedReport(after));
  write(1, format === 'json' ? comparisonJson(comparison) : comparisonText(comparison));
  return countAll(comparison).failing > 0 ? ExitStatus.Errors : ExitStatus.Clean;
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArguments({ args, options: OPTIONS, allowPositionals: true });
  const format = requireOneOf('--format', values.format, ['text', 'json']);
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageError('compare takes two JSON reports, the old one and the new one; one of them may be -');
  }
  if (before === STANDARD_INPUT && after === STANDARD_INPUT) {
    throw new UsageError('compare: standard input is one report, the other one is a file');
  }
  return { format, before, after };
}

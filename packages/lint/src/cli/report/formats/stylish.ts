import { type Basis, formatPath, type Severity } from '@pg/rule-kit';
import type { LocatedFinding } from '../../../core/locate/locate-findings.ts';
import { type Paint, withoutControls } from '../../io/paint.ts';
import type { FileReport, Presentation, Report } from './report.ts';
import { leftOutInWords, totalInWords } from './words.ts';

/** The report for people: by file, each finding at its line, with the section that it stands on and what to do. */
export function stylishReport(report: Report, { paint }: Presentation): string {
  const { files, summary } = report;
  const blocks = files.filter(({ findings }) => findings.length > 0).map((file) => describeFile(file, paint));
  const total = paint(summary.errors > 0 ? 'red' : 'green', totalInWords(summary));
  const leftOut = leftOutInWords(report);
  const rest = leftOut && paint('dim', ` (${leftOut})`);
  return `${[...blocks, `${total}${rest}`].join('\n\n')}\n`;
}

function describeFile({ file, kind, findings, showableLines }: FileReport, paint: Paint): string {
  const head = `${paint('underline', withoutControls(file))}${kind === undefined ? '' : paint('dim', `  ${kind}`)}`;
  const lines = showableLines();
  return [head, ...findings.map((finding) => describeFinding(finding, lines, paint))].join('\n');
}

function describeFinding(finding: LocatedFinding, lines: ReadonlyMap<number, string>, paint: Paint): string {
  const { line, column, severity, basis, message, rule, section, hint, path } = finding;
  const place = `${line}:${column}`.padStart(8);
  const inside = formatPath(path.slice(0, -1));
  return [
    `${paint('dim', place)}  ${paint(SEVERITY_COLORS[severity], SEVERITY_WORDS[severity])}  ${message}  ${paint('dim', rule)}`,
    ...snippet(finding, lines.get(line), paint),
    ...(hint === undefined ? [] : [`${INDENT}${paint('cyan', 'hint')} ${hint}`]),
    paint('dim', `${INDENT}${[section, BASIS_WORDS[basis], inside && `in ${inside}`].filter(Boolean).join(' · ')}`),
  ].join('\n');
}

const INDENT = ' '.repeat(10);

const SEVERITY_WORDS: Record<Severity, string> = { error: 'error  ', warning: 'warning', info: 'note   ' };

const BASIS_WORDS: Record<Basis, string> = {
  stated: 'stated',
  published: 'published by the wallet',
  inferred: 'inferred, not stated',
  conflict: 'the document contradicts itself here',
};

const SEVERITY_COLORS = { error: 'red', warning: 'yellow', info: 'blue' } as const;

/** The line of the payload with its place underlined, where the line may be shown. */
function snippet(
  { line, column, endLine, endColumn }: LocatedFinding,
  text: string | undefined,
  paint: Paint,
): string[] {
  if (text === undefined || line !== endLine) return [];
  const number = `${line} | `;
  const margin = text.length - text.trimStart().length;
  // A byte-order mark stands before the line's own blanks.
  const marks = `${' '.repeat(Math.max(0, column - 1 - margin))}${'~'.repeat(Math.max(1, endColumn - column))}`;
  return [
    `${INDENT}${paint('dim', number)}${text.trim()}`,
    `${INDENT}${' '.repeat(number.length)}${paint('red', marks)}`,
  ];
}

import { type Basis, formatPath, type Severity } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import type pc from 'picocolors';
import type { LocatedFinding } from '../locate-findings.ts';
import type { FileReport, Report } from '../report.ts';

type Colors = ReturnType<typeof pc.createColors>;

/** The report for people: by file, each finding at its line, with the section that it stands on and what to do. */
export function stylishReport({ files, summary, leftOut }: Report, colors: Colors): string {
  const blocks = files.filter(({ findings }) => findings.length > 0).map((file) => describeFile(file, colors));
  const { errors, warnings, infos } = summary;
  const counts = [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'note')].join(', ');
  const total = `${count(summary.files, 'file')} checked: ${counts}`;
  const rest = leftOut === 0 ? '' : colors.dim(` (${count(leftOut, 'file')} left out: no payload of a known kind)`);
  return `${[...blocks, `${(errors > 0 ? colors.red : colors.green)(total)}${rest}`].join('\n\n')}\n`;
}

function describeFile({ file, kind, findings, showableLines }: FileReport, colors: Colors): string {
  const head = `${colors.underline(file)}${kind === undefined ? '' : colors.dim(`  ${kind}`)}`;
  const lines = showableLines();
  return [head, ...findings.map((finding) => describeFinding(finding, lines, colors))].join('\n');
}

function describeFinding(finding: LocatedFinding, lines: ReadonlyMap<number, string>, colors: Colors): string {
  const { line, column, severity, basis, message, rule, section, hint, path } = finding;
  const place = `${line}:${column}`.padStart(8);
  const inside = formatPath(path.slice(0, -1));
  return [
    `${colors.dim(place)}  ${colorOf(severity, colors)(SEVERITY_WORDS[severity])}  ${message}  ${colors.dim(rule)}`,
    ...snippet(finding, lines.get(line), colors),
    ...(hint === undefined ? [] : [`${INDENT}${colors.cyan('hint')} ${hint}`]),
    colors.dim(`${INDENT}${[section, BASIS_WORDS[basis], inside && `in ${inside}`].filter(Boolean).join(' · ')}`),
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

const colorOf = (severity: Severity, colors: Colors): ((text: string) => string) =>
  ({ error: colors.red, warning: colors.yellow, info: colors.blue })[severity];

/** The line of the payload with its place underlined, where the line may be shown. */
function snippet(
  { line, column, endLine, endColumn }: LocatedFinding,
  text: string | undefined,
  colors: Colors,
): string[] {
  if (text === undefined || line !== endLine) return [];
  const number = `${line} | `;
  const margin = text.length - text.trimStart().length;
  const marks = `${' '.repeat(column - 1 - margin)}${'~'.repeat(Math.max(1, endColumn - column))}`;
  return [`${INDENT}${colors.dim(number)}${text.trim()}`, `${INDENT}${' '.repeat(number.length)}${colors.red(marks)}`];
}

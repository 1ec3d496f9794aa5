import type { Basis, Severity } from '@pg/rule-kit';
import { withoutControls } from '@pg/rule-kit/internal';
import type { FileReport } from '../../../files/report.ts';
import type { LocatedFinding } from '../../../text/locate/locate-findings.ts';
import type { Paint } from '../../io/paint.ts';
import type { Presentation, ReportWriter } from './report-writer.ts';
import { fixesInWords, omittedInWords, totalInWords } from './words.ts';

/** The report for people: the findings of each file, errors first, and what to do next. */
export function stylishReport({ paint, seconds, statistics }: Presentation): ReportWriter {
  let first: LocatedFinding | undefined;
  return {
    file(report) {
      first ??= report.findings.find(({ severity }) => severity === 'error');
      return report.findings.length === 0 ? '' : `${describeFile(report, paint)}\n\n`;
    },
    end(report) {
      const { summary } = report;
      const time = seconds === undefined ? '' : paint('dim', ` (${seconds().toFixed(1)} s)`);
      const total = paint(summary.errors > 0 ? 'red' : 'green', totalInWords(summary)) + time;
      const fixes = fixesInWords(report).map((line) => paint('green', line));
      const next = first ? [`pg-lint explain ${first.rule} shows the rule, with examples`] : [];
      const others = [...omittedInWords(report, statistics !== undefined), ...next].map((line) => paint('dim', line));
      return `${[total, ...fixes, ...others].join('\n')}\n`;
    },
  };
}

function describeFile({ file, kind, findings, showableLines }: FileReport, paint: Paint): string {
  const head = `${paint('underline', withoutControls(file))}${kind === undefined ? '' : paint('dim', `  ${kind}`)}`;
  const lines = showableLines();
  const sorted = SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
  return [head, ...sorted.map((finding) => describeFinding(finding, lines, paint))].join('\n');
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

function describeFinding(finding: LocatedFinding, lines: ReadonlyMap<number, string>, paint: Paint): string {
  const { line, column, severity, rule, message, hint } = finding;
  const place = `${line}:${column}`.padStart(8);
  return [
    `${paint('dim', place)}  ${paint(SEVERITY_COLORS[severity], SEVERITY_WORDS[severity])}  ${message}  ${paint('dim', rule)}`,
    ...snippet(finding, lines.get(line), paint),
    ...(hint === undefined ? [] : [`${INDENT}${paint('cyan', 'hint:')} ${hint}`]),
    `${INDENT}${paint('dim', sectionInWords(finding))}`,
  ].join('\n');
}

const INDENT = ' '.repeat(10);

const SEVERITY_WORDS: Record<Severity, string> = { error: 'error  ', warning: 'warning', info: 'note   ' };

const SEVERITY_COLORS = { error: 'red', warning: 'yellow', info: 'blue' } as const;

const sectionInWords = ({ section, basis }: LocatedFinding): string =>
  `${/^\d/.test(section) ? 'section ' : ''}${section}${BASIS_WORDS[basis]}`;

const BASIS_WORDS: Record<Basis, string> = {
  stated: '',
  published: ' (published by the wallet provider)',
  safety: ' (a safety check, not stated)',
  inferred: ' (inferred, not stated)',
  conflict: ' (the interface document contradicts itself)',
};

/** The line of a finding with the mistake underlined, if the line may be shown. */
function snippet(
  { line, column, endLine, endColumn }: LocatedFinding,
  text: string | undefined,
  paint: Paint,
): string[] {
  if (text === undefined) return [];
  const number = String(line);
  const margin = text.length - text.trimStart().length;
  const end = line === endLine ? endColumn : text.length + 1;
  // The finding may be about a byte-order mark, which `trimStart` removes.
  const marks = `${' '.repeat(Math.max(0, column - 1 - margin))}${'~'.repeat(Math.max(1, end - column))}`;
  return [
    `${INDENT}${paint('dim', `${number} |`)} ${text.trim()}`,
    `${INDENT}${paint('dim', `${' '.repeat(number.length)} |`)} ${paint('red', marks)}`,
  ];
}

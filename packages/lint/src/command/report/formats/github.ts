import type { Severity } from '@pg/rule-kit';
import type { FileReport } from '../../../files/report.ts';
import { repositoryPath } from '../../../system/paths.ts';
import type { LocatedFinding } from '../../../text/locate/locate-findings.ts';
import type { ReportWriter } from './report-writer.ts';
import { fullMessage, totalInWords } from './words.ts';

/** The report as workflow commands, which GitHub Actions shows as annotations, and a line with the counts. */
export const githubReport = (): ReportWriter => ({
  file: (report) => describeFile(report).join(''),
  end: ({ summary, problems }) =>
    `${problems.map((problem) => `::error title=pg-lint::${escapeData(problem)}\n`).join('')}${totalInWords(summary)}\n`,
});

const COMMANDS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

function describeFile({ file, findings }: FileReport): string[] {
  const path = repositoryPath(file);
  return findings.map((finding) => {
    const properties = Object.entries({ file: path, ...positionOf(finding), title: `pg-lint ${finding.rule}` });
    const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',');
    return `::${COMMANDS[finding.severity]} ${list}::${escapeData(fullMessage(finding))}\n`;
  });
}

/** GitHub accepts columns only if the start and end are on one line. */
const positionOf = ({ line, column, endLine, endColumn }: LocatedFinding): Record<string, number> =>
  line === endLine ? { line, endLine, col: column, endColumn } : { line, endLine };

const escapeData = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent);

const escapeProperty = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent);

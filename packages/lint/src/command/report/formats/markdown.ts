import { count } from '@pg/rule-kit/internal';
import type { FileReport } from '../../../files/report.ts';
import { repositoryPath } from '../../../system/paths.ts';
import type { LocatedFinding } from '../../../text/locate/locate-findings.ts';
import type { Presentation, ReportWriter } from './report-writer.ts';
import { findingsInWords, fixesInWords, fullMessage, omittedInWords, totalInWords } from './words.ts';

/** The report as GitHub-flavoured Markdown, for a job summary: a table for each file that has findings. */
export function markdownReport({ addressOf, statistics }: Omit<Presentation, 'paint'>): ReportWriter {
  const shown: string[] = [];
  let left = MAX_BYTES - RESERVED_BYTES;
  let hidden = 0;
  return {
    file(report) {
      for (const line of report.findings.length > 0 ? describeFile(report, addressOf) : []) {
        left = left < 0 ? left : left - Buffer.byteLength(line);
        if (left >= 0) shown.push(line);
        else if (isRow(line)) hidden++;
      }
      return '';
    },
    end(report) {
      // The total is before the tables.
      const total = [
        totalInWords(report.summary),
        ...fixesInWords(report),
        ...omittedInWords(report, statistics !== undefined),
      ].join('; ');
      const problems = report.problems.map((problem) => `\nThe run failed: ${escapeMarkdown(problem)}\n`).join('');
      const rest = hidden === 0 ? '' : `\n${count(hidden, 'more finding')} not shown: a job summary may have 1 MiB.\n`;
      return `## pg-lint\n\n${total}.\n${problems}${shown.join('')}${rest}`;
    },
  };
}

/** GitHub drops a larger job summary. */
const MAX_BYTES = 1024 * 1024;

/** For the heading and the last line. */
const RESERVED_BYTES = 1024;

function describeFile(report: FileReport, addressOf: Presentation['addressOf']): string[] {
  const kind = report.kind === undefined ? '' : ` (${report.kind})`;
  const heading = `\n### ${escapeMarkdown(repositoryPath(report.file))}${kind}\n\n${findingsInWords(report)}\n`;
  return [`${heading}\n${TABLE_HEAD}`, ...report.findings.map((finding) => describeFinding(finding, addressOf))];
}

const TABLE_HEAD = '| line | severity | finding | rule | section |\n|---|---|---|---|---|\n';

const ROW = '| ';

const isRow = (line: string): boolean => line.startsWith(ROW);

const describeFinding = (finding: LocatedFinding, addressOf: Presentation['addressOf']): string =>
  `${ROW}${[
    `${finding.line}:${finding.column}`,
    finding.severity,
    escapeMarkdown(fullMessage(finding)),
    addressOf === undefined ? finding.rule : `[${finding.rule}](${addressOf(finding.rule)})`,
    escapeMarkdown(finding.section),
  ].join(' | ')} |\n`;

/** Escapes markup and HTML, and puts the text on one line. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_[\]|~#$]/g, '\\$&')
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

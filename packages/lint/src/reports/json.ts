import type { FileReport, Report } from '../report.ts';

/** The report for programs: one JSON object, whose form is documented and versioned. */
export function jsonReport({ files, summary }: Report): string {
  return `${JSON.stringify({ version: 1, files: files.map(describeFile), summary }, null, 2)}\n`;
}

const describeFile = ({ file, kind, findings }: FileReport): object => ({
  file,
  kind: kind ?? null,
  findings: findings.map(
    ({ rule, severity, basis, path, line, column, endLine, endColumn, section, message, hint }) => ({
      rule,
      severity,
      basis,
      path,
      line,
      column,
      endLine,
      endColumn,
      section,
      message,
      ...(hint !== undefined && { hint }),
    }),
  ),
});

import type { FileReport, Report } from './report.ts';

/** The report for programs: one JSON object with a documented, versioned format. */
export function jsonReport({ files, summary, leftOut }: Report): string {
  const { suppressed, inBaseline, fixed, fixable } = leftOut;
  const counts = {
    ...summary,
    ...(suppressed > 0 && { suppressed }),
    ...(inBaseline > 0 && { inBaseline }),
    ...(fixed > 0 && { fixed }),
    ...(fixable > 0 && { fixable }),
  };
  return `${JSON.stringify({ version: 1, files: files.map(describeFile), summary: counts }, null, 2)}\n`;
}

const describeFile = ({ file, kind, findings }: FileReport): object => ({
  file,
  kind: kind ?? null,
  findings: findings.map(
    ({
      rule,
      code,
      params,
      severity,
      basis,
      path,
      line,
      column,
      endLine,
      endColumn,
      section,
      message,
      hint,
      times,
    }) => ({
      rule,
      code,
      params,
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
      ...(times !== undefined && { times }),
    }),
  ),
});

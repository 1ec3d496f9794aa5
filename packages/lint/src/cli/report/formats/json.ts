import { interfaceVersion } from '@pg/session-request';
import { withoutControls } from '@pg/type-codes';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { FileReport, Report } from './report.ts';

const TOOL = { name: 'pg-lint', version: packageJson.version };

/** The report for programs: one JSON object with a documented, versioned format. */
export function jsonReport({ files, summary, counts }: Report): string {
  const { suppressed, inBaseline, fixed, fixable } = counts;
  const nonZero = Object.entries({ suppressed, inBaseline, fixed, fixable }).filter(([, number]) => number > 0);
  return jsonText({
    version: 1,
    tool: TOOL,
    interface: interfaceVersion,
    files: files.map(describeFile),
    summary: { ...summary, ...Object.fromEntries(nonZero) },
  });
}

/** JSON that is safe in files, terminals and web pages: control characters and `</` are escaped. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).split('\n').map(withoutControls).join('\n').replaceAll('</', '\\u003c/')}\n`;

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

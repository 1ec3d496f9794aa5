import { sentenceOf } from '@pg/rule-kit';
import { interfaceVersion } from '@pg/session-request';
import { withoutControls } from '@pg/type-codes';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { NotRead } from '../../files/unread-files.ts';
import type { FileReport, Report } from './report.ts';

const TOOL = { name: 'pg-lint', version: packageJson.version };

/** The report for programs: one JSON object with a documented, versioned format. */
export function jsonReport({ files, summary, counts, notRead }: Report): string {
  const { suppressed, inBaseline, fixed, fixable } = counts;
  const nonZero = Object.entries({ suppressed, inBaseline, fixed, fixable }).filter(([, number]) => number > 0);
  return jsonText({
    version: 1,
    tool: TOOL,
    interface: interfaceVersion,
    files: files.map(describeFile),
    summary: { ...summary, ...Object.fromEntries(nonZero) },
    ...describeNotRead(notRead),
  });
}

function describeNotRead({ types, hiddenFolders, ignored, withNames }: NotRead): object {
  if (types.size + hiddenFolders + ignored === 0) return {};
  const named = Array.from(withNames, ([file, kind]) => ({ file, kind }));
  return { notRead: { types: Object.fromEntries(types), hiddenFolders, ignored, withNames: named } };
}

/** JSON that is safe in files, terminals and web pages: control characters and `</` are escaped. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).split('\n').map(withoutControls).join('\n').replaceAll('</', '\\u003c/')}\n`;

const describeFile = ({ file, kind, findings, findingFixes = [] }: FileReport): object => ({
  file,
  kind: kind ?? null,
  findings: findings.map((finding, i) => {
    const { rule, code, params, severity, basis, path, line, column, endLine, endColumn, section, times } = finding;
    const place = { path, line, column, endLine, endColumn };
    const { message, hint } = sentenceOf(finding);
    return {
      ...{ rule, code, params, severity, basis, ...place, section, message },
      ...(hint !== undefined && { hint }),
      ...(times !== undefined && { times }),
      ...(findingFixes[i]?.length && { fixes: findingFixes[i] }),
    };
  }),
});

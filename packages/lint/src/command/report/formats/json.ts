import { interfaceVersion } from '@pg/session-request';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { NotRead } from '../../../files/find/unread-files.ts';
import type { FileReport } from '../../../files/report.ts';
import { toReported } from '../../../text/reported-finding.ts';
import { JsonStream } from './json-text.ts';
import type { Presentation, ReportWriter } from './report-writer.ts';

const TOOL = { name: 'pg-lint', version: packageJson.version };

/** The report for programs: one JSON object with a documented, versioned format. */
export function jsonReport({ statistics }: Pick<Presentation, 'statistics'> = {}): ReportWriter {
  const head = { version: 1, tool: TOOL, interface: interfaceVersion };
  const stream = new JsonStream((files) => ({ ...head, files }));
  return {
    file: (report) => stream.add([describeFile(report)]),
    end: ({ summary, counts: { suppressed, inBaseline, fixed, fixable }, notRead, problems }) => {
      const nonZero = Object.entries({ suppressed, inBaseline, fixed, fixable }).filter(([, number]) => number > 0);
      const counted = { ...summary, ...Object.fromEntries(nonZero) };
      const rest = {
        statistics: statistics?.list(),
        ...describeNotRead(notRead),
        ...(problems.length > 0 && { problems }),
      };
      return stream.end((files) => ({ ...head, files, summary: counted, ...rest }));
    },
  };
}

function describeNotRead({ types, hiddenFolders, withNames }: NotRead): object {
  if (types.size + hiddenFolders + withNames.size === 0) return {};
  const named = Array.from(withNames, ([file, kind]) => ({ file, kind }));
  return { notRead: { types: Object.fromEntries(types), hiddenFolders, withNames: named } };
}

const describeFile = ({ file, kind, findings, findingFixes = [], breaksHash }: FileReport): object => ({
  file,
  kind: kind ?? null,
  breaksHash,
  findings: findings.map((finding, i) => {
    const { line, column, endLine, endColumn } = finding;
    return {
      ...toReported(finding, { line, column, endLine, endColumn }),
      ...(findingFixes[i]?.length && { fixes: findingFixes[i] }),
    };
  }),
});

import type { FileReport } from '../../../files/report.ts';
import { repositoryPath } from '../../../system/paths.ts';
import type { ReportWriter } from './report-writer.ts';
import { messageWithObject } from './words.ts';
import { element, xmlDocument } from './xml.ts';

/** The report as Checkstyle's XML, which most CI systems and review bots read. */
export function checkstyleReport(): ReportWriter {
  // The root element around the files.
  let [before = '', after] = xmlDocument(element('checkstyle', { version: '4.3' }, [FILES])).split(FILES);
  return {
    file(report) {
      const text = before + describeFile(report);
      before = '\n';
      return text;
    },
    end: () => (before === '\n' ? '' : before) + after,
  };
}

const FILES = 'pg-lint-files';

const describeFile = ({ file, findings }: FileReport): string =>
  element(
    'file',
    { name: repositoryPath(file) },
    findings.map((finding) =>
      element('error', {
        line: finding.line,
        column: finding.column,
        severity: finding.severity,
        message: messageWithObject(finding),
        source: `pg-lint.${finding.rule}`,
      }),
    ),
  );

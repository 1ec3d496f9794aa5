import { repositoryPath } from '../../../system/paths.ts';
import type { FileReport, Report } from './report.ts';
import { messageWithObject } from './words.ts';
import { element, xmlDocument } from './xml.ts';

/** The report as Checkstyle's XML, which most CI systems and review bots read. */
export const checkstyleReport = ({ files }: Report): string =>
  xmlDocument(element('checkstyle', { version: '4.3' }, files.map(describeFile)));

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

import type { FileReport } from '../../../files/report.ts';
import { repositoryPath } from '../../../system/paths.ts';
import type { LocatedFinding } from '../../../text/locate/locate-findings.ts';
import type { ReportWriter } from './report-writer.ts';
import { findingsInWords, fullMessage } from './words.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/**
 * The report as JUnit XML, with a test case per file, which has the same name in every run. It fails if the file has
 * errors; warnings and notes are its output.
 */
export function junitReport(): ReportWriter {
  const cases: string[] = [];
  let failures = 0;
  return {
    file(report) {
      cases.push(describeFile(report));
      if (report.findings.some(isError)) failures++;
      return '';
    },
    end({ problems }) {
      cases.push(...problems.map(describeProblem));
      // Some servers refuse a report without a test case.
      if (cases.length === 0) cases.push(element('testcase', { name: 'no payloads', classname: 'pg-lint' }));
      // The counts are before the test cases.
      const counts = { name: 'pg-lint', tests: cases.length, failures, errors: problems.length };
      return xmlDocument(element('testsuites', counts, [element('testsuite', { ...counts, skipped: 0 }, cases)]));
    },
  };
}

const describeProblem = (message: string): string =>
  element('testcase', { name: 'the run', classname: 'pg-lint' }, [
    textElement('error', { message, type: 'usage' }, ''),
  ]);

const isError = ({ severity }: LocatedFinding): boolean => severity === 'error';

function describeFile(report: FileReport): string {
  const path = repositoryPath(report.file);
  const errors = report.findings.filter(isError);
  const others = report.findings.filter((finding) => !isError(finding));
  const message = findingsInWords(report);
  return element('testcase', { name: path, classname: `pg-lint.${report.kind ?? 'unknown'}` }, [
    ...(errors.length === 0 ? [] : [textElement('failure', { message, type: 'error' }, describeFindings(errors))]),
    ...(others.length === 0 ? [] : [textElement('system-out', {}, describeFindings(others))]),
  ]);
}

const describeFindings = (findings: readonly LocatedFinding[]): string => findings.map(describeFinding).join('\n');

const describeFinding = (finding: LocatedFinding): string =>
  `${finding.line}:${finding.column} ${finding.severity} ${fullMessage(finding)} (${finding.rule}, ${finding.section})`;

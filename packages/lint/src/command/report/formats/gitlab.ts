import type { Severity } from '@pg/rule-kit';
import type { FileReport } from '../../../files/report.ts';
import { fingerprintsOf } from '../../../files/suppress/fingerprint.ts';
import { repositoryPath } from '../../../system/paths.ts';
import { JsonStream } from './json-text.ts';
import type { ReportWriter } from './report-writer.ts';
import { fullMessage } from './words.ts';

/** The report as GitLab's Code Quality report: a JSON array, for `artifacts:reports:codequality`. */
export function gitlabReport(): ReportWriter {
  const stream = new JsonStream((findings) => findings);
  return { file: (report) => stream.add(describeFile(report)), end: () => stream.end((findings) => findings) };
}

const SEVERITIES: Record<Severity, string> = { error: 'major', warning: 'minor', info: 'info' };

function describeFile({ file, findings }: FileReport): object[] {
  const fingerprints = fingerprintsOf({ file, findings });
  const path = repositoryPath(file);
  return findings.map((finding, i) => ({
    description: fullMessage(finding),
    check_name: finding.rule,
    fingerprint: fingerprints[i],
    severity: SEVERITIES[finding.severity],
    location: { path, lines: { begin: finding.line } },
  }));
}

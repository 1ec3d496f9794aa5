import { FileLinter } from '../../files/file-linter.ts';
import { STANDARD_INPUT } from '../../files/find/find-files.ts';
import type { FileReport } from '../../files/report.ts';
import type { MerchantProfile } from '../../rules/profile.ts';
import { UsageError } from '../../system/usage-error.ts';
import { jsonReport } from '../report/formats/json.ts';

export interface CheckRequest extends Partial<Record<'text' | 'file' | 'kind', string | undefined>> {
  readonly profile?: MerchantProfile | undefined;
}

/** An assistant reads all findings. Further ones are counted by rule. */
const MAX_FINDINGS = 100;

/** The JSON report on a text or on files, with fixes. */
export async function checkForAssistant(request: CheckRequest): Promise<string> {
  const { text, file = STANDARD_INPUT, kind, profile } = request;
  if (text === undefined && file === STANDARD_INPUT) throw new UsageError('check needs a text or a file');
  const linter = new FileLinter({
    lint: { kind, maxFindings: MAX_FINDINGS, ...(profile && { profile }) },
    inputName: file,
    input: async function* () {
      yield Buffer.from(text ?? '');
    },
  });
  const writer = jsonReport();
  let written = '';
  const report = await linter.lintFiles([text === undefined ? file : STANDARD_INPUT], {
    onFile: (each) => {
      written += writer.file(withFixes(each));
    },
  });
  const problems = [...report.problems, ...report.failures];
  if (problems.length > 0) throw new UsageError(...problems);
  return written + writer.end(report);
}

const withFixes = (each: FileReport): FileReport =>
  each.findFixes && each.findings.length > 0 ? { ...each, findingFixes: each.findFixes(each.findings) } : each;

import { maskFinding } from '@pg/rule-kit/internal';
import { array, type InferInput, looseObject, number, optional, strictObject, string, union } from 'valibot';
import { FileLinter } from '../../files/file-linter.ts';
import { STANDARD_INPUT } from '../../files/find/find-files.ts';
import type { FileReport } from '../../files/report.ts';
import type { MerchantProfile } from '../../rules/profile.ts';
import { UsageError } from '../../system/usage-error.ts';
import { jsonReport } from '../report/formats/json.ts';

export interface CheckRequest extends Partial<Record<'text' | 'file' | 'kind', string | undefined>> {
  readonly profile?: MerchantProfile | undefined;
  readonly fix?: boolean | undefined;
}

const path = array(union([string(), number()]));

/** The JSON report, as far as an assistant needs to know it; of a text that was fixed, the text and the changes. */
export const CheckResult = looseObject({
  files: array(
    looseObject({
      file: string(),
      findings: array(looseObject({ rule: string(), severity: string(), path, line: number(), message: string() })),
    }),
  ),
  summary: looseObject({ errors: number(), warnings: number() }),
  fixed: optional(string()),
  changed: optional(array(strictObject({ line: number(), rule: string(), path }))),
});

/** An assistant reads all findings. Further ones are counted by rule. */
const MAX_FINDINGS = 100;

/** The report on a text or on files, with fixes; of a text that is fixed, on the text after its certain fixes. */
export async function checkForAssistant(request: CheckRequest): Promise<InferInput<typeof CheckResult>> {
  const { text, file = STANDARD_INPUT, kind, profile, fix } = request;
  if (text === undefined && file === STANDARD_INPUT) throw new UsageError('text or file is required');
  if (text === undefined && fix) throw new UsageError('fix is for a text only; edit the file as its fixes say');
  const linter = new FileLinter({
    lint: { kind, maxFindings: MAX_FINDINGS, ...(profile && { profile }) },
    inputName: file,
    input: async function* () {
      yield Buffer.from(text ?? '');
    },
    fix: fix ? 'dry run' : undefined,
  });
  const writer = jsonReport();
  let written = '';
  let made = {};
  const report = await linter.lintFiles([text === undefined ? file : STANDARD_INPUT], {
    onFile: (each) => {
      written += writer.file(withFixes(each));
      const changed = each.made?.map(({ line, finding }) => ({
        line,
        rule: finding.rule,
        path: maskFinding(finding).path,
      }));
      if (changed) made = { fixed: each.fixed, changed };
    },
  });
  const problems = [...report.problems, ...report.failures];
  if (problems.length > 0) throw new UsageError(...problems);
  return { ...JSON.parse(written + writer.end(report)), ...made };
}

const withFixes = (each: FileReport): FileReport =>
  each.findFixes && each.findings.length > 0 ? { ...each, findingFixes: each.findFixes(each.findings) } : each;

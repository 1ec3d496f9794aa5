import type { Profile } from '@pg/rule-kit';
import { settingsFinder } from '../../config/settings.ts';
import { STANDARD_INPUT } from '../../files/check/check-file.ts';
import { fixesIn } from '../../files/check/fixes-in.ts';
import { checkFiles } from '../../files/check-files.ts';
import { readPayload } from '../../files/read/read-payload.ts';
import type { FileReport } from '../../files/report.ts';
import { UsageError } from '../../system/usage-error.ts';
import { jsonReport } from '../report/formats/json.ts';

export interface CheckRequest extends Partial<Record<'text' | 'file' | 'kind', string | undefined>> {
  readonly profile?: Profile | undefined;
}

/** An assistant reads all findings. Further ones are counted by rule. */
const MAX_FINDINGS = 100;

const MAX_BYTES = 32 * 1024 * 1024;

/** The JSON report on a text or on files, with fixes. */
export async function checkForAssistant(request: CheckRequest): Promise<string> {
  const { text, file = STANDARD_INPUT, kind, profile } = request;
  if (text === undefined && file === STANDARD_INPUT) throw new UsageError('check needs a text or a file');
  const lint = { maxFindings: MAX_FINDINGS, ...(profile && { profile }) };
  const files: FileReport[] = [];
  const report = await checkFiles([text === undefined ? file : STANDARD_INPUT], {
    ...{ kind, lint, config: {}, maxBytes: MAX_BYTES, usesGitignore: true, inputName: file },
    today: new Date().toISOString().slice(0, 10),
    onFile: (each) => files.push(each),
    input: async function* () {
      yield Buffer.from(text ?? '');
    },
  });
  const problems = [...report.problems, ...report.failures];
  if (problems.length > 0) throw new UsageError(...problems);
  const settingsOf = settingsFinder({});
  const addFixes = async (each: FileReport): Promise<FileReport> => {
    const payload = text === undefined ? readPayload(each.file, MAX_BYTES) : { text };
    if (each.findings.length === 0 || !('text' in payload)) return each;
    const { at, lint: configured } = await settingsOf(each.file);
    const options = { ...configured, ...lint, kind: kind ?? configured.kind };
    return { ...each, findingFixes: await fixesIn(payload.text, each, { at, lint: options }) };
  };
  const writer = jsonReport();
  return (await Promise.all(files.map(addFixes))).map(writer.file).join('') + writer.end(report);
}

import { createReadStream, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { listInWords } from '@pg/rule-kit';
import type { FileSettings } from '../../config/read-settings.ts';
import { attempt, UsageError } from '../../config/usage-error.ts';
import { fileTypeOf, optionsFor, type WhySkipped, whySkipped } from '../../core/file-types.ts';
import { fixText } from '../../core/fix/fix-text.ts';
import { describeUnread, flawless, type LintedFile, type LintResult } from '../../core/lint-result.ts';
import { lintOrProve } from '../../core/lint-text.ts';
import { hasTellingName } from '../../core/rules/evidence.ts';
import { nameOf } from '../io/internal-failure.ts';
import { writeText } from '../io/write-text.ts';
import type { PayloadFile } from './find-files.ts';
import { lintLines } from './lint-lines.ts';
import { capFindings } from './many-findings.ts';
import { payloadsAt } from './payloads-at.ts';
import { encodeText, type PayloadText, readPayload, readStream, toText } from './read-payload.ts';

/** How a file of a run is checked. */
export interface CheckFileOptions {
  /** The kind of all payloads, whatever a configuration or their content says. */
  readonly kind?: string | undefined;
  /** How many bytes a file may have; of one with a payload in each line, how many bytes a line may have. */
  readonly maxBytes: number;
  /** Whether each line of standard input, and of the files that are named, is a payload. */
  readonly ndjson?: boolean;
  /** Whether to make certain fixes: in the files, or only for the report. */
  readonly fix?: 'write' | 'dry run' | undefined;
  /** Standard input. */
  readonly input?: () => AsyncIterable<Buffer>;
}

/** What was found in a file. */
export interface CheckedFile extends LintedFile {
  /** How many mistakes of it were fixed, or `--fix` would fix. */
  readonly fixes: number;
  /** Why it is left out of the report: it was not named, and is no payload for certain. */
  readonly skipped?: WhySkipped | undefined;
  /** What `--fix-dry-run` would change. */
  readonly diff?: string;
  /** Why its fixes could not be written. */
  readonly problem?: string;
}

/** The result of a file that the command could not check, because it failed itself. */
export const failedFile = (file: string, error: unknown): CheckedFile => ({
  ...describeUnread({
    rule: 'syntax',
    code: 'internal-failure',
    params: { error: nameOf(error) },
    before: '',
    isTelling: true,
  }),
  file,
  fixes: 0,
});

export const STANDARD_INPUT = '-';

/** Reads, fixes and checks a file, as the options say. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules, at }: Pick<FileSettings, 'lint' | 'rules' | 'at'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, isStream, read } = payloadFile;
  const named = payloadFile.named || at !== undefined;
  const { kind = lint.kind, maxBytes, fix } = options;
  const given = { ...lint, kind, onlyCertain: !named };
  const judge = (result: LintResult, fixes: number, isTelling: () => boolean): CheckedFile => {
    const found = { ...result, file, fixes };
    return named ? found : { ...found, skipped: whySkipped(found, isTelling) };
  };
  if (hasLines(payloadFile, options)) {
    return judge(await lintLines(read ? [read()] : open(payloadFile, options), { ...given, maxBytes }), 0, () => true);
  }
  const payload = await readText(payloadFile, options);
  if (!('text' in payload)) {
    return judge(describeUnread(payload.problem), 0, () => kind !== undefined || payload.problem.isTelling);
  }
  const isTelling = (): boolean => kind !== undefined || hasTellingName(payload.text);
  const ofType = await optionsFor(file, given, payload.text);
  const inside = at && payloadsAt(payload.text, at, kind, ofType.readPayloads);
  if (inside && inside.missing.length > 0) {
    const problem = `${file}: there must be a payload at ${listInWords(inside.missing)}, as the configuration says`;
    return { ...flawless([]), file, fixes: 0, problem };
  }
  const lintOptions = inside ? { ...ofType, readPayloads: () => inside.payloads } : ofType;
  const check = async (text: string): Promise<LintResult> => capFindings(await lintOrProve(text, lintOptions));
  const isOn = ({ rule }: { readonly rule: string }): boolean => rules[rule] !== 'off';
  if (fix) {
    const { text, fixes } = fixText(payload.text, lintOptions, isOn);
    const problems: string[] = [];
    if (fixes > 0 && fix === 'write')
      attempt(() => writeFixed(payloadFile, encodeText(text, payload.encoding)), problems);
    const [problem] = problems;
    if (problem !== undefined) return { ...judge(await check(payload.text), 0, isTelling), problem };
    const fixed = judge(await check(text), fixes, isTelling);
    return fixes > 0 && fix === 'dry run'
      ? { ...fixed, diff: (await import('./show-diff.ts')).showDiff(file, payload.text, text) }
      : fixed;
  }
  const result = await check(payload.text);
  const isFixable = !isStream && !read && result.findings.some((finding) => finding.fix);
  return judge(result, isFixable ? fixText(payload.text, lintOptions, isOn).fixes : 0, isTelling);
}

const hasLines = ({ file, named }: PayloadFile, { ndjson = false }: CheckFileOptions): boolean =>
  fileTypeOf(file).hasLines === true || (named && ndjson);

function readText(payloadFile: PayloadFile, options: CheckFileOptions): PayloadText | Promise<PayloadText> {
  const { file, isStream, read } = payloadFile;
  const { maxBytes } = options;
  if (read) return toText(read(), maxBytes);
  return isStream ? readStream(open(payloadFile, options), maxBytes) : readPayload(file, maxBytes);
}

const open = ({ file, isInput }: PayloadFile, { input }: CheckFileOptions): AsyncIterable<Buffer> =>
  isInput && input ? input() : createReadStream(file);

function writeFixed({ file, folder, isStream }: PayloadFile, text: string | Buffer): void {
  if (isStream) throw new UsageError(`${file}: --fix can’t write to a stream; use --fix-dry-run to see what is left`);
  if (folder !== undefined && /^\.\.(?:[/\\]|$)|^[A-Za-z]:/.test(relative(realpathSync(folder), realpathSync(file)))) {
    throw new UsageError(`${file}: --fix can’t follow a link out of ${folder}; name the file itself to fix it`);
  }
  writeText(file, text, 'the fixed file');
}

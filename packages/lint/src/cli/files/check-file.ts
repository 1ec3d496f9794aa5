import { createReadStream, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { listInWords } from '@pg/rule-kit';
import type { FileSettings } from '../../config/read-settings.ts';
import { attempt, UsageError } from '../../config/usage-error.ts';
import { fileTypeOf, optionsFor, type WhySkipped, whySkipped } from '../../core/file-types.ts';
import { fixText } from '../../core/fix/fix-text.ts';
import { describeUnread, flawless, type LintedFile, type LintResult } from '../../core/lint-result.ts';
import { lintOrProve } from '../../core/lint-text.ts';
import { hasDistinctiveName } from '../../core/rules/evidence.ts';
import { nameOf } from '../io/internal-failure.ts';
import { writeText } from '../io/write-text.ts';
import type { PayloadFile } from './find-files.ts';
import { lintLines } from './lint-lines.ts';
import { capFindings } from './many-findings.ts';
import { payloadsAt } from './payloads-at.ts';
import { encodeText, type PayloadText, readPayload, readStream, toText } from './read-payload.ts';

export interface CheckFileOptions {
  /** The kind of all payloads. It overrides the configuration and the detected kind. */
  readonly kind?: string | undefined;
  /** The maximum size of a file, or of a line of NDJSON. */
  readonly maxBytes: number;
  /** Whether standard input and named files are read as NDJSON. */
  readonly ndjson?: boolean;
  /** Whether to fix mistakes: in the files, or only in the report. */
  readonly fix?: 'write' | 'dry run' | undefined;
  readonly input?: () => AsyncIterable<Buffer>;
}

export interface CheckedFile extends LintedFile {
  /** The number of mistakes that were fixed, or that `--fix` would fix. */
  readonly fixes: number;
  /** Why the file is not in the report, if it is skipped. */
  readonly skipped?: WhySkipped | undefined;
  /** The changes that `--fix-dry-run` prints. */
  readonly diff?: string;
  /** Why the fixes could not be written, or a configured payload was not found. */
  readonly problem?: string;
}

/** The result of a file on which the command itself failed. */
export const failedFile = (file: string, error: unknown): CheckedFile => ({
  ...describeUnread({
    rule: 'syntax',
    code: 'internal-failure',
    params: { error: nameOf(error) },
    before: '',
    isDistinctive: true,
  }),
  file,
  fixes: 0,
});

export const STANDARD_INPUT = '-';

/** Reads, fixes and checks a file. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules, at }: Pick<FileSettings, 'lint' | 'rules' | 'at'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, isStream, read } = payloadFile;
  const named = payloadFile.named || at !== undefined;
  const { kind = lint.kind, maxBytes, fix } = options;
  const given = { ...lint, kind, onlyCertain: !named };
  const toCheckedFile = (result: LintResult, fixes: number, isDistinctive: () => boolean): CheckedFile => {
    const found = { ...result, file, fixes };
    return named ? found : { ...found, skipped: whySkipped(found, isDistinctive) };
  };
  if (hasLines(payloadFile, options)) {
    const result = await lintLines(read ? [read()] : open(payloadFile, options), { ...given, maxBytes });
    return toCheckedFile(result, 0, () => true);
  }
  const payload = await readText(payloadFile, options);
  if (!('text' in payload)) {
    return toCheckedFile(describeUnread(payload.problem), 0, () => kind !== undefined || payload.problem.isDistinctive);
  }
  const isDistinctive = (): boolean => kind !== undefined || hasDistinctiveName(payload.text);
  const ofType = await optionsFor(file, given, payload.text);
  const configured = at && payloadsAt(payload.text, at, kind, ofType.readPayloads);
  if (configured && configured.missing.length > 0) {
    const problem = `${file}: there must be a payload at ${listInWords(configured.missing)}, as configured`;
    return { ...flawless([]), file, fixes: 0, problem };
  }
  const lintOptions = configured ? { ...ofType, readPayloads: () => configured.payloads } : ofType;
  const check = async (text: string): Promise<LintResult> => capFindings(await lintOrProve(text, lintOptions));
  const isOn = ({ rule }: { readonly rule: string }): boolean => rules[rule] !== 'off';
  if (fix) {
    const { text, fixes } = fixText(payload.text, lintOptions, isOn);
    const problems: string[] = [];
    if (fixes > 0 && fix === 'write')
      attempt(() => writeFixed(payloadFile, encodeText(text, payload.encoding)), problems);
    const [problem] = problems;
    if (problem !== undefined) return { ...toCheckedFile(await check(payload.text), 0, isDistinctive), problem };
    const fixed = toCheckedFile(await check(text), fixes, isDistinctive);
    return fixes > 0 && fix === 'dry run'
      ? { ...fixed, diff: (await import('./show-diff.ts')).showDiff(file, payload.text, text) }
      : fixed;
  }
  const result = await check(payload.text);
  const isFixable = !isStream && !read && result.findings.some((finding) => finding.fix);
  return toCheckedFile(result, isFixable ? fixText(payload.text, lintOptions, isOn).fixes : 0, isDistinctive);
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

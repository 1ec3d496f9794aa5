import { createReadStream, writeFileSync } from 'node:fs';
import type { FileSettings } from '../../config/read-settings.ts';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';
import { fileTypeOf, optionsFor, type WhySkipped, whySkipped } from '../../core/file-types.ts';
import { fixText } from '../../core/fix/fix-text.ts';
import { describeUnread, type LintedFile, type LintResult } from '../../core/lint-result.ts';
import { lintOrProve } from '../../core/lint-text.ts';
import { hasTellingName } from '../../core/rules/evidence.ts';
import type { PayloadFile } from './find-files.ts';
import { lintLines } from './lint-lines.ts';
import { type PayloadText, readPayload, readStream, toText } from './read-payload.ts';

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
}

export const STANDARD_INPUT = '-';

/** Reads, fixes and checks a file, as the options say. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules }: Pick<FileSettings, 'lint' | 'rules'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, named, isStream, read } = payloadFile;
  const { kind = lint.kind, maxBytes, fix } = options;
  const given = { ...lint, kind, onlyCertain: !named };
  const judge = (result: LintResult, fixes: number, isTelling: () => boolean): CheckedFile => {
    const found = { ...result, file, fixes };
    return named ? found : { ...found, skipped: whySkipped(found, isTelling) };
  };
  if (hasLines(payloadFile, options)) {
    return judge(await lintLines(read ? [read()] : open(file, options), { ...given, maxBytes }), 0, () => true);
  }
  const payload = await readText(payloadFile, options);
  if (!('text' in payload)) {
    return judge(describeUnread(payload.problem), 0, () => kind !== undefined || payload.problem.isTelling);
  }
  const isTelling = (): boolean => kind !== undefined || hasTellingName(payload.text);
  const lintOptions = await optionsFor(file, given);
  const isOn = ({ rule }: { readonly rule: string }): boolean => rules[rule] !== 'off';
  if (fix) {
    const { text, fixes } = fixText(payload.text, lintOptions, isOn);
    if (fixes > 0 && fix === 'write') writeFixed(payloadFile, text);
    const fixed = judge(await lintOrProve(text, lintOptions), fixes, isTelling);
    return fixes > 0 && fix === 'dry run'
      ? { ...fixed, diff: (await import('./show-diff.ts')).showDiff(file, payload.text, text) }
      : fixed;
  }
  const result = await lintOrProve(payload.text, lintOptions);
  const isFixable = !isStream && !read && result.findings.some((finding) => finding.fix);
  return judge(result, isFixable ? fixText(payload.text, lintOptions, isOn).fixes : 0, isTelling);
}

const hasLines = ({ file, named }: PayloadFile, { ndjson = false }: CheckFileOptions): boolean =>
  fileTypeOf(file).hasLines === true || (named && ndjson);

function readText(
  { file, isStream, read }: PayloadFile,
  options: CheckFileOptions,
): PayloadText | Promise<PayloadText> {
  const { maxBytes } = options;
  if (read) return toText(read(), maxBytes);
  return isStream ? readStream(open(file, options), maxBytes) : readPayload(file, maxBytes);
}

const open = (file: string, { input }: CheckFileOptions): AsyncIterable<Buffer> =>
  file === STANDARD_INPUT && input ? input() : createReadStream(file);

function writeFixed({ file, isStream }: PayloadFile, text: string): void {
  if (isStream) throw new UsageError(`${file}: --fix can’t write to a stream; use --fix-dry-run to see what is left`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the fixed file could not be written (${describeSystemError(error)})`);
  }
}

import { createReadStream, writeFileSync } from 'node:fs';
import type { FileSettings } from '../../config/read-settings.ts';
import { describeSystemError, UsageError } from '../../config/usage-error.ts';
import { fileTypeOf, optionsFor } from '../../core/file-types.ts';
import { fixText } from '../../core/fix/fix-text.ts';
import { describeUnread, type LintedFile } from '../../core/lint-result.ts';
import { lintOrProve } from '../../core/lint-text.ts';
import type { PayloadFile } from './find-files.ts';
import { lintLines } from './lint-lines.ts';
import { type PayloadText, readPayload, readStream, toText } from './read-payload.ts';

/** How a file of a run is checked. */
export interface CheckFileOptions {
  /** What all payloads are, rather than what a configuration or their content says. */
  readonly kind?: string | undefined;
  /** How many bytes a file may have; of one with a payload in each line, how many bytes a line may have. */
  readonly maxBytes: number;
  /** Whether each line of standard input, and of the files that are named, is a payload. */
  readonly ndjson?: boolean;
  /** Whether certain fixes are made: in the files, or only for the report. */
  readonly fix?: 'write' | 'dry run' | undefined;
  /** Standard input. */
  readonly input?: () => AsyncIterable<Buffer>;
}

/** What was found in a file. */
export interface CheckedFile extends LintedFile {
  /** How many places of it were fixed, or would be. */
  readonly fixed: number;
}

export const STANDARD_INPUT = '-';

/** Reads, fixes and checks a file, as far as the options ask for it. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules }: Pick<FileSettings, 'lint' | 'rules'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file } = payloadFile;
  const { kind, maxBytes, fix } = options;
  const given = kind === undefined ? lint : { ...lint, kind };
  if (hasLines(payloadFile, options)) {
    const { read } = payloadFile;
    return { ...(await lintLines(read ? [read()] : open(file, options), { ...given, maxBytes })), file, fixed: 0 };
  }
  const payload = await readText(payloadFile, options);
  if (!('text' in payload)) return { ...describeUnread(payload.problem), file, fixed: 0 };
  const lintOptions = await optionsFor(file, given);
  const isOn = ({ rule }: { readonly rule: string }): boolean => rules[rule] !== 'off';
  const { text, fixes } = fix ? fixText(payload.text, lintOptions, isOn) : { ...payload, fixes: 0 };
  if (fixes > 0 && fix === 'write') writeFixed(payloadFile, text);
  return { ...(await lintOrProve(text, lintOptions)), file, fixed: fixes };
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
  if (isStream) throw new UsageError(`${file}: --fix can’t write into it; --fix-dry-run says what it would do`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the mended file can’t be written (${describeSystemError(error)})`);
  }
}

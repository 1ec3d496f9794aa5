import { createReadStream, writeFileSync } from 'node:fs';
import type { FoundBefore } from './cache/found-before.ts';
import type { FileSettings } from './config/file-settings.ts';
import { UsageError } from './exit-status.ts';
import type { PayloadFile } from './find-files.ts';
import { type FixedText, fixText } from './fix-text.ts';
import { lintLines } from './lint-lines.ts';
import { describeUnread, extensionOf, type LintedFile, optionsFor } from './lint-payload.ts';
import { type LintResult, lintOrProve, type ProveOptions } from './lint-text.ts';
import type { Progress } from './progress.ts';
import { bytesToText, type PayloadText, readPayload, readStream } from './read-payload.ts';
import { describeSystemError } from './system-error.ts';

/** How a file of a run is checked. */
export interface CheckFileOptions extends ProveOptions {
  /** How many bytes a file may have; of one with a payload in each line, how many bytes a line may have. */
  readonly maxBytes: number;
  /** Whether each line of standard input, and of the files that are named, is a payload. */
  readonly ndjson?: boolean;
  /** Whether what certainly can be is mended: in the files, or only for the report. */
  readonly fix?: 'write' | 'dry run' | undefined;
  /** What was found before, by content. */
  readonly foundBefore?: FoundBefore | undefined;
  /** Is told how far it is. */
  readonly progress?: Progress | undefined;
}

/** What came of a file. */
export interface CheckedFile extends LintedFile {
  /** How many places of it were mended. */
  readonly fixed: number;
}

export const STANDARD_INPUT = '-';

/** Reads, mends and checks a file, as far as the options ask for it. */
export async function checkFile(
  payloadFile: PayloadFile,
  { lint, rules }: Pick<FileSettings, 'lint' | 'rules'>,
  options: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, named } = payloadFile;
  const given = { ...lint, ...options };
  if (LINES.test(file) || (named && options.ndjson)) return { ...(await lintLines(file, open(file), given)), fixed: 0 };
  const payload = await readFile(payloadFile, options.maxBytes);
  if (!('text' in payload)) return { file, ...describeUnread(payload.problem), fixed: 0 };
  if (options.fix === undefined) return { file, ...(await lintKnown(file, payload.text, given)), fixed: 0 };
  const { text, fixes } = await mend(payloadFile, payload.text, given, rules);
  return { file, ...(await lintKnown(file, text, given)), fixed: fixes };
}

/** The names of files that have a payload in each line. */
const LINES = /\.(?:ndjson|jsonl)$/i;

function readFile({ file, isStream, read }: PayloadFile, maxBytes: number): PayloadText | Promise<PayloadText> {
  if (read) return bytesToText(read(), maxBytes);
  return isStream ? readStream(open(file), maxBytes) : readPayload(file, maxBytes);
}

const open = (file: string): AsyncIterable<Buffer> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

/** Mends what can be, but for what the configuration has turned off. */
async function mend(
  { file, isStream }: PayloadFile,
  text: string,
  options: CheckFileOptions,
  rules: FileSettings['rules'],
): Promise<FixedText> {
  const fixed = fixText(text, await optionsFor(file, options), ({ rule }) => rules[rule] !== 'off');
  if (fixed.fixes > 0 && options.fix === 'write') writeMended(file, isStream, fixed.text);
  return fixed;
}

function writeMended(file: string, isStream: boolean, text: string): void {
  if (isStream) throw new UsageError(`${file}: --fix can’t write into it; --fix-dry-run says what it would do`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the mended file can’t be written (${describeSystemError(error)})`);
  }
}

/** Checks a text, unless it is known what was found in it. What is proven, and so waited for, takes a clock each time. */
async function lintKnown(file: string, text: string, given: CheckFileOptions): Promise<LintResult> {
  const { foundBefore, kind, profile, names } = given;
  if (foundBefore === undefined) return lintOrProve(text, await optionsFor(file, given));
  const key = foundBefore.keyOf(text, { extension: extensionOf(file), kind, profile, names });
  const kept = foundBefore.find(key, text);
  if (kept) return kept;
  const result = lintOrProve(text, await optionsFor(file, given));
  if (result instanceof Promise) return result;
  foundBefore.keep(key, result);
  return result;
}

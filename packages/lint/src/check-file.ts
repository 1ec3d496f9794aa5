import { createReadStream, writeFileSync } from 'node:fs';
import type { FoundBefore } from './cache/found-before.ts';
import type { FileSettings } from './config/file-settings.ts';
import { UsageError } from './exit-status.ts';
import type { PayloadFile } from './find-files.ts';
import { type FixedText, fixText } from './fix-text.ts';
import { lintLines } from './lint-lines.ts';
import { describeUnread, extensionOf, type LintedFile, optionsFor } from './lint-payload.ts';
import type { LintResult } from './lint-result.ts';
import { lintOrProve, type ProveOptions } from './lint-text.ts';
import type { Progress } from './progress.ts';
import { bytesToText, type PayloadText, readPayload, readStream } from './read-payload.ts';
import { describeSystemError } from './system-error.ts';
import { whenReady } from './when-ready.ts';

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
export function checkFile(
  payloadFile: PayloadFile,
  { lint, rules }: Pick<FileSettings, 'lint' | 'rules'>,
  options: CheckFileOptions,
): CheckedFile | Promise<CheckedFile> {
  const { file, named } = payloadFile;
  const given = isEmpty(lint) ? options : { ...lint, ...options };
  if (LINES.test(file) || (named && options.ndjson)) return checkLines(file, given);
  return whenReady(readFile(payloadFile, options.maxBytes), (payload) => {
    if (!('text' in payload)) return checkedAs(file, describeUnread(payload.problem));
    if (options.fix !== undefined) return checkMended(payloadFile, payload.text, given, rules);
    return whenReady(lintKnown(file, payload.text, given), (result) => checkedAs(file, result));
  });
}

const isEmpty = (settings: object): boolean => {
  for (const _ in settings) return false;
  return true;
};

const checkedAs = (file: string, { kind, kinds, findings, showableLines }: LintResult, fixed = 0): CheckedFile => ({
  file,
  kind,
  kinds,
  findings,
  showableLines,
  fixed,
});

const checkLines = async (file: string, given: CheckFileOptions): Promise<CheckedFile> =>
  checkedAs(file, await lintLines(file, open(file), given));

async function checkMended(
  payloadFile: PayloadFile,
  given: string,
  options: CheckFileOptions,
  rules: FileSettings['rules'],
): Promise<CheckedFile> {
  const { text, fixes } = await mend(payloadFile, given, options, rules);
  return checkedAs(payloadFile.file, await lintKnown(payloadFile.file, text, options), fixes);
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
function lintKnown(file: string, text: string, given: CheckFileOptions): LintResult | Promise<LintResult> {
  const { foundBefore, kind, profile, names } = given;
  if (foundBefore === undefined) return lint(file, text, given);
  const key = foundBefore.keyOf(text, { extension: extensionOf(file), kind, profile, names });
  const kept = foundBefore.find(key, text);
  if (kept) return kept;
  const result = lint(file, text, given);
  if (result instanceof Promise) return result;
  foundBefore.keep(key, result);
  return result;
}

const lint = (file: string, text: string, given: CheckFileOptions): LintResult | Promise<LintResult> =>
  whenReady(optionsFor(file, given), (options) => lintOrProve(text, options));

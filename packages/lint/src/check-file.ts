import { createReadStream, writeFileSync } from 'node:fs';
import { type Look, lookAt } from './cache/file-looks.ts';
import type { FoundBefore, ReadText } from './cache/found-before.ts';
import type { FileSettings } from './config/file-settings.ts';
import { UsageError } from './exit-status.ts';
import type { PayloadFile } from './find-files.ts';
import { fixText } from './fix-text.ts';
import { type LintLinesOptions, lintLines } from './lint-lines.ts';
import { describeUnread, extensionOf, type LintedFile, optionsFor } from './lint-payload.ts';
import type { LintResult } from './lint-result.ts';
import { type LintOptions, lintOrProve } from './lint-text.ts';
import type { Progress } from './progress.ts';
import { bytesToText, type PayloadText, readPayload, readStream } from './read-payload.ts';
import type { Syntax } from './source.ts';
import { describeSystemError } from './system-error.ts';
import { whenReady } from './when-ready.ts';

/** How a file of a run is checked. */
export interface CheckFileOptions {
  /** What all payloads are, rather than what a configuration or their content says. */
  readonly kind?: string;
  /** How all files are written, rather than what their names say. */
  readonly syntax?: Syntax;
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
  const { file } = payloadFile;
  const { maxBytes, fix, foundBefore, progress } = options;
  const given = { ...lint, ...saidOfAll(options) };
  if (hasLines(payloadFile, options)) return checkLines(file, { ...given, maxBytes, progress });
  const look = foundBefore && fix === undefined ? lookOf(payloadFile) : undefined;
  const unread = look && foundBefore?.findUnread(file, look, checkedHow(file, given));
  if (unread) return checkedAs(file, unread);
  return whenReady(readFile(payloadFile, maxBytes), (payload) => {
    if (!('text' in payload)) return checkedAs(file, describeUnread(payload.problem));
    if (fix !== undefined) return checkMended(payloadFile, payload.text, given, rules, options);
    const read = { file, text: payload.text, look };
    return whenReady(lintKnown(read, given, foundBefore), (result) => checkedAs(file, result));
  });
}

/** Only what stands at its path looks like something. */
const lookOf = ({ file, isStream, read }: PayloadFile): Look | undefined =>
  isStream || read ? undefined : lookAt(file);

const saidOfAll = ({ kind, syntax }: CheckFileOptions): Pick<LintOptions, 'kind' | 'syntax'> | undefined =>
  kind === undefined && syntax === undefined
    ? undefined
    : { ...(kind !== undefined && { kind }), ...(syntax !== undefined && { syntax }) };

const checkedAs = (file: string, { kind, kinds, findings, showableLines }: LintResult, fixed = 0): CheckedFile => ({
  file,
  kind,
  kinds,
  findings,
  showableLines,
  fixed,
});

const checkLines = async (file: string, options: LintLinesOptions): Promise<CheckedFile> =>
  checkedAs(file, await lintLines(file, open(file), options));

async function checkMended(
  payloadFile: PayloadFile,
  text: string,
  given: LintOptions,
  rules: FileSettings['rules'],
  { fix, foundBefore }: CheckFileOptions,
): Promise<CheckedFile> {
  const { file, isStream } = payloadFile;
  const mended = fixText(text, await optionsFor(file, given), ({ rule }) => rules[rule] !== 'off');
  if (mended.fixes > 0 && fix === 'write') writeMended(file, isStream, mended.text);
  return checkedAs(file, await lintKnown({ file, text: mended.text }, given, foundBefore), mended.fixes);
}

/** Whether a file has a payload in each line. */
export const hasLines = ({ file, named }: PayloadFile, { ndjson = false }: Pick<CheckFileOptions, 'ndjson'>): boolean =>
  LINES.test(file) || (named && ndjson);

const LINES = /\.(?:ndjson|jsonl)$/i;

function readFile({ file, isStream, read }: PayloadFile, maxBytes: number): PayloadText | Promise<PayloadText> {
  if (read) return bytesToText(read(), maxBytes);
  return isStream ? readStream(open(file), maxBytes) : readPayload(file, maxBytes);
}

const open = (file: string): AsyncIterable<Buffer> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

function writeMended(file: string, isStream: boolean, text: string): void {
  if (isStream) throw new UsageError(`${file}: --fix can’t write into it; --fix-dry-run says what it would do`);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file}: the mended file can’t be written (${describeSystemError(error)})`);
  }
}

/** Checks a text, unless it is known what was found in it. What is proven, and so waited for, takes a clock each time. */
function lintKnown(
  read: ReadText,
  given: LintOptions,
  foundBefore: FoundBefore | undefined,
): LintResult | Promise<LintResult> {
  if (foundBefore === undefined) return lint(read, given);
  const key = foundBefore.keyOf(read, checkedHow(read.file, given));
  const kept = foundBefore.find(key, read.text);
  if (kept) return kept;
  const result = lint(read, given);
  if (result instanceof Promise) return result;
  foundBefore.keep(key, read.text, result);
  return result;
}

/** All that has a say in what is found in a text. */
const checkedHow = (file: string, given: LintOptions): object => ({ extension: extensionOf(file), ...given });

const lint = ({ file, text }: ReadText, given: LintOptions): LintResult | Promise<LintResult> =>
  whenReady(optionsFor(file, given), (options) => lintOrProve(text, options));

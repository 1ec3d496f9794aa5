import { createReadStream, writeFileSync } from 'node:fs';
import type { FileSettings } from '../../config/file-settings.ts';
import { fixText } from '../../core/fix/fix-text.ts';
import { checkedAs, describeUnread, type LintedFile, optionsFor } from '../../core/lint-payload.ts';
import type { LintResult } from '../../core/lint-result.ts';
import { type LintOptions, lintOrProve } from '../../core/lint-text.ts';
import type { Syntax } from '../../core/read/source.ts';
import { type Look, lookAt } from '../cache/file-looks.ts';
import type { FoundBefore, ReadText } from '../cache/found-before.ts';
import { UsageError } from '../exit-status.ts';
import type { Progress } from '../progress.ts';
import { describeSystemError } from '../system-error.ts';
import type { PayloadFile } from './find-files.ts';
import { type LintLinesOptions, lintLines } from './lint-lines.ts';
import { bytesToText, type PayloadText, readPayload, readStream } from './read-payload.ts';
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
  /** How many places of it were mended, or would be. */
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
  const given = withSaidOfAll(lint, options);
  if (hasLines(payloadFile, options)) return checkLines(payloadFile, { ...given, maxBytes, progress });
  const look = foundBefore && fix === undefined ? lookOf(payloadFile) : undefined;
  const unread = look && foundBefore?.findUnread(file, look, checkedAs(file, given));
  if (unread) return reportOf(file, unread);
  return whenReady(readFile(payloadFile, maxBytes), (payload) => {
    if (!('text' in payload)) return reportOf(file, describeUnread(payload.problem));
    if (fix !== undefined) return checkMended(payloadFile, payload.text, given, rules, options);
    const read = { file, text: payload.text, look };
    return whenReady(lintKnown(read, given, foundBefore), (result) => reportOf(file, result));
  });
}

/** Only what stands at its path looks like something. */
const lookOf = ({ file, isStream, read }: PayloadFile): Look | undefined =>
  isStream || read ? undefined : lookAt(file);

function withSaidOfAll(lint: FileSettings['lint'], { kind, syntax }: CheckFileOptions): LintOptions {
  if (kind === undefined && syntax === undefined) return lint;
  return { ...lint, ...(kind !== undefined && { kind }), ...(syntax !== undefined && { syntax }) };
}

const reportOf = (file: string, { kind, kinds, findings, showableLines }: LintResult, fixed = 0): CheckedFile => ({
  file,
  kind,
  kinds,
  findings,
  showableLines,
  fixed,
});

const checkLines = async ({ file, read }: PayloadFile, options: LintLinesOptions): Promise<CheckedFile> =>
  reportOf(file, await lintLines(file, read ? [read()] : open(file), options));

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
  return reportOf(file, await lintKnown({ file, text: mended.text }, given, foundBefore), mended.fixes);
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

/** Checks a text, unless it is known what was found in it. */
function lintKnown(
  read: ReadText,
  given: LintOptions,
  foundBefore: FoundBefore | undefined,
): LintResult | Promise<LintResult> {
  const key = foundBefore?.keyOf(read, checkedAs(read.file, given));
  const known = key && foundBefore?.find(key);
  if (known) return known;
  return whenReady(optionsFor(read.file, given), (options) => {
    const result = lintOrProve(read.text, options);
    // What is proven, and so waited for, takes a clock each time.
    if (key && !(result instanceof Promise)) foundBefore?.keep(key, result);
    return result;
  });
}

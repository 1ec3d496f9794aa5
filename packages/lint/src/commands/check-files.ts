import { createReadStream } from 'node:fs';
import { UsageError } from '../exit-status.ts';
import { type FoundFiles, findFiles, type PayloadFile } from '../find-files.ts';
import { lintLines } from '../lint-lines.ts';
import { isReported, type LintedFile, lintPayload } from '../lint-payload.ts';
import type { LintOptions } from '../lint-text.ts';
import { readPayload, readStream } from '../read-payload.ts';
import { type FileReport, type Report, summarize } from '../report.ts';

/** How files are checked. */
export interface CheckFilesOptions extends LintOptions {
  /** How many bytes a file may have; of one with a payload in each line, how many bytes a line may have. */
  readonly maxBytes: number;
  /** Whether each line of standard input, and of the files that are named, is a payload. */
  readonly ndjson?: boolean;
}

const STANDARD_INPUT = '-';

/**
 * Checks files, folders, globs and standard input (`-`), each file once.
 *
 * @throws {UsageError} where an argument stands for nothing.
 */
export async function checkFiles(args: readonly string[], options: CheckFilesOptions): Promise<Report> {
  const found = findAll(args);
  const reports = new Map<string, FileReport>();
  let leftOut = 0;
  for (const payloadFile of found.flatMap(({ files }) => files)) {
    const { file, named } = payloadFile;
    if (reports.has(file)) continue;
    const report = await checkFile(payloadFile, options);
    if (named || isReported(report)) reports.set(file, report);
    else leftOut++;
  }
  const files = [...reports.values()];
  const isEmpty = (each: FoundFiles): boolean => !each.files.some(({ file }) => reports.has(file));
  return {
    files,
    summary: summarize(files),
    leftOut,
    withoutPayload: found.filter(isEmpty).map(({ argument }) => argument),
  };
}

async function checkFile({ file, named, isStream }: PayloadFile, options: CheckFilesOptions): Promise<LintedFile> {
  if (LINES.test(file) || (named && options.ndjson)) return lintLines(file, open(file), options);
  const payload = isStream ? await readStream(open(file), options.maxBytes) : readPayload(file, options.maxBytes);
  return lintPayload(file, payload, options);
}

/** The names of files that have a payload in each line. */
const LINES = /\.(?:ndjson|jsonl)$/i;

function findAll(args: readonly string[]): FoundFiles[] {
  const found = args.map((argument) => (argument === STANDARD_INPUT ? INPUT : findFiles(argument)));
  const problems = found.filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return found;
  throw new UsageError(problems.map(({ argument, problem }) => `${argument}: ${problem}`).join('\n'));
}

const INPUT: FoundFiles = { argument: STANDARD_INPUT, files: [{ file: STANDARD_INPUT, named: true, isStream: true }] };

const open = (file: string): AsyncIterable<Buffer> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

import { createReadStream } from 'node:fs';
import { UsageError } from '../exit-status.ts';
import { type FoundFiles, findFiles } from '../find-files.ts';
import { isReported, lintPayload } from '../lint-payload.ts';
import type { LintOptions } from '../lint-text.ts';
import { readPayload, readStream } from '../read-payload.ts';
import { type FileReport, type Report, summarize } from '../report.ts';

/** How files are checked. */
export interface CheckFilesOptions extends LintOptions {
  /** How many bytes a file may have. */
  readonly maxBytes: number;
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
  for (const { file, named, isStream } of found.flatMap(({ files }) => files)) {
    if (reports.has(file)) continue;
    const payload = isStream ? await readStream(open(file), options.maxBytes) : readPayload(file, options.maxBytes);
    const report = await lintPayload(file, payload, options);
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

function findAll(args: readonly string[]): FoundFiles[] {
  const found = args.map((argument) => (argument === STANDARD_INPUT ? INPUT : findFiles(argument)));
  const problems = found.filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return found;
  throw new UsageError(problems.map(({ argument, problem }) => `${argument}: ${problem}`).join('\n'));
}

const INPUT: FoundFiles = { argument: STANDARD_INPUT, files: [{ file: STANDARD_INPUT, named: true, isStream: true }] };

const open = (file: string): AsyncIterable<Buffer> =>
  file === STANDARD_INPUT ? process.stdin : createReadStream(file);

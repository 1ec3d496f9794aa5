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
  const found = await findAll(args);
  const reports = new Map<string, FileReport>();
  let leftOut = 0;
  for (const { file, named } of found.flatMap(({ files }) => files)) {
    if (reports.has(file)) continue;
    const report = lintPayload(file, await read(file, options.maxBytes), options);
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

async function findAll(args: readonly string[]): Promise<FoundFiles[]> {
  const found: FoundFiles[] = [];
  for (const argument of args) found.push(argument === STANDARD_INPUT ? INPUT : await findFiles(argument));
  const problems = found.filter(({ problem }) => problem !== undefined);
  if (problems.length === 0) return found;
  throw new UsageError(problems.map(({ argument, problem }) => `${argument}: ${problem}`).join('\n'));
}

const INPUT: FoundFiles = { argument: STANDARD_INPUT, files: [{ file: STANDARD_INPUT, named: true }] };

const read = (file: string, maxBytes: number) =>
  file === STANDARD_INPUT ? readStream(process.stdin, maxBytes) : readPayload(file, maxBytes);

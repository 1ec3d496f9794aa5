import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { UsageError } from '../exit-status.ts';
import type { PayloadFile } from './find-files.ts';

/** The options that leave out some of the files that were found. */
export const SELECTION_OPTIONS = {
  since: { type: 'string' },
  staged: { type: 'boolean' },
  shard: { type: 'string' },
} as const;

/** Their values, as they were given. */
export interface SelectionValues {
  readonly since?: string | undefined;
  readonly staged?: boolean | undefined;
  readonly shard?: string | undefined;
}

/** Some of the files. */
export interface Selection {
  /** Takes them of all that are found, each once. */
  readonly take: (files: readonly PayloadFile[]) => readonly PayloadFile[];
  /** Those that git names, by their absolute paths: it has them whatever `.gitignore` says, and not always in the folder. */
  readonly listed?: readonly string[];
}

/**
 * Reads what the options say; `undefined` where they take all files.
 *
 * @throws {UsageError} where they can't be meant.
 */
export async function readSelection({ since, staged, shard }: SelectionValues): Promise<Selection | undefined> {
  if (since !== undefined && staged) throw new UsageError('--since and --staged: one of them only');
  const selections = [
    ...(since === undefined ? [] : [await changedSince(since)]),
    ...(staged ? [await onlyStaged()] : []),
    // Last: it counts what the others leave.
    ...(shard === undefined ? [] : [readShard(shard)]),
  ];
  if (selections.length === 0) return undefined;
  return {
    take: (files) => selections.reduce((left, { take }) => take(left), files),
    listed: selections.flatMap(({ listed = [] }) => listed),
  };
}

// What starts other programs takes a while to load: it is loaded where git is asked.

async function changedSince(ref: string): Promise<Selection> {
  const { filesSince } = await import('./git.ts');
  const changed = filesSince(ref);
  return {
    take: (files) => files.filter(({ file }) => changed.has(placeOf(file))),
    listed: [...changed].map(fromHere),
  };
}

/** Of a staged file, what will be committed is checked: the working copy may be ahead of it, or gone. */
async function onlyStaged(): Promise<Selection> {
  const { stagedFiles } = await import('./git.ts');
  const staged = stagedFiles();
  return {
    take: (files) =>
      files.flatMap((file) => {
        const read = staged.get(placeOf(file.file));
        return read ? [{ ...file, read }] : [];
      }),
    listed: [...staged.keys()].map(fromHere),
  };
}

/** A file's absolute path, as git has it. */
function placeOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(realpathSync('.'), file);
  }
}

/** A path of git's below the working folder, as that was named: git follows links on the way to it. */
const fromHere = (path: string): string => resolve(relative(realpathSync('.'), path));

/** `2/4` is the second quarter: of files in their order, every fourth. */
function readShard(value: string): Selection {
  const [, part, parts] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part < 1 || part > parts) {
    throw new UsageError(`--shard ${JSON.stringify(value)}: a part and the number of parts, such as 1/4`);
  }
  const take: Selection['take'] = (files) => {
    const names = [...new Set(files.map(({ file }) => file))].sort();
    const own = new Set(names.filter((_, i) => i % parts === part - 1));
    return files.filter(({ file }) => own.has(file));
  };
  return { take };
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { count } from '@pg/type-codes';
import picomatch from 'picomatch';
import { CONFIG_NAMES } from '../../config/find-config.ts';
import { ExitStatus } from '../exit-status.ts';
import { isMistake } from '../mistake.ts';
import { jsonReport } from '../report/formats/json.ts';
import type { Paint } from '../report/formats/stylish.ts';
import type { Report } from '../report/report.ts';
import { write } from '../terminal.ts';
import { CheckedBefore } from '../watch/checked-before.ts';
import { FolderWatch } from '../watch/folder-watch.ts';
import type { CheckFilesOptions } from './check-files.ts';

/** What is watched, and how it is checked and told of. */
export interface Watching {
  /** The arguments of the command. */
  readonly args: readonly string[];
  /** Other files that have a say, as far as they are named: a configuration, a baseline. */
  readonly others: readonly string[];
  readonly run: (options: Pick<CheckFilesOptions, 'check' | 'onFolder'>) => Promise<Report>;
  /** Prints a report. */
  readonly tell: (report: Report) => Promise<unknown>;
  readonly paint: Paint;
  /** Whether a report takes the place of the last one, as on a terminal. */
  readonly clears: boolean;
}

/**
 * Checks, and checks again when files, configurations or the baseline change, until it is ended. Of a round in which
 * nothing was checked and nothing else was found it says nothing.
 */
export async function watch(watching: Watching): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  const checked = new CheckedBefore();
  const folders = new FolderWatch((path) => checked.forget(path));
  for (let last: string | undefined; ; await folders.next()) {
    const round = await checkRound(watching, checked, folders);
    if (checked.anew > 0 || round.identity !== last) await tell(round, watching, checked);
    last = round.identity;
  }
}

/** It is how it is meant to end, whatever was found: a status is for those who wait for one. */
function end(): void {
  process.exit(ExitStatus.Clean);
}

/** What came of a round, and a text that another round has only if the same came of it. */
interface Round {
  readonly report?: Report;
  readonly mistake?: Error;
  readonly identity: string;
}

async function checkRound(
  { args, others, run }: Watching,
  checked: CheckedBefore,
  folders: FolderWatch,
): Promise<Round> {
  checked.begin();
  for (const path of [...args.map(baseOf), ...others]) folders.addAbove(resolve(path), WATCHED_NAMES);
  try {
    const report = await run({
      check: (...file) => checked.check(...file),
      onFolder: (folder) => folders.add(folder),
    });
    checked.end();
    return { report, identity: jsonReport(report) };
  } catch (error) {
    return { mistake: requireMistake(error), identity: String(error) };
  }
}

/** What has a say in the files of every folder below. */
const WATCHED_NAMES = [...CONFIG_NAMES, '.gitignore'];

/** What stands for files in an argument before its first glob. */
const baseOf = (argument: string): string => (existsSync(argument) ? argument : picomatch.scan(argument).base || '.');

/** A mistake is shown until it is mended; everything else is an internal failure. */
function requireMistake(error: unknown): Error {
  if (isMistake(error)) return error;
  throw error;
}

async function tell(
  { report, mistake }: Round,
  { tell: print, paint, clears }: Watching,
  checked: CheckedBefore,
): Promise<void> {
  if (clears) write(1, CLEAR);
  const { anew, seen } = checked;
  const what = mistake ? 'nothing checked' : `${count(anew, 'file')} checked, ${seen - anew} as before`;
  write(1, `${paint('dim', `[${new Date().toTimeString().slice(0, 8)}] ${what}`)}\n\n`);
  try {
    if (mistake) throw mistake;
    if (report) await print(report);
  } catch (error) {
    // On standard output, too: it stands between what was printed before and after.
    write(1, `pg-lint: ${requireMistake(error).message}\n`);
  }
  write(1, `${paint('dim', WAITING)}\n`);
}

const CLEAR = '\x1b[H\x1b[2J';

const WAITING = '\nWaiting for changes; Ctrl-C ends.';

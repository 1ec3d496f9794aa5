import { count } from '@pg/type-codes';
import { checkFiles } from '../commands/check-files.ts';
import type { FileReport } from '../report/report.ts';
import { groupBy } from './group-by.ts';
import { folderOf, hasErrors, isUnread, type Survey, UNCONFIGURED } from './survey.ts';

/** Files that a first configuration leaves out, and why. */
export interface Ignored {
  readonly glob: string;
  readonly reason: string;
  readonly files: readonly string[];
}

/** What a check would report of a repository though nothing there is to be mended; of most that is nothing. */
export async function findIgnored({ reported }: Survey): Promise<Ignored[]> {
  const wrong = findWrongFolders(reported);
  const rest = reported.filter(({ file }) => !wrong.has(wrongFolderOf(file) ?? ''));
  return [...wrong.values(), ...(await findCommented(rest))];
}

/** A word in a folder's name by which what is in it is wrong on purpose. */
const WRONG = /(?:^|[-_. ])(?:invalid|wrong|bad|broken|malformed|rejected|failing|mistakes?)(?:$|[-_. ])/i;

/** Folders that are named for mistakes, and have one in each of their payloads. */
function findWrongFolders(reported: readonly FileReport[]): ReadonlyMap<string, Ignored> {
  const folders = groupBy(reported, ({ file }) => wrongFolderOf(file));
  const wrong = [...folders].filter(([, inside]) => inside.every(hasErrors));
  return new Map(
    wrong.map(([folder, inside]) => {
      const reason = `a name for mistakes, and errors in all that it has (${count(inside.length, 'file')})`;
      return [folder, { glob: toGlob(folder), reason, files: inside.map(({ file }) => file) }];
    }),
  );
}

/** The uppermost folder of a file that is named for mistakes. */
function wrongFolderOf(file: string): string | undefined {
  const folders = folderOf(file).split('/');
  const depth = folders.findIndex((name) => WRONG.test(name));
  return depth < 0 ? undefined : folders.slice(0, depth + 1).join('/');
}

/** JSON with comments, such as a compiler's settings: it is no payload, and can't be read as one. */
async function findCommented(reported: readonly FileReport[]): Promise<Ignored[]> {
  const unread = reported.filter(isUnread).map(({ file }) => file);
  const { files } = await checkFiles(unread, { ...UNCONFIGURED, syntax: 'jsonc' });
  const others = files.filter(({ findings }) => findings.some(({ rule }) => rule === 'unknown-kind'));
  return others.map(({ file }) => ({
    glob: toGlob(file),
    reason: 'JSON with comments, and no payload',
    files: [file],
  }));
}

/** A path as a glob: what has a meaning there stands for any one character. */
const toGlob = (path: string): string => path.replace(/[\\*[\]{}()!+@|]/g, '?').replace(/^\s/, '?');

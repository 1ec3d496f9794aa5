import { execFileSync } from 'node:child_process';
import { folderOf } from './command.ts';

export function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/** Creates a repository with these files, which are not tracked. */
export function newRepositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  git(folder, 'init', '-q');
  return folder;
}

/** Creates a repository with these files in the first commit. */
export function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = newRepositoryOf(files);
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'First');
  return folder;
}

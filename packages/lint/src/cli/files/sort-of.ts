import { statSync } from 'node:fs';

/** What stands at a path; what can't be looked at is taken for a file, so that reading it says why. */
export function sortOf(path: string): 'file' | 'folder' | 'stream' | 'nothing' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'nothing';
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'stream';
  } catch {
    return 'file';
  }
}

import { statSync } from 'node:fs';

/**
 * How a file looks from outside: its inode, its bytes, and when the inode was changed, in milliseconds since 1970. A file
 * that looks as it did holds what it held: whatever changes a file changes that time, which nobody can set back.
 */
export interface Look {
  readonly inode: number;
  readonly size: number;
  readonly changed: number;
}

/** How a file looks; `undefined` where it can't be looked at. */
export function lookAt(file: string): Look | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    // A fraction of a millisecond tells nothing among times that are settled, and is long to write.
    return stats && { inode: stats.ino, size: stats.size, changed: Math.floor(stats.ctimeMs) };
  } catch {
    return undefined;
  }
}

export const isSameLook = (a: Look, b: Look): boolean =>
  a.inode === b.inode && a.size === b.size && a.changed === b.changed;

/** Milliseconds that are one time for the coarsest of file systems, FAT. */
const COARSEST_TIME = 2000;

/** Says of looks at files, from now on, whether they tell: what was changed just now may change again and look the same. */
export function settledLooks(): (look: Look) => boolean {
  const settledBefore = Date.now() - COARSEST_TIME;
  return ({ changed }) => changed < settledBefore;
}

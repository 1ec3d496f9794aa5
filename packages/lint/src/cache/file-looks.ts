import { statSync } from 'node:fs';

/** How a file looks from outside: its inode, its bytes, and when the inode was changed, in milliseconds since 1970. */
export interface Look {
  readonly inode: number;
  readonly size: number;
  readonly changed: number;
}

/** How a file looked, and the hash of what was in it. */
interface Known extends Look {
  readonly content: string;
}

/** A file as it is written down. */
type WrittenLook = readonly [file: string, inode: number, size: number, changed: number, content: string];

/** Files as they are written down, one behind the other: a list of lists takes twice as long to read. */
export type WrittenLooks = readonly WrittenLook[number][];

const FIELDS = 5;

/**
 * What was in files, by how they look: a file that looks as it did has the content that it had. Whatever changes a file
 * changes the time of its inode, which nobody can set back.
 */
export class FileLooks {
  readonly #before = new Map<string, Known>();
  readonly #now = new Map<string, Known>();
  /** What was changed later than this may change again and look the same. */
  readonly #settledBefore = Date.now() - COARSEST_TIME;
  #isChanged = false;

  constructor(written: WrittenLooks) {
    for (let i = 0; i < written.length; i += FIELDS) {
      const [file, inode, size, changed, content] = written.slice(i, i + FIELDS) as unknown as WrittenLook;
      this.#before.set(file, { inode, size, changed, content });
    }
  }

  /** Whether there is something to write down that was not written. */
  isChanged(isPartial: boolean): boolean {
    return this.#isChanged || (!isPartial && this.#now.size < this.#before.size);
  }

  /** The hash of a file's content, where it looks as it did. */
  contentOf(file: string, look: Look): string | undefined {
    const known = this.#before.get(file);
    if (known === undefined || !isSameLook(known, look)) return undefined;
    this.#now.set(file, known);
    return known.content;
  }

  /** Takes down what is in a file, which looked so before it was read. */
  keep(file: string, look: Look, content: string): void {
    if (look.changed >= this.#settledBefore || this.#now.has(file)) return;
    this.#now.set(file, { ...look, content });
    this.#isChanged = true;
  }

  written(isPartial: boolean): WrittenLooks {
    const all = isPartial ? new Map([...this.#before, ...this.#now]) : this.#now;
    return [...all].flatMap(([file, { inode, size, changed, content }]) => [file, inode, size, changed, content]);
  }
}

export const isSameLook = (a: Look, b: Look): boolean =>
  a.inode === b.inode && a.size === b.size && a.changed === b.changed;

/** Milliseconds that are one time for the coarsest of file systems, FAT. */
const COARSEST_TIME = 2000;

/** How a file looks; `undefined` where it can't be looked at. */
export function lookAt(file: string): Look | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats && { inode: stats.ino, size: stats.size, changed: stats.ctimeMs };
  } catch {
    return undefined;
  }
}

import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UsageError } from '../exit-status.ts';
import { describeSystemError } from '../system-error.ts';

/** Milliseconds without a change, after which what was changed is taken to be written. */
const CALM = 100;

/** Milliseconds after which changes that do not end are looked at all the same. */
const LONGEST = 1000;

interface Watched {
  readonly watcher: FSWatcher;
  /** The names in it that matter; `undefined` where all do. */
  names: Set<string> | undefined;
}

/**
 * Waits for changes in folders: each is watched alone, not what is in its folders. So nothing is watched that is not
 * looked at, which a recursive watch would do with `node_modules`, a file at a time.
 */
export class FolderWatch {
  readonly #watched = new Map<string, Watched>();
  /** Of those, what was asked for since the last change. */
  readonly #wanted = new Set<string>();
  readonly #onChange: (path: string) => void;
  #hasChanged = false;
  #wake = (): void => {};

  /** @param onChange Is told the full path of what has changed. */
  constructor(onChange: (path: string) => void) {
    this.#onChange = onChange;
  }

  /**
   * Watches a folder from now on, until a change after which nobody asks for it any more.
   *
   * @param names The names in it that matter; left out, all do.
   * @throws {UsageError} where the system has no more to give.
   */
  add(folder: string, names?: readonly string[]): void {
    const path = resolve(folder);
    const known = this.#watched.get(path) ?? this.#open(path);
    if (known === undefined) return;
    const isFirst = !this.#wanted.has(path);
    if (names === undefined) known.names = undefined;
    else if (isFirst) known.names = new Set(names);
    else for (const name of names) known.names?.add(name);
    this.#wanted.add(path);
  }

  /** Watches for a path, and for these names beside it and in every folder above. */
  addAbove(path: string, names: readonly string[]): void {
    const folder = dirname(path);
    this.add(folder, [...names, basename(path)]);
    if (folder !== path) this.addAbove(folder, names);
  }

  /** Waits until something has changed since it was asked last, and nothing more does. */
  async next(): Promise<void> {
    for (const path of this.#watched.keys()) {
      if (!this.#wanted.has(path)) this.#close(path);
    }
    if (!this.#hasChanged) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const start = performance.now();
    while (this.#hasChanged && performance.now() - start < LONGEST) {
      this.#hasChanged = false;
      await delay(CALM);
    }
    this.#hasChanged = false;
    this.#wanted.clear();
  }

  #open(path: string): Watched | undefined {
    try {
      const watcher = watch(path, (event, name) => this.#see(path, event, name));
      // A folder that is gone; the one above it tells.
      watcher.on('error', () => this.#close(path));
      const watched: Watched = { watcher, names: new Set() };
      this.#watched.set(path, watched);
      return watched;
    } catch (error) {
      if (!isFull(error)) return undefined;
      throw new UsageError(`--watch: ${path}: the system watches no more folders (${describeSystemError(error)})`);
    }
  }

  #see(folder: string, event: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    // What comes back at the same path is another folder: the old watch knows nothing of it.
    if (event === 'rename') this.#forget(path);
    if (event === 'rename' && name === basename(folder)) this.#forget(folder);
    const names = this.#watched.get(folder)?.names;
    if (name !== null && names !== undefined && !names.has(name)) return;
    this.#onChange(path);
    this.#hasChanged = true;
    this.#wake();
  }

  #forget(folder: string): void {
    for (const path of this.#watched.keys()) {
      if (path === folder || path.startsWith(folder + sep)) this.#close(path);
    }
  }

  #close(path: string): void {
    this.#watched.get(path)?.watcher.close();
    this.#watched.delete(path);
  }
}

/** Whether it is the number of watches that is exhausted; a folder that is not there, or not ours, has no changes. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(error.code));

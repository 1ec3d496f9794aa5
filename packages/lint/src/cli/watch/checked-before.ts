import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileSettings } from '../../config/file-settings.ts';
import { kindsToProve } from '../../core/kinds.ts';
import { type CheckedFile, type CheckFileOptions, checkFile } from '../files/check-file.ts';
import type { PayloadFile } from '../files/find-files.ts';

/** What is set for a file and has a say in what is found in it. */
type CheckSettings = Pick<FileSettings, 'lint' | 'rules'>;

interface Kept {
  readonly stamp: string;
  readonly checked: CheckedFile;
  /** By the runtime's clock. */
  readonly until: number;
}

/** Milliseconds for which is kept what takes a clock, such as a token's age. */
const A_WHILE = 60_000;

/** Milliseconds of work between two looks at what else there is to do, such as to end. */
const TURN = 50;

/** Checks files, and keeps what was found for as long as they stay as they are. */
export class CheckedBefore {
  readonly #kept = new Map<string, Kept>();
  /** The files of this round. */
  readonly #seen = new Set<string>();
  #anew = 0;
  #turnAt = 0;

  /** How many files of this round were checked, rather than known. */
  get anew(): number {
    return this.#anew;
  }

  /** How many files this round had. */
  get seen(): number {
    return this.#seen.size;
  }

  begin(): void {
    this.#seen.clear();
    this.#anew = 0;
  }

  /** Ends a round that has come to its end: what it did not ask for is kept no longer. */
  end(): void {
    for (const path of this.#kept.keys()) {
      if (!this.#seen.has(path)) this.#kept.delete(path);
    }
  }

  /** Something has happened to a file: it is checked, even if it looks the same. */
  forget(path: string): void {
    this.#kept.delete(path);
  }

  async check(file: PayloadFile, settings: CheckSettings, options: CheckFileOptions): Promise<CheckedFile> {
    const path = resolve(file.file);
    const stamp = stampOf(path, settings);
    this.#seen.add(path);
    const kept = this.#kept.get(path);
    if (kept?.stamp === stamp && performance.now() < kept.until) return kept.checked;
    await this.#takeTurns();
    this.#anew++;
    const checked = await checkFile(file, settings, options);
    const takesClock = checked.kinds.some((kind) => kindsToProve.has(kind));
    this.#kept.set(path, { stamp, checked, until: takesClock ? performance.now() + A_WHILE : Infinity });
    return checked;
  }

  async #takeTurns(): Promise<void> {
    if (performance.now() < this.#turnAt) return;
    await nextTurn();
    this.#turnAt = performance.now() + TURN;
  }
}

/** What a file looks like from outside, and what is set for it. */
function stampOf(path: string, { lint, rules }: CheckSettings): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  const look = stats && [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].map(String);
  return JSON.stringify([look, lint, rules]);
}

import { dirname } from 'node:path';
import { withoutControls } from '@pg/rule-kit/internal';
import type { Io } from './io.ts';

/** The first line is shown after this time, and then one every tenth of a second. */
const FIRST_MS = 1000;
const NEXT_MS = 100;
const ERASE_LINE = '\r\u001B[K';

/** A line on a terminal that shows which folder is being checked, and that goes away at the end. */
export class Progress {
  readonly #io: Io;
  readonly #now: () => number;
  #next: number;
  #isShown = false;

  constructor(io: Io, now: () => number = performance.now.bind(performance)) {
    this.#io = io;
    this.#now = now;
    this.#next = io.isTerminal(2) ? now() + FIRST_MS : Infinity;
  }

  show(done: number, total: number, file: string): void {
    if (this.#next === Infinity || this.#now() < this.#next) return;
    this.#next = this.#now() + NEXT_MS;
    this.#isShown = true;
    this.#io.write(2, `${ERASE_LINE}${done} of ${total} files: ${withoutControls(dirname(file)).slice(-60)}`);
  }

  clear(): void {
    if (this.#isShown) this.#io.write(2, ERASE_LINE);
    this.#isShown = false;
  }
}

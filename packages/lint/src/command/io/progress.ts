import { dirname } from 'node:path';
import { withoutControls } from '@pg/rule-kit/internal';
import type { Io } from './io.ts';

/** The first line is shown after this time, and then one every tenth of a second. */
const FIRST_MS = 1000;
const NEXT_MS = 100;
const ERASE_LINE = '\r\u001B[K';

/** A line on a terminal that shows which folder is being checked, and that goes away at the end. */
export function progressOn({ isTerminal, write }: Io, now: () => number = () => process.uptime() * 1000) {
  let next = isTerminal(2) ? now() + FIRST_MS : Infinity;
  let isShown = false;
  return {
    show(done: number, total: number, file: string): void {
      if (next === Infinity || now() < next) return;
      next = now() + NEXT_MS;
      isShown = true;
      write(2, `${ERASE_LINE}${done} of ${total} files: ${withoutControls(dirname(file)).slice(-60)}`);
    },
    clear(): void {
      if (isShown) write(2, ERASE_LINE);
      isShown = false;
    },
  };
}

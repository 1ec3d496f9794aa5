import { closeSync, lstatSync, openSync, rmSync } from 'node:fs';
import { deferSignals } from './defer-signals.ts';
import { pause } from './pause.ts';
import { codeOf } from './usage-error.ts';
import { writeTarget } from './write-target.ts';

/** A killed process left its lock. */
const OLD_MS = 10_000;

/** Runs an action that reads and writes a file, while no other process does. In a read-only folder, there is no lock. */
export function withLock(file: string, action: () => void): void {
  deferSignals();
  const lock = `${writeTarget(file)}.pg-lint-lock`;
  const isLocked = takeLock(lock);
  try {
    action();
  } finally {
    if (isLocked) rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return false;
      const { mtimeMs = Infinity } = lstatSync(lock, { throwIfNoEntry: false }) ?? {};
      if (Date.now() - mtimeMs > OLD_MS) rmSync(lock, { force: true });
      else pause(5);
    }
  }
}

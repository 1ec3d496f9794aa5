import { readdirSync } from 'node:fs';

/** From so many files on there is enough to compile that it matters. */
const MANY_FILES = 500;

/** A third of the weight. With less of it the files would wait, on a busy machine, for what is begun in the background. */
const STEP = 5;

const LOWEST = 19;

/**
 * Lets the threads in which V8 compiles and collects garbage step back behind the one that checks many files: there are
 * four of them, and on two processors they take the turn from the thread that they work for. Only Linux has a priority
 * for each thread.
 */
export function letBackgroundStepBack(files: number): void {
  if (files < MANY_FILES || process.platform !== 'linux') return;
  const { getPriority, setPriority } = process.getBuiltinModule('node:os');
  try {
    const behind = Math.min(getPriority() + STEP, LOWEST);
    for (const thread of readdirSync('/proc/self/task')) {
      if (thread !== String(process.pid)) setPriority(Number(thread), behind);
    }
  } catch {
    // Where this is not allowed, files are checked all the same.
  }
}

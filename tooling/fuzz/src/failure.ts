import { createContext, Script } from 'node:vm';
import { BrokenPromise } from './checks.ts';
import type { Target } from './targets.ts';

export interface Failure {
  /** The same for all inputs with the same cause. */
  readonly key: string;
  readonly target: Target;
  readonly text: string;
  readonly stack: string;
}

const MAX_CPU_MS = 2000;
/** Longer than `MAX_CPU_MS`, because other programs use the processor too. */
const INTERRUPT_AFTER_MS = 10_000;
const SHRINK_MS = 10_000;

const sandbox: { run: () => unknown } = { run: () => undefined };
const context = createContext(sandbox);
const script = new Script('run()');

/** Runs targets one after another. All share one time limit, because setting one takes longer than most targets. */
export async function failuresOf(targets: readonly Target[], text: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  let [current] = targets;
  const reportSlow = (): void => {
    if (current) failures.push({ key: `over two seconds: ${current.name}`, target: current, text, stack: '' });
  };
  sandbox.run = async () => {
    for (current of targets) {
      const start = process.cpuUsage();
      try {
        const promise = current.run(text);
        // The time limit does not interrupt promises.
        if (promise) await promise;
      } catch (error) {
        failures.push(describe(error, current, text));
      }
      const { user, system } = process.cpuUsage(start);
      if (user + system > MAX_CPU_MS * 1000) reportSlow();
    }
  };
  try {
    // Only a script can have a time limit. It also interrupts functions that the script calls, and regular expressions.
    await script.runInContext(context, { timeout: INTERRUPT_AFTER_MS });
  } catch {
    reportSlow();
  }
  return failures;
}

function describe(error: unknown, target: Target, text: string): Failure {
  if (error instanceof BrokenPromise) return { key: error.message, target, text, stack: `    in ${target.name}` };
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  const start = [`    in ${target.name}: ${message}`, ...frames.slice(0, 4)];
  return { key: `${name} ${frames[0]?.trim() ?? message}`, target, text, stack: start.join('\n') };
}

/** Removes parts of the text for some seconds, as long as the failure stays the same. */
export async function shrink(failure: Failure): Promise<Failure> {
  const end = Date.now() + SHRINK_MS;
  let smallest = failure;
  for (let size = failure.text.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < smallest.text.length && Date.now() < end; ) {
      const shorter = smallest.text.slice(0, at) + smallest.text.slice(at + size);
      const same = (await failuresOf([failure.target], shorter)).find(({ key }) => key === failure.key);
      if (same) smallest = same;
      else at += size;
    }
  }
  return smallest;
}

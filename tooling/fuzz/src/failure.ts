import { createContext, Script } from 'node:vm';
import { BrokenPromise } from './checks.ts';
import type { Target } from './targets.ts';

/** What a target did with a text that it must not do. */
export interface Failure {
  /** The same for all inputs that show the same fault. */
  readonly key: string;
  readonly target: Target;
  readonly text: string;
  readonly stack: string;
}

/** Milliseconds: of a processor for one run; until runs are interrupted, since other programs may be at work; for `shrink`. */
const LONGEST = 2000;
const INTERRUPTED = 10_000;
const PATIENCE = 10_000;

const sandbox: { run: () => unknown } = { run: () => undefined };
const context = createContext(sandbox);
const script = new Script('run()');

/** Runs targets one after another. A time limit takes longer than most of them: it is one for all. */
export async function failuresOf(targets: readonly Target[], text: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  let [current] = targets;
  const tooLong = (): void => {
    if (current) failures.push({ key: `over two seconds: ${current.name}`, target: current, text, stack: '' });
  };
  sandbox.run = async () => {
    for (current of targets) {
      const start = process.cpuUsage();
      try {
        const promise = current.run(text);
        // What is waited for is no longer interrupted.
        if (promise) await promise;
      } catch (error) {
        failures.push(describe(error, current, text));
      }
      const { user, system } = process.cpuUsage(start);
      if (user + system > LONGEST * 1000) tooLong();
    }
  };
  try {
    // Only a script has a time limit. What it calls is interrupted too, patterns included.
    await script.runInContext(context, { timeout: INTERRUPTED });
  } catch {
    tooLong();
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

/** The failure with the shortest text that leaving out parts of it finds in some seconds. */
export async function shrink(found: Failure): Promise<Failure> {
  const end = Date.now() + PATIENCE;
  let smallest = found;
  for (let size = found.text.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at < smallest.text.length && Date.now() < end; ) {
      const shorter = smallest.text.slice(0, at) + smallest.text.slice(at + size);
      const failure = (await failuresOf([found.target], shorter)).find(({ key }) => key === found.key);
      if (failure) smallest = failure;
      else at += size;
    }
  }
  return smallest;
}

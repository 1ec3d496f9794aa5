import { writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UsageError } from './usage-error.ts';

/** How long a configuration may take to load. */
export const MOST_SECONDS = 10;

/**
 * Runs a configuration that is a program, and returns its default export, awaited if it is a promise.
 *
 * @throws {UsageError} if that takes too long. A program that ends the process ends it with status 2, and a message.
 */
export async function runProgram(path: string, file: string): Promise<unknown> {
  const onExit = (): void => {
    const { message } = new UsageError(`${file}: the configuration must not end the process`);
    writeSync(2, `pg-lint: ${message}\n`);
    process.exitCode = 2;
  };
  let stop = (): void => {};
  const stopped = new Promise<never>((_, reject) => {
    const onLate = () => reject(new UsageError(`${file}: the configuration must load within ${MOST_SECONDS} seconds`));
    const timer = setTimeout(onLate, MOST_SECONDS * 1000);
    process.once('exit', onExit).once('unhandledRejection', reject);
    stop = () => {
      clearTimeout(timer);
      process.off('exit', onExit).off('unhandledRejection', reject);
    };
  });
  try {
    return await Promise.race([stopped, defaultExport(path)]);
  } finally {
    stop();
  }
}

async function defaultExport(path: string): Promise<unknown> {
  const program: { readonly default?: unknown } = await import(pathToFileURL(path).href);
  const value = await program.default;
  // Node.js reports a rejection that nobody handles only after this turn.
  await setImmediate();
  return value;
}

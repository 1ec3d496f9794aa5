import { statSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../system/usage-error.ts';

const MAX_LOAD_SECONDS = 10;

/**
 * Runs a configuration that is a program, and returns its default export. If that is a promise, it is awaited.
 *
 * @throws {UsageError} if that is too slow. If the program ends the process, the exit status is 2, with a message.
 */
export async function runProgram(path: string, file: string): Promise<unknown> {
  const onExit = (): void => {
    const { message } = new UsageError(`${file}: the configuration must not end the process`);
    writeSync(2, `pg-lint: ${message}\n`);
    process.exitCode = 2;
  };
  let stop = (): void => {};
  const stopped = new Promise<never>((_, reject) => {
    const onTimeout = () =>
      reject(new UsageError(`${file}: the configuration must load within ${MAX_LOAD_SECONDS} seconds`));
    const timer = setTimeout(onTimeout, MAX_LOAD_SECONDS * 1000);
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

/** The time of change of each program when it was run first. */
const loaded = new Map<string, number>();

/** Node.js never loads an address again, so that a program that changed has another one. */
function addressOf(path: string): string {
  const { mtimeMs } = statSync(path);
  const first = loaded.get(path) ?? mtimeMs;
  loaded.set(path, first);
  return `${pathToFileURL(path).href}${first === mtimeMs ? '' : `?${mtimeMs}`}`;
}

async function defaultExport(path: string): Promise<unknown> {
  const program: { readonly default?: unknown } = await import(addressOf(path));
  const value = await program.default;
  // Node.js reports unhandled rejections only after this turn of the event loop.
  await setImmediate();
  return value;
}

import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindOf } from '@pg/type-codes';
import { UsageError } from '../cli/exit-status.ts';
import { FILE_START } from '../cli/suppress/known-rules.ts';
import type { ReadConfig } from './load-config.ts';

/**
 * Runs a configuration that is a program, and takes its default export, a promise too.
 *
 * @param isLive Whether it is run anew if it has changed since it was run; what it imports is not.
 * @throws {UsageError} where it can't be run.
 */
export async function runConfig(path: string, file: string, isLive: boolean): Promise<ReadConfig> {
  if (!existsSync(path)) throw new UsageError(`${file}: no such configuration`);
  try {
    const program: { readonly default?: unknown } = await import(isLive ? liveUrl(path) : pathToFileURL(path).href);
    return { value: await program.default, spanOf: () => FILE_START, placeOf: () => ({ name: file, offset: 0 }) };
  } catch (error) {
    throw new UsageError(describeError(path, file, error));
  }
}

/** Another URL for each version of the file: a runtime runs each URL once. */
function liveUrl(path: string): string {
  // What is CommonJS is kept by its path.
  delete createRequire(path).cache[resolve(path)];
  const url = pathToFileURL(path);
  url.search = String(statSync(path).mtimeMs);
  return url.href;
}

/** Why it can't be run: where in it that was, and what it says itself. */
function describeError(path: string, file: string, error: unknown): string {
  if (!(error instanceof Error)) return `${file}: the configuration can’t be loaded (it threw ${kindOf(error)})`;
  if ('code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION') return describeExtension(path, file);
  const [, place = ''] =
    new RegExp(`${escapePattern(basename(path))}(?:\\?[\\d.]+)?(:\\d+(?::\\d+)?)`).exec(error.stack ?? '') ?? [];
  const [reason = ''] = error.message.split('\n');
  return `${file}${place}: the configuration can’t be loaded (${error.name}: ${reason})`;
}

function describeExtension(path: string, file: string): string {
  if (extname(path) !== '.ts') return `${file}: no configuration by its name, .js, .mjs, .ts or .json only`;
  const { node } = process.versions;
  return `${file}: Node ${node} does not read TypeScript, run Node 22.18 or later, or write .mjs or .json`;
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './exit-status.ts';

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} for an option that it does not have.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the options can’t be read');
  }
}

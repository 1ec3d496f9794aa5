import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '@pg/rule-kit';
import { UsageError } from './exit-status.ts';

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} for an option that it does not have, or that lacks its value.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? describe(error, config) : 'the options can’t be read');
  }
}

/**
 * The runtime's sentences name the option first, in single quotes, its short form before it and its value behind it; they
 * go on about things that are not at hand here.
 */
function describe({ message }: Error, { options = {}, allowPositionals }: ParseArgsConfig): string {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const option = quoted.split(/,? /).findLast((word) => word.startsWith('-'));
  const name = option?.replace(/^-+/, '') ?? '';
  const known = options[name];
  if (option === undefined) return `${quoted}: options only, nothing is to be named`;
  if (known?.type === 'boolean') {
    const opposite = `no-${name}` in options ? `; the opposite is --no-${name}` : '';
    return `${option}: it takes no value${opposite}`;
  }
  if (known) return `${option}: its value is missing; one that starts with - is written ${option}=-…`;
  const near = nearestName(name, Object.keys(options));
  const hints = near
    ? [`did you mean --${near.name}?`]
    : allowPositionals
      ? [`a file of that name is written ./${option}`]
      : [];
  return [`${option}: there is no such option`, ...hints].join('; ');
}

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { listInWords, nearestName } from '@pg/rule-kit';
import { UsageError } from '../../system/usage-error.ts';
import site from '../site.json' with { type: 'json' };

/** The option that every command has. */
export const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} for an unknown option, or an option without its value.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? describe(error, config) : 'the options can’t be read');
  }
}

/** In Node's messages, the first quoted part is the option, like '-f, --format <value>'. */
function describe({ message }: Error, { options = {}, allowPositionals }: ParseArgsConfig): string {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const option = quoted.split(/,? /).findLast((word) => word.startsWith('-'));
  const name = option?.replace(/^-+/, '') ?? '';
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `this command accepts only options, but was given ${quoted}`;
  if (known?.type === 'boolean') {
    const opposite = `no-${name}` in options ? `; the opposite is --no-${name}` : '';
    return `${option} accepts no value${opposite}`;
  }
  if (known) return `${option} needs a value; write a value that starts with - as ${option}=-…`;
  const near = nearestName(name, Object.keys(options));
  const fileHint = allowPositionals ? `; to name a file, write ./${option}` : '';
  return `${option} is not an option${near ? `; did you mean --${near.name}?` : fileHint}`;
}

export function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new UsageError(`${option} must be ${listInWords(allowed)}, but is ${JSON.stringify(value)}`);
  return found;
}

export function requireWholeNumber(option: string, value: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, but is ${JSON.stringify(value)}`);
}

export function requireFileName(option: string, file: string): string {
  if (file === '') throw new UsageError(`${option} needs the name of a file`);
  return file;
}

/** Reads `--config FILE` and `--no-config`. */
export function readConfig(values: {
  readonly config?: string | undefined;
  readonly 'no-config'?: boolean | undefined;
}): string | false | undefined {
  const { config, 'no-config': isOff } = values;
  if (config !== undefined && isOff) throw new UsageError('--config and --no-config can’t be used together');
  return isOff ? false : config === undefined ? undefined : requireFileName('--config', config);
}

/** The placeholder for the rule's identifier in `--reference`. */
const RULE = '{rule}';

/**
 * Reads `--reference ADDRESS`; by default, the project's site, if the repository has an address. Returns a function from a
 * rule to the address of its page.
 *
 * @throws {UsageError} for an address without `http:` or `https:`, or without the placeholder for the rule.
 */
export function readReference(
  address: string | undefined = site.rulePage || undefined,
): ((rule: string) => string) | undefined {
  if (address === undefined) return undefined;
  const addressOf = (rule: string): string => address.replaceAll(RULE, rule);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(addressOf('rule'))) {
    throw new UsageError(
      `--reference must be an address that starts with https:// or http://, but is ${JSON.stringify(address)}`,
    );
  }
  if (!address.includes(RULE)) {
    throw new UsageError(
      `--reference must have ${RULE} in place of the rule’s identifier, but is ${JSON.stringify(address)}`,
    );
  }
  return (rule) => toUri(new URL(addressOf(rule)));
}

/** Encodes characters that a URL may have but a URI may not, and parentheses, which would end a link in Markdown. */
const toUri = ({ href }: URL): string =>
  href.replace(/[^\w\-.~:/?#[\]@!$&'*+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { listInWords, nearestName } from '@pg/rule-kit';
import { UsageError } from '../../config/usage-error.ts';

/** The option that every command has. */
export const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} for an option that it does not have, or an option without its value.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? describe(error, config) : 'the options can’t be read');
  }
}

/** Node's messages have the option in single quotes first, after its short form and before its value. */
function describe({ message }: Error, { options = {}, allowPositionals }: ParseArgsConfig): string {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const option = quoted.split(/,? /).findLast((word) => word.startsWith('-'));
  const name = option?.replace(/^-+/, '') ?? '';
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `this command takes only options, but was given ${quoted}`;
  if (known?.type === 'boolean') {
    const opposite = `no-${name}` in options ? `; the opposite is --no-${name}` : '';
    return `${option} takes no value${opposite}`;
  }
  if (known) return `${option} needs a value; write a value that starts with - as ${option}=-…`;
  const near = nearestName(name, Object.keys(options));
  const fileHint = allowPositionals ? `; to name a file, write ./${option}` : '';
  return `${option} is not an option${near ? `; did you mean --${near.name}?` : fileHint}`;
}

/** The value of an option that must be one of a few words. */
export function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined)
    throw new UsageError(`${option} must be ${listInWords(allowed)}, but is ${JSON.stringify(value)}`);
  return found;
}

/** The value of an option that must be a whole number within bounds. */
export function requireWhole(option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} must be a whole number from ${least} to ${most}, but is ${JSON.stringify(value)}`);
}

/** The value of an option that must be the name of a file. */
export function requireName(option: string, file: string): string {
  if (file === '') throw new UsageError(`${option} needs the name of a file`);
  return file;
}

/** The placeholder for the rule's identifier in `--reference`. */
const RULE = '{rule}';

/**
 * Reads `--reference ADDRESS`: gives the address of a rule's page in a hosted reference.
 *
 * @throws {UsageError} for an address that is not of the web, or is the same for every rule.
 */
export function readReference(address: string | undefined): ((rule: string) => string) | undefined {
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
  return (rule) => encodeRest(new URL(addressOf(rule)));
}

/** A URL object may have characters that a URI has not, and parentheses, which would end a link in Markdown. */
const encodeRest = ({ href }: URL): string =>
  href.replace(/[^\w\-.~:/?#[\]@!$&'*+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

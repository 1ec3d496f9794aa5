import { type ParseArgsConfig, parseArgs } from 'node:util';
import { listInWords, nearestName } from '@pg/rule-kit';
import { UsageError } from '../../config/usage-error.ts';

/** The option that every command has. */
export const HELP_OPTION = { help: { type: 'boolean', short: 'h' } } as const;

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

/** Node's messages have the option in single quotes first, after its short form and before its value. */
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
  const fileHint = allowPositionals ? `; a file of that name is written ./${option}` : '';
  return `${option}: there is no such option${near ? `; did you mean --${near.name}?` : fileHint}`;
}

/** The value of an option that takes one of a few words. */
export function requireOneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} ${JSON.stringify(value)}: there is ${listInWords(allowed)}`);
  return found;
}

/** The value of an option that takes a whole number within bounds. */
export function requireWhole(option: string, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${option} ${JSON.stringify(value)}: a whole number, ${least} to ${most}`);
}

/** The value of an option that takes the name of a file. */
export function requireName(option: string, file: string): string {
  if (file === '') throw new UsageError(`${option}: the name of a file is missing`);
  return file;
}

/** What stands for the rule's identifier in `--reference`. */
const RULE = '{rule}';

/**
 * Reads `--reference ADDRESS`: gives the address of a rule's page in a hosted reference.
 *
 * @throws {UsageError} where it is no address of the web, or would be the same for every rule.
 */
export function readReference(address: string | undefined): ((rule: string) => string) | undefined {
  if (address === undefined) return undefined;
  const addressOf = (rule: string): string => address.replaceAll(RULE, rule);
  const option = `--reference ${JSON.stringify(address)}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(addressOf('rule'))) {
    throw new UsageError(`${option}: an address that starts with https:// or http://`);
  }
  if (!address.includes(RULE)) {
    throw new UsageError(`${option}: ${RULE} is missing, which stands for the rule’s identifier`);
  }
  return (rule) => encodeRest(new URL(addressOf(rule)));
}

/** A URL object may hold what no URI does, and parentheses, which would end a link in Markdown. */
const encodeRest = ({ href }: URL): string =>
  href.replace(/[^\w\-.~:/?#[\]@!$&'*+,;=%]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

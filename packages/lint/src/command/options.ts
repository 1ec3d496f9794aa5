import { type ParseArgsConfig, parseArgs } from 'node:util';
import { listInWords, nearestName } from '@pg/rule-kit/internal';
import { UsageError } from '../system/usage-error.ts';
import { ExitStatus } from './io/exit-status.ts';
import type { Io } from './io/io.ts';

/** An option: its type, what its value is called in the help, and what it does. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly value?: string;
  readonly help: string;
  readonly short?: string;
  readonly multiple?: boolean;
  readonly default?: string | boolean;
}

export type Options = Readonly<Record<string, Option>>;

/** The values of options, as `parseArgs` reads them. */
export type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** The option that every command has. */
export const HELP_OPTION = {
  help: { type: 'boolean', short: 'h', help: 'show this help' },
} as const satisfies Options;

// biome-ignore format: a table
export const CONFIG_OPTIONS = {
  config: { type: 'string', value: 'FILE', help: 'use this configuration; by default, the nearest one, in the folder or above' },
  'no-config': { type: 'boolean', help: 'use no configuration' },
} as const satisfies Options;

/** Runs a command. Its usage is the first line of its help. */
export type RunCommand = (args: string[], io: Io, usage: string) => Promise<ExitStatus>;

interface CommandDefinition<T extends Options> {
  /** What the help says before the options. */
  readonly about?: string;
  readonly options: T;
  readonly allowPositionals?: boolean;
  readonly run: (values: Values<T>, io: Io, positionals: readonly string[]) => void | Promise<void>;
}

/** Makes a command that answers `--help`, and otherwise runs with its options. */
export const defineCommand =
  <const T extends Options>({ about, options, allowPositionals = false, run }: CommandDefinition<T>): RunCommand =>
  async (args, io, usage) => {
    const all: Options = { ...options, ...HELP_OPTION };
    const { values, positionals } = parseArguments({ args, options: all, allowPositionals });
    if (values.help) {
      const parts = [`Usage\n  ${usage}\n`, ...(about ? [`${about}\n`] : []), describeOptions(all)];
      io.write(1, parts.join('\n'));
    } else await run(values as Values<T>, io, positionals);
    return ExitStatus.Clean;
  };

const COLUMN = 20;
const WIDTH = 90;

/** The part of a help text about options. */
export const describeOptions = (options: Options): string =>
  `Options\n${Object.entries(options).map(describeOption).join('')}`;

function describeOption([name, { short, value, help }]: readonly [string, Option]): string {
  const option = `  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
  const text = wrap(help)
    .map((line) => `${' '.repeat(COLUMN)}${line}\n`)
    .join('');
  return option.length > COLUMN - 2 ? `${option}\n${text}` : option + text.slice(option.length);
}

function wrap(text: string): string[] {
  const end = text.length > WIDTH ? text.lastIndexOf(' ', WIDTH) : -1;
  return end < 0 ? [text] : [text.slice(0, end), ...wrap(text.slice(end + 1))];
}

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} for an unknown option, or an option without its value.
 */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? describe(error, config) : "the options can't be read");
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
export function readConfig(values: Values<typeof CONFIG_OPTIONS>): string | false | undefined {
  const { config, 'no-config': isOff } = values;
  if (config !== undefined && isOff) throw new UsageError("--config and --no-config can't be used together");
  return isOff ? false : config === undefined ? undefined : requireFileName('--config', config);
}

import { listInWords } from '@pg/rule-kit/internal';
import { CONFIG_NAMES } from '../../config/config-names.ts';
import { kinds } from '../../rules/kind-names.ts';
import { CONFIG_OPTIONS, describeOptions, HELP_OPTION, type Options } from '../options.ts';
import { formats } from '../report/formats/formats.ts';
import { commands } from './commands.ts';

/** The options that most people need. */
// biome-ignore format: a table
const COMMON = {
  kind: { type: 'string', value: 'KIND', help: `the kind of all payloads, if their content does not show it: ${kinds.join(', ')}` },
  format: { type: 'string', multiple: true, value: 'FORMAT[:FILE]', help: `${formats.join(', ')}; repeat it, with files, for several reports` },
  output: { type: 'string', value: 'FILE', help: 'write the report to a file' },
  quiet: { type: 'boolean', help: 'report errors only; the summary still counts everything' },
  fix: { type: 'boolean', help: 'fix mistakes that have one certain fix, like a code in wrong case or a missing zero' },
  'fix-dry-run': { type: 'boolean', help: 'list the changes of --fix, without a payer\'s data, and write nothing' },
  staged: { type: 'boolean', help: 'check only staged files, as they will be committed' },
  since: { type: 'string', value: 'REF', help: 'check only what changed since the branch left a commit, and new files' },
  'update-baseline': { type: 'boolean', default: false, help: 'suppress all current findings: write them to the baseline' },
  'exit-zero': { type: 'boolean', help: 'exit with status 0 even if there are errors' },
  version: { type: 'boolean', short: 'v', help: 'print the version' },
  ...HELP_OPTION,
} as const satisfies Options;

// biome-ignore format: a table
const OTHER = {
  ndjson: { type: 'boolean', default: false, help: 'read each line of standard input and of named files as a payload; .ndjson and .jsonl files are always read like this' },
  reference: { type: 'string', value: 'ADDRESS', help: 'in sarif, markdown and explain, link rules to your copy of the reference: the address of a rule\'s page, with {rule} for its identifier' },
  config: { ...CONFIG_OPTIONS.config, help: `use this configuration for all files; by default, each file uses the nearest one, in its folder or above: ${listInWords(CONFIG_NAMES)}` },
  'no-config': CONFIG_OPTIONS['no-config'],
  'print-config': { type: 'string', value: 'FILE', help: 'print the configuration of a file' },
  'no-gitignore': { type: 'boolean', help: 'also check files that git ignores' },
  'stdin-filename': { type: 'string', value: 'FILE', help: 'check standard input as this file: its type, configuration and baseline' },
  now: { type: 'string', value: 'TIME', help: 'the time by which suppressions expire; by default, the current time, like 2030-01-31T12:00:00Z' },
  baseline: { type: 'string', value: 'FILE', help: 'suppress the findings in the baseline; a configuration can also name one' },
  statistics: { type: 'boolean', help: 'add the number of findings by rule, code and field, and list the skipped files with the reasons; in a JSON report, the numbers as data' },
  'ignore-unknown': { type: 'boolean', help: 'skip named files that are not payloads for certain, like files in folders' },
  'pass-with-no-payloads': { type: 'boolean', help: 'exit with status 0 even if folders and globs have no payload' },
  'max-warnings': { type: 'string', value: 'N', help: 'exit with status 1 if there are more than N warnings' },
  'max-size': { type: 'string', value: 'MIB', default: '32', help: 'the maximum size of a file, or of a line of NDJSON, in MiB (32)' },
  color: { type: 'boolean', help: 'use colors, also where the output is not a terminal' },
  'no-color': { type: 'boolean', help: 'use no colors' },
} as const satisfies Options;

export const CHECK_OPTIONS = { ...COMMON, ...OTHER };

/** The text of `pg-lint --help`: what most people need. */
export const shortHelp = (): string => `pg-lint checks payloads of the payment interface.

Usage
  pg-lint [options] [FILES, FOLDERS, GLOBS or - for standard input; by default, the current folder]
${Array.from(commands.values(), ({ usage, summary }) => `  ${`pg-lint ${usage}`.padEnd(24)}${summary}\n`).join('')}
${describeOptions(COMMON)}
All options: pg-lint help options
Exit status: 0 no error, 1 errors (or too many warnings), 2 wrong usage or configuration, 3 an internal failure
`;

/** The text of `pg-lint help options`. */
export const longHelp = (): string => describeOptions(CHECK_OPTIONS);

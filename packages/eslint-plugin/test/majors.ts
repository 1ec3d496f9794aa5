import json from '@eslint/json';
import type { Severity } from '@pg/rule-kit';
import { Linter as Linter10 } from 'eslint';
import { Linter as Linter9 } from 'eslint-9';
// @boundaries-ignore Tests of lint make folders in the same way.
import { folderOf } from '../../lint/test/e2e/command.ts';
import plugin, { type PgSettings } from '../src/index.ts';

export type Message = Linter10.LintMessage;

/** A file and the project's configurations. The extension of the file selects its language. */
interface Given {
  readonly file: string;
  readonly text: string;
  readonly settings?: PgSettings;
  /** The content of `pg-lint.config.json`, if there is one. */
  readonly configuration?: object;
  /** The folder, if it is there already. */
  readonly folder?: string;
  readonly config?: 'recommended' | 'strict';
  /** The severities of rules, if they differ from those of `config`. */
  readonly rules?: Readonly<Record<string, 0 | 1 | 2>>;
  /** The parser for TypeScript. */
  readonly parser?: object;
  /** The configuration of another plugin's language. */
  readonly language?: object;
}

const configsOf = ({ settings = {}, config = 'strict', rules = {}, parser, language }: Given): object[] => [
  ...plugin.configs[config],
  { settings: { pg: settings }, rules },
  { files: ['**/*.json'], plugins: { json }, language: 'json/json', processor: 'pg/json' },
  { files: ['**/*.jsonc'], plugins: { json }, language: 'json/jsonc', languageOptions: { allowTrailingCommas: true } },
  { files: ['**/*.ts'], languageOptions: parser ? { parser } : {} },
  ...(language ? [{ files: ['**/other.*'], ...language }] : []),
];

/** The class `Linter` of both majors, with the types that they share. */
type LinterClass = new (options?: {
  cwd: string;
}) => {
  readonly version: string;
  verify(text: string, config: object, options: { filename: string }): Message[];
  verifyAndFix(text: string, config: object, options: { filename: string }): { output: string };
};

const folderFor = ({ folder, configuration }: Given): string =>
  folder ?? (configuration ? folderOf({ 'pg-lint.config.json': JSON.stringify(configuration) }) : process.cwd());

const makeMajor = (Linter: LinterClass) => {
  const inFolder = (given: Given) => new Linter({ cwd: folderFor(given) });
  return {
    version: new Linter().version,
    verify: (given: Given) => inFolder(given).verify(given.text, configsOf(given), { filename: given.file }),
    fix: (given: Given) => inFolder(given).verifyAndFix(given.text, configsOf(given), { filename: given.file }).output,
  };
};

/** Both supported majors of ESLint. */
export const majors = [makeMajor(Linter9), makeMajor(Linter10)];

/** The position of a message: `2:5-2:9`. */
export const placeOf = ({
  line,
  column,
  endLine,
  endColumn,
}: Pick<Message, 'line' | 'column' | 'endLine' | 'endColumn'>): string => `${line}:${column}-${endLine}:${endColumn}`;

/** The rule of pg-lint that a message ends with. */
export const lintRuleOf = ({ message }: Pick<Message, 'message'>): string | undefined =>
  /; ([\w-]+)\)$/.exec(message)?.[1];

const SEVERITIES: Readonly<Record<string, Severity>> = {
  'pg/payload-errors': 'error',
  'pg/payload-warnings': 'warning',
  'pg/payload-notes': 'info',
};

/** The severity of the finding that a message shows. */
export const severityOf = ({ ruleId }: Message): Severity | undefined => SEVERITIES[ruleId ?? ''];

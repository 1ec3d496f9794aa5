import json from '@eslint/json';
import parser from '@typescript-eslint/parser';
import { ESLint as ESLint10, Linter as Linter10 } from 'eslint';
import { ESLint as ESLint9, Linter as Linter9 } from 'eslint-9';
import plugin, { type PgSettings } from '../src/index.ts';

/** What is looked at of a message of ESLint's. */
export interface Message {
  readonly ruleId: string | null;
  readonly messageId?: string | undefined;
  readonly severity: number;
  readonly fatal?: boolean | undefined;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number | undefined;
  readonly endColumn?: number | undefined;
  readonly fix?: object | undefined;
  readonly suggestions?: readonly { readonly desc: string; readonly fix: Edit }[] | undefined;
}

interface Edit {
  readonly range: readonly [number, number];
  readonly text: string;
}

/** How a project is configured. */
export interface Project {
  readonly settings?: PgSettings;
  readonly config?: 'recommended' | 'strict';
}

/** A file's name, by which its language is known, and its text. */
export interface Given extends Project {
  readonly file: string;
  readonly text: string;
}

/** The configuration of a project that has files of all languages. */
const configsOf = ({ settings = {}, config = 'strict' }: Project): object[] => [
  ...plugin.configs[config],
  { settings: { pg: settings } },
  { files: ['**/*.json'], plugins: { json }, language: 'json/json' },
  { files: ['**/*.jsonc'], plugins: { json }, language: 'json/jsonc', languageOptions: { allowTrailingCommas: true } },
  { files: ['**/*.ts'], languageOptions: { parser } },
];

/** What both majors have alike: their own types of configurations differ. */
interface Classes {
  readonly Linter: new () => {
    verify(text: string, config: object, options: { filename: string }): Message[];
    verifyAndFix(text: string, config: object, options: { filename: string }): { output: string };
  };
  readonly ESLint: (new (options: {
    cwd: string;
    overrideConfigFile: true;
    overrideConfig: object;
  }) => { lintFiles(patterns: string): Promise<{ filePath: string; messages: Message[] }[]> }) & {
    readonly version: string;
  };
}

const makeMajor = ({ Linter, ESLint }: Classes) => ({
  version: ESLint.version,
  verify: ({ file, text, ...project }: Given) => new Linter().verify(text, configsOf(project), { filename: file }),
  fix: ({ file, text, ...project }: Given) =>
    new Linter().verifyAndFix(text, configsOf(project), { filename: file }).output,
  lintFolder: (cwd: string, project: Project = {}) =>
    new ESLint({ cwd, overrideConfigFile: true, overrideConfig: configsOf(project) }).lintFiles('.'),
});

/** Both majors of ESLint that the plugin is for. */
export const majors = [
  makeMajor({ Linter: Linter9, ESLint: ESLint9 }),
  makeMajor({ Linter: Linter10, ESLint: ESLint10 }),
];

/** A message in short: `2:5-2:9 pg/valid-values type-code`. */
export const inShort = ({ ruleId, messageId, line, column, endLine, endColumn }: Message): string =>
  `${line}:${column}-${endLine}:${endColumn} ${ruleId} ${messageId}`;

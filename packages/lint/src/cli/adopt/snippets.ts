/** Lines to copy, for one repository. */
export interface SnippetChoice {
  /** How the command is started there: `npx --no -- pg-lint`. */
  readonly command: string;
  /** The package as npm takes it: `@pg/lint@1`. */
  readonly packageName: string;
  /** Options that every run has, a space behind each; empty where there are none. */
  readonly options: string;
  /** The paths of payloads, as a regular expression; left out, all of the repository is checked. */
  readonly pattern?: string;
}

export const npmScript = ({ options }: SnippetChoice): string => `npm pkg set "scripts.pg-lint=pg-lint ${options}."\n`;

export const preCommitHook = ({ packageName, options, pattern }: SnippetChoice): string => `\
  - repo: local
    hooks:
      - id: pg-lint
        name: pg-lint
        language: node
        entry: pg-lint${options && ` ${options.trimEnd()}`}
        additional_dependencies: ['${packageName}']
${pattern === undefined ? EVERYTHING : `        files: ${quoteYaml(pattern)}\n`}`;

const EVERYTHING = `\
        args: ['.']
        pass_filenames: false
`;

const quoteYaml = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const huskyHook = ({ command, options }: SnippetChoice): string =>
  `echo "${command} ${options}--staged" >> .husky/pre-commit\n`;

export const lefthookCommand = ({ command, options }: SnippetChoice): string => `\
pre-commit:
  commands:
    pg-lint:
      run: ${command} ${options}--staged
`;

export const gitHubStep = ({ command, options }: SnippetChoice): string =>
  `      - run: ${command} --format github ${options}.\n`;

export const gitLabJob = ({ packageName, options }: SnippetChoice): string => `\
pg-lint:
  image: node:22
  script:
    - npx --yes ${packageName} --format stylish --format gitlab:gl-code-quality-report.json ${options}.
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;

/** Of the script at the root: what it looks at is all of the repository, which is more than turbo hashes for it. */
export const turboTask = (): string => `    "//#pg-lint": { "cache": false }\n`;

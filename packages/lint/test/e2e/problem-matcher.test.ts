import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOSTILE } from '../hostile-report.ts';
import { ActionsRunner, type Annotation, type ProblemMatcher } from './actions-runner.ts';
import { BAD, blockWith, GOOD, read, repositoryOf, run, SAMPLES } from './adopting-repository.ts';
import { COMMAND, folderOf, jsonOf, pgLint } from './command.ts';

const FOLDER = 'actions/pg-lint/problem-matcher';
const MATCHERS: readonly ProblemMatcher[] = JSON.parse(read(`${FOLDER}/problem-matcher.json`)).problemMatcher;

/** As actions/setup-node brings one for ESLint's output. */
const ESLINT: ProblemMatcher = {
  owner: 'eslint',
  pattern: [
    { regexp: '^\\s*(\\S.*)$', file: 1 },
    {
      regexp: '^\\s+(\\d+):(\\d+)\\s+(error|warning|info)\\s+(.+)\\s{2,}(.+)$',
      line: 1,
      column: 2,
      severity: 3,
      message: 4,
      code: 5,
      loop: true,
    },
  ],
};

const SEVERITIES: Readonly<Record<string, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** What the matcher has to make of a folder's findings. */
const expectedIn = (cwd: string, ...args: string[]): (Annotation & { owner: string })[] =>
  jsonOf(pgLint(cwd, ['--format', 'json', ...args])).files.flatMap(({ file, findings }) =>
    findings.map(({ line, column, severity, rule, message }) => ({
      owner: 'pg-lint',
      file,
      line: String(line),
      column: String(column),
      severity: SEVERITIES[severity] ?? '',
      code: rule,
      message,
    })),
  );

function readWith(matchers: readonly ProblemMatcher[], output: string) {
  const runner = new ActionsRunner('');
  for (const matcher of matchers) runner.add([matcher]);
  return runner.read(output);
}

/** The output for people, with and without colours, among what else a step prints. */
function outputsIn(cwd: string, ...args: string[]): string[] {
  return [{}, { FORCE_COLOR: '1' }].map((env: Record<string, string>) => {
    const { stdout } = run(cwd, process.execPath, [COMMAND, ...args], env);
    expect(stdout.includes('\u001b[')).toBe('FORCE_COLOR' in env);
    return `\n> shop@1.0.0 pg-lint\n> pg-lint .\n\n${stdout}npm error Lifecycle script failed\n  1:1  at shop\n`;
  });
}

describe('the problem matcher for GitHub', () => {
  test('keeps to what the runner takes', () => {
    expect(MATCHERS).toMatchObject([{ owner: 'pg-lint', severity: 'notice' }]);
    const [{ pattern } = expect.unreachable()] = MATCHERS;
    expect(pattern.map(({ loop }) => loop)).toEqual([undefined, true]);
    // The runner's expressions are .NET's in its mode for ECMAScript: what is not the same there stays out.
    for (const { regexp } of pattern) expect(regexp).not.toMatch(/\(\?<|\\[pPukcB]/);
  });

  test('reads every finding of the samples, with and without colours, and nothing else', () => {
    const expected = expectedIn(SAMPLES, '.');
    expect(expected.length).toBeGreaterThan(15);
    for (const output of outputsIn(SAMPLES, '.')) expect(readWith(MATCHERS, output)).toEqual(expected);
  });

  test.each<[string, Record<string, string>]>([
    ['files that are no payload', { 'syntax.json': '{"descriptor":', 'a.json': '[]', 'empty.json': '', 'b.json': BAD }],
    ['names with blanks', { 'a card.json': BAD, 'a  card/b  c.json': BAD, 'é ü/ß.json': '{' }],
    [
      'notes, and several payloads',
      { 'a.md': '```sh\ncurl -d "{\\"descriptor\\":\\"$ORDER\\"}"\n```\n', 'b.ndjson': `${BAD}\n${BAD}\n` },
    ],
    ['places of many digits', { 'a.json': `${'\n'.repeat(123_456)}${' '.repeat(1_234)}${BAD}`, 'b.json': BAD }],
    [
      'names that would break out',
      { 'a.json': JSON.stringify({ descriptor: 5, [HOSTILE]: 1, 'x  y': 2, '  z': 4, ' ': 5, '\u2028': 3 }) },
    ],
    ['no findings', { 'a.json': GOOD }],
  ])('reads %s', (_, files) => {
    const cwd = folderOf(files);
    const expected = expectedIn(cwd, ...Object.keys(files));
    for (const output of outputsIn(cwd, ...Object.keys(files))) expect(readWith(MATCHERS, output)).toEqual(expected);
  });

  test('reads files by their absolute names, where they are payloads', () => {
    const cwd = folderOf({ 'a.json': BAD });
    expect(expectedIn(cwd, `${cwd}/a.json`)).toHaveLength(1);
    for (const output of outputsIn(cwd, `${cwd}/a.json`)) {
      expect(readWith(MATCHERS, output)).toEqual(expectedIn(cwd, `${cwd}/a.json`));
    }
  });

  test('goes before a matcher for ESLint that was there, and leaves it what is its own', () => {
    const eslint = [
      '/srv/shop/src/cart.js',
      '  123:10  warning  Unexpected console statement  no-console',
      '    7:1   error    Missing semicolon             semi',
      '',
      'C:\\work\\shop\\src\\cart.js',
      '  123:10  warning  Unexpected console statement  no-console',
      '',
    ].join('\n');
    const alone = readWith([ESLINT], eslint);
    expect(alone).toHaveLength(3);
    const [output = ''] = outputsIn(SAMPLES, '.');
    const read = readWith([ESLINT, ...MATCHERS], `${eslint}\n${output}\n${eslint}`);
    expect(read).toEqual([...alone, ...expectedIn(SAMPLES, '.'), ...alone]);
  });

  test('reads nothing twice where annotations are printed', () => {
    const { stdout } = pgLint(SAMPLES, ['--format', 'github', '.']);
    expect(readWith(MATCHERS, stdout)).toEqual([]);
  });
});

describe('the action that registers it', () => {
  const action = parse(read(`${FOLDER}/action.yml`));
  const [step, ...others] = action.runs.steps;

  test('has what GitHub demands of a composite action', () => {
    expect(action).toMatchObject({ description: expect.any(String), runs: { using: 'composite' } });
    expect([step, others]).toEqual([{ shell: 'bash', run: expect.any(String) }, []]);
    expect(step.run).not.toContain('${{');
  });

  test('names its own file, wherever it stands', () => {
    const cwd = folderOf({ 'a.json': BAD, "an action's/problem-matcher.json": read(`${FOLDER}/problem-matcher.json`) });
    const runner = new ActionsRunner(folderOf({}));
    const env = { GITHUB_ACTION_PATH: `${cwd}/an action's` };
    const registered = run(cwd, 'bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], env);
    expect([registered.status, runner.read(registered.stdout)]).toEqual([0, []]);
    expect(runner.read(pgLint(cwd, ['a.json']).stdout)).toEqual(expectedIn(cwd, 'a.json'));
  });

  test('has its folder on the page', () => {
    const steps = parse(blockWith('github.md', 'yaml', `${FOLDER}@`));
    expect(steps.at(-1)).toEqual({ run: 'npm run pg-lint' });
  });

  test('is not needed where the package is installed: the lines on the page', () => {
    const packageJson = JSON.stringify({ name: 'shop', scripts: { 'pg-lint': 'pg-lint .' } });
    const folder = repositoryOf({ 'fixtures/a.json': BAD, 'package.json': packageJson });
    const runner = new ActionsRunner(folder);
    const steps: { run: string }[] = parse(blockWith('github.md', 'yaml', '::add-matcher::'));
    const outputs = steps.map((each) => run(folder, 'bash', ['-e', '-c', each.run]));
    expect(outputs.map(({ status }) => status)).toEqual([0, 1]);
    expect(outputs.flatMap(({ stdout }) => runner.read(stdout))).toMatchObject([
      { owner: 'pg-lint', file: 'fixtures/a.json', line: '1', code: 'text-length' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BAD, folderOf, GOOD, pgLint, reportOf, SAMPLES } from '../e2e/command.ts';
import { HOSTILE } from '../e2e/hostile-report.ts';
import { type Annotation, annotationsIn, type ProblemMatcher } from './actions-runner.ts';
import { blockWith, read, repositoryOf, run } from './adopting-repository.ts';

const FOLDER = 'actions/pg-lint/problem-matcher';
const MATCHERS: readonly ProblemMatcher[] = JSON.parse(read(`${FOLDER}/problem-matcher.json`)).problemMatcher;

/** The matcher for ESLint's output in actions/setup-node. */
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

/** The annotations that the matcher must make for the findings: errors first in each file. */
const expectedIn = async (cwd: string, ...args: string[]): Promise<Annotation[]> =>
  (await reportOf(cwd, args)).files.flatMap(({ file, findings }) =>
    Object.keys(SEVERITIES)
      .flatMap((one) => findings.filter(({ severity }) => severity === one))
      .map(({ line, column, severity, rule, message }) => ({
        owner: 'pg-lint',
        file,
        line: String(line),
        column: String(column),
        severity: SEVERITIES[severity] ?? '',
        code: rule,
        message,
      })),
  );

/** The default output, between other output of a step. */
async function outputIn(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await pgLint(cwd, args);
  return `\n> shop@1.0.0 pg-lint\n> pg-lint .\n\n${stdout}npm error Lifecycle script failed\n  1:1  at shop\n`;
}

describe('the problem matcher for GitHub', () => {
  test('uses only syntax that the runner supports', () => {
    expect(MATCHERS).toMatchObject([{ owner: 'pg-lint', severity: 'notice' }]);
    const [{ pattern } = expect.unreachable()] = MATCHERS;
    expect(pattern.map(({ loop }) => loop)).toEqual([undefined, true]);
    // The runner uses .NET with RegexOptions.ECMAScript, which differs for this syntax.
    for (const { regexp } of pattern) expect(regexp).not.toMatch(/\(\?<|\\[pPukcB]/);
  });

  // biome-ignore format: a table
  test.each<[string, Record<string, string>]>([
    ['files that are not payloads', { 'syntax.json': '{"descriptor":', 'a.json': '[]', 'empty.json': '', 'b.json': BAD }],
    ['names with spaces', { 'a card.json': BAD, 'a  card/b  c.json': BAD, 'é ü/ß.json': '{' }],
    [
      'notes, and several payloads',
      { 'a.md': '```sh\ncurl -d "{\\"descriptor\\":\\"$ORDER\\"}"\n```\n', 'b.ndjson': `${BAD}\n${BAD}\n` },
    ],
    ['positions with many digits', { 'a.json': `${'\n'.repeat(123_456)}${' '.repeat(1_234)}${BAD}`, 'b.json': BAD }],
    ['hostile names', { 'a.json': JSON.stringify({ descriptor: 5, [HOSTILE]: 1, 'x  y': 2, '  z': 4, ' ': 5, '\u2028': 3 }) }],
    ['no findings', { 'a.json': GOOD }],
  ])('matches %s, with and without colors', async (_, files) => {
    const cwd = folderOf(files);
    const expected = await expectedIn(cwd, ...Object.keys(files));
    for (const colors of ['--color', '--no-color']) {
      expect(annotationsIn(await outputIn(cwd, colors, ...Object.keys(files)), MATCHERS)).toEqual(expected);
    }
  });

  test('matches absolute paths of payloads', async () => {
    const file = `${folderOf({ 'a.json': BAD })}/a.json`;
    expect(annotationsIn(await outputIn('.', file), MATCHERS)).toEqual(await expectedIn('.', file));
  });

  test('matches every finding of the samples, and nothing in the output of --format github', async () => {
    const expected = await expectedIn(SAMPLES, '.');
    expect(expected.length).toBeGreaterThan(15);
    expect(annotationsIn(await outputIn(SAMPLES, '.'), MATCHERS)).toEqual(expected);
    expect(annotationsIn(await outputIn(SAMPLES, '--format', 'github', '.'), MATCHERS)).toEqual([]);
  });

  test("is tried before an earlier matcher for ESLint, and does not match ESLint's output", async () => {
    const eslint = [
      '/srv/shop/src/cart.js',
      '  123:10  warning  Unexpected console statement  no-console',
      '    7:1   error    Missing semicolon             semi',
      '',
      'C:\\work\\shop\\src\\cart.js',
      '  123:10  warning  Unexpected console statement  no-console',
      '',
    ].join('\n');
    const alone = annotationsIn(eslint, [ESLINT]);
    expect(alone).toHaveLength(3);
    const output = `${eslint}\n${await outputIn(SAMPLES, '.')}\n${eslint}`;
    const expected = [...alone, ...(await expectedIn(SAMPLES, '.')), ...alone];
    expect(annotationsIn(output, [ESLINT, ...MATCHERS])).toEqual(expected);
  });
});

describe('the action that registers the problem matcher', () => {
  const action = parse(read(`${FOLDER}/action.yml`));
  const [step, ...others] = action.runs.steps;

  test('registers its own file by its absolute path', () => {
    expect(action).toMatchObject({ description: expect.any(String), runs: { using: 'composite' } });
    expect([step, others]).toEqual([{ shell: 'bash', run: expect.not.stringContaining('${{') }, []]);
    const env = { GITHUB_ACTION_PATH: "/srv/an action's" };
    const { stdout } = run(folderOf({}), 'bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], env);
    expect(stdout).toBe("::add-matcher::/srv/an action's/problem-matcher.json\n");
  });

  test('is used on the page', () => {
    const steps = parse(blockWith('github.md', 'yaml', `${FOLDER}@`));
    expect(steps.at(-1)).toEqual({ run: 'npm run pg-lint' });
  });

  test('is not needed if the package is installed, as on the page', () => {
    const packageJson = JSON.stringify({ name: 'shop', scripts: { 'pg-lint': 'pg-lint .' } });
    const folder = repositoryOf({ 'fixtures/a.json': BAD, 'package.json': packageJson });
    const steps: { run: string }[] = parse(blockWith('github.md', 'yaml', '::add-matcher::'));
    const [registered, checked] = steps.map((each) => run(folder, 'bash', ['-e', '-c', each.run]));
    const matcher = /^::add-matcher::(.*)\n$/.exec(registered?.stdout ?? '')?.[1] ?? '';
    const { stdout } = run(folder, 'cat', [matcher]);
    expect(JSON.parse(stdout).problemMatcher).toEqual(MATCHERS);
    expect(annotationsIn(checked?.stdout ?? '', MATCHERS)).toMatchObject([
      { owner: 'pg-lint', file: 'fixtures/a.json', line: '1', code: 'type-code' },
    ]);
  });
});

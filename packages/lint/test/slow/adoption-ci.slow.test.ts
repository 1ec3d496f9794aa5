import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { BAD, GOOD, pgLint, reportOf, SAMPLES } from '../e2e/command.ts';
import { blockWith, installFakeNpx, read, repositoryOf, run } from './adopting-repository.ts';

describe('the action for GitHub', () => {
  const action = parse(read('actions/pg-lint/action.yml'));
  const [step] = action.runs.steps;

  /** Runs the action's script as GitHub does, with inputs in its environment. */
  function runAction(folder: string, inputs: Record<string, string>) {
    const defaults = Object.entries<{ default: string }>(action.inputs).map(([name, { default: value }]) => [
      name,
      value,
    ]);
    const values: Record<string, string> = { ...Object.fromEntries(defaults), ...inputs };
    const fill = (text: string): string =>
      text.replace(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, name) => values[name] ?? '?');
    const env = Object.entries<string>(step.env).map(([name, text]) => [name, fill(text)]);
    const cwd = join(folder, fill(step['working-directory']));
    return run(cwd, 'bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      ...Object.fromEntries(env),
      PATH: `${join(folder, '.fake')}:${process.env.PATH}`,
    });
  }

  test('is a valid composite action, and its script contains no inputs', () => {
    expect(action).toMatchObject({ name: 'pg-lint', description: expect.any(String), runs: { using: 'composite' } });
    expect(Object.keys(action.inputs)).toEqual(['files', 'args', 'version', 'working-directory']);
    for (const input of Object.values(action.inputs)) {
      expect(input).toEqual({ description: expect.any(String), default: expect.any(String) });
    }
    for (const each of action.runs.steps) expect(each).toMatchObject({ shell: 'bash', run: expect.any(String) });
    expect(step.run).not.toContain('${{');
  });

  test('annotates findings, and fails', () => {
    const folder = repositoryOf({ 'fixtures/a card.json': BAD, 'b.json': GOOD });
    const argumentsOf = installFakeNpx(folder);
    const done = runAction(folder, {});
    expect([done.status, done.stdout]).toEqual([
      1,
      expect.stringMatching(/^::error file=fixtures\/a card\.json,line=1,/),
    ]);
    expect(argumentsOf()).toEqual(
      `--yes --package @pg/lint@${packageJson.version} -- pg-lint --format github -- .`.split(' '),
    );
    expect(runAction(folder, { files: 'b.json' }).status).toBe(0);
  });

  test('accepts files and args, one per line', () => {
    const folder = repositoryOf({ 'shop/a card.json': BAD, 'shop/b.json': GOOD });
    const argumentsOf = installFakeNpx(folder);
    const inputs = { files: 'a card.json\r\nb.json\n', args: '--quiet\n\n--max-warnings=0', version: '^1.2.0-rc.1' };
    expect(runAction(folder, { ...inputs, 'working-directory': 'shop' }).status).toBe(1);
    expect(argumentsOf().slice(2)).toEqual([
      ...['@pg/lint@^1.2.0-rc.1', '--', 'pg-lint', '--format', 'github', '--quiet', '--max-warnings=0'],
      ...['--', 'a card.json', 'b.json'],
    ]);
  });

  test.each(['$(touch hit)', '`touch hit`', '"; touch hit; "', "'; touch hit; '", '*'])(
    'passes %s unchanged in files and args, and rejects it as a version',
    (text) => {
      const folder = repositoryOf({ 'a.json': GOOD });
      const argumentsOf = installFakeNpx(folder);
      expect(runAction(folder, { files: 'a.json', version: text }).status).toBe(2);
      expect(argumentsOf()).toEqual([]);
      runAction(folder, { files: text, args: `--baseline=${text}` });
      expect(argumentsOf().slice(6)).toEqual(['github', `--baseline=${text}`, '--', text]);
      expect(existsSync(join(folder, 'hit'))).toBe(false);
    },
  );

  test('has the same inputs as on the page', () => {
    const names = [...read('docs/adopt/github.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(action.inputs));
    const [use] = parse(blockWith('github.md', 'yaml', 'actions/pg-lint@'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use.with)));
  });
});

describe('CI', () => {
  test('a step on GitHub prints annotations', () => {
    const folder = repositoryOf({ 'a.json': BAD, 'package.json': '{"name":"shop"}' });
    const [step] = parse(blockWith('github.md', 'yaml', 'npx --no -- pg-lint --format github .'));
    const done = run(folder, 'bash', ['-e', '-c', step.run]);
    expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/^::error file=a\.json,/)]);
    const { jobs } = parse(blockWith('github.md', 'yaml', 'runs-on'));
    installFakeNpx(folder);
    const whole = run(folder, 'bash', ['-e', '-c', jobs['pg-lint'].steps.at(-1).run]);
    expect([whole.status, whole.stdout]).toEqual([1, done.stdout]);
  });

  test('one run on GitHub prints annotations, and writes a summary and a SARIF report', () => {
    const folder = repositoryOf({ 'a.json': BAD, 'package.json': '{"name":"shop"}' });
    const [step, upload] = parse(blockWith('github.md', 'yaml', 'GITHUB_STEP_SUMMARY'));
    const GITHUB_STEP_SUMMARY = join(folder, '.fake/summary');
    const done = run(folder, 'bash', ['-e', '-c', step.run], { GITHUB_STEP_SUMMARY });
    expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/^::error file=a\.json,/)]);
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toContain('type-code');
    expect(JSON.parse(readFileSync(join(folder, upload.with.sarif_file), 'utf8')).runs[0].results).toHaveLength(1);
  });

  test('a job on GitLab writes the report to the path of its artifact', () => {
    const folder = repositoryOf({ 'a.json': BAD });
    installFakeNpx(folder);
    const job = parse(blockWith('gitlab.md', 'yaml', 'codequality'))['pg-lint'];
    expect(run(folder, 'sh', ['-e', '-c', job.script.join('\n')]).status).toBe(1);
    expect(job.artifacts.when).toBe('always');
    expect(JSON.parse(readFileSync(join(folder, job.artifacts.reports.codequality), 'utf8'))).toMatchObject([
      { check_name: 'type-code', location: { path: 'a.json' } },
    ]);
  });
});

test('an editor can send unsaved text', () => {
  const folder = repositoryOf({ 'package.json': '{"name":"shop"}', unsaved: BAD });
  const done = run(folder, 'sh', ['-c', `${blockWith('editors.md', 'sh', '--stdin-filename').trim()} < unsaved`]);
  expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/^::error file=fixtures\/card\.json,/)]);
});

describe('the problem matcher for editors', () => {
  test('matches every finding with its position, and no other line', async () => {
    const [{ problemMatcher }] = JSON.parse(blockWith('editors.md', 'json', 'problemMatcher')).tasks;
    const { regexp, ...groups }: { regexp: string } & Record<string, number> = problemMatcher.pattern;
    const pattern = new RegExp(regexp);
    const { stdout } = await pgLint(SAMPLES, ['--format', 'github', '.']);
    const lines = stdout.trimEnd().split('\n');
    const matched = lines.flatMap((line) => {
      const found = pattern.exec(line);
      if (found === null) return [];
      const at = (name: string): string | undefined => found[groups[name] ?? -1];
      return [[at('severity'), at('file'), at('line'), at('endLine'), at('code')].join(' ') + (at('column') ?? '')];
    });
    const words: Record<string, string> = { error: 'error', warning: 'warning', info: 'notice' };
    const expected = (await reportOf(SAMPLES, ['.'])).files.flatMap(({ file, findings }) =>
      findings.map(
        ({ severity, line, endLine, rule, column }) =>
          [words[severity], file, line, endLine, rule].join(' ') + (line === endLine ? column : ''),
      ),
    );
    expect(matched).toEqual(expected);
    expect(lines.length).toBe(matched.length + 1);
  });
});

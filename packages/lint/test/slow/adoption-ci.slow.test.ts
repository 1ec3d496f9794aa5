import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { BAD, folderOf, GOOD, pgLint, reportOf, SAMPLES } from '../e2e/command.ts';
import { blockWith, installFakeNpm, installFakeNpx, read, repositoryOf, run } from './adopting-repository.ts';

describe('the action for GitHub', () => {
  const action = parse(read('actions/pg-lint/action.yml'));

  /** Runs the action's steps as GitHub does, with inputs in their environment. */
  function runAction(folder: string, inputs: Record<string, string>) {
    const temporary = folderOf({});
    const defaults = Object.entries<{ default: string }>(action.inputs).map(([name, each]) => [name, each.default]);
    const values: Record<string, string> = { ...Object.fromEntries(defaults), ...inputs };
    const fill = (text: string): string =>
      text
        .replace('${{ runner.temp }}', temporary)
        .replace(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, name) => values[name] ?? '?');
    let stdout = '';
    for (const step of action.runs.steps) {
      const env = Object.entries<string>(step.env).map(([name, text]) => [name, fill(text)]);
      const cwd = join(folder, fill(step['working-directory'] ?? '.'));
      const done = run(cwd, 'bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
        ...Object.fromEntries(env),
        PATH: `${join(folder, '.fake')}:${process.env.PATH}`,
      });
      stdout += done.stdout;
      if (done.status !== 0) return { status: done.status, stdout, temporary };
    }
    return { status: 0, stdout, temporary };
  }

  test('is a valid composite action, and its scripts contain no inputs', () => {
    expect(action).toMatchObject({ name: 'pg-lint', description: expect.any(String), runs: { using: 'composite' } });
    expect(Object.keys(action.inputs)).toEqual(['files', 'args', 'version', 'registry', 'working-directory']);
    for (const input of Object.values(action.inputs)) {
      expect(input).toEqual({ description: expect.any(String), default: expect.any(String) });
    }
    for (const each of action.runs.steps) {
      expect(each).toMatchObject({ shell: 'bash', run: expect.any(String) });
      expect(each.run).not.toContain('${{');
    }
  });

  test('annotates findings, and fails', () => {
    const folder = folderOf({ 'fixtures/a card.json': BAD, 'b.json': GOOD });
    installFakeNpm(folder);
    const done = runAction(folder, {});
    expect([done.status, done.stdout]).toEqual([
      1,
      expect.stringMatching(/^::error file=fixtures\/a card\.json,line=1,/),
    ]);
    expect(runAction(folder, { files: 'b.json' }).status).toBe(0);
  });

  test('accepts files and args, one per line, with spaces around a file', () => {
    const folder = folderOf({ 'shop/a card.json': BAD, 'shop/b.json': GOOD });
    installFakeNpm(folder);
    const inputs = { files: 'a card.json  \r\n b.json\n', args: '--quiet\n\n--max-warnings=0', version: '^1.2.0-rc.1' };
    const done = runAction(folder, { ...inputs, 'working-directory': 'shop' });
    expect([done.status, done.stdout]).toEqual([
      1,
      expect.stringMatching(/^::error file=a card\.json,line=1,.*\n2 files checked/),
    ]);
  });

  test('installs outside the checkout, with settings of its own: a committed package or .npmrc has no effect', () => {
    const hostile = 'process.stdout.write("hostile"); process.exit(0)';
    const folder = folderOf({
      'a.json': BAD,
      '.npmrc': 'registry=http://127.0.0.1:9/',
      'node_modules/@pg/lint/package.json':
        '{"name":"@pg/lint","version":"9.9.9","bin":{"pg-lint":"dist/pg-lint.cjs"}}',
      'node_modules/@pg/lint/dist/pg-lint.cjs': hostile,
      'node_modules/.bin/pg-lint': `#!/usr/bin/env node\n${hostile}`,
    });
    const installs = installFakeNpm(folder);
    const { status, stdout, temporary } = runAction(folder, {
      args: '--no-config',
      registry: 'https://npm.shop.example',
    });
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^::error file=a\.json,/)]);
    const own = join(temporary, 'pg-lint');
    expect(installs()).toEqual([
      own,
      join(own, 'npmrc'),
      'https://npm.shop.example',
      `@pg/lint@${packageJson.version}`,
    ]);
    expect(readFileSync(join(own, 'npmrc'), 'utf8')).toBe('');
  });

  test.each(['$(touch hit)', '`touch hit`', '"; touch hit; "', "'; touch hit; '", '*'])(
    'passes %s unchanged in files and args, and rejects it as a version',
    (text) => {
      const folder = folderOf({ 'a.json': GOOD });
      const installs = installFakeNpm(folder);
      expect(runAction(folder, { files: 'a.json', version: text }).status).toBe(2);
      expect(installs()).toEqual([]);
      runAction(folder, { files: text, args: `--baseline=${text}` });
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
    const [step, summary, upload] = parse(blockWith('github.md', 'yaml', 'GITHUB_STEP_SUMMARY'));
    const GITHUB_STEP_SUMMARY = join(folder, 'summary');
    const done = run(folder, 'bash', ['-e', '-c', step.run], { GITHUB_STEP_SUMMARY });
    expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/^::error file=a\.json,/)]);
    writeFileSync(GITHUB_STEP_SUMMARY, 'An earlier summary\n');
    run(folder, 'bash', ['-e', '-c', summary.run], { GITHUB_STEP_SUMMARY });
    expect(readFileSync(GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/^An earlier summary\n[\s\S]*type-code/);
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

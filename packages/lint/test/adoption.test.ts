import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { EXTENSIONS } from '../src/find-files.ts';
import { folderOf, jsonOf, pgLint } from './command.ts';
import { WatchedRun } from './watched.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SAMPLES = join(ROOT, 'samples');

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{"descriptor":"Order 1001 in far too many words"}';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The blocks of a page that are of one language, each as it is copied. */
const blocksOf = (page: string, language: string): string[] =>
  [...read(`docs/adopt/${page}`).matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );

const blockWith = (page: string, language: string, part: string): string => {
  const [block, ...others] = blocksOf(page, language).filter((text) => text.includes(part));
  expect([typeof block, others]).toEqual(['string', []]);
  return block ?? '';
};

/** Runs a program without a terminal, the network or the settings of whoever runs the tests. */
function run(cwd: string, program: string, args: readonly string[], env: Record<string, string> = {}) {
  const own = { HOME: cwd, GIT_CONFIG_NOSYSTEM: '1', npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  const path = `${join(cwd, '.stand-in')}:${process.env.PATH}`;
  const done: SpawnSyncReturns<string> = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: path, ...own, ...env },
  });
  return done;
}

function ok(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(cwd, program, args);
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

/**
 * A repository that has the package as npm packs it. It is unpacked by hand: to install it, npm would ask the registry
 * for its dependencies, which the command has built in.
 */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = folderOf({ '.gitignore': 'node_modules\n.stand-in\n*.tgz\n.npm\n', ...files });
  ok(
    fileURLToPath(new URL('..', import.meta.url)),
    'npm',
    'pack',
    '--ignore-scripts',
    '--logs-max=0',
    '--cache',
    join(folder, '.npm'),
    '--pack-destination',
    folder,
  );
  const target = join(folder, 'node_modules/@pg/lint');
  mkdirSync(target, { recursive: true });
  ok(folder, 'tar', '-xzf', `pg-lint-${packageJson.version}.tgz`, '-C', target, '--strip-components=1');
  const command = join(target, packageJson.bin['pg-lint']);
  chmodSync(command, 0o755);
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(command, join(folder, 'node_modules/.bin/pg-lint'));
  ok(folder, 'git', 'init', '-q');
  ok(folder, 'git', 'config', 'user.name', 'Test');
  ok(folder, 'git', 'config', 'user.email', 'test@pay.example');
  return folder;
}

/** In the place of `npx --yes PACKAGE`, which would ask the registry: it runs what is installed, and notes its arguments. */
function standInForNpx(folder: string): () => string[] {
  const notes = join(folder, '.stand-in/arguments');
  const file = join(folder, '.stand-in/npx');
  mkdirSync(dirname(file));
  writeFileSync(
    file,
    `#!/bin/bash
printf '%s\\0' "$@" > '${notes}'
[[ $1 == --yes ]] && shift
if [[ $1 == --package ]]; then shift 4; else shift; fi
exec '${join(folder, 'node_modules/.bin/pg-lint')}' "$@"
`,
  );
  chmodSync(file, 0o755);
  return () => (existsSync(notes) ? readFileSync(notes, 'utf8').split('\0').slice(0, -1) : []);
}

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('the pages', () => {
  test('have the lines that init prints for a repository with everything', () => {
    const folder = folderOf({
      ...{ 'package.json': '{}', 'turbo.json': '{}', '.pre-commit-config.yaml': '', 'lefthook.yml': '' },
      ...{ '.husky/x': '', '.github/x': '', '.gitlab-ci.yml': '' },
    });
    const { stdout } = pgLint(folder, ['init']);
    for (const [page, language, part] of [
      ['turbo.md', 'json', '//#pg-lint'],
      ['pre-commit.md', 'yaml', 'pass_filenames: false'],
      ['git-hooks.md', 'sh', '.husky'],
      ['git-hooks.md', 'yaml', 'commands:'],
      ['github.md', 'yaml', '- run: npx --no -- pg-lint --format github'],
      ['gitlab.md', 'yaml', 'codequality'],
    ] as const) {
      expect(stdout).toContain(`\n\n${blockWith(page, language, part)}`);
    }
    for (const line of blockWith('npm-script.md', 'sh', 'npm pkg').split('\n').slice(0, 2)) {
      expect(stdout).toContain(`\n${line}\n`);
    }
  });

  test('have YAML and JSON that can be read', () => {
    const pages = ['pre-commit.md', 'git-hooks.md', 'github.md', 'gitlab.md'];
    for (const block of pages.flatMap((page) => blocksOf(page, 'yaml'))) expect(parse(block)).toBeTypeOf('object');
    for (const block of blocksOf('turbo.md', 'json')) expect(Object.keys(JSON.parse(`{${block}}`))).toHaveLength(1);
  });
});

describe('an npm script', () => {
  test('is set and run as the page says', () => {
    const folder = repositoryOf({ 'package.json': '{"name":"shop"}', 'a.json': BAD });
    const [, line = ''] = blockWith('npm-script.md', 'sh', 'npm pkg').split('\n');
    ok(folder, 'sh', '-c', line);
    expect(run(folder, 'npm', ['run', '--silent', 'pg-lint']).status).toBe(1);
    write(folder, 'a.json', GOOD);
    expect(run(folder, 'npm', ['run', '--silent', 'pg-lint']).status).toBe(0);
  });
});

describe('a Git hook', () => {
  /** Tries to commit a payload, which may be another one in the working folder. */
  function commits(folder: string, text: string, inFolder = text): boolean {
    write(folder, 'fixtures/a card.json', text);
    ok(folder, 'git', 'add', '-A');
    write(folder, 'fixtures/a card.json', inFolder);
    return run(folder, 'git', ['commit', '-qm', 'A card']).status === 0;
  }

  test.each<[string, (folder: string) => void]>([
    [
      'by hand',
      (folder) => {
        write(folder, '.githooks/pre-commit', blockWith('git-hooks.md', 'sh', '#!/bin/sh'));
        ok(folder, 'sh', '-c', blockWith('git-hooks.md', 'sh', 'core.hooksPath'));
      },
    ],
    [
      // husky is not here: it runs the file with sh, as Git runs this one.
      'of husky',
      (folder) => {
        ok(folder, 'sh', '-c', blockWith('git-hooks.md', 'sh', '.husky'));
        write(folder, '.git/hooks/pre-commit', '#!/bin/sh\nexec sh -e .husky/pre-commit\n');
        chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
      },
    ],
    [
      // lefthook is not here: it runs the line with sh, as Git runs this one.
      'of lefthook',
      (folder) => {
        const { 'pre-commit': hook } = parse(blockWith('git-hooks.md', 'yaml', 'commands:'));
        write(folder, '.git/hooks/pre-commit', `#!/bin/sh\n${hook.commands['pg-lint'].run}\n`);
        chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
      },
    ],
  ])('%s refuses a bad payload, and lets a good one pass', (_, setUp) => {
    const folder = repositoryOf({ 'package.json': '{"name":"shop"}', '.husky/x': '' });
    setUp(folder);
    expect([commits(folder, BAD), commits(folder, BAD, GOOD), commits(folder, GOOD, BAD)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(ok(folder, 'git', 'log', '--format=%s')).toBe('A card\n');
  });
});

describe('pre-commit', () => {
  const [hook, ...others] = parse(read('.pre-commit-hooks.yaml'));

  test('finds a hook with all that it demands', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ id: 'pg-lint', name: 'pg-lint', language: 'node', entry: 'pg-lint' });
    expect(packageJson.bin).toHaveProperty(hook.entry);
    expect(hook.additional_dependencies).toEqual([`@pg/lint@${packageJson.version.replace(/\..*/, '')}`]);
  });

  test('is given the files that may hold payloads', () => {
    const pattern = new RegExp(hook.files);
    expect(EXTENSIONS.filter((extension) => !pattern.test(`fixtures/a${extension}`))).toEqual([]);
    for (const other of ['a.js', 'json', 'a.jsonx', 'a.mdx']) expect(pattern.test(other)).toBe(false);
  });

  test('runs what the page says: with names of files, and without', () => {
    const folder = repositoryOf({ 'fixtures/a card.json': GOOD, 'fixtures/b.json': BAD, 'package.json': '{}' });
    const runHook = ({ entry, args = [], pass_filenames }: Record<string, string[]>, files: string[]) =>
      run(folder, `node_modules/.bin/${entry}`, [...args, ...(pass_filenames === undefined ? files : [])]).status;
    const blocks = blocksOf('pre-commit.md', 'yaml').flatMap((block) => parse(block));
    const [whole, named] = blocks.flatMap(({ repo, hooks }) => (repo === 'local' ? hooks : []));
    expect([whole.pass_filenames, runHook(whole, [])]).toEqual([false, 1]);
    const files = ['fixtures/a card.json', 'fixtures/b.json', 'package.json'];
    const given = files.filter((file) => new RegExp(named.files).test(file));
    expect(given).toEqual(files.slice(0, 2));
    expect([runHook(named, given), runHook(named, given.slice(0, 1))]).toEqual([1, 0]);
  });
});

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
      PATH: `${join(folder, '.stand-in')}:${process.env.PATH}`,
    });
  }

  test('has what GitHub demands of a composite action, and no input in its script', () => {
    expect(action).toMatchObject({ name: 'pg-lint', description: expect.any(String), runs: { using: 'composite' } });
    expect(Object.keys(action.inputs)).toEqual(['files', 'args', 'version', 'working-directory']);
    for (const input of Object.values(action.inputs)) {
      expect(input).toEqual({ description: expect.any(String), default: expect.any(String) });
    }
    for (const each of action.runs.steps) expect(each).toMatchObject({ shell: 'bash', run: expect.any(String) });
    expect(step.run).not.toContain('${{');
  });

  test('annotates what it finds, and fails', () => {
    const folder = repositoryOf({ 'fixtures/a card.json': BAD, 'b.json': GOOD });
    const argumentsOf = standInForNpx(folder);
    const done = runAction(folder, {});
    expect([done.status, done.stdout]).toEqual([
      1,
      expect.stringMatching(/^::error file=fixtures\/a card\.json,line=1,/),
    ]);
    expect(argumentsOf()).toEqual('--yes --package @pg/lint@latest -- pg-lint --format github -- .'.split(' '));
    expect(runAction(folder, { files: 'b.json' }).status).toBe(0);
  });

  test('takes files and options line by line', () => {
    const folder = repositoryOf({ 'shop/a card.json': BAD, 'shop/b.json': GOOD });
    const argumentsOf = standInForNpx(folder);
    const inputs = { files: 'a card.json\r\nb.json\n', args: '--quiet\n\n--max-warnings=0', version: '^1.2.0-rc.1' };
    expect(runAction(folder, { ...inputs, 'working-directory': 'shop' }).status).toBe(1);
    expect(argumentsOf().slice(2)).toEqual([
      ...['@pg/lint@^1.2.0-rc.1', '--', 'pg-lint', '--format', 'github', '--quiet', '--max-warnings=0'],
      ...['--', 'a card.json', 'b.json'],
    ]);
  });

  test.each(['$(touch hit)', '`touch hit`', '; touch hit', '"; touch hit; "', "'; touch hit; '", '| touch hit', '*'])(
    'hands on %s as it is, and takes it for no version',
    (text) => {
      const folder = repositoryOf({ 'a.json': GOOD });
      const argumentsOf = standInForNpx(folder);
      expect(runAction(folder, { files: 'a.json', version: text }).status).toBe(2);
      expect(argumentsOf()).toEqual([]);
      runAction(folder, { files: text, args: `--baseline=${text}` });
      expect(argumentsOf().slice(6)).toEqual(['github', `--baseline=${text}`, '--', text]);
      expect(existsSync(join(folder, 'hit'))).toBe(false);
    },
  );

  test('has its inputs on the page', () => {
    const names = [...read('docs/adopt/github.md').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(action.inputs));
    const [use] = parse(blockWith('github.md', 'yaml', 'actions/pg-lint@'));
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(use.with)));
  });
});

describe('CI', () => {
  test('a step of GitHub prints annotations', () => {
    const folder = repositoryOf({ 'a.json': BAD, 'package.json': '{"name":"shop"}' });
    const [step] = parse(blockWith('github.md', 'yaml', '- run: npx --no -- pg-lint --format github'));
    const done = run(folder, 'bash', ['-e', '-c', step.run]);
    expect([done.status, done.stdout]).toEqual([1, expect.stringMatching(/^::error file=a\.json,/)]);
    const { jobs } = parse(blockWith('github.md', 'yaml', 'runs-on'));
    standInForNpx(folder);
    const whole = run(folder, 'bash', ['-e', '-c', jobs['pg-lint'].steps.at(-1).run]);
    expect([whole.status, whole.stdout]).toEqual([1, done.stdout]);
  });

  test('a job of GitLab leaves its report where it says', () => {
    const folder = repositoryOf({ 'a.json': BAD });
    standInForNpx(folder);
    const job = parse(blockWith('gitlab.md', 'yaml', 'codequality'))['pg-lint'];
    expect(run(folder, 'sh', ['-e', '-c', job.script.join('\n')]).status).toBe(1);
    expect(job.artifacts.when).toBe('always');
    expect(JSON.parse(readFileSync(join(folder, job.artifacts.reports.codequality), 'utf8'))).toMatchObject([
      { check_name: 'text-length', location: { path: 'a.json' } },
    ]);
  });
});

describe('the problem matcher that watches', () => {
  test('knows where a round begins and where it ends', async () => {
    const [, { command, problemMatcher }] = JSON.parse(blockWith('editors.md', 'json', 'problemMatcher')).tasks;
    const run = new WatchedRun(folderOf({ 'a.json': BAD }), command.split(' ').slice(5));
    const { beginsPattern, endsPattern } = problemMatcher.background;
    const lines = (await run.shows('::error')).split('\n');
    const kinds = lines.map((line) => [beginsPattern, endsPattern].findIndex((each) => new RegExp(each).test(line)));
    expect(kinds.filter((kind) => kind >= 0)).toEqual([0, 1]);
    expect(lines.findIndex((line) => line.startsWith('::error'))).toBeGreaterThan(kinds.indexOf(0));
  });
});

describe('the problem matcher', () => {
  test('reads every finding at its place, and nothing else', () => {
    const [{ problemMatcher }] = JSON.parse(blockWith('editors.md', 'json', 'problemMatcher')).tasks;
    const { regexp, ...groups }: { regexp: string } & Record<string, number> = problemMatcher.pattern;
    const pattern = new RegExp(regexp);
    const lines = pgLint(SAMPLES, ['--format', 'github', '.']).stdout.trimEnd().split('\n');
    const matched = lines.flatMap((line) => {
      const found = pattern.exec(line);
      if (found === null) return [];
      const at = (name: string): string | undefined => found[groups[name] ?? -1];
      return [[at('severity'), at('file'), at('line'), at('endLine'), at('code')].join(' ') + (at('column') ?? '')];
    });
    const words: Record<string, string> = { error: 'error', warning: 'warning', info: 'notice' };
    const expected = jsonOf(pgLint(SAMPLES, ['--format', 'json', '.'])).files.flatMap(({ file, findings }) =>
      findings.map(
        ({ severity, line, endLine, rule, column }) =>
          [words[severity], file, line, endLine, rule].join(' ') + (line === endLine ? column : ''),
      ),
    );
    expect(matched).toEqual(expected);
    expect(lines.length).toBe(matched.length + 1);
  });
});

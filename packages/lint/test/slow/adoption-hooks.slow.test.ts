import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { BAD, EXTENSIONS, GOOD, writeIn } from '../e2e/command.ts';
import { blocksOf, blockWith, fromPythonPattern, ok, read, repositoryOf, run } from './adopting-repository.ts';
import { FIXABLE } from './repositories.ts';

test('the YAML and JSON on the pages is valid', () => {
  const pages = ['pre-commit.md', 'git-hooks.md', 'github.md', 'gitlab.md'];
  for (const block of pages.flatMap((page) => blocksOf(page, 'yaml'))) expect(parse(block)).toBeTypeOf('object');
  for (const block of blocksOf('turbo.md', 'json')) expect(Object.keys(JSON.parse(`{${block}}`))).toHaveLength(1);
});

test('the npm script on the page works, also with a baseline', () => {
  const folder = repositoryOf({ 'package.json': '{"name":"shop"}', 'a.json': BAD });
  const [, line = ''] = blockWith('npm-script.md', 'sh', 'npm install').split('\n');
  ok(folder, 'sh', '-c', line);
  expect(run(folder, 'npm', ['run', '--silent', 'pg-lint']).status).toBe(1);
  ok(folder, 'sh', '-ec', blockWith('npm-script.md', 'sh', '--update-baseline'));
  writeIn(folder, 'a.json', GOOD);
  expect(run(folder, 'npm', ['run', '--silent', 'pg-lint']).status).toBe(0);
});

test('--list-skipped, --fix-dry-run and --fix work as on the page', () => {
  const folder = repositoryOf({
    'package.json': '{"name":"shop"}',
    'pg-lint.config.json': blockWith('npm-script.md', 'json', '"at"'),
    'card.json': FIXABLE,
    'mocks/a.json': '{"request":{"body":{"descriptor":1}}}',
  });
  const [listed, diff, fixed] = blockWith('npm-script.md', 'sh', '--list-skipped')
    .trim()
    .split('\n')
    .map((line) => run(folder, 'sh', ['-c', line]).stdout);
  expect(listed).toMatch(/^card\.json [\s\S]*^mocks\/a\.json .*\n +1:34 [\s\S]*^skipped package\.json: /m);
  expect(diff).toMatch(/^card\.json\n {2}line 1: /m);
  expect(fixed).toContain('2 files checked: 1 error');
  expect(readFileSync(join(folder, 'card.json'), 'utf8')).toBe(FIXABLE.replace('kg', 'KG'));
});

test('a package without payloads passes with --pass-with-no-payloads as on the page', () => {
  const folder = repositoryOf({ 'package.json': '{"name":"shop"}' });
  ok(folder, 'sh', '-c', blockWith('turbo.md', 'sh', '--pass-with-no-payloads'));
  ok(folder, 'npm', 'run', '--silent', 'pg-lint');
});

describe('turbo', () => {
  const TURBO = fileURLToPath(new URL('../../../../node_modules/turbo', import.meta.url));
  const monorepo = (tasks: string): string => {
    const folder = repositoryOf({
      '.gitignore': 'node_modules\n.turbo\n.cache\n',
      'package.json':
        '{"name":"shop","packageManager":"npm@10.0.0","workspaces":["cart"],"scripts":{"pg-lint":"pg-lint ."}}',
      'package-lock.json':
        '{"lockfileVersion":3,"packages":{"":{"name":"shop","workspaces":["cart"]},"cart":{"name":"cart","version":"1.0.0"},"node_modules/cart":{"resolved":"cart","link":true}}}',
      'turbo.json': `{ "tasks": { ${tasks} } }`,
      'cart/package.json': '{"name":"cart","version":"1.0.0","scripts":{"pg-lint":"pg-lint ."}}',
      'cart/a.json': BAD,
    });
    symlinkSync(TURBO, join(folder, 'node_modules/turbo'));
    symlinkSync('../turbo/bin/turbo', join(folder, 'node_modules/.bin/turbo'));
    return folder;
  };
  const [ofRoot = '', ofPackages = ''] = blocksOf('turbo.md', 'json');
  const runTurbo = (folder: string) =>
    run(folder, 'sh', ['-c', `PATH=$PWD/node_modules/.bin:$PATH; ${blockWith('turbo.md', 'sh', 'turbo run')}`], {
      TURBO_TELEMETRY_DISABLED: '1',
    });

  test('a root script is not cached as on the page', () => {
    const folder = monorepo(ofRoot);
    for (const _ of [1, 2]) expect(runTurbo(folder)).toMatchObject({ status: 1 });
    writeIn(folder, 'cart/a.json', GOOD);
    expect(runTurbo(folder)).toMatchObject({ status: 0 });
  });

  test('a pass of a package is replayed, but not after a change of the baseline at the root', () => {
    const folder = monorepo(ofPackages);
    expect(runTurbo(folder)).toMatchObject({ status: 1 });
    writeIn(folder, 'pg-lint.config.json', '{"baseline":"pg-lint.baseline.json"}');
    ok(folder, 'npx', 'pg-lint', '--update-baseline', '.');
    expect(runTurbo(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('0 cached, 1 total') });
    expect(runTurbo(folder)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 cached, 1 total') });
    rmSync(join(folder, 'pg-lint.baseline.json'));
    expect(runTurbo(folder)).toMatchObject({ status: 1 });
  });
});

test('a coding assistant starts the server as on the page', () => {
  const folder = repositoryOf({ 'package.json': '{"name":"shop"}', 'a.json': BAD });
  const { command, args } = JSON.parse(blockWith('assistants.md', 'json', 'mcpServers')).mcpServers['pg-lint'];
  const request = (id: number, method: string, params: object): string =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  writeIn(
    folder,
    'input',
    request(1, 'initialize', hello) + request(2, 'tools/call', { name: 'check', arguments: { file: 'a.json' } }),
  );
  expect(ok(folder, 'sh', '-c', '"$@" < input', 'sh', command, ...args)).toContain('type-code');
});

test('recorded requests are divided among processes, and what they found is added up, as on the page', () => {
  const lines = `${GOOD}\n${BAD}\n`.repeat(1000);
  const folder = repositoryOf({ 'package.json': '{"name":"shop"}', 'events.ndjson': `${lines}{"level":"info"}\n` });
  for (const part of ['parallel', 'jq'])
    ok(folder, 'bash', '-ec', blockWith('recorded-requests.md', 'sh', `${part} --`));
  expect(readFileSync(join(folder, 'findings.tsv'), 'utf8')).toBe('1000\ttype-code\ttoo-long\tshipping.type\n');
  const [, command = ''] = /command = '(.*)'/.exec(blockWith('recorded-requests.md', 'python', 'pipe(')) ?? [];
  expect(ok(folder, 'bash', '-c', `PATH=node_modules/.bin:$PATH; < events.ndjson ${command}`)).toContain(
    '"count": 1000',
  );
});

describe('a Git hook', () => {
  /** Tries to commit a payload. The working folder may have another one. */
  function commits(folder: string, text: string, inFolder = text): boolean {
    writeIn(folder, 'fixtures/a card.json', text);
    ok(folder, 'git', 'add', '-A');
    writeIn(folder, 'fixtures/a card.json', inFolder);
    return run(folder, 'git', ['commit', '-qm', 'A card']).status === 0;
  }

  test.each<[string, (folder: string) => void]>([
    [
      'by hand',
      (folder) => {
        writeIn(folder, '.githooks/pre-commit', blockWith('git-hooks.md', 'sh', '#!/bin/sh'));
        ok(folder, 'sh', '-c', blockWith('git-hooks.md', 'sh', 'core.hooksPath'));
      },
    ],
    [
      // husky is not installed here. It runs its file with sh, as Git does here.
      'of husky',
      (folder) => {
        ok(folder, 'sh', '-c', blockWith('git-hooks.md', 'sh', '.husky'));
        writeIn(folder, '.git/hooks/pre-commit', '#!/bin/sh\nexec sh -e .husky/pre-commit\n');
        chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
      },
    ],
    [
      // lefthook is not installed here. It runs the line with sh, as Git does here.
      'of lefthook',
      (folder) => {
        const { 'pre-commit': hook } = parse(blockWith('git-hooks.md', 'yaml', 'commands:'));
        writeIn(folder, '.git/hooks/pre-commit', `#!/bin/sh\n${hook.commands['pg-lint'].run}\n`);
        chmodSync(join(folder, '.git/hooks/pre-commit'), 0o755);
      },
    ],
  ])('%s rejects a commit with a bad payload, and accepts one with a good payload', (_, setUp) => {
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

  test('has a hook with all required fields', () => {
    expect(others).toEqual([]);
    expect(hook).toMatchObject({ id: 'pg-lint', name: 'pg-lint', language: 'node', entry: 'pg-lint --ignore-unknown' });
    expect(packageJson.bin).toHaveProperty(hook.entry.split(' ')[0]);
    expect(hook.additional_dependencies).toEqual([`@pg/lint@${packageJson.version}`]);
  });

  test('selects the files that may be payloads', () => {
    const pattern = fromPythonPattern(hook.files);
    const all = EXTENSIONS.flatMap((extension) => [extension, extension.toUpperCase()]);
    expect(all.filter((extension) => !pattern.test(`fixtures/a${extension}`))).toEqual([]);
    for (const other of ['a.js', 'json', 'a.jsonx', 'a.mdy']) expect(pattern.test(other)).toBe(false);
  });

  test('works as on the page, with and without file names', () => {
    const folder = repositoryOf({ 'fixtures/a card.json': GOOD, 'fixtures/b.json': BAD, 'package.json': '{}' });
    const runHook = ({ entry, args = [], pass_filenames }: Record<string, string[]>, files: string[]) =>
      run(folder, `node_modules/.bin/${entry}`, [...args, ...(pass_filenames === undefined ? files : [])]).status;
    const blocks = blocksOf('pre-commit.md', 'yaml').flatMap((block) => parse(block));
    const [whole, named] = blocks.flatMap(({ repo, hooks }) => (repo === 'local' ? hooks : []));
    // Untracked files are not checked.
    expect([whole.pass_filenames, runHook(whole, [])]).toEqual([false, 0]);
    ok(folder, 'git', 'add', '-A');
    expect(runHook(whole, [])).toBe(1);
    const files = ['fixtures/a card.json', 'fixtures/b.json', 'package.json'];
    const given = files.filter((file) => fromPythonPattern(named.files).test(file));
    expect(given).toEqual(files.slice(0, 2));
    expect([runHook(named, given), runHook(named, [...given.slice(0, 1), 'package.json'])]).toEqual([1, 0]);
  });
});

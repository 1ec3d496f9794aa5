import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { patternOfPython } from './adopting-repository.ts';
import { folderOf, jsonOf, pgLint } from './command.ts';

const GOOD = '{"descriptor":"Order 1001"}';
const BAD = '{"descriptor":"Order 1001 in far too many words"}';
const SETTINGS = '// c\n{"a":1}';
const CONFIG = 'pg-lint.config.json';

const configOf = (folder: string): { $schema: string; ignores?: string[] } =>
  JSON.parse(readFileSync(join(folder, CONFIG), 'utf8'));

describe('init', () => {
  test.each<[string, Record<string, string>, string[] | undefined]>([
    ['nothing', {}, undefined],
    ['good payloads', { 'a.json': GOOD }, undefined],
    ['payloads with errors', { 'a.json': BAD, 'b/c.json': BAD }, undefined],
    ['what is broken', { 'a.json': '{' }, undefined],
    ['a folder for mistakes', { 'x/Invalid/a.json': BAD, 'x/Invalid/y/b.json': BAD }, ['x/Invalid']],
    ['a folder for mistakes in another', { 'mistake/bad/a.json': BAD }, ['mistake']],
    ['its name among words', { 'bad-requests/a.json': BAD }, ['bad-requests']],
    ['a name that only has the word in it', { 'badges/a.json': BAD }, undefined],
    ['a good payload in a folder for mistakes', { 'bad/a.json': BAD, 'bad/b.json': GOOD }, undefined],
    ['settings with comments', { 'tsconfig.json': SETTINGS }, ['tsconfig.json']],
    ['settings with comments among mistakes', { 'bad/a.json': BAD, 'bad/tsconfig.json': SETTINGS }, ['bad']],
    ['a payload with comments', { 'a.json': `// c\n${GOOD}` }, undefined],
    ['characters of globs', { '[a] !(b)+\\c/bad/c.json': BAD }, ['?a? ??b???c/bad']],
    ['a blank in front', { ' bad/a.json': BAD }, ['?bad']],
    ['what Git ignores', { '.git/x': '', '.gitignore': 'bad', 'bad/a.json': BAD }, undefined],
  ])('leaves out only what is to stay as it is: %s', (_, files, ignores) => {
    const folder = folderOf(files);
    const run = pgLint(folder, ['init']);
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(configOf(folder).ignores).toEqual(ignores);
    const check = pgLint(folder, ['--format', 'json', '.']);
    if (ignores) expect(check.stdout === '' || jsonOf(check).summary.errors === 0).toBe(true);
    expect(check.stderr).not.toContain(CONFIG);
  });

  test('says what is here and what is written, and shows no payload', () => {
    const files = { 'a/a.json': BAD, 'a/b.json': GOOD, 'bad/d.json': BAD, 'c.json': '{', 'tsconfig.json': SETTINGS };
    const { stdout } = pgLint(folderOf({ ...files, 'other.json': '{"name":"x"}' }), ['init', '--dry-run']);
    expect(stdout.replaceAll(/@pg\/lint@\d+/g, '@pg/lint@1')).toBe(`\
What is here:

  card-params: 3 files (a, bad)
  JSON that can’t be read: 2 files (c.json, tsconfig.json)
  no payload of a known kind: 1 file
  in the payloads: 2 errors, 0 warnings

pg-lint.config.json, which is not written now:

{
  "$schema": "./node_modules/@pg/lint/schemas/config.schema.json",
  "ignores": [
    "bad",
    "tsconfig.json"
  ]
}

bad is not checked: a name for mistakes, and errors in all that it has (1 file).
tsconfig.json is not checked: JSON with comments, and no payload.

Mend what can’t be read (syntax), or leave its files out by ignores in the configuration: no baseline does.

Mend the errors, or leave out what is there now: this writes a baseline. Commit it, and give --baseline in all that follows, too:

npx --yes @pg/lint@1 --baseline pg-lint.baseline.json --update-baseline .

Then check:

npx --yes @pg/lint@1 .
`);
  });

  test.each<[Record<string, string>, string]>([
    [{}, '  no payload\n\n'],
    [{ 'a.json': GOOD }, '  card-params: 1 file (.)\n  in the payloads: 0 errors, 0 warnings\n\n'],
    [
      { 'a.md': `\`\`\`json\n${GOOD}\n\`\`\`\n\n\`\`\`json\n{"privateKey":"x","environment":"TEST"}\n\`\`\`\n` },
      '  several kinds: 1 file (.)\n',
    ],
    [
      Object.fromEntries(['a/b', 'b', 'c', 'd'].map((folder) => [`${folder}/a.json`, GOOD])),
      '  card-params: 4 files (a/b, b, c, d)\n',
    ],
    [
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((folder) => [`${folder}/a.json`, GOOD])),
      '  card-params: 5 files (a, b, c, d and 1 more)\n',
    ],
  ])('says in short what is here: %j', (files, said) => {
    expect(pgLint(folderOf(files), ['init', '--dry-run']).stdout).toContain(`What is here:\n\n${said}`);
  });

  test('prints all of it, and writes nothing, with --dry-run', () => {
    const files = { 'a.json': BAD, 'bad/b.json': BAD };
    const folder = folderOf(files);
    const run = pgLint(folder, ['init', '--dry-run', '--baseline', 'base']);
    expect([existsSync(join(folder, CONFIG)), existsSync(join(folder, 'base'))]).toEqual([false, false]);
    const written = pgLint(folder, ['init', '--baseline', 'base']);
    expect(
      run.stdout
        .replace(', which is not written now', ' is written')
        .replace('not written now', 'written, with 1 finding'),
    ).toBe(written.stdout);
    expect(run.stdout).toContain(readFileSync(join(folder, CONFIG), 'utf8'));
  });

  test('writes a baseline with which nothing fails', () => {
    const folder = folderOf({ 'a.json': BAD, 'package.json': '{}' });
    const { stdout } = pgLint(folder, ['init', '--baseline', 'base']);
    expect(stdout).not.toContain('--update-baseline');
    expect(stdout).toContain('Then check:\n\nnpx --no -- pg-lint --baseline base .\n');
    expect(pgLint(folder, ['--baseline', 'base', '.']).status).toBe(0);
    expect(pgLint(folder, ['.']).status).toBe(1);
  });

  test('offers a baseline where errors count', () => {
    expect(pgLint(folderOf({ 'a.json': BAD }), ['init']).stdout).toContain('--update-baseline');
    for (const files of [{ 'a.json': GOOD }, { 'bad/a.json': BAD }, { 'tsconfig.json': SETTINGS }, { 'a.json': '{' }]) {
      expect(pgLint(folderOf(files), ['init']).stdout).not.toContain('--update-baseline');
    }
  });

  test.each<[string, Record<string, string>, string]>([
    ['syntax', { 'a.json': '{', 'b.json': GOOD }, 'syntax'],
    [
      'a name given twice',
      { 'a.json': '{"descriptor":"a","descriptor":"b"}', 'b.json': '{' },
      'duplicate-name, syntax',
    ],
  ])('offers no baseline for what none leaves out: %s', (_, files, rules) => {
    const { stdout } = pgLint(folderOf(files), ['init']);
    expect(stdout).toContain(`\n\nMend what can’t be read (${rules}), or leave its files out by ignores in `);
    expect(stdout).not.toContain('--update-baseline');
  });

  test('says what the baseline has', () => {
    const run = (...args: string[]) =>
      pgLint(folderOf({ 'a.json': BAD, 'b.json': '{' }), ['init', '--baseline', 'base', ...args]).stdout;
    expect([run(), run('--dry-run')]).toEqual([
      expect.stringContaining('\n\nbase is written, with 1 finding.\n\n'),
      expect.stringContaining('\n\nbase is not written now.\n\n'),
    ]);
  });

  test('may stand behind what says how a run looks', () => {
    const folder = folderOf({ 'a.json': GOOD });
    const { status, stdout } = pgLint(folder, ['--no-color', 'init', '--dry-run', '--no-progress']);
    expect([status, stdout.startsWith('What is here:\n')]).toEqual([0, true]);
  });

  test.each<[string, string[], string]>([
    ['pg-lint.config.json', [], 'there already, nothing is written'],
    ['pg-lint.config.js', [], 'there already, nothing is written'],
    ['pg-lint.config.ts', ['--dry-run'], 'there already, nothing is written'],
    ['base', ['--baseline', 'base'], 'there already, nothing is written'],
  ])('never writes over %s %j', (name, args, message) => {
    const folder = folderOf({ [name]: 'mine', 'a.json': BAD });
    const run = pgLint(folder, ['init', ...args]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain(`pg-lint: ${name}: ${message}`);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
    expect(existsSync(join(folder, CONFIG))).toBe(name === CONFIG);
  });

  test('says all that is there already', () => {
    const folder = folderOf({ base: 'mine', 'pg-lint.config.mjs': 'mine' });
    expect(pgLint(folder, ['init', '--baseline', 'base']).stderr).toContain(
      'pg-lint: pg-lint.config.mjs: there already, nothing is written\nbase: there already, nothing is written\n',
    );
  });

  test('writes nothing where a link leads', () => {
    const folder = folderOf({ 'a.json': GOOD });
    symlinkSync('elsewhere', join(folder, CONFIG));
    const run = pgLint(folder, ['init']);
    expect([run.status, run.stdout, existsSync(join(folder, 'elsewhere'))]).toEqual([2, '', false]);
    expect(run.stderr).toContain(`pg-lint: ${CONFIG}: can’t be written (`);
  });

  test.each<[string[], string]>([
    [['--baseline', 'a; b'], '--baseline: a file’s name of letters'],
    [['--baseline=-b'], '--baseline: a file’s name of letters'],
    [['--baseline='], '--baseline: a file’s name of letters'],
    [['--baseline', 'base'], '--baseline: no payload is here'],
    [['--quiet'], '--quiet: there is no such option\n'],
    [['folder'], 'folder: options only, nothing is to be named'],
  ])('refuses %j in an empty folder, and writes nothing', (args, message) => {
    const folder = folderOf({});
    const run = pgLint(folder, ['init', ...args]);
    expect([run.status, existsSync(join(folder, CONFIG))]).toEqual([2, false]);
    expect(run.stderr).toContain(message);
  });

  test('points to the schema that is installed, also in a folder above', () => {
    const schema = 'node_modules/@pg/lint/schemas/config.schema.json';
    const folder = folderOf({ [schema]: '{}', 'packages/a/a.json': GOOD });
    pgLint(folder, ['init']);
    pgLint(join(folder, 'packages/a'), ['init']);
    expect(configOf(folder).$schema).toBe(`./${schema}`);
    expect(configOf(join(folder, 'packages/a')).$schema).toBe(`../../${schema}`);
    const alone = folderOf({});
    pgLint(alone, ['init']);
    expect(configOf(alone).$schema).toBe(`./${schema}`);
    expect(packageJson.files).toContain('schemas');
  });
});

describe('the next steps', () => {
  const PLACES: [string, Record<string, string>, string][] = [
    ['package.json', { 'package.json': '{}' }, 'Install it:\n\nnpm install'],
    ['package.json', { 'package.json': '{}' }, 'A script:\n\nnpm pkg set "scripts.pg-lint=pg-lint ."'],
    ['turbo.json', { 'turbo.json': '{}' }, 'In turbo.json, under tasks:\n\n    "//#pg-lint"'],
    ['pre-commit', { '.pre-commit-config.yaml': '' }, 'In .pre-commit-config.yaml, under repos:\n\n  - repo: local'],
    ['husky', { '.husky/_/x': '' }, 'A hook of husky:\n\necho "npx --yes'],
    ['lefthook', { 'lefthook.yml': '' }, 'In lefthook.yml:\n\npre-commit:\n  commands:'],
    [
      'GitHub',
      { '.github/x': '' },
      'In .github/workflows, in a job, after the step that installs the packages:\n\n      - run: npx --yes',
    ],
    ['GitLab', { '.gitlab-ci.yml': '' }, 'In .gitlab-ci.yml:\n\npg-lint:\n  image:'],
  ];

  test.each(PLACES)('are for what is there: %s', (_, files, line) => {
    const { stdout } = pgLint(folderOf(files), ['init']);
    expect(stdout).toContain(`\n\n${line}`);
    expect(stdout).not.toContain('\n\n\n');
    expect(pgLint(folderOf({}), ['init']).stdout).not.toContain(line);
  });

  test.each<[Record<string, string>]>([
    [{ 'package.json': '{"scripts":{"x":"pg-lint ."},"devDependencies":{"@pg/lint":"1"}}' }],
    [{ '.github/workflows/a.yml': '', '.github/workflows/b.yml': 'run: npx pg-lint .' }],
    [{ '.husky/pre-commit': 'pg-lint .' }],
  ])('are not for what is done: %j', (files) => {
    const { stdout } = pgLint(folderOf(files), ['init']);
    expect(stdout.slice(stdout.indexOf('\n}\n') + 3)).toMatch(/^\nThen check:\n\n.*\n$/);
  });

  test.each([
    ['pnpm-lock.yaml', 'pnpm add --save-dev @pg/lint', 'pnpm exec pg-lint .'],
    ['yarn.lock', 'yarn add --dev @pg/lint', 'yarn pg-lint .'],
    ['bun.lock', 'bun add --dev @pg/lint', 'bun run pg-lint .'],
    ['package-lock.json', 'npm install --save-dev @pg/lint', 'npx --no -- pg-lint .'],
  ])('are for the package manager of %s', (lockFile, add, start) => {
    const { stdout } = pgLint(folderOf({ 'package.json': '{}', [lockFile]: '' }), ['init']);
    expect(stdout).toContain(`\n${add}\n`);
    expect(stdout).toContain(`Then check:\n\n${start}\n`);
  });

  test.each<[string, Record<string, string>, string[], string[]]>([
    [
      'a folder of payloads',
      { 'a/b/c.json': GOOD },
      ['a/b/c.json', 'a/d.har', 'a/D.HAR'],
      ['a/c.png', 'x/a/c.json', 'c.json', 'A/c.json'],
    ],
    [
      'payloads beside other files',
      { 'a.json': GOOD, 'package.json': '{}', 'x/p/b.json': GOOD, 'x/q/b.md': '' },
      ['a.json', 'x/p/z.json'],
      ['package.json', 'aXjson', 'x/z.json', 'x/q/b.md', 'ba.json'],
    ],
    ['a file that can’t be read', { 'a/b.json': GOOD, 'a/c.json': '{' }, ['a/b.json'], ['a/c.json', 'a/d.json']],
    [
      'characters of patterns',
      { 'a+b*c?.d.e/f.json': GOOD, 'r.md': '' },
      ['a+b*c?.d.e/g.json'],
      ['aab*c?.d.e/f.json', 'a+bc?.d.e/f.json', 'a+b*cc.d.e/f.json', 'a+b*c?.dXe/f.json'],
    ],
    ['quotes and dots', { "it's.a/b.json": GOOD, 'r.md': '' }, ["it's.a/c.json"], ["it'sXa/b.json"]],
    ['ignored files', { 'a/bad/b.json': BAD, 'a/bad/c.json': '{', 'a/d.json': GOOD }, ['a/bad/c.json'], ['b.json']],
  ])('name payloads to pre-commit: %s', (_, files, named, others) => {
    const { stdout } = pgLint(folderOf({ ...files, '.pre-commit-config.yaml': '' }), ['init']);
    const [, quoted = ''] = /^ {8}files: '(.*)'$/m.exec(stdout) ?? [];
    const pattern = patternOfPython(quoted.replaceAll("''", "'"));
    expect(named.filter((file) => !pattern.test(file))).toEqual([]);
    expect(others.filter((file) => pattern.test(file))).toEqual([]);
  });

  test.each([
    ['by a name that breaks lines', { 'a\nb/c.json': GOOD }],
    ['where there are none', {}],
  ])('name no payloads to pre-commit %s', (_, files) => {
    const { stdout } = pgLint(folderOf({ ...files, '.pre-commit-config.yaml': '' }), ['init']);
    expect([stdout.includes('        files: '), stdout.includes('pass_filenames: false')]).toEqual([false, true]);
  });

  test.each([
    [8, true],
    [9, false],
  ])('name payloads in %i places: %s', (places, isNamed) => {
    const files = Array.from({ length: places }, (_, i) => [`p${i}/a.json`, GOOD] as const);
    const folder = folderOf({ ...Object.fromEntries(files), '.pre-commit-config.yaml': '' });
    const { stdout } = pgLint(folder, ['init']);
    expect([stdout.includes('        files: '), stdout.includes('pass_filenames: false')]).toEqual([isNamed, !isNamed]);
  });
});

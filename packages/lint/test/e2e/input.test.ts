import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, folderOf, GOOD, pgLint, places, reportOf } from './command.ts';

const filesOf = async (folder: string, ...args: string[]): Promise<string[]> =>
  (await reportOf(folder, args, GOOD)).files.map(({ file }) => file);

describe('the checked files', () => {
  test('are those of a file, a folder, a glob and standard input', async () => {
    const folder = folderOf({ 'a/good.json': GOOD, 'a/b/bad.json': BAD, 'other.json': GOOD, 'text.txt': BAD });
    expect(await filesOf(folder, 'text.txt')).toEqual(['text.txt']);
    expect(await filesOf(folder, 'a')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(await filesOf(folder, '.')).toEqual(['a/b/bad.json', 'a/good.json', 'other.json', 'text.txt']);
    expect(await filesOf(folder, '**/good.json')).toEqual(['a/good.json']);
    expect(await filesOf(folder, './a/**/*.json')).toEqual(['a/b/bad.json', 'a/good.json']);
    expect(await filesOf(folder, '{a,b}/*.json')).toEqual(['a/good.json']);
    expect(await filesOf(folder, join(folder, '*.json'))).toEqual([join(folder, 'other.json')]);
    expect(await filesOf(folder, '-')).toEqual(['-']);
    expect(await filesOf(folder, 'a', 'a/good.json', 'other.json', '-')).toEqual([
      ...['a/b/bad.json', 'a/good.json', 'other.json', '-'],
    ]);
  });

  test('--stdin-filename sets the type and configuration of standard input', async () => {
    const folder = folderOf({
      'pg-lint.config.json':
        '{"rules":{"type-code":"info"},"ignores":["old"],"overrides":[{"files":["in/*"],"at":["/a"]}]}',
    });
    const found = async (name: string, text: string): Promise<string[]> => {
      const { files } = await reportOf(folder, ['--stdin-filename', name], text);
      return files.flatMap(({ file, findings }) => [file, ...places(findings)]);
    };
    expect(await found('x/a.jsonc', `// no file\n${BAD}`)).toEqual(['x/a.jsonc', '2:21 type-code']);
    expect(await found('a.ndjson', `{"x":1}\n${BAD}\n`)).toEqual(['a.ndjson', '2:21 type-code']);
    expect(await found('in/a.json', `{"a":${BAD}}`)).toEqual(['in/a.json', '1:26 type-code']);
    expect(await found('old/a.json', BAD)).toEqual([]);
    expect(await filesOf(folder, '--stdin-filename', 'a.json', '-')).toEqual(['a.json']);
  });

  test('include each file once, even if several arguments name it', async () => {
    const folder = folderOf({ 'a.json': BAD, 'in/b.json': GOOD, 'other.txt': 'no payload' });
    const all = ['a.json', join(folder, 'a.json'), './in', 'in/b.json', '.', './other.txt'];
    expect(await reportOf(folder, all)).toMatchObject({
      files: [{ file: 'a.json' }, { file: './in/b.json' }, { file: 'other.txt' }],
      summary: { files: 3, errors: 2 },
    });
    const { stdout } = await pgLint(folder, ['.', './', 'a.json']);
    expect(stdout).toContain('\n1 file skipped, without a payload of a known kind\n');
  });

  test('exclude hidden folders and node_modules, and include symbolic links to files', async () => {
    const folder = folderOf({
      'payloads/good.json': GOOD,
      'payloads/.hidden/bad.json': BAD,
      'payloads/node_modules/bad.json': BAD,
      'bad.json': BAD,
    });
    symlinkSync(join(folder, 'bad.json'), join(folder, 'payloads/link.json'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'payloads/broken.json'));
    expect(await filesOf(folder, 'payloads')).toEqual(['payloads/good.json', 'payloads/link.json']);
  });

  test('include files in folders with a backslash in their names', async () => {
    const folder = folderOf({});
    for (const name of ['end\\', 'mid\\dle']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'a.json'), BAD);
    }
    expect(await filesOf(folder, '.')).toEqual(['end\\/a.json', 'mid\\dle/a.json']);
    expect(await filesOf(folder, 'end\\', 'mid\\dle')).toEqual(['end\\/a.json', 'mid\\dle/a.json']);
    expect(await filesOf(folder, 'end\\//')).toEqual(['end\\/a.json']);
  });
});

describe('names with characters of globs', () => {
  const NAMES = [
    '(grp)/a.json',
    '[id]/[id].json',
    '[[...slug]]/a.json',
    '{a,b}/a.json',
    '!not/a.json',
    'a*b.json',
    'i/a.json',
    'a\nb/a.json',
  ];
  const found = async (argument: string): Promise<readonly string[]> => {
    const folder = folderOf(Object.fromEntries(NAMES.map((name) => [`app/${name}`, GOOD])));
    return (await reportOf(join(folder, 'app'), [argument])).files.map(({ file }) => file);
  };

  test.each(NAMES)('%s is a file, its folder is a folder, and a glob may start with it', async (name) => {
    expect(await found(name)).toEqual([name]);
    const folder = name.split('/').slice(0, -1).join('/');
    if (folder === '') return;
    expect(await found(folder)).toEqual([name]);
    expect(await found(`${folder}/*.json`)).toEqual([name]);
    expect(await found(`./${folder}/**/*.json`)).toEqual([name]);
    expect(await found(`${folder.replace(/[(){}[\]!]/g, '\\$&')}/*.json`)).toEqual([name]);
  });

  test.each([
    ['\\[id\\]/\\[id\\].json', ['[id]/[id].json']],
    ['a\\*b.json', ['a*b.json']],
    ['[hij]/*.json', ['i/a.json']],
    ['**/\\[id\\].json', ['[id]/[id].json']],
    ['{i,\\(grp\\)}/a.json', ['(grp)/a.json', 'i/a.json']],
  ])('%s finds %j', async (argument, files) => {
    expect(await found(argument)).toEqual(files);
  });
});

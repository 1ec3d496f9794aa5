import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { FolderWatch } from '../../src/cli/watch/folder-watch.ts';
import { folderOf } from './command.ts';

/** What is asked for in a folder: a name in it, or all of it. */
type Asked = readonly [folder: string, name?: string];

/** A watch of folders, and what it tells of a round in which files are written, in this order. */
function watchIn(root: string) {
  const told = new Set<string>();
  const watch = new FolderWatch((path) => told.add(relative(root, path)));
  return async (asked: readonly Asked[], written: readonly string[]): Promise<string[]> => {
    for (const [folder, name] of asked) watch.add(join(root, folder), name === undefined ? undefined : [name]);
    told.clear();
    const round = watch.next();
    for (const file of written) writeFileSync(join(root, file), '{}');
    await round;
    return [...told];
  };
}

test('tells of what is asked for since the last round, and of nothing else', async () => {
  const root = folderOf({});
  for (const folder of ['x', 'y']) mkdirSync(join(root, folder));
  const round = watchIn(root);
  expect(await round([['x', 'a']], ['x/b', 'y/a', 'x/a'])).toEqual(['x/a']);
  expect(
    await round(
      [
        ['x', 'a'],
        ['x', 'b'],
      ],
      ['x/c', 'x/a', 'x/b'],
    ),
  ).toEqual(['x/a', 'x/b']);
  expect(await round([['x', 'b']], ['x/a', 'x/b'])).toEqual(['x/b']);
  expect(await round([['x'], ['x', 'b']], ['x/a', 'x/c'])).toEqual(['x/a', 'x/c']);
  expect(await round([['x', 'b'], ['x']], ['x/a', 'x/c'])).toEqual(['x/a', 'x/c']);
  expect(
    await round(
      [
        ['x', 'a'],
        ['y', 'a'],
      ],
      ['x/c', 'y/c', 'x/a', 'y/a'],
    ),
  ).toEqual(['x/a', 'y/a']);
  expect(await round([['y']], ['x/a', 'y/b'])).toEqual(['y/b']);
});

test('tells of a path that is not there yet, and of names beside it and above', async () => {
  const root = folderOf({});
  const told = new Set<string>();
  const watch = new FolderWatch((path) => told.add(relative(root, path)));
  watch.addAbove(join(root, 'x'), ['.gitignore']);
  mkdirSync(join(root, 'y'));
  mkdirSync(join(root, 'x'));
  await watch.next();
  watch.addAbove(join(root, 'x/a'), ['.gitignore']);
  for (const file of ['b', 'x/b', '.gitignore', 'x/.gitignore', 'x/a']) writeFileSync(join(root, file), '');
  await watch.next();
  expect([...told].sort()).toEqual(['.gitignore', 'x', 'x/.gitignore', 'x/a']);
});

test('a round ends though the changes do not', async () => {
  const root = folderOf({});
  const watch = new FolderWatch(() => {});
  watch.add(root);
  const writing = setInterval(() => writeFileSync(join(root, 'a'), ''), 5);
  await watch.next();
  clearInterval(writing);
});

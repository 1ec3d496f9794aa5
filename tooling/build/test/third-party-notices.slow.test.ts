import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { packages } from '../src/packages.ts';
import { bundledPackages, esbuildNotices, NOTICES, notice } from '../steps/third-party-notices.ts';

const OPTIONS = { bundle: true, platform: 'node', write: false, metafile: true, logLevel: 'silent' } as const;

const ENTRY = 'src/command/command.ts';

/** The commands that bundle their dependencies. */
const commands = packages.flatMap(({ commands, folder }) =>
  existsSync(join(folder, ENTRY)) ? commands.map((command) => ({ command, folder })) : [],
);

test.each(commands)('$command has the licenses of its bundled packages', async ({ folder }) => {
  const options = { ...OPTIONS, outdir: folder, conditions: ['@pg/source'], absWorkingDir: folder };
  const { metafile } = await build({ ...options, entryPoints: [join(folder, ENTRY)] });
  const bundled = bundledPackages(metafile).map((path) => join(folder, path));
  const text = readFileSync(join(folder, NOTICES), 'utf8');
  expect(bundled.length).toBeGreaterThan(0);
  expect(bundled.filter((each) => !text.includes(notice(each)))).toEqual([]);
});

/** esbuild writes the path of each module above its code. */
const libraries = packages.map(({ name, folder }) => ({
  name,
  folder,
  bundled: readFiles(join(folder, 'dist')).flatMap((code) =>
    [...code.matchAll(/^\/\/ .*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)/gm)].map(([, each]) => each),
  ),
}));

function readFiles(dist: string): readonly string[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist).flatMap((file) => (file.endsWith('.js') ? readFileSync(join(dist, file), 'utf8') : []));
}

test('a package bundles others', () => {
  expect(libraries.filter(({ bundled }) => bundled.length > 0).map(({ name }) => name)).toContain('@pg/lint');
});

test.each(libraries.filter(({ bundled }) => bundled.length > 0))(
  '$name has the licenses of its bundled packages',
  ({ folder, bundled }) => {
    const headings = readFileSync(join(folder, NOTICES), 'utf8').match(/^\S+ \d+\.\d+\.\S+ \(.+\)$/gm);
    expect(headings?.map((heading) => heading.split(' ')[0])).toEqual(expect.arrayContaining(bundled));
  },
);

describe('a bundled package', () => {
  const root = mkdtempSync(join(tmpdir(), 'pg-notices-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const bundle = (app: string) => {
    write('app.js', app);
    const options = { ...OPTIONS, entryPoints: [join(root, 'app.js')], absWorkingDir: root };
    return build({ ...options, plugins: [esbuildNotices(root)] });
  };
  for (const [name, license, sideEffects] of [
    ['kept', 'ISC'],
    ['unused', 'ISC', false],
    ['bare', 'ISC'],
    ['strict', 'GPL-3.0-only'],
  ] as const) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license, sideEffects }));
    write(`node_modules/${name}/index.js`, 'export const value = Math.random();');
  }
  write('node_modules/kept/LICENSE.md', 'Do as you like.');
  write('node_modules/unused/LICENSE', 'Do not.');

  test('is in the notices with its license, if the bundle has code of it', async () => {
    await bundle(`import { value } from 'kept'; import 'unused'; console.log(value);`);
    expect(readFileSync(join(root, NOTICES), 'utf8')).toBe('kept 1.0.0 (ISC)\n\nDo as you like.\n');
  });

  test.each([
    ['bare', 'no license file'],
    ['strict', 'not allowed: GPL-3.0-only'],
  ])('fails the build without a license file and an allowed license: %s', async (name, message) => {
    await expect(bundle(`import { value } from '${name}'; console.log(value);`)).rejects.toThrow(message);
  });
});

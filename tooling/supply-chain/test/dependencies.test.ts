import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { installedIn, readManifest, runsAtInstall } from '../src/installed.ts';
import { isAllowed } from '../src/licences.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const published = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => readManifest(folder).private !== true);

it('has no dependency that runs a script when it is installed, but those listed', () => {
  const { allowBuilds, strictDepBuilds } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const found = installedIn(root)
    .filter(runsAtInstall)
    .map((folder) => readManifest(folder).name);
  expect([...new Set(found)].sort()).toEqual(Object.keys(allowBuilds).sort());
  expect(strictDepBuilds).toBe(true);
});

it.each([
  ['a script before', { scripts: { preinstall: 'node download.js' } }, [], true],
  ['a script', { scripts: { install: 'node download.js' } }, [], true],
  ['a script behind', { scripts: { postinstall: 'node download.js' } }, [], true],
  ['a binding', {}, ['binding.gyp'], true],
  ['neither', { scripts: { prepare: 'tsc', test: 'vitest' } }, ['index.js'], false],
])('sees %s', (_, manifest, files, runs) => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-installed-'));
  const made = join(folder, 'node_modules/.pnpm/@a+b@1.0.0/node_modules/@a/b');
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, 'package.json'), JSON.stringify({ name: '@a/b', ...manifest }));
  for (const file of files) writeFileSync(join(made, file), '');
  expect(installedIn(folder).map(runsAtInstall)).toEqual([runs]);
  rmSync(folder, { recursive: true });
});

it('is made of packages whose licence is allowed', () => {
  const args = ['--filter', './packages/*', 'licenses', 'list', '--json', '--prod'];
  const listed: Readonly<Record<string, readonly { readonly name: string }[]>> = JSON.parse(
    execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  expect(Object.values(listed).flat().length).toBeGreaterThan(0);
  expect(Object.entries(listed).filter(([licence]) => !isAllowed(licence))).toEqual([]);
});

const commands = published.flatMap((folder) => {
  const { bin = {} } = readManifest(folder);
  return typeof bin === 'string'
    ? []
    : Object.keys(bin).map(
        (name) => [name, [name, 'command'].map((file) => join(folder, 'src', `${file}.ts`))] as const,
      );
});

it.each(commands)('bundles into %s only what has an allowed licence', async (_, entryPoints) => {
  const options = { bundle: true, platform: 'node', write: false, metafile: true, logLevel: 'silent' } as const;
  const { metafile } = await build({
    ...options,
    entryPoints,
    outdir: root,
    conditions: ['@pg/source'],
    absWorkingDir: root,
  });
  const folders = Object.keys(metafile.inputs).flatMap(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? [],
  );
  const manifests = [...new Set(folders)].map((folder) => readManifest(join(root, folder)));
  expect(manifests.length).toBeGreaterThan(0);
  expect(manifests.filter(({ license }) => !isAllowed(license)).map(({ name }) => name)).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['Unknown', false],
  ['', false],
  [undefined, false],
])('takes the licence %s: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundedRow as row } from '../src/bounded-row.ts';
import { type Checkout, cloneRepository } from '../src/checkout.ts';
import { createConsumer, type Installer } from '../src/consumer.ts';
import type { Package } from '../src/manifest.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { type Place, run } from '../src/run.ts';
import { thirdParty } from '../src/third-party.ts';
import { all, bundle, verdictsOn } from '../src/verdicts.ts';
import { isPublic, root, workspacePackages } from '../src/workspace.ts';

const installers: readonly Installer[] = ['npm', 'pnpm'];
const compilers = ['typescript', 'typescript-5.6'];
const resolutions = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
] as const;

const payload = (length: number) => ({
  methods: ['card'],
  parameters: { card: { cart: { items: [{ quantity: Number('9'.repeat(length)) }] } } },
});

const folder = mkdtempSync(join(tmpdir(), 'pg-releases-'));
let registry: Registry;
let checkout: Checkout;
let packages: readonly Package[];
let bound: number;

const publicPackages = (): readonly Package[] => packages.filter(isPublic);
const placeOf = (installer: Installer): Place => ({ cwd: join(folder, installer), env: registry.env });

/** Every entry point of every public package that is a module. */
const entryPoints = (): readonly string[] =>
  publicPackages().flatMap(({ manifest: { name, exports = {} } }) =>
    Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([entry]) => `${name}${entry.slice(1)}`),
  );

const versions = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    await Promise.all(packages.map(async ({ manifest: { name } }) => [name, await registry.versions(name)] as const)),
  );

async function release(): Promise<void> {
  await checkout.version();
  await checkout.publish(registry);
  packages = await workspacePackages(checkout.folder);
}

beforeAll(async () => {
  registry = await startRegistry(folder);
  for (const each of thirdParty((await workspacePackages(root)).filter(isPublic))) await registry.take(each);
  checkout = await cloneRepository(join(folder, 'checkout'));
  bound = Number(row.bound.exec(readFileSync(join(checkout.folder, row.file), 'utf8'))?.[0]);
  await release();
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

it('has every public package in its version, and no private one', async () => {
  expect(await versions()).toEqual(
    Object.fromEntries(packages.map((each) => [each.manifest.name, isPublic(each) ? [each.manifest.version] : []])),
  );
});

describe.each(installers)('a project that %s installs them into', (installer) => {
  beforeAll(async () => {
    createConsumer(placeOf(installer));
    const own = publicPackages().map(({ manifest }) => `${manifest.name}@latest`);
    const peers = ['valibot', 'eslint', '@eslint/json'];
    await run(installer, [installer === 'npm' ? 'install' : 'add', ...own, ...peers], placeOf(installer));
    await bundle(placeOf(installer));
  });

  it.each([
    ['module', 'import(name)'],
    ['commonjs', 'require(name)'],
  ])('gets something from every entry point, from a %s', async (type, load) => {
    const code = `(async () => {
      const names = ${JSON.stringify(entryPoints())};
      const sizes = names.map(async (name) => [name, Object.keys(await ${load}).length]);
      console.log(JSON.stringify((await Promise.all(sizes)).filter(([, size]) => size === 0)));
    })()`;
    const empty = await run('node', [`--input-type=${type}`, '--eval', code], placeOf(installer));
    expect(JSON.parse(empty)).toEqual([]);
  });

  it.each(compilers.flatMap((compiler) => resolutions.map((each) => [compiler, ...each] as const)))(
    'compiles with %s, module %s, resolution %s, strict, libraries checked',
    async (compiler, module, moduleResolution) => {
      const place = placeOf(installer);
      const lib = ['es2023', 'dom'];
      const checked = { noEmit: true, strict: true, skipLibCheck: false };
      const compilerOptions = { ...checked, target: 'es2022', lib, types: [], module, moduleResolution };
      const every = entryPoints().map((name, at) => `export * as entry${at} from '${name}';\n`);
      writeFileSync(join(place.cwd, 'every.ts'), every.join(''));
      const files = ['uses.ts', 'app.ts', 'every.ts'];
      writeFileSync(join(place.cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const tsc = join(root, 'tooling/registry-test/node_modules', compiler, 'bin/tsc');
      expect(await run('node', [tsc, '-p', '.'], place)).toBe('');
    },
  );

  it('accepts the longest value, and rejects the next: in bundles, by the command, in ESLint', async () => {
    expect(await verdictsOn(payload(bound), placeOf(installer))).toEqual(all([]));
    expect(await verdictsOn(payload(bound + 1), placeOf(installer))).toEqual(all(['type-code']));
  });
});

describe('a second release, with a bound tightened by one', () => {
  beforeAll(async () => {
    checkout.edit(row.file, (text) => text.replace(row.bound, String(bound - 1)));
    checkout.setChangeset({ [row.package]: 'minor' }, 'quantity: one digit less.');
    await release();
  });

  it('has a new version of what changed and of all that is made of it, and of nothing else', async () => {
    const needs = (name: string): boolean =>
      name === row.package ||
      publicPackages().some(
        ({ manifest }) => manifest.name === name && Object.keys(manifest.dependencies ?? {}).some(needs),
      );
    expect(Object.entries(await versions()).filter(([, published]) => published.length === 2)).toEqual(
      Object.entries(await versions()).filter(([name]) => needs(name)),
    );
  });

  it.each(installers)('gives the new verdict where %s updates', async (installer) => {
    await run(installer, [installer === 'npm' ? 'install' : 'add', '@pg/lint@latest'], placeOf(installer));
    await bundle(placeOf(installer));
    expect(await verdictsOn(payload(bound - 1), placeOf(installer))).toEqual(all([]));
    expect(await verdictsOn(payload(bound), placeOf(installer))).toEqual(all(['type-code']));
  });
});

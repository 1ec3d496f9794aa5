import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Checkout, limitedRow as row } from '../src/checkout.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { run } from '../src/run.ts';
import { isPublic, type Package, workspacePackages } from '../src/workspace.ts';

/** Before a release and every night, a second release is tested too. */
const isFull = process.env.FULL === '1';

const folder = mkdtempSync(join(tmpdir(), 'pg-releases-'));
const checkout = new Checkout(join(folder, 'checkout'));
let registry: Registry;
let packages: readonly Package[];
let limit: number;
/** The version of the first release. */
let first: string;

const publicPackages = (): readonly Package[] => packages.filter(isPublic);

/** The published versions of a package, and the version with the tag `latest`. */
async function published(name: string): Promise<readonly [readonly string[], string | undefined]> {
  const { versions, tags } = await registry.read(name);
  return [versions, tags.latest];
}

const allPublished = async () =>
  Object.fromEntries(
    await Promise.all(packages.map(async ({ manifest: { name } }) => [name, await published(name)] as const)),
  );

const bumps = (): Promise<string> => checkout.run('pnpm', '--silent', 'run', 'bumps');

const CHANGE = 'quantity: one digit fewer.';

const digest = (content: Buffer): string => createHash('sha512').update(content).digest('hex');

beforeAll(async () => {
  registry = await startRegistry(folder);
  await checkout.create();
  await checkout.version();
  expect(await bumps()).toContain('The changesets are enough');
  limit = Number(row.limit.exec(readFileSync(join(checkout.folder, row.file), 'utf8'))?.[0]);
  await checkout.publish(registry.env);
  packages = await workspacePackages(checkout.folder);
  [first = ''] = publicPackages().map(({ manifest }) => manifest.version);
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

test('publishes every public package in its version as latest, and no private package', async () => {
  const expected = packages.map((each) => {
    const { name, version } = each.manifest;
    return [name, isPublic(each) ? [[version], version] : [[], undefined]];
  });
  expect(await allPublished()).toEqual(Object.fromEntries(expected));
});

test('packs the same archives again from the same commit', async () => {
  const folderOf = join(checkout.folder, 'packed');
  const sums = () => readdirSync(folderOf).map((file) => [file, digest(readFileSync(join(folderOf, file)))]);
  const before = sums();
  // Builds again what is in turbo's cache, beside chunks of another build.
  await checkout.run('pnpm', 'exec', 'turbo', 'run', 'build', '--filter', './packages/*');
  await checkout.release({ ...registry.env, TURBO_FORCE: 'true' }, 'pack');
  expect(sums()).toEqual(before);
});

test('refuses a dirty checkout, and a snapshot without a changeset', async () => {
  expect(await checkout.release(registry.env, 'snapshot', 'main').catch(String)).toContain('has no changeset');
  checkout.edit('README.md', (text) => `${text}\n`);
  expect(await checkout.release(registry.env, 'pack').catch(String)).toContain('there are uncommitted changes');
  await checkout.run('git', 'checkout', '.');
  expect(await checkout.release(registry.env, 'publish', '--tag', 'snapshot').catch(String)).toContain(
    'not the version of a snapshot',
  );
});

test.runIf(isFull)('publishes a snapshot that is no real version', async () => {
  checkout.setChangeset('minor', 'An experiment.');
  await checkout.commit('An experiment');
  await checkout.release(registry.env, 'snapshot', 'experiment');
  await checkout.release(registry.env, 'publish', '--tag', 'snapshot');
  const { tags } = await registry.read('@pg/lint');
  expect([tags.snapshot, tags.latest]).toEqual([expect.stringMatching(/^0\.0\.0-experiment-[\da-f]{7,40}$/), first]);
  await checkout.run('git', 'reset', '--quiet', '--hard', 'HEAD~1');
});

describe.runIf(isFull)('a second release, with a limit lowered by one', () => {
  test('needs more than a patch', async () => {
    expect(await bumps()).toMatch(/^# Needed bump since .*: none;/);
    checkout.edit(row.file, (text) => text.replace(row.limit, String(limit - 1)));
    await checkout.run('pnpm', '--filter', '@pg/generate', 'run', 'generate');
    checkout.setChangeset('patch', CHANGE);
    const report = await bumps().catch(String);
    expect(report).toContain('exits with 1');
    expect(report).toContain('breaking: `cart.items[].quantity`: now rejected by `type-code`');
    checkout.setChangeset('minor', CHANGE);
    expect(await bumps()).toContain('The changesets are enough');
  });

  test('is no release before all packages are published: a half-done publish changes nothing for users', async () => {
    await checkout.version();
    packages = await workspacePackages(checkout.folder);
    await checkout.release(registry.env, 'pack');
    const [{ manifest: { version = '' } = {} } = {}] = publicPackages();
    // Somebody else's archive has the version of one package.
    const other = { cwd: join(folder, 'other'), env: registry.env };
    mkdirSync(other.cwd);
    writeFileSync(join(other.cwd, 'package.json'), JSON.stringify({ name: '@pg/sale-form', version }));
    await run('npm', ['publish', '--tag', 'next'], other);
    expect(await checkout.release(registry.env, 'publish').catch(String)).toMatch(
      /release: @pg\/sale-form .*: the registry has another archive; pack its tag again/,
    );
    expect((await published('@pg/rule-kit'))[0]).toContain(version);
    expect(Object.values(await allPublished()).filter(([, latest]) => latest === version)).toEqual([]);
    const context = { cwd: join(folder, 'half-done'), env: registry.env };
    mkdirSync(context.cwd);
    writeFileSync(join(context.cwd, 'package.json'), '{}');
    await run('npm', ['install', '@pg/lint'], context);
    await run('npx', ['--no-install', 'pg-lint', '--version'], context);
    await run('npm', ['unpublish', '--force', `@pg/sale-form@${version}`], other);
    const rerun = await checkout.release(registry.env, 'publish');
    expect(rerun).toContain(`@pg/rule-kit ${version}: is already published`);
    expect(rerun).toContain(`@pg/sale-form ${version}: published with the tag next`);
    expect(await checkout.release(registry.env, 'latest')).toContain(`@pg/lint ${version}: is already latest`);
    await checkout.release(registry.env, 'tag');
  });

  test('has one version in all packages, the changelogs, the action and the hook', async () => {
    expect(await bumps()).toMatch(/^# Needed bump since .*: none;/);
    const [{ manifest: { version = '' } = {} } = {}] = publicPackages();
    for (const { manifest } of publicPackages()) expect((await published(manifest.name))[1]).toBe(version);
    const read = (file: string): string => readFileSync(join(checkout.folder, file), 'utf8');
    const newest = (file: string): string => read(file).split(/^## /m)[1] ?? '';
    const showing = ['card-params', 'session-request', 'lint', 'eslint-plugin', 'language-server', 'vectors'];
    for (const file of ['CHANGELOG.md', ...showing.map((name) => `packages/${name}/CHANGELOG.md`)]) {
      expect(newest(file).split('\n', 1)).toEqual([version]);
      expect(newest(file)).toContain('- **Breaking:** `cart.items[].quantity`: now rejected by `type-code`');
    }
    expect(newest('packages/card-params/CHANGELOG.md')).toContain(`### Minor Changes\n\n- ${CHANGE}`);
    expect(newest('packages/nested-text/CHANGELOG.md').trim()).toBe(version);
    expect(read('actions/pg-lint/action.yml')).toContain(`default: "${version}"`);
    expect(read('.pre-commit-hooks.yaml')).toContain(`@pg/lint@${version}`);
    expect(await checkout.run('git', 'tag', '--points-at', 'HEAD')).toBe(`v${version}\n`);
    expect(await checkout.release(registry.env, 'notes')).toContain('**Breaking:** `cart.items[].quantity`');
  });
});

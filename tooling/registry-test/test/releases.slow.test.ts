import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Checkout, limitedRow as row } from '../src/checkout.ts';
import { bundle, createConsumer, errorsOf } from '../src/consumer.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { type Context, run } from '../src/run.ts';
import { isPublic, type Package, workspacePackages } from '../src/workspace.ts';

/** Before a release and every night, a second release and the page about releasing are tested too. */
const isFull = process.env.FULL === '1';

const folder = mkdtempSync(join(tmpdir(), 'pg-releases-'));
const checkout = new Checkout(join(folder, 'checkout'));
let registry: Registry;
let packages: readonly Package[];
let limit: number;
/** The version of the first release. */
let first: string;

const publicPackages = (): readonly Package[] => packages.filter(isPublic);
const contextOf = (installer: string): Context => ({ cwd: join(folder, installer), env: registry.env });

const payload = (length: number) => ({
  methods: ['card'],
  parameters: { card: { cart: { items: [{ quantity: Number('9'.repeat(length)) }] } } },
});

const all = (rules: readonly string[]) => ({ vite: rules, esbuild: rules, command: rules, eslint: rules });
/** ESLint reports the finding's code, the others its rule. */
const REJECTED = { ...all(['type-code']), eslint: ['too-long'] };

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
  await checkout.run('git', 'clean', '-qfdX', '--exclude', '!node_modules', 'packages');
  await checkout.run('pnpm', 'exec', 'turbo', 'run', 'build', '--force', '--filter', './packages/*');
  await checkout.release(registry.env, 'pack');
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

const installers = ['npm', 'pnpm'];

describe.runIf(isFull).each(installers)('a project that installs the packages with %s', (installer) => {
  beforeAll(async () => {
    createConsumer(contextOf(installer));
    const own = publicPackages().map(({ manifest }) => `${manifest.name}@latest`);
    const peers = ['valibot', 'eslint', '@eslint/json'];
    await run(installer, [installer === 'npm' ? 'install' : 'add', ...own, ...peers], contextOf(installer));
    await bundle(contextOf(installer));
  });

  test('accepts the longest value and rejects a longer one: in bundles, with pg-lint, in ESLint', async () => {
    expect(await errorsOf(payload(limit), contextOf(installer))).toEqual(all([]));
    expect(await errorsOf(payload(limit + 1), contextOf(installer))).toEqual(REJECTED);
  });
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
    await checkout.run('pnpm', '--silent', '-C', 'tooling/bump-gate', 'run', 'api', '--update');
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
    const rules = ['quantity`: one digit fewer', 'cart.items[].quantity`: now rejected by `type-code`'];
    const showing = ['card-params', 'session-request', 'lint', 'eslint-plugin', 'language-server', 'vectors'];
    for (const file of ['CHANGELOG.md', ...showing.map((name) => `packages/${name}/CHANGELOG.md`)]) {
      expect(newest(file)).toMatch(new RegExp(`^${version} \\(\\d{4}-\\d\\d-\\d\\d\\)\n`));
      for (const rule of rules) expect(newest(file)).toContain(`- **Breaking:** \`${rule}`);
    }
    expect(newest('packages/card-params/CHANGELOG.md')).toContain('### Types');
    expect(newest('packages/nested-text/CHANGELOG.md')).toContain('- No changes. All packages have the same version.');
    expect(read('actions/pg-lint/action.yml')).toContain(`default: "${version}"`);
    expect(read('.pre-commit-hooks.yaml')).toContain(`@pg/lint@${version}`);
    expect(await checkout.run('git', 'tag', '--points-at', 'HEAD')).toBe(`v${version}\n`);
    expect(await checkout.release(registry.env, 'notes')).toContain('**Breaking:** `quantity`');
  });

  test('does not change the verdict of a pinned version, neither of the command nor in code', async () => {
    const context = contextOf('pinned');
    createConsumer(context);
    const isPinned = (name: string): boolean => ['@pg/lint', '@pg/eslint-plugin'].includes(name);
    const own = publicPackages().map(({ manifest: { name } }) => `${name}@${isPinned(name) ? '' : '^'}${first}`);
    await run('npm', ['install', ...own, 'valibot', 'eslint', '@eslint/json'], context);
    await bundle(context);
    expect(await errorsOf(payload(limit), context)).toEqual(all([]));
  });

  test('is the version that the action at its tag runs', async () => {
    const [{ manifest: { version = '' } = {} } = {}] = publicPackages();
    const clone = join(folder, 'at-the-tag');
    await run('git', ['clone', '--quiet', '--branch', `v${version}`, checkout.folder, clone], { cwd: folder });
    const action = readFileSync(join(clone, 'actions/pg-lint/action.yml'), 'utf8');
    const [, pinned = ''] = /The version of @pg\/lint.*\n +default: "(.*)"/.exec(action) ?? [];
    const scripts = [...action.matchAll(/\n {6}run: \|\n((?: {8}.*\n|\n)*)/g)].map(([, script = '']) => script);
    writeFileSync(join(folder, 'npm', 'payload.json'), JSON.stringify(payload(limit)));
    const inputs = { PG_LINT_FILES: 'payload.json', PG_LINT_ARGS: '', PG_LINT_VERSION: pinned };
    const places = { PG_LINT_FOLDER: join(folder, 'runner'), PG_LINT_REGISTRY: registry.url };
    const context = { cwd: join(folder, 'npm'), env: { ...inputs, ...places } };
    await run('bash', ['-c', scripts[0] ?? ''], context);
    const failed = await run('bash', ['-c', scripts[1] ?? ''], context).catch(String);
    expect([pinned, failed]).toEqual([version, expect.stringContaining('::error file=payload.json,line=1')]);
  });

  test.each(installers)('gives the new verdict after an update with %s', async (installer) => {
    const latest = publicPackages().map(({ manifest }) => `${manifest.name}@latest`);
    await run(installer, [installer === 'npm' ? 'install' : 'add', ...latest], contextOf(installer));
    await bundle(contextOf(installer));
    expect(await errorsOf(payload(limit - 1), contextOf(installer))).toEqual(all([]));
    expect(await errorsOf(payload(limit), contextOf(installer))).toEqual(REJECTED);
  });
});

describe.runIf(isFull)('the page about releasing', () => {
  test('fixes an older version, and latest stays', async () => {
    const [, latest] = await published('@pg/lint');
    const fix = semver.inc(first, 'patch') ?? '';
    const changeset = 'printf -- \'---\\n"@pg/lint": patch\\n---\\n\\nOne fix.\\n\' > .changeset/fix.md';
    await checkout.runRecipe('Fix an older version', registry.env, {
      'npx -y pnpm@12 changeset': changeset,
      '0.1.0': first,
      '0.1.1': fix,
    });
    expect(await published('@pg/lint')).toEqual([expect.arrayContaining([fix]), latest]);
    expect((await registry.read('@pg/lint')).tags).toMatchObject({
      [`line-${first.split('.').slice(0, 2).join('.')}`]: fix,
    });
    await checkout.run('git', 'checkout', '-');
  });

  test('publishes a snapshot that is no real version', async () => {
    checkout.setChangeset('minor', 'An experiment.');
    await checkout.commit('An experiment');
    await checkout.runRecipe('A snapshot of a branch', registry.env, {});
    const { tags } = await registry.read('@pg/lint');
    expect(tags.snapshot).toMatch(/^0\.0\.0-[\w-]+-[\da-f]{7,40}$/);
    expect(await checkout.run('git', 'status', '--porcelain')).toBe('');
  });

  test('sets latest back', async () => {
    const [, latest = ''] = await published('@pg/lint');
    await checkout.runRecipe('When a release has a bug', registry.env, { '0.1.0': first, '0.2.0': latest });
    expect((await published('@pg/lint'))[1]).toBe(first);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Checkout, limitedRow as row } from '../src/checkout.ts';
import { bundle, createConsumer, errorsOf } from '../src/consumer.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { type Context, run } from '../src/run.ts';
import { thirdParty } from '../src/third-party.ts';
import { isPublic, type Package, root, workspacePackages } from '../src/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-releases-'));
const checkout = new Checkout(join(folder, 'checkout'));
let registry: Registry;
let packages: readonly Package[];
let limit: number;

const publicPackages = (): readonly Package[] => packages.filter(isPublic);
const contextOf = (installer: string): Context => ({ cwd: join(folder, installer), env: registry.env });

const payload = (length: number) => ({
  methods: ['card'],
  parameters: { card: { cart: { items: [{ quantity: Number('9'.repeat(length)) }] } } },
});

const all = (rules: readonly string[]) => ({ vite: rules, esbuild: rules, command: rules, eslint: rules });
/** ESLint reports the finding's code, the others its rule. */
const REJECTED = { ...all(['type-code']), eslint: ['too-long'] };

const versions = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(packages.map(({ manifest: { name } }) => [name, registry.versions(name)]));

const bumps = (): Promise<string> => checkout.run('pnpm', '--silent', 'run', 'bumps');

const CHANGE = 'quantity: one digit fewer.';

beforeAll(async () => {
  registry = await startRegistry(folder);
  const own = (await workspacePackages(root)).filter(isPublic);
  for (const each of thirdParty(own)) await registry.add(each);
  await checkout.create();
  expect(await bumps()).toContain('nothing to compare with');
  limit = Number(row.limit.exec(readFileSync(join(checkout.folder, row.file), 'utf8'))?.[0]);
  await checkout.publish(registry.env);
  packages = await workspacePackages(checkout.folder);
});

afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

test('publishes every public package in its version, and no private package', () => {
  expect(versions()).toEqual(
    Object.fromEntries(packages.map((each) => [each.manifest.name, isPublic(each) ? [each.manifest.version] : []])),
  );
});

const installers = ['npm', 'pnpm'];

describe.each(installers)('a project that installs the packages with %s', (installer) => {
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

describe('a second release, with a limit lowered by one', () => {
  test('needs more than a patch, and bumps prints the missing changeset', async () => {
    expect(await bumps()).toMatch(/^# Needed bump since .*: none;/);
    checkout.edit(row.file, (text) => text.replace(row.limit, String(limit - 1)));
    await checkout.run('pnpm', '--filter', '@pg/generate', 'run', 'generate');
    checkout.setChangeset('patch', CHANGE);
    const report = await bumps().catch(String);
    expect(report).toContain('exits with 1');
    expect(report).toMatch(/breaking: cart\.items\[\]\.quantity: now rejected by type-code/);
    expect(report).toContain("---\n'@pg/card-params': minor\n---\n");
    checkout.setChangeset('minor', CHANGE);
    expect(await bumps()).toContain('The changesets are enough');
  });

  test('has one version in all packages, the changelog, the action and the hook', async () => {
    await checkout.version();
    await checkout.publish(registry.env);
    packages = await workspacePackages(checkout.folder);
    expect(await bumps()).toMatch(/^# Needed bump since .*: none;/);
    const [{ manifest: { version = '' } = {} } = {}] = publicPackages();
    expect(new Set(publicPackages().map(({ manifest }) => registry.versions(manifest.name).at(-1)))).toEqual(
      new Set([version]),
    );
    const read = (file: string): string => readFileSync(join(checkout.folder, file), 'utf8');
    expect(read('CHANGELOG.md')).toMatch(
      new RegExp(`^# Changelog\n\n## ${version} \\(\\d{4}-\\d\\d-\\d\\d\\)\n\n- \`quantity\`: one digit fewer`),
    );
    expect(read('actions/pg-lint/action.yml')).toContain(`default: "${version}"`);
    expect(read('.pre-commit-hooks.yaml')).toContain(`@pg/lint@${version}`);
    expect(await checkout.run('git', 'tag', '--points-at', 'HEAD')).toBe(`v${version}\n`);
  });

  test('is the version that the action at its tag runs', async () => {
    const [{ manifest: { version = '' } = {} } = {}] = publicPackages();
    const clone = join(folder, 'at-the-tag');
    await run('git', ['clone', '--quiet', '--branch', `v${version}`, checkout.folder, clone], { cwd: folder });
    const action = readFileSync(join(clone, 'actions/pg-lint/action.yml'), 'utf8');
    const [, pinned = ''] = /The version of @pg\/lint.*\n +default: "(.*)"/.exec(action) ?? [];
    const [, script = ''] = /\n {6}run: \|\n([\s\S]*)$/.exec(action) ?? [];
    writeFileSync(join(folder, 'npm', 'payload.json'), JSON.stringify(payload(limit)));
    const inputs = { PG_LINT_FILES: 'payload.json', PG_LINT_ARGS: '', PG_LINT_VERSION: pinned };
    const context = { cwd: join(folder, 'npm'), env: { ...registry.env, ...inputs } };
    const failed = await run('bash', ['-c', script], context).catch(String);
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

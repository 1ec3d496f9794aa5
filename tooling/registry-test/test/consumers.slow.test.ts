import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundedRow } from '../src/checkout.ts';
import { createConsumer } from '../src/consumer.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { type Place, run } from '../src/run.ts';
import { thirdParty } from '../src/third-party.ts';
import { installTools } from '../src/tools.ts';
import { settingsIn, usersWith } from '../src/users.ts';
import { isPublic, type Package, root, workspacePackages } from '../src/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-consumers-'));
const tool = (file: string): string => join(folder, 'tools/node_modules', file);
let registry: Registry;
let packages: readonly Package[];

const bound = Number(boundedRow.bound.exec(readFileSync(join(root, boundedRow.file), 'utf8'))?.[0]);

const payload = (length: number): string => {
  const items = [{ quantity: Number('9'.repeat(length)) }];
  return JSON.stringify({ methods: ['card'], parameters: { card: { cart: { items } } } });
};

/** Every entry point of every public package that is a module. */
const entryPoints = (): readonly string[] =>
  packages.flatMap(({ manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'object' ? name + entry.slice(1) : [])),
  );

/** Runs a command of several words; gives what it prints. */
const runIn = (place: Place, [program = '', ...first]: readonly string[], ...args: readonly string[]) =>
  run(program, [...first, ...args], place);

const placeOf = (user: string): Place => {
  const cwd = join(folder, user.replace(/\W/g, '-'));
  return { cwd, env: { ...registry.env, ...settingsIn(folder, registry.url) } };
};

/** Publishes the packages as they are built here. */
async function publish(): Promise<void> {
  registry = await startRegistry(folder);
  packages = (await workspacePackages(root)).filter(isPublic);
  for (const each of thirdParty(packages)) await registry.take(each);
  const those = ['--filter', './packages/*'];
  await run('pnpm', ['exec', 'turbo', 'run', 'build', ...those, '--output-logs=errors-only'], { cwd: root });
  await run('pnpm', ['--recursive', ...those, 'publish', '--no-git-checks'], { cwd: root, env: registry.env });
}

/** Installs everything into a new project. */
async function install(place: Place, command: readonly string[], prefix = ''): Promise<void> {
  createConsumer(place);
  const names = [...packages.map(({ manifest }) => manifest.name), 'valibot', 'eslint', '@eslint/json'];
  const printed = await runIn(place, command, ...names.map((each) => prefix + each));
  // What Yarn says of a peer that nobody provides.
  expect(printed).not.toMatch(/YN0002|YN0060|YN0086|peer dependency/);
}

/** Every entry point, the bound of a row by its schema, and by pg-lint. */
async function expectVerdicts(place: Place, start: readonly string[], lint: readonly string[]): Promise<void> {
  expect(JSON.parse(await runIn(place, start, 'entries.cjs', ...entryPoints()))).toEqual([]);
  const checked = await runIn(place, start, 'check.js', payload(bound), payload(bound + 1));
  expect(JSON.parse(checked)).toEqual([true, false]);
  writeFileSync(join(place.cwd, 'payload.json'), payload(bound));
  await runIn(place, lint, 'payload.json');
  writeFileSync(join(place.cwd, 'payload.json'), payload(bound + 1));
  expect(await runIn(place, lint, 'payload.json').catch(String)).toMatch(/ends with 1\n.*quantity must/s);
}

beforeAll(() => Promise.all([publish(), installTools(join(folder, 'tools'))]));

afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

describe('npm', () => {
  beforeAll(() => install(placeOf('npm'), ['npm', 'install']));

  test.each(['20.19.0', '22.12.0', '24', '26'])('Node %s runs the packages', async (version) => {
    const node = tool(`node-${version}/bin/node`);
    await expectVerdicts(placeOf('npm'), [node], [node, 'node_modules/@pg/lint/dist/pg-lint.cjs']);
  });

  test('npx @pg/lint runs pg-lint where nothing is installed', async () => {
    const printed = await run('npx', ['--yes', '@pg/lint', '--version'], { ...placeOf('npm'), cwd: folder });
    expect(printed).toContain(registry.versions('@pg/lint')[0]);
  });
});

describe('pnpm', () => {
  beforeAll(() => install(placeOf('pnpm'), ['pnpm', 'add']));

  test('runs the packages', () => expectVerdicts(placeOf('pnpm'), ['node'], ['pnpm', 'exec', 'pg-lint']));

  test.each([
    ['5.6', 'nodenext', 'nodenext'],
    ['6', 'esnext', 'bundler'],
    ['7', 'nodenext', 'nodenext'],
    ['7', 'esnext', 'bundler'],
  ])('compiles with TypeScript %s, module %s, resolution %s, strict', async (version, module, moduleResolution) => {
    const place = placeOf('pnpm');
    const checked = { noEmit: true, strict: true, skipLibCheck: false, types: [] };
    const compilerOptions = { ...checked, target: 'es2022', lib: ['es2023', 'dom'], module, moduleResolution };
    const every = entryPoints().map((name, at) => `export * as entry${at} from '${name}';\n`);
    writeFileSync(join(place.cwd, 'every.ts'), every.join(''));
    const files = ['uses.ts', 'app.ts', 'every.ts'];
    writeFileSync(join(place.cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(await run('node', [tool(`typescript-${version}/bin/tsc`), '-p', '.'], place)).toBe('');
  });
});

describe.each(Object.entries(usersWith(tool)))('%s', (name, user) => {
  test('runs the packages, and the plugin in ESLint', async () => {
    const place = placeOf(name);
    await install(place, user.install, user.prefix);
    await expectVerdicts(place, user.start, user.lint);
    expect(JSON.parse(await runIn(place, user.start, 'eslint.js'))).toEqual(['too-long']);
  });
});

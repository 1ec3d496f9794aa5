import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitedRow } from '../src/checkout.ts';
import { createConsumer } from '../src/consumer.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { type Context, run } from '../src/run.ts';
import { otherRuntimes, runtimeEnv } from '../src/runtimes.ts';
import { COMPILERS, installTools, NODES, OTHER_RUNTIMES, PROGRAMS } from '../src/tools.ts';
import { isPublic, type Package, root, workspacePackages } from '../src/workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'pg-consumers-'));
const tool = (file: string): string => join(folder, 'tools/node_modules', file);
/** Before a release and every night, all package managers run. */
const isFull = process.env.FULL === '1';
let registry: Registry;
let packages: readonly Package[];

const limit = Number(limitedRow.limit.exec(readFileSync(join(root, limitedRow.file), 'utf8'))?.[0]);

const payload = (length: number): string => {
  const items = [{ quantity: Number('9'.repeat(length)) }];
  return JSON.stringify({ methods: ['card'], parameters: { card: { cart: { items } } } });
};

/** The entry points of all public packages, except data files. */
const entryPoints = (): readonly string[] =>
  packages.flatMap(({ manifest: { name, exports = {} } }) =>
    Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'object' ? name + entry.slice(1) : [])),
  );

const runCommand = (context: Context, [program = '', ...first]: readonly string[], ...args: readonly string[]) =>
  run(program, [...first, ...args], context);

const contextOf = (name: string): Context => {
  const cwd = join(folder, name.replace(/\W/g, '-'));
  return { cwd, env: { ...registry.env, ...runtimeEnv(folder, registry.url) } };
};

async function publish(): Promise<void> {
  registry = await startRegistry(folder);
  packages = (await workspacePackages(root)).filter(isPublic);
  const args = ['--recursive', '--filter', './packages/*', 'publish', '--no-git-checks'];
  await run('pnpm', args, { cwd: root, env: registry.env });
}

async function install(context: Context, command: readonly string[], prefix = ''): Promise<void> {
  createConsumer(context);
  const peers = ['valibot', 'eslint', '@eslint/json', 'fast-check'];
  const names = [...packages.map(({ manifest }) => manifest.name), ...peers];
  const printed = await runCommand(context, command, ...names.map((each) => prefix + each));
  // Yarn's warnings about missing peers.
  expect(printed).not.toMatch(/YN0002|YN0060|YN0086|peer dependency/);
}

/** Loads every entry point, and checks a row's limit with the schema, with pg-lint and in ESLint. */
async function expectToWork(context: Context, start: readonly string[], lint: readonly string[]): Promise<void> {
  expect(JSON.parse(await runCommand(context, start, 'entries.cjs', ...entryPoints()))).toEqual([]);
  const checked = await runCommand(context, start, 'check.js', payload(limit), payload(limit + 1));
  expect(JSON.parse(checked)).toEqual([true, false]);
  writeFileSync(join(context.cwd, 'payload.json'), payload(limit));
  await runCommand(context, lint, 'payload.json');
  writeFileSync(join(context.cwd, 'payload.json'), payload(limit + 1));
  expect(await runCommand(context, lint, 'payload.json').catch(String)).toMatch(/exits with 1\n.*quantity must/s);
  expect(JSON.parse(await runCommand(context, start, 'eslint.js'))).toEqual(['too-long']);
}

beforeAll(() =>
  Promise.all([publish(), installTools(join(folder, 'tools'), { ...PROGRAMS, ...(isFull && OTHER_RUNTIMES) })]),
);

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

describe('npm', () => {
  beforeAll(() => install(contextOf('npm'), ['npm', 'install', '--strict-peer-deps']));

  test.each(NODES)('Node %s runs the packages', async (version) => {
    const node = tool(`node-${version}/bin/node`);
    await expectToWork(contextOf('npm'), [node], [node, 'node_modules/@pg/lint/dist/pg-lint.cjs']);
  });

  test('npx @pg/lint runs pg-lint without an installation', async () => {
    const printed = await run('npx', ['--yes', '@pg/lint', '--version'], { ...contextOf('npm'), cwd: folder });
    expect(printed).toContain((await registry.read('@pg/lint')).versions[0]);
  });
});

describe.runIf(isFull)('pnpm', () => {
  beforeAll(() => install(contextOf('pnpm'), ['pnpm', 'add']));

  test('runs the packages', () => expectToWork(contextOf('pnpm'), ['node'], ['pnpm', 'exec', 'pg-lint']));

  const resolutions = [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const;

  test.each(COMPILERS.flatMap((version) => resolutions.map((each) => [version, ...each] as const)))(
    'compiles with TypeScript %s, module %s, resolution %s, strict',
    async (version, module, moduleResolution) => {
      const context = contextOf('pnpm');
      const options = { noEmit: true, strict: true, skipLibCheck: false, types: [] };
      const compilerOptions = { ...options, target: 'es2022', lib: ['es2023', 'dom'], module, moduleResolution };
      const every = entryPoints().map((name, i) => `export * as entry${i} from '${name}';\n`);
      writeFileSync(join(context.cwd, 'every.ts'), every.join(''));
      const files = ['uses.ts', 'every.ts'];
      writeFileSync(join(context.cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      expect(await run('node', [tool(`typescript-${version}/bin/tsc`), '-p', '.'], context)).toBe('');
    },
  );
});

describe.runIf(isFull).each(Object.entries(otherRuntimes(tool)))('%s', (name, runtime) => {
  test('runs the packages', async () => {
    const context = contextOf(name);
    await install(context, runtime.install, runtime.prefix);
    await expectToWork(context, runtime.start, runtime.lint);
  });
});

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { type Context, run } from './run.ts';

const programs = fileURLToPath(new URL('../consumer', import.meta.url));

/** Creates a user's project with the files of `consumer/`. pnpm uses its own store and accepts new versions at once. */
export function createConsumer({ cwd: folder }: Context): void {
  cpSync(programs, folder, { recursive: true, filter: (path) => !path.endsWith('tsconfig.json') });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const settings = { storeDir: join(folder, 'store'), cacheDir: join(folder, 'cache'), minimumReleaseAge: 0 };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
}

/** Bundles the project's `app.ts` with Vite and esbuild. */
export async function bundle({ cwd }: Context): Promise<void> {
  const entry = join(cwd, 'app.ts');
  const lib = { entry, formats: ['es' as const], fileName: 'bundle' };
  await vite({ root: cwd, configFile: false, logLevel: 'error', build: { lib, outDir: 'vite' } });
  const outfile = join(cwd, 'esbuild', 'bundle.js');
  await esbuild({ entryPoints: [entry], absWorkingDir: cwd, bundle: true, format: 'esm', minify: true, outfile });
}

interface Report {
  readonly files: readonly { readonly findings: readonly { readonly rule: string; readonly severity: string }[] }[];
}

/** The rules of a payload's errors, in each bundle, from the command and from ESLint. */
export async function errorsOf(
  payload: unknown,
  context: Context,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const text = JSON.stringify(payload);
  writeFileSync(join(context.cwd, 'payload.json'), text);
  const runBundle = async (folder: string): Promise<readonly string[]> => {
    const code = `import { errorsOf } from './${folder}/bundle.js'; console.log(JSON.stringify(errorsOf(process.argv[1])));`;
    return JSON.parse(await run('node', ['--input-type=module', '--eval', code, text], context));
  };
  const command = ['--no-install', 'pg-lint', '--exit-zero', '--format', 'json', 'payload.json'];
  const { files }: Report = JSON.parse(await run('npx', command, context));
  const findings = files.flatMap((file) => file.findings);
  return {
    vite: await runBundle('vite'),
    esbuild: await runBundle('esbuild'),
    command: findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
    eslint: JSON.parse(await run('node', ['eslint.js'], context)),
  };
}

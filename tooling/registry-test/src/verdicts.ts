import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { type Place, run } from './run.ts';

/** The rules of a payload's errors, by each way to ask the packages. */
export interface Verdicts {
  readonly viteBundle: readonly string[];
  readonly esbuildBundle: readonly string[];
  readonly command: readonly string[];
  readonly eslint: readonly string[];
}

interface Report {
  readonly files: readonly { readonly findings: readonly { readonly rule: string; readonly severity: string }[] }[];
}

/** Bundles the program `app.ts` of a project as Vite and as esbuild do it for a browser. */
export async function bundle({ cwd }: Place): Promise<void> {
  const entry = join(cwd, 'app.ts');
  await vite({
    root: cwd,
    configFile: false,
    logLevel: 'error',
    build: { lib: { entry, formats: ['es'], fileName: () => 'vite-bundle.js' }, outDir: 'vite' },
  });
  await esbuild({
    entryPoints: [entry],
    absWorkingDir: cwd,
    bundle: true,
    format: 'esm',
    minify: true,
    outfile: join(cwd, 'esbuild', 'esbuild-bundle.js'),
  });
}

/** What a project that has its bundles says of a payload. */
export async function verdictsOn(payload: unknown, place: Place): Promise<Verdicts> {
  const text = JSON.stringify(payload);
  writeFileSync(join(place.cwd, 'payload.json'), text);

  const byBundle = async (file: string): Promise<readonly string[]> => {
    const code = `import { errorsOf } from '${file}'; console.log(JSON.stringify(errorsOf(process.argv[1])));`;
    return JSON.parse(await run('node', ['--input-type=module', '--eval', code, text], place));
  };
  const command = ['--no-install', 'pg-lint', '--exit-zero', '--format', 'json', 'payload.json'];
  const report: Report = JSON.parse(await run('npx', command, place));
  return {
    viteBundle: await byBundle('./vite/vite-bundle.js'),
    esbuildBundle: await byBundle('./esbuild/esbuild-bundle.js'),
    command: report.files.flatMap(({ findings }) =>
      findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
    ),
    eslint: JSON.parse(await run('node', ['eslint.js'], place)),
  };
}

/** The same from every way to ask. */
export const all = (rules: readonly string[]): Verdicts => ({
  viteBundle: rules,
  esbuildBundle: rules,
  command: rules,
  eslint: rules,
});

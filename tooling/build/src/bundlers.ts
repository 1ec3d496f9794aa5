import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type BuildOptions, build } from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';

/** A file that a bundler made. */
export interface Chunk {
  readonly code: string;
  readonly isEntry: boolean;
  readonly fileName: string;
  /** The names of the chunks that are loaded with it. */
  readonly imports: readonly string[];
}

/** Bundles an app of one module, as its author would. */
export type Bundler = (app: string) => Promise<readonly Chunk[]>;

/** The app's module: not on disk, in a folder that finds the packages as a user's does, built. */
const APP = fileURLToPath(new URL('../app.js', import.meta.url));

export async function withEsbuild(app: string, options: BuildOptions = {}): Promise<readonly Chunk[]> {
  const { outputFiles = [], metafile = { outputs: {} } } = await build({
    stdin: { contents: app, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: APP },
    bundle: true,
    format: 'esm',
    splitting: true,
    charset: 'utf8',
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'error',
    ...options,
  });
  return Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
    fileName: basename(path),
    code: outputFiles.find((file) => basename(file.path) === basename(path))?.text ?? '',
    isEntry: entryPoint !== undefined && basename(entryPoint) === basename(APP),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((each) => basename(each.path)),
  }));
}

const given = (app: string) => ({
  name: 'app',
  resolveId: (id: string) => (id === APP ? id : undefined),
  load: (id: string) => (id === APP ? app : undefined),
});

const withRollup: Bundler = async (app) => {
  const bundle = await rollup({ input: APP, plugins: [given(app), nodeResolve()], logLevel: 'silent' });
  return (await bundle.generate({ format: 'es' })).output.flatMap((each) => (each.type === 'chunk' ? each : []));
};

const withRolldown: Bundler = async (app) => {
  const bundle = await rolldown({ input: APP, plugins: [given(app)], platform: 'browser', logLevel: 'silent' });
  return (await bundle.generate({ format: 'es' })).output.flatMap((each) => (each.type === 'chunk' ? each : []));
};

/** The bundlers in which the packages' claims hold. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: (app) => withEsbuild(app),
  rollup: withRollup,
  rolldown: withRolldown,
};

/** The chunks with which a bundle starts: those that its entry imports, however indirectly. */
export function loadedAtStart(chunks: readonly Chunk[]): readonly Chunk[] {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

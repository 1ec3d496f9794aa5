import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { rolldown } from 'rolldown';

export interface Chunk {
  readonly code: string;
  readonly isEntry: boolean;
  readonly fileName: string;
  /** The file names of its static imports. */
  readonly imports: readonly string[];
}

/** Bundles an app, given as the code of its only module. */
export type Bundler = (app: string) => Promise<readonly Chunk[]>;

/** The app's module. It is not on disk, but in a folder where its imports find the built packages. */
const APP = fileURLToPath(new URL('../app.js', import.meta.url));

export async function bundleWithEsbuild(app: string, options: BuildOptions = {}): Promise<readonly Chunk[]> {
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
    external: ['node:*'],
    ...options,
  });
  return Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
    fileName: basename(path),
    code: outputFiles.find((file) => basename(file.path) === basename(path))?.text ?? '',
    isEntry: entryPoint !== undefined && basename(entryPoint) === basename(APP),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((each) => basename(each.path)),
  }));
}

const bundleWithRolldown: Bundler = async (app) => {
  const plugin = {
    name: 'app',
    resolveId: (id: string) => (id === APP ? id : undefined),
    load: (id: string) => (id === APP ? app : undefined),
  };
  const bundle = await rolldown({ input: APP, plugins: [plugin], platform: 'browser', logLevel: 'silent' });
  return (await bundle.generate({ format: 'es' })).output.flatMap((each) => (each.type === 'chunk' ? each : []));
};

export const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: (app) => bundleWithEsbuild(app),
  rolldown: bundleWithRolldown,
};

/** The entry chunk and its static imports, direct and indirect. */
export function initialChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded];
}

import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';

/** A file that a bundler made. */
export interface Chunk {
  readonly name: string;
  readonly code: string;
  /** The modules that something of is in it. */
  readonly modules: readonly string[];
  readonly isEntry: boolean;
  /** The names of the chunks that are loaded with it. */
  readonly imports: readonly string[];
}

/** Bundles an app of one module, as its author would: with no setting that helps or hinders. */
export type Bundler = (app: string) => Promise<readonly Chunk[]>;

/** The app's module: not on disk, in a folder that finds the packages as a user's does, built. */
const APP = fileURLToPath(new URL('../app.js', import.meta.url));

const esbuild: Bundler = async (app) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: app, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: APP },
    bundle: true,
    format: 'esm',
    splitting: true,
    charset: 'utf8',
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'error',
  });
  return Object.entries(metafile.outputs).map(([path, { inputs, imports, entryPoint }]) => ({
    name: basename(path),
    code: outputFiles.find((file) => basename(file.path) === basename(path))?.text ?? '',
    modules: Object.keys(inputs).filter((input) => inputs[input]?.bytesInOutput),
    isEntry: entryPoint !== undefined && basename(entryPoint) === basename(APP),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((each) => basename(each.path)),
  }));
};

/** A chunk, in the words that rollup and rolldown share. */
interface OutputChunk<TModule> extends Pick<Chunk, 'code' | 'isEntry' | 'imports'> {
  readonly fileName: string;
  readonly modules: Readonly<Record<string, TModule>>;
}

const fileOf = <TModule>(
  { fileName, code, modules, isEntry, imports }: OutputChunk<TModule>,
  isIn: (module: TModule) => boolean,
): Chunk => ({
  name: fileName,
  code,
  modules: Object.entries(modules).flatMap(([id, module]) => (isIn(module) ? id : [])),
  isEntry,
  imports,
});

/** Gives the app to bundlers that take rollup's plugins. */
const given = (app: string) => ({
  name: 'app',
  resolveId: (id: string) => (id === APP ? id : undefined),
  load: (id: string) => (id === APP ? app : undefined),
});

const withRollup: Bundler = async (app) => {
  const bundle = await rollup({ input: APP, plugins: [given(app), nodeResolve()], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es' });
  return output.flatMap((each) =>
    each.type === 'chunk' ? fileOf(each, ({ renderedLength }) => renderedLength > 0) : [],
  );
};

const withRolldown: Bundler = async (app) => {
  const bundle = await rolldown({ input: APP, plugins: [given(app)], platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es' });
  return output.flatMap((each) => (each.type === 'chunk' ? fileOf(each, ({ code }) => Boolean(code)) : []));
};

/** The bundlers in which the packages' claims hold. */
export const bundlers: Readonly<Record<string, Bundler>> = { esbuild, rollup: withRollup, rolldown: withRolldown };

/** The chunks with which a bundle starts: those that its entry imports, however indirectly. */
export function loadedAtStart(chunks: readonly Chunk[]): readonly Chunk[] {
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.name)) loaded.add(chunk);
  }
  return [...loaded];
}

import { parse } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { rowDocs } from './row-docs.ts';

/** Writes a `.d.ts` file for each entry point into `dist`. Run it in the package's folder. */
export async function writeDeclarations(entryPoints: readonly string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(entryPoints.map((path) => [parse(path).name, path])),
    external: (name) => !/^[./]/.test(name),
    plugins: [
      dts({
        tsconfig: '../../tsconfig.json',
        // Without `@pg/source`, so that other packages are read from their declarations, as by a user's compiler.
        compilerOptions: { customConditions: [] },
      }),
      rowDocs(),
    ],
  });
  await bundle.write({ dir: 'dist', format: 'es', chunkFileNames: '[name].d.ts' });
  await bundle.close();
}

import { parse } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { rowDocs } from './row-docs.ts';

/** Writes the declarations of a package's entries into `dist`. Run in the package's folder. */
export async function writeDeclarations(entries: readonly string[]): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((path) => [parse(path).name, path])),
    external: (name) => !/^[./]/.test(name),
    plugins: [
      dts({
        tsconfig: '../../tsconfig.json',
        // Of other packages their declarations are read: what a user's compiler reads.
        compilerOptions: { customConditions: [] },
      }),
      rowDocs(),
    ],
  });
  await bundle.write({ dir: 'dist', format: 'es', chunkFileNames: '[name].d.ts' });
  await bundle.close();
}

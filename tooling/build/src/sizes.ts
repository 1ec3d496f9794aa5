import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** How many bytes something may have, minified and compressed. */
export interface Budget {
  /** An entry of a package, with all that is exported; or an app, by the name that it has here. */
  readonly of: string;
  readonly gzip: number;
}

/** A budget further above than this tells nothing of what happens below it. */
const LOOSE = 1.1;
/** What a budget has above the size: compressors differ in some bytes. */
const ROOM = 1.03;

/** What is wrong with a budget; `undefined` where nothing is. */
export function judgeBudget({ of, gzip: budget }: Budget, size: number): string | undefined {
  const right = Math.ceil((size * ROOM) / 100) * 100;
  if (size > budget)
    return `${of}: ${size} bytes, ${size - budget} more than ${budget}; if they are worth it, ${right}`;
  if (budget > Math.max(right, size * LOOSE)) return `${of}: ${size} bytes, ${budget} is too loose; make it ${right}`;
  return undefined;
}

/**
 * The bytes with which a program starts: its module and what that imports, minified, each chunk compressed. Chunks that
 * are loaded when they are needed don't count. Peers don't either: whoever installs the package has them already.
 */
export async function startSize(program: string, peers: readonly string[]): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)), sourcefile: 'program.js' },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'out',
    external: [...peers, 'node:*'],
    logLevel: 'error',
  });
  const start = Object.keys(metafile.outputs).filter((path) => basename(path) === 'stdin.js');
  const loaded = new Set(start);
  for (const path of loaded) {
    for (const each of metafile.outputs[path]?.imports ?? []) {
      if (each.kind === 'import-statement' && !each.external) loaded.add(each.path);
    }
  }
  const names = new Set([...loaded].map((path) => basename(path)));
  const files = outputFiles.filter(({ path }) => names.has(basename(path)));
  if (start.length !== 1 || files.length !== loaded.size)
    throw new Error('not all that the program starts with is there');
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

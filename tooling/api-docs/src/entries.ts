import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root: the folder above that has the workspace's file. */
export function repositoryRoot(folder = process.cwd()): string {
  return readdirSync(folder).includes('pnpm-workspace.yaml') ? folder : repositoryRoot(dirname(folder));
}

/** What an import names, by the file of its declarations: every entry of every published package. */
export function publishedEntries(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return new Map(folders.flatMap(entriesOf));
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

function entriesOf(folder: string): readonly (readonly [string, string])[] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [] : [[join(folder, target.types), join(name, path)] as const],
  );
}

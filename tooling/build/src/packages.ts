import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A published package, as it is built. */
export interface BuiltPackage {
  readonly name: string;
  readonly folder: string;
  /** The packages that a user installs with it. */
  readonly dependencies: readonly string[];
  /** Those of them that are the user's own choice. */
  readonly peers: readonly string[];
  readonly entries: readonly Entry[];
  readonly commands: readonly string[];
}

/** What a package exports under one name. */
export interface Entry {
  /** As an import names it: `@pg/lint/config`. */
  readonly specifier: string;
  /** The file of its declarations. */
  readonly types: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('../../../packages', import.meta.url));

/** Every published package. */
export const packages: readonly BuiltPackage[] = readdirSync(root).map((name) => readPackage(join(root, name)));

function readPackage(folder: string): BuiltPackage {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, exports, bin = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const entries = Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'string' ? [] : [{ specifier: join(name, path), types: join(folder, target.types) }],
  );
  const peers = Object.keys(peerDependencies);
  return {
    name,
    folder,
    dependencies: [...Object.keys(dependencies), ...peers],
    peers,
    entries,
    commands: Object.keys(bin),
  };
}

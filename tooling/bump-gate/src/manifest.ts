import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import type { Change } from './changes.ts';

/** What is read of a published package's `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The published packages in a repository's folder, by their names. */
export function publishedPackages(root: string): ReadonlyMap<string, PublishedPackage> {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const found = folders.map((folder) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, manifest };
  });
  return new Map(found.filter(({ manifest }) => !manifest.private).map((each) => [each.manifest.name, each]));
}

/** Every name that a user of a package may write: entries and their exports, files, commands. */
export function namesOf({ folder, manifest }: PublishedPackage): readonly string[] {
  const { exports = {}, bin = {} } = manifest;
  return [
    ...Object.entries(exports).flatMap(([entry, target]) => {
      if (typeof target === 'string') return filesOf(folder, entry);
      const source = readFileSync(join(folder, target['@pg/source'] ?? target.types ?? ''), 'utf8');
      return exportedNames(source).map((name) => (entry === '.' ? name : `${name} of ${entry}`));
    }),
    ...Object.keys(bin).map((command) => `command ${command}`),
  ];
}

function filesOf(folder: string, entry: string): readonly string[] {
  const [before = '', after] = entry.split('*');
  if (after === undefined) return [entry];
  return readdirSync(join(folder, before)).flatMap((file) => (file.endsWith(after) ? `${before}${file}` : []));
}

/** The names that a module exports. Entries list them: a `*` would hide them. */
export function exportedNames(source: string): readonly string[] {
  if (/^export \*/m.test(source)) throw new Error('an entry has to list what it exports, without *');
  const lists = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list.split(',').flatMap((each) => {
      const [, own = '', name] = /^\s*(type )?(?:\w+ as )?(\w+)\s*$/.exec(each) ?? [];
      return name ? `${own || type}${name}` : [];
    }),
  );
  const declared = [...source.matchAll(/^export (?:declare |async )*(\w+) (\w+)/gm)].map(([, word = '', name = '']) =>
    word === 'interface' || word === 'type' ? `type ${name}` : name,
  );
  return [...lists, ...declared];
}

/** What is different in the Node versions and peers that a package asks for. */
export function compareRequirements(before: Manifest, after: Manifest): readonly Change[] {
  const old = { ...before.engines, ...before.peerDependencies };
  return Object.entries({ ...after.engines, ...after.peerDependencies }).flatMap(([name, range]) => {
    const was = old[name] ?? (after.peerDependenciesMeta?.[name]?.optional ? range : '*');
    return was === range ? [] : [{ breaks: !semver.subset(was, range), says: `${name}: ${range}, was ${was}` }];
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import type { Difference } from './changes.ts';

type Named<TValue> = Readonly<Record<string, TValue>>;

/** What is read of a published package's `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Named<string | Named<string>>;
  readonly bin?: Named<string>;
  readonly engines?: Named<string>;
  readonly dependencies?: Named<string>;
  readonly peerDependencies?: Named<string>;
  readonly peerDependenciesMeta?: Named<{ readonly optional?: boolean }>;
}

export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The published packages in a repository's folder, by their names. */
export function publishedPackages(root: string): ReadonlyMap<string, PublishedPackage> {
  const found = readdirSync(join(root, 'packages')).map((name): PublishedPackage => {
    const folder = join(root, 'packages', name);
    return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
  });
  return new Map(found.filter(({ manifest }) => !manifest.private).map((each) => [each.manifest.name, each]));
}

/** Every name that a user of a package may write: exports of its entries, files, commands. */
export function namesOf({ folder, manifest: { exports = {}, bin = {} } }: PublishedPackage): readonly string[] {
  const entries = Object.entries(exports).flatMap(([entry, target]) => {
    const [before = '', after] = entry.split('*');
    if (after !== undefined) return readdirSync(join(folder, before)).map((file) => before + file);
    if (typeof target === 'string') return entry;
    const source = readFileSync(join(folder, target['@pg/source'] ?? target.types ?? ''), 'utf8');
    return exportedNames(source).map((name) => (entry === '.' ? name : `${name} of ${entry}`));
  });
  return [...entries, ...Object.keys(bin).map((command) => `command ${command}`)];
}

/** The names that a module exports. Entries list them: a `*` would hide them. */
export function exportedNames(source: string): readonly string[] {
  if (/^export \*/m.test(source)) throw new Error('an entry has to list what it exports, without *');
  const lists = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    [...list.matchAll(/(type )?(?:\w+ as )?(\w+)\s*(?:,|$)/g)].map(([, own = '', name]) => `${own || type}${name}`),
  );
  const declared = [...source.matchAll(/^export (?:declare |async )*(\w+) (\w+)/gm)].map(([, word = '', name]) =>
    /^(?:interface|type)$/.test(word) ? `type ${name}` : `${name}`,
  );
  return [...lists, ...declared];
}

/** What is different in the Node versions and peers that a package asks for. */
export function compareRequirements(before: Manifest, after: Manifest): readonly Difference[] {
  const old: Named<string> = { ...before.engines, ...before.peerDependencies };
  return Object.entries({ ...after.engines, ...after.peerDependencies }).flatMap(([name, range]) => {
    const was = old[name] ?? (after.peerDependenciesMeta?.[name]?.optional ? range : '*');
    return was === range ? [] : [{ breaks: !semver.subset(was, range), says: `${name}: ${range}, was ${was}` }];
  });
}

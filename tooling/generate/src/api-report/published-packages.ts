import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of a published package's `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The names of the packages here that it is made of, and of those that they are made of. */
  readonly madeOf: readonly string[];
}

/** The published packages of a repository, each after those that it is made of. */
export function publishedPackages(root: string): readonly PublishedPackage[] {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const found = folders
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.private !== true);
  const all = new Map(found.map((each) => [each.manifest.name, each.manifest]));

  const madeOf = (name: string): readonly string[] => {
    const own = Object.keys(all.get(name)?.dependencies ?? {}).filter((needed) => all.has(needed));
    return [...new Set([...own.flatMap(madeOf), ...own])];
  };
  return found
    .map((each) => ({ ...each, madeOf: madeOf(each.manifest.name) }))
    .sort((a, b) => a.madeOf.length - b.madeOf.length || a.manifest.name.localeCompare(b.manifest.name));
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type ByName<TValue> = Readonly<Record<string, TValue>>;

/** The fields of `package.json` that are compared. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: ByName<string | ByName<string>>;
  readonly bin?: ByName<string>;
  readonly engines?: ByName<string>;
  readonly peerDependencies?: ByName<string>;
  readonly peerDependenciesMeta?: ByName<{ readonly optional?: boolean }>;
}

export interface PublishedPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

export function publishedPackages(root: string): ReadonlyMap<string, PublishedPackage> {
  const all = readdirSync(join(root, 'packages')).map((name): PublishedPackage => {
    const folder = join(root, 'packages', name);
    return { folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) };
  });
  return new Map(all.filter(({ manifest }) => !manifest.private).map((each) => [each.manifest.name, each]));
}

/** The names that users of a package write: entry points, what they export, files and commands. */
export function namesOf({ folder, manifest: { exports = {}, bin = {} } }: PublishedPackage): readonly string[] {
  const exported = Object.entries(exports).flatMap(([entryPoint, target]) => {
    const [directory = '', ending] = entryPoint.split('*');
    if (ending !== undefined) return readdirSync(join(folder, directory)).map((file) => directory + file);
    if (typeof target === 'string') return entryPoint;
    const source = readFileSync(join(folder, target['@pg/source'] ?? target.types ?? ''), 'utf8');
    return exportedNames(source).map((name) => (entryPoint === '.' ? name : `${name} of ${entryPoint}`));
  });
  return [...exported, ...Object.keys(bin).map((command) => `command ${command}`)];
}

export function exportedNames(source: string): readonly string[] {
  if (/^export \*/m.test(source)) throw new Error('an entry point must list its exports, without *');
  const listed = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    [...list.matchAll(/(type )?(?:\w+ as )?(\w+)\s*(?:,|$)/g)].map(([, own = '', name]) => `${own || type}${name}`),
  );
  const declared = [...source.matchAll(/^export (?:declare |async )*(\w+) (\w+)/gm)].map(([, keyword = '', name]) =>
    /^(?:interface|type)$/.test(keyword) ? `type ${name}` : `${name}`,
  );
  return [...listed, ...declared];
}

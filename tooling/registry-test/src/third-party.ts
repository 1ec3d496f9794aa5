import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Package, readPackage } from './workspace.ts';

/** Finds a package's dependency as Node does. */
function findInstalled(name: string, { folder }: Package): Package {
  const folders = createRequire(join(folder, 'package.json')).resolve.paths(`${name}/package.json`) ?? [];
  const found = folders.map((each) => join(each, name)).find((each) => existsSync(join(each, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed, but consumers need it`);
  return readPackage(realpathSync(found));
}

/** All dependencies and peers of packages, as installed here; of our own packages, the optional peers too. */
export function thirdParty(packages: readonly Package[]): readonly Package[] {
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  const found = new Map<string, Package>();
  const visit = (user: Package): void => {
    const { name, dependencies, peerDependencies = {}, peerDependenciesMeta: meta = {} } = user.manifest;
    const peers = Object.keys(peerDependencies).filter((peer) => own.has(name) || !meta[peer]?.optional);
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers].filter((each) => !own.has(each))) {
      const dependency = findInstalled(needed, user);
      if (found.has(dependency.folder)) continue;
      found.set(dependency.folder, dependency);
      visit(dependency);
    }
  };
  packages.forEach(visit);
  return [...found.values()];
}

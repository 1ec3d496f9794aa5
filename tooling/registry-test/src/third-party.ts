import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Package, readPackage } from './workspace.ts';

/** The folder in which a package finds another, as Node looks for it. */
function installed(name: string, { folder }: Package): Package {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(`${name}/package.json`) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed, and a consumer needs it`);
  return readPackage(realpathSync(found));
}

/**
 * All that consumers of the given packages install besides them, as it is installed here. Optional peers count for the
 * given packages only: consumers here have them all.
 */
export function thirdParty(packages: readonly Package[]): readonly Package[] {
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  const found = new Map<string, Package>();
  const visit = (user: Package) => {
    const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = user.manifest;
    const peers = Object.keys(peerDependencies).filter(
      (peer) => own.has(name) || !peerDependenciesMeta[peer]?.optional,
    );
    const needed = [...Object.keys(dependencies), ...peers]
      .filter((needs) => !own.has(needs))
      .map((needs) => installed(needs, user))
      .filter(({ folder }) => !found.has(folder));
    for (const each of needed) found.set(each.folder, each);
    needed.forEach(visit);
  };
  packages.forEach(visit);
  return [...found.values()];
}

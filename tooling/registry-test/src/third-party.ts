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

/** All that consumers of packages install besides them, as it is installed here. Their optional peers are installed too. */
export function thirdParty(packages: readonly Package[]): readonly Package[] {
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  const found = new Map<string, Package>();
  const visit = (user: Package): void => {
    const { name, dependencies, peerDependencies = {}, peerDependenciesMeta: meta = {} } = user.manifest;
    const peers = Object.keys(peerDependencies).filter((peer) => own.has(name) || !meta[peer]?.optional);
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers].filter((each) => !own.has(each))) {
      const each = installed(needed, user);
      if (found.has(each.folder)) continue;
      found.set(each.folder, each);
      visit(each);
    }
  };
  packages.forEach(visit);
  return [...found.values()];
}

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from './address.js';
import { build, PUBLISHED } from './pack.js';
import { run } from './run.js';

/** Writes a CycloneDX bill of materials of each package into `sbom/`: its dependencies, and the packages that it bundles. */
export function sbom() {
  build();
  rmSync(join(root, 'sbom'), { recursive: true, force: true });
  run('pnpm', 'sbom', '--sbom-format', 'cyclonedx', '--prod', '--split', ...PUBLISHED, '--out', 'sbom/%s.cdx.json');
  for (const { name } of packages()) {
    const notices = join(root, `packages/${name}/dist/THIRD-PARTY-NOTICES.txt`);
    if (!existsSync(notices)) continue;
    const file = join(root, `sbom/pg-${name}.cdx.json`);
    const bom = withBundled(JSON.parse(readFileSync(file, 'utf8')), readFileSync(notices, 'utf8'));
    writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`);
  }
}

/** Adds the packages in a file of notices. pnpm knows only the dependencies that a user's package manager installs. */
export function withBundled(bom, notices) {
  const known = new Set(bom.components.map(({ purl }) => purl));
  const bundled = [...notices.matchAll(/(?:^|^-{80}\n\n)((?:@[^/\s]+\/)?[^/\s]+) (\d\S*) \(([^)]+)\)\n\n/gm)].map(
    ([, name, version, license]) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return { type: 'library', name, version, purl, 'bom-ref': purl, licenses: [{ license: { id: license } }] };
    },
  );
  return { ...bom, components: [...bom.components, ...bundled.filter(({ purl }) => !known.has(purl))] };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, currentVersion, root } from './address.js';
import { sectionOf } from './changelog.js';

/** Prints the changes of the checked-out version, for the release on GitHub, where links need the address. */
export function notes() {
  const version = currentVersion();
  const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  console.log(section.replaceAll('](packages/', `](${address()}/blob/v${version}/packages/`));
}

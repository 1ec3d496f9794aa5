import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, root } from './address.js';
import { sectionOf } from './changelog.js';

/** Prints the changes of the checked-out version, for the release on GitHub. */
export const notes = () => console.log(sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), currentVersion()));

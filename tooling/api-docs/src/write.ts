import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiPages } from './api-pages.ts';
import { repositoryRoot } from './entries.ts';

const root = repositoryRoot();
const { pages, mistakes } = await apiPages(root);
if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
const folder = join(root, 'docs/api');
rmSync(folder, { recursive: true, force: true });
for (const [name, text] of pages) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
console.log(`${pages.size} pages written`);

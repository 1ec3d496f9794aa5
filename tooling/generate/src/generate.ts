import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, generatedFolders } from './generated-files.ts';
import { root } from './root.ts';

const files = await generatedFiles();
for (const folder of generatedFolders) rmSync(join(root, folder), { recursive: true, force: true });
for (const [path, content] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}
console.log(`${files.size} files written`);

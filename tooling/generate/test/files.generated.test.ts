import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles, generatedFolders } from '../src/generated-files.ts';
import { payloadTypes } from '../src/payload-types.ts';
import { root } from '../src/root.ts';

const files = await generatedFiles();

/** `pnpm generate` runs these tests with `-u`, which writes the files. */
describe('generated files are up to date', () => {
  test.each([...files])('%s', async (path, content) => {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(root, path));
  });

  test.each(generatedFolders)('%s has no other files: delete those that are not written any more', (folder) => {
    const found = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .sort();
    const written = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    expect(found).toEqual(written.map((path) => join(root, path)).sort());
  });

  test('docs/editors.md names every kind, and only schemas that exist', () => {
    const text = readFileSync(join(root, 'docs/editors.md'), 'utf8');
    const named = [...text.matchAll(/@pg\/([\w-]+\/schemas\/[\w.-]+\.json)/g)].map(([, path]) => `packages/${path}`);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !files.has(path))).toEqual([]);
    expect(payloadTypes.filter(({ name: kind }) => !text.includes(`\`${kind}\``))).toEqual([]);
  });
});

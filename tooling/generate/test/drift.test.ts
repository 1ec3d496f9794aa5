import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles, generatedFolders } from '../src/generated-files.ts';
import { resources } from '../src/resources.ts';
import { root } from '../src/root.ts';

const files = await generatedFiles();

/** If one fails, run `pnpm generate`. Biome formats the JSON files, so their layout is not compared. */
describe('generated files are up to date', () => {
  test.each([...files])('%s', (path, content) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (typeof content === 'string') expect(text).toBe(content);
    else expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(content));
  });

  test.each(generatedFolders)('%s has no other files', (folder) => {
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
    expect(resources.filter(({ kind }) => !text.includes(`\`${kind}\``))).toEqual([]);
  });
});

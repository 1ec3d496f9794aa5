import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles, generatedFolders } from '../src/generated-files.ts';
import { resources } from '../src/kinds.ts';
import { root } from '../src/root.ts';

const files = await generatedFiles();

/** What `pnpm generate` writes is committed: where a row or a rule has changed, run it. Layout of JSON is Biome's business. */
describe('what is committed follows from rows and rules', () => {
  test.each([...files])('%s', (path, content) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (typeof content === 'string') expect(text).toBe(content);
    else expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(content));
  });

  test.each(generatedFolders)('%s holds nothing else', (folder) => {
    const found = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .sort();
    const written = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    expect(found).toEqual(written.map((path) => join(root, path)).sort());
  });

  test('every schema that docs/editors.md names is there, and every kind is named', () => {
    const text = readFileSync(join(root, 'docs/editors.md'), 'utf8');
    const named = [...text.matchAll(/@pg\/([\w-]+\/schemas\/[\w.-]+\.json)/g)].map(([, path]) => `packages/${path}`);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !files.has(path))).toEqual([]);
    expect(resources.filter(({ kind }) => !text.includes(`\`${kind}\``))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles, generatedFolders } from '../src/generated-files.ts';
import { repositoryRoot } from '../src/root.ts';

const files = await generatedFiles();

/** What `pnpm generate` writes is committed: where a row or a rule has changed, run it. Layout of JSON is Biome's business. */
describe('what is committed follows from rows and rules', () => {
  test.each([...files])('%s', (path, content) => {
    const text = readFileSync(join(repositoryRoot(), path), 'utf8');
    if (typeof content === 'string') expect(text).toBe(content);
    else expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(content));
  });

  test.each(generatedFolders)('%s holds nothing else', (folder) => {
    const found = readdirSync(join(repositoryRoot(), folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name))
      .sort();
    const written = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    expect(found).toEqual(written.map((path) => join(repositoryRoot(), path)).sort());
  });
});

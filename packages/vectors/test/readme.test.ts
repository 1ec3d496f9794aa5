import { readFileSync } from 'node:fs';
import { type VectorFile, vectorFiles } from '@pg/vectors';
import { expect, test } from 'vitest';

test('the README counts the payloads, in hundreds', () => {
  const files = Object.values(vectorFiles).map((file): VectorFile => JSON.parse(readFileSync(file, 'utf8')));
  const count = files.reduce((sum, { vectors }) => sum + vectors.length, 0);
  const hundreds = (Math.floor(count / 100) * 100).toLocaleString('en-US');
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`more than ${hundreds} payloads`);
});

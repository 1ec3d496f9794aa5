import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

const filesOf = (folder: string, ending: string): readonly string[] =>
  readdirSync(packages).flatMap((name) => {
    const place = join(packages, name, folder);
    try {
      const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
      return files.filter((file) => file.endsWith(ending)).map((file) => join(place, file));
    } catch {
      return [];
    }
  });

/** The patterns of a module, as they are written. */
function patternsOfModule(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

/** The patterns of a JSON Schema. */
function patternsOfSchema(file: string): readonly string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (name, value) => {
    if (name === 'pattern' && typeof value === 'string') found.push(`/${value}/u`);
    return value;
  });
  return found;
}

/** These read only texts that `JSON.parse` has accepted. */
const OF_VALID_JSON = [/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]/g].map(String);

const patterns = [
  ...new Set([
    ...filesOf('src', '.ts').flatMap(patternsOfModule),
    ...filesOf('schemas', '.json').flatMap(patternsOfSchema),
  ]),
];

test('there are patterns in sources and in schemas', () => {
  expect(patterns.length).toBeGreaterThan(200);
});

test.each(patterns.filter((pattern) => !OF_VALID_JSON.includes(pattern)))(
  '%s takes time in proportion to its text',
  (pattern) => {
    const end = pattern.lastIndexOf('/');
    const diagnostics = checkSync(pattern.slice(1, end), pattern.slice(end + 1).replace('d', ''), { timeout: 20_000 });
    expect(diagnostics.status).toBe('safe');
  },
);

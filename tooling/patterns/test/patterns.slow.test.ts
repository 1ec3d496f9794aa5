import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { longTexts } from './repeated.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'apps/demo'];

const filesOf = (folder: string, ending: string): readonly string[] =>
  packages.flatMap((name) => {
    const directory = join(root, name, folder);
    try {
      const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
      return files.filter((file) => file.endsWith(ending)).map((file) => join(directory, file));
    } catch {
      return [];
    }
  });

function patternsOfModule(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function patternsOfSchema(file: string): readonly string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (name, value) => {
    if (name === 'pattern' && typeof value === 'string') found.push(`/${value}/u`);
    return value;
  });
  return found;
}

/** The patterns of samples' code only run on text that `JSON.stringify` has written. */
const FOR_VALID_JSON = /"[^"\\]*(?:\\.[^"\\]*)*"|\{\}|[{}:]|true|false|null/g.toString();

const patterns = [
  ...new Set([
    ...[...filesOf('src', '.ts'), ...filesOf('src', '.tsx')].flatMap(patternsOfModule),
    ...filesOf('schemas', '.json').flatMap(patternsOfSchema),
  ]),
];

test('finds the patterns of sources and schemas', () => {
  expect(patterns.length).toBeGreaterThan(200);
});

/** Steps are counted. A phase that ends by its time would judge otherwise on a busy machine. */
const LONG_MS = 600_000;
const WITHOUT_TIME = { timeout: LONG_MS, seedingTimeout: LONG_MS, incubationTimeout: LONG_MS, attackTimeout: LONG_MS };

test.each(patterns.filter((pattern) => pattern !== FOR_VALID_JSON))('%s takes linear time', (pattern) => {
  const end = pattern.lastIndexOf('/');
  const diagnostics = checkSync(pattern.slice(1, end), pattern.slice(end + 1).replace('d', ''), {
    ...WITHOUT_TIME,
    randomSeed: 1,
  });
  expect(diagnostics.status).toBe('safe');
});

/** Their patterns get a window of a text, a short name, a sample or a setting. The playground and other validators are not in the command. */
const FOR_SHORT_TEXTS =
  /json\/(?:token|read-past)\.ts$|usual-mistakes\.ts$|formats\/url(?:-causes)?\.ts$|words\/field-name\.ts$|samples\/literal\.ts$|config-schema\.ts$|^(?!.*\/packages\/)/;

const forLongTexts = filesOf('src', '.ts').filter((file) => !FOR_SHORT_TEXTS.test(file));

test.each([...new Set(forLongTexts.flatMap(patternsOfModule))])('%s reads 32 MB of its own parts', (pattern) => {
  const end = pattern.lastIndexOf('/');
  const expression = new RegExp(pattern.slice(1, end), pattern.slice(end + 1));
  for (const text of longTexts(pattern, 2 ** 25))
    for (const given of [text, `${text}\0`]) expect(() => expression.test(given)).not.toThrow();
});

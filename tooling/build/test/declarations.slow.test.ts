import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaredNames } from '../src/declarations.ts';
import { packages } from '../src/packages.ts';

const entries = packages.flatMap(({ entries, ...of }) => entries.map((entry) => ({ ...entry, of })));

/** A module's package: `@pg/lint` of `@pg/lint/config`. */
const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

describe.each(entries)('the declarations of $specifier', ({ types, of }) => {
  const { imports, hidden } = declaredNames(readFileSync(types, 'utf8'));

  test('import of nothing but what is installed with the package', () => {
    // Entries of a package share files beside them.
    const others = imports.filter((module) => !module.startsWith('./'));
    expect(others.filter((module) => !of.dependencies.includes(packageOf(module)))).toEqual([]);
    expect(others.filter((module) => /\/(?:src|dist)\b|^[./]/.test(module))).toEqual([]);
  });

  test('name nothing that a user can’t import', () => {
    expect(hidden).toEqual([]);
  });
});

describe('a name that a user meets', () => {
  test.each([
    ['declare const a: 1;\nexport { a };', []],
    ['declare const a: 1;\nexport { a as b };', []],
    ['export declare const a: 1;', []],
    ['interface Private { a: 1 }\ndeclare const a: Private;\nexport { a };', ['Private']],
    ['declare const a: 1, b: typeof a;\nexport { b };', ['a']],
    ['type Some<T> = { [K in keyof T]: 1 };\ntype All<T> = Some<T>;\nexport type { All };', ['Some']],
    ['type If<T> = T extends 1 ? 2 : 3;\ntype All<T> = If<T>;\nexport type { All };', []],
  ])('%j', (text, hidden) => {
    expect(declaredNames(text).hidden).toEqual(hidden);
  });

  test.each([
    ["import { a } from '@pg/x/src';", ['@pg/x/src']],
    ["export { a } from 'b';", ['b']],
    ["declare const a: import('./a.ts').A;", ['./a.ts']],
  ])('is imported: %s', (text, imports) => {
    expect(declaredNames(text).imports).toEqual(imports);
  });
});

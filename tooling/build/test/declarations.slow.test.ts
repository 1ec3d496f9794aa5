import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseDeclarations } from '../src/declarations.ts';
import { packages } from '../src/packages.ts';

const entryPoints = packages.flatMap(({ entryPoints, dependencies }) =>
  entryPoints.map((entryPoint) => ({ ...entryPoint, dependencies })),
);

/** The package of a module: `@pg/lint/files` is in `@pg/lint`. */
const packageOf = (module: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '';

describe.each(entryPoints)('the declarations of $specifier', ({ types, dependencies }) => {
  const { imports, unexported } = parseDeclarations(readFileSync(types, 'utf8'));

  test('import only dependencies', () => {
    // Entry points share files in the same folder.
    const others = imports.filter((module) => !module.startsWith('./'));
    expect(others.filter((module) => !dependencies.includes(packageOf(module)))).toEqual([]);
    expect(others.filter((module) => /\/(?:src|dist)\b|^[./]/.test(module))).toEqual([]);
  });

  test("declare no name that a user can't import", () => {
    expect(unexported).toEqual([]);
  });
});

describe('parseDeclarations', () => {
  test.each([
    ['declare const a: 1;\nexport { a };', []],
    ['declare const a: 1;\nexport { a as b };', []],
    ['export declare const a: 1;', []],
    ['interface Private { a: 1 }\ndeclare const a: Private;\nexport { a };', ['Private']],
    ['declare const a: 1, b: typeof a;\nexport { b };', ['a']],
    ['type Some<T> = { [K in keyof T]: 1 };\ntype All<T> = Some<T>;\nexport type { All };', ['Some']],
    ['type If<T> = T extends 1 ? 2 : 3;\ntype All<T> = If<T>;\nexport type { All };', []],
  ])('finds unexported names: %j', (text, unexported) => {
    expect(parseDeclarations(text).unexported).toEqual(unexported);
  });

  test.each([
    ["import { a } from '@pg/x/src';", ['@pg/x/src']],
    ["export { a } from 'b';", ['b']],
    ["declare const a: import('./a.ts').A;", ['./a.ts']],
  ])('finds imports: %s', (text, imports) => {
    expect(parseDeclarations(text).imports).toEqual(imports);
  });
});

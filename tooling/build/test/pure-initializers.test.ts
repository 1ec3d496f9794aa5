import { expect, test } from 'vitest';
import { markPure } from '../steps/pure-initializers.ts';

test.each([
  ['const a = f(1);', 'const a = /* @__PURE__ */ (() => (f(1)))();'],
  ['export const a: A = new B(c.d) as A;', 'export const a: A = /* @__PURE__ */ (() => (new B(c.d) as A))();'],
  [
    'const a = { ...b }, c = [...d];',
    'const a = /* @__PURE__ */ (() => ({ ...b }))(), c = /* @__PURE__ */ (() => ([...d]))();',
  ],
  ['const a = [{ b: c.d }];', 'const a = /* @__PURE__ */ (() => ([{ b: c.d }]))();'],
  ['const a = b[0];', 'const a = /* @__PURE__ */ (() => (b[0]))();'],
  ['const a = `${b}c`;', 'const a = /* @__PURE__ */ (() => (`${b}c`))();'],
  ['const a = b + c;', 'const a = /* @__PURE__ */ (() => (b + c))();'],
])('marks an initial value that runs code: %s', (code, marked) => {
  expect(markPure(code)).toBe(marked);
});

test.each([
  'const a = 1;',
  "const a = { b: ['c', d], e };",
  'const a = (b: B): C => b.c(d);',
  'const a = { b: () => c(), d() { return e.f; } };',
  "import a from 'b';",
])('leaves a value that runs no code: %s', (code) => {
  expect(markPure(code)).toBe(code);
});

test.each(['f();', 'for (const a of b) f(a);', 'function f() { const a = g(); }'])(
  'leaves statements, also those of functions: %s',
  (code) => {
    expect(markPure(code)).toBe(code);
  },
);

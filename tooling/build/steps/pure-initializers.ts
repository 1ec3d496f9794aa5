import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import MagicString from 'magic-string';
import ts from 'typescript';

/**
 * Marks the initial values of variables as pure, so that bundlers drop a variable that an app doesn't use. `sideEffects` in
 * package.json does this for whole files only, and a package is built into few files: Node starts three times slower
 * with a file for each source file.
 */
export const pureInitializers = (): Plugin => ({
  name: 'pure-initializers',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
      return { contents: markPure(readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
});

/** Wraps each initial value at the top level that does more than list values. Minifiers unwrap it again. */
export function markPure(code: string): string {
  const text = new MagicString(code);
  for (const statement of ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (!initializer || !isEvaluated(initializer)) continue;
      text.appendLeft(initializer.getStart(), '/* @__PURE__ */ (() => (').appendRight(initializer.end, '))()');
    }
  }
  return text.toString();
}

/** Bundlers can't know that these do nothing else: a getter, an iterator or `toString` may run. */
const EVALUATED: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.BinaryExpression,
]);

const isEvaluated = (node: ts.Node): boolean =>
  !ts.isFunctionLike(node) && (EVALUATED.has(node.kind) || ts.forEachChild(node, isEvaluated) === true);

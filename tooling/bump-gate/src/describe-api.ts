import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** The declaration of a catalog of messages, such as `messages` and `tableMessages`. */
export const isCatalog = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) && /messages$/i.test(declaredName(node) ?? '');

/**
 * A literal with spaces is a sentence, such as the meaning of a row: these may change. Those of messages are compared. The compiler
 * may list the types of a union in another order after any change.
 */
const normalized: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const textOf = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text.includes(' '))
      return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
    const visited = ts.visitEachChild(node, visit, context);
    return ts.isUnionTypeNode(visited)
      ? ts.factory.createUnionTypeNode(visited.types.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1)))
      : visited;
  };
  return ts.visitEachChild(file, (node) => (isCatalog(node) ? node : visit(node)), context);
};

/** The name that a statement declares, without the number with which a bundler tells equal names apart. */
export function declaredName(node: ts.Node): string | undefined {
  const [declaration = node] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const name =
    ts.isVariableDeclaration(declaration) || ts.isDeclarationStatement(declaration) ? declaration.name : undefined;
  return name && ts.isIdentifier(name) ? name.text.replace(/\$\d+$/, '') : undefined;
}

/** The declarations of one file, sorted, without comments and sentences; those of an earlier report too. */
export function describeDeclarations(text: string): string {
  const parsed = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest);
  const [file = parsed] = ts.transform(parsed, [normalized]).transformed;
  const declarations = file.statements.map((each) => printer.printNode(ts.EmitHint.Unspecified, each, parsed));
  return declarations.sort().join('\n');
}

const packages = join(root, 'packages');

/** What the build says about the API of each built package, by the name of its folder. */
export const describePackages = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(packages)
      .filter((name) => existsSync(join(packages, name, 'dist')))
      .map((name) => [name, describePackage(join(packages, name))]),
  );

function describePackage(folder: string): string {
  const files = readdirSync(join(folder, 'dist'));
  const names = files.flatMap((file) => (file.endsWith('.d.ts') ? file.replace('.d.ts', '') : []));
  // Files that entry points share have a hash in their name, and no code beside them.
  const shared = names.filter((name) => !files.includes(`${name}.js`));
  const withoutHashes = (text: string): string =>
    shared.reduce((shown, name) => shown.replaceAll(name, name.replace(/-[\w-]{8}$/, '-shared')), text);
  return names
    .map((name) => `${name}.d.ts`)
    .map((file) => `// ${file}\n${describeDeclarations(readFileSync(join(folder, 'dist', file), 'utf8'))}\n`)
    .map(withoutHashes)
    .sort()
    .join('\n');
}

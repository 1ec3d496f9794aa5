// Compares the API report of each package with its built declarations; with --update, writes it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pg/generate/root';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A literal with spaces is a sentence, such as a message or the meaning of a row: these may change. */
const withoutSentences: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text.includes(' ')
      ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
      : ts.visitEachChild(node, visit, context);
  return (file) => ts.visitEachChild(file, visit, context);
};

/** The declarations of one file, sorted, without comments and sentences. */
export function describeDeclarations(text: string): string {
  const parsed = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest);
  const [file = parsed] = ts.transform(parsed, [withoutSentences]).transformed;
  const declarations = file.statements.map((each) => printer.printNode(ts.EmitHint.Unspecified, each, parsed));
  return declarations.sort().join('\n');
}

export function describePackage(folder: string): string {
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

if (import.meta.filename === process.argv[1]) {
  const isUpdate = process.argv.includes('--update');
  const outdated: string[] = [];
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name);
    if (!readdirSync(folder).includes('dist')) continue;
    const report = join(folder, 'api.txt');
    const text = describePackage(folder);
    if (!isUpdate && readFileSync(report, 'utf8') !== text) outdated.push(report);
    if (isUpdate) writeFileSync(report, text);
  }
  if (outdated.length > 0) {
    console.error(
      `${outdated.join(', ')}: the public API has changed. Run npx -y pnpm@12 run packages --update, and review the difference.`,
    );
    process.exitCode = 1;
  }
}

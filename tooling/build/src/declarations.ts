import ts from 'typescript';

/** What a declaration file tells of names. */
export interface DeclaredNames {
  /** The modules that it imports of. */
  readonly imports: readonly string[];
  /**
   * Names that a user meets in it and can't import. A conditional type is none: it is how another type is computed, and
   * of the result it leaves no trace.
   */
  readonly hidden: readonly string[];
}

/** Reads a bundled declaration file. */
export function declaredNames(text: string): DeclaredNames {
  const { statements } = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const exported = new Set(statements.flatMap(exportedBy));
  const imports = statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );
  const inline = [...text.matchAll(/\bimport\(["']([^"']+)["']\)/g)].flatMap(([, module]) => module ?? []);
  return {
    imports: [...imports, ...inline],
    hidden: statements.flatMap(declaredBy).filter((name) => !exported.has(name)),
  };
}

function exportedBy(statement: ts.Statement): readonly string[] {
  if (!ts.isExportDeclaration(statement)) return isExported(statement) ? declaredBy(statement) : [];
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isTypeAliasDeclaration(statement) && ts.isConditionalTypeNode(statement.type)) return [];
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

import ts from 'typescript';

/** Names in a bundled declaration file. */
export interface DeclaredNames {
  /** The modules that it imports. */
  readonly imports: readonly string[];
  /** Names that a user meets and can't import. A conditional type is none: no trace of it is left in its result. */
  readonly hidden: readonly string[];
}

export function declaredNames(text: string): DeclaredNames {
  const { statements } = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const exported = new Set(statements.flatMap(exportedBy));
  return {
    imports: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
    hidden: statements.flatMap(declaredBy).filter((name) => !exported.has(name)),
  };
}

function exportedBy(statement: ts.Statement): readonly string[] {
  if (!ts.isExportDeclaration(statement)) return /^export\b/.test(statement.getText()) ? declaredBy(statement) : [];
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  if (ts.isTypeAliasDeclaration(statement) && ts.isConditionalTypeNode(statement.type)) return [];
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

import ts from 'typescript';

export interface DeclarationFile {
  readonly imports: readonly string[];
  /** Declared names that are not exported. Conditional types don't count: their results don't mention them. */
  readonly unexported: readonly string[];
}

export function parseDeclarations(text: string): DeclarationFile {
  const { statements } = ts.createSourceFile('index.d.ts', text, ts.ScriptTarget.Latest, true);
  const exported = new Set(statements.flatMap(exportedNames));
  return {
    imports: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
    unexported: statements.flatMap(declaredNames).filter((name) => !exported.has(name)),
  };
}

function exportedNames(statement: ts.Statement): readonly string[] {
  if (!ts.isExportDeclaration(statement)) return /^export\b/.test(statement.getText()) ? declaredNames(statement) : [];
  const { exportClause } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}

function declaredNames(statement: ts.Statement): readonly string[] {
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

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
    unexported: statements
      .filter((each) => !each.getText().startsWith('export '))
      .flatMap(declaredNames)
      .filter((name) => !exported.has(name)),
  };
}

const exportedNames = (statement: ts.Statement): readonly string[] =>
  ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [];

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isConditional = ts.isTypeAliasDeclaration(statement) && ts.isConditionalTypeNode(statement.type);
  return ts.isDeclarationStatement(statement) && statement.name && !isConditional ? [statement.name.getText()] : [];
}

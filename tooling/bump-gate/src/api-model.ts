import ts from 'typescript';
import { declaredName, describeDeclarations, isCatalog } from './describe-api.ts';

/** What an API report says. */
export interface Api {
  /** The names that each entry point exports, by its file. */
  readonly entries: ReadonlyMap<string, ReadonlySet<string>>;
  /** The packages of which all names are exported. */
  readonly stars: readonly string[];
  readonly declarations: ReadonlyMap<string, Declaration>;
}

interface Declaration {
  readonly isCatalog: boolean;
  readonly text: string;
  /** Properties of an object type, types of a union, and what an interface extends. */
  readonly members: ReadonlyMap<string, string>;
}

/** Files that entry points share export names of one or two characters. */
const isShared = (name: string): boolean => name.length <= 2;

export function readApi(report: string): Api {
  const [, ...parts] = report.split(/^\/\/ (\S+)\.d\.ts$/m);
  const entries = new Map<string, Set<string>>();
  const stars: string[] = [];
  const declarations = new Map<string, Declaration>();
  for (let i = 0; i < parts.length; i += 2) {
    const file = ts.createSourceFile(
      'index.d.ts',
      describeDeclarations(parts[i + 1] ?? ''),
      ts.ScriptTarget.Latest,
      true,
    );
    const names = file.statements.flatMap(exportedNames).filter((name) => !isShared(name));
    if (names.length > 0) entries.set(parts[i] ?? '', new Set(names));
    for (const each of file.statements) {
      if (ts.isExportDeclaration(each) && !each.exportClause && each.moduleSpecifier)
        stars.push(each.moduleSpecifier.getText().slice(1, -1));
      const name = declaredName(each);
      if (name === undefined) continue;
      const known = declarations.get(name);
      declarations.set(name, {
        isCatalog: isCatalog(each),
        text: `${known?.text ?? ''}${each.getText().replace(/\$\d+\b/g, '')}\n`,
        members: new Map([...(known?.members ?? []), ...membersOf(each)]),
      });
    }
  }
  return { entries, stars, declarations };
}

const exportedNames = (statement: ts.Statement): readonly string[] =>
  ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? statement.exportClause.elements.map(({ name }) => name.text)
    : [];

type Member = readonly [name: string, text: string];

function membersOf(statement: ts.Statement): readonly Member[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement))
    return [
      ...(statement.heritageClauses ?? []).map((each) => [textOf(each), ''] as const),
      ...propertiesOf(statement.members),
    ];
  if (
    ts.isTypeAliasDeclaration(statement) &&
    (ts.isUnionTypeNode(statement.type) || ts.isLiteralTypeNode(statement.type))
  )
    return typesOf(statement.type).map((each) => [textOf(each), '']);
  const hasObject = ts.isTypeAliasDeclaration(statement) || ts.isVariableStatement(statement);
  return (hasObject && propertiesInside(statement)) || [];
}

const typesOf = (type: ts.TypeNode): readonly ts.TypeNode[] => (ts.isUnionTypeNode(type) ? type.types : [type]);

/** The properties of the first object type in a type. */
const propertiesInside = (node: ts.Node): readonly Member[] | undefined =>
  ts.isTypeLiteralNode(node) ? propertiesOf(node.members) : ts.forEachChild(node, propertiesInside);

const propertiesOf = (members: readonly (ts.TypeElement | ts.ClassElement)[]): readonly Member[] =>
  members.flatMap((each) => {
    const { name } = each;
    if (name === undefined) return [];
    return [[ts.isStringLiteral(name) ? name.text : name.getText(), textOf(each).replace(name.getText(), '')] as const];
  });

const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ').replace(/;$/, '');

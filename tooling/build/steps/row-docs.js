// Adds doc comments to the declarations in `dist`: tsc drops those of rows, which are inside `as const`.
// Run it in a package's folder, after tsup, which writes its declarations last.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The declarations with a doc comment for each property whose type is a row, a nested table, or has a valibot description.
 * Editors show them for values too, because the types of values are mapped from these properties.
 */
function withRowDocs(file) {
  const comments = [];
  const visit = (node) => {
    const comment =
      ts.isPropertySignature(node) &&
      node.type &&
      (rowComment(node.type) ?? nestedComment(node.type, file) ?? description(node.type));
    if (comment) comments.push([node.getStart(), `/** ${comment.replaceAll('*/', '*\\/')} */ `]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return comments.reduceRight((text, [at, comment]) => text.slice(0, at) + comment + text.slice(at), file.text);
}

/** The doc comment of a row's type, `readonly ["AN100", "conditional", "Street", { readonly quirk: "..." }]`. */
function rowComment(node) {
  if (!ts.isTypeOperatorNode(node) || !ts.isTupleTypeNode(node.type)) return undefined;
  const [type, mandatory, meaning, facts] = node.type.elements;
  const columns = [type, mandatory, meaning].map(stringOf);
  // A list of values is a tuple of strings, too.
  if (columns.includes(undefined) || !MARKS.includes(columns[1])) return undefined;
  const quirk = facts && ts.isTypeLiteralNode(facts) ? facts.members.find(isQuirk) : undefined;
  const mark = columns[1] === 'not shown' ? 'not shown whether it is mandatory' : columns[1];
  return [`\`${columns[0]}\`, ${mark}: ${columns[2]}.`, stringOf(quirk?.type)].filter(Boolean).join(' ');
}

/** The doc comment of the type that a nested table's type names, `Nested<Cart>` or `Nested<readonly CartItem[]>`. */
function nestedComment(node, file) {
  const [, name] = /\bNested<(?:readonly )?(\w+)(?:\[\])?>$/.exec(node.getText()) ?? [];
  const own = file.statements.find((each) => ts.isTypeAliasDeclaration(each) && each.name.text === name);
  return own && ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(own)[0]?.comment);
}

const MARKS = ['required', 'conditional', 'optional', 'not shown'];
const isQuirk = (member) => ts.isPropertySignature(member) && member.name.getText() === 'quirk';

/** The last description in a valibot pipe, `DescriptionAction<string, "...">`. */
function description(node) {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [argument, text] = node.typeArguments ?? [];
  if (/\bDescriptionAction$/.test(node.typeName.getText())) return stringOf(text);
  const pipe = argument && ts.isTypeOperatorNode(argument) ? argument.type : argument;
  const parts = pipe && ts.isTupleTypeNode(pipe) ? pipe.elements : pipe ? [pipe] : [];
  return parts.map(description).findLast((found) => found !== undefined);
}

function stringOf(node) {
  return node && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

for (const name of readdirSync('dist').filter((each) => each.endsWith('.d.ts'))) {
  const file = ts.createSourceFile(name, readFileSync(`dist/${name}`, 'utf8'), ts.ScriptTarget.Latest, true);
  writeFileSync(`dist/${name}`, withRowDocs(file));
}

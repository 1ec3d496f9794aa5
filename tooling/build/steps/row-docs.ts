import type { Mandatory } from '@pg/rule-kit';
import MagicString from 'magic-string';
import type { Plugin } from 'rollup';
import ts from 'typescript';

/**
 * Adds doc comments to properties of declaration files, made from the type of a row or from a valibot description.
 * Editors show them for values too, because the types of values are mapped from these properties.
 */
export const rowDocs = (): Plugin => ({
  name: 'row-docs',
  renderChunk(code, { fileName }) {
    const text = new MagicString(code);
    const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const comment = ts.isPropertySignature(node) && node.type && (rowComment(node.type) ?? description(node.type));
      if (comment) text.appendLeft(node.getStart(), docComment(comment, file, node));
      ts.forEachChild(node, visit);
    };
    visit(file);
    return { code: text.toString(), map: null };
  },
});

function docComment(comment: string, file: ts.SourceFile, node: ts.Node): string {
  const { character } = file.getLineAndCharacterOfPosition(node.getStart());
  return `/** ${comment.replaceAll('*/', '*\\/')} */\n${' '.repeat(character)}`;
}

/** The doc comment of a row's type, `readonly ["AN100", "conditional", "Street", { readonly quirk: "..." }]`. */
function rowComment(node: ts.TypeNode): string | undefined {
  if (!ts.isTypeOperatorNode(node) || !ts.isTupleTypeNode(node.type)) return undefined;
  const [type, mandatory, meaning, facts] = node.type.elements;
  const columns = [type, mandatory, meaning].map(stringOf);
  // A list of values is a tuple of strings, too.
  if (columns.includes(undefined) || !MARKS.has(columns[1])) return undefined;
  const quirk = facts && ts.isTypeLiteralNode(facts) ? facts.members.find(isQuirk) : undefined;
  const mark = columns[1] === 'not shown' ? 'not shown whether it is mandatory' : columns[1];
  return [`\`${columns[0]}\`, ${mark}: ${columns[2]}.`, stringOf(quirk?.type)].filter(Boolean).join(' ');
}

const MARKS: ReadonlySet<unknown> = new Set(['required', 'conditional', 'optional', 'not shown'] satisfies Mandatory[]);

const isQuirk = (member: ts.TypeElement): member is ts.PropertySignature =>
  ts.isPropertySignature(member) && member.name.getText() === 'quirk';

/** The last description in a valibot pipe, `DescriptionAction<string, "...">`. */
function description(node: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [argument, text] = node.typeArguments ?? [];
  if (/\bDescriptionAction$/.test(node.typeName.getText())) return stringOf(text);
  const pipe = argument && ts.isTypeOperatorNode(argument) ? argument.type : argument;
  const parts = pipe && ts.isTupleTypeNode(pipe) ? pipe.elements : pipe && ts.isTypeNode(pipe) ? [pipe] : [];
  return parts.map(description).findLast((found) => found !== undefined);
}

const stringOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

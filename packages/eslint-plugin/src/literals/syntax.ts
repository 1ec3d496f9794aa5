import type { SourceLocation, SourceRange } from '@eslint/core';

/**
 * The ESTree and typescript-eslint nodes that are used here. The AST may have other node types in the same places, so a
 * `switch` on the type needs a default.
 */
export type Expression = ObjectExpression | ArrayExpression | Literal | Template | Minus | Wrapper | Identifier;

interface Node<TType extends string> {
  readonly type: TType;
  readonly range: SourceRange;
  readonly loc: SourceLocation;
}

export interface ObjectExpression extends Node<'ObjectExpression'> {
  readonly properties: readonly (Property | Spread)[];
}

export interface Property extends Node<'Property'> {
  readonly computed: boolean;
  readonly shorthand: boolean;
  readonly key: Expression;
  readonly value: Expression;
}

export interface Spread extends Node<'SpreadElement'> {
  readonly argument: Expression;
}

export interface ArrayExpression extends Node<'ArrayExpression'> {
  readonly elements: readonly (Expression | Spread | null)[];
}

export interface Literal extends Node<'Literal'> {
  readonly value: unknown;
  readonly raw: string;
}

export interface Template extends Node<'TemplateLiteral'> {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly expressions: readonly unknown[];
}

export interface Minus extends Node<'UnaryExpression'> {
  readonly operator: string;
  readonly argument: Expression;
}

/** An expression with a type, such as `x as T`. It has the value of the inner expression. */
export interface Wrapper
  extends Node<'TSAsExpression' | 'TSSatisfiesExpression' | 'TSNonNullExpression' | 'TSTypeAssertion'> {
  readonly expression: Expression;
}

export interface Identifier extends Node<'Identifier'> {
  readonly name: string;
}

/** A type, or a node that contains one. Only a type reference has a name: `T`, or `ns.T`. */
export interface TypeNode {
  readonly type: string;
  readonly typeName?: { readonly type: string; readonly name?: string; readonly right?: { readonly name: string } };
  readonly typeArguments?: { readonly params: readonly TypeNode[] };
  readonly typeAnnotation?: TypeNode;
  readonly elementType?: TypeNode;
}

/** Any node, with the properties that are read around an object literal. */
export interface AnyNode {
  readonly type: string;
  /** A program has `null`. */
  readonly parent?: AnyNode | null;
  readonly id?: AnyNode;
  readonly left?: AnyNode;
  readonly key?: AnyNode;
  readonly name?: string;
  readonly typeAnnotation?: TypeNode;
  readonly returnType?: TypeNode;
  readonly callee?: AnyNode;
  readonly tag?: AnyNode;
  readonly object?: AnyNode;
  readonly property?: AnyNode;
  readonly arguments?: readonly (AnyNode & (Expression | Spread))[];
  readonly expression?: AnyNode;
  readonly body?: readonly AnyNode[] | AnyNode;
}

/** Removes type assertions, `satisfies` and `!`. */
export function unwrap(node: Expression): Expression {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return unwrap(node.expression);
    default:
      return node;
  }
}

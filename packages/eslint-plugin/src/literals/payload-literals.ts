import { fieldOfOther, isOwnRequest, type LintOptions, recognizeKind } from '@pg/lint';
import { isObject } from '@pg/rule-kit';
import type { PayloadArgument, ResolvedSettings } from '../settings/settings.ts';
import { type StaticValue, staticValue } from './static-value.ts';
import type { AnyNode, ObjectExpression, TypeNode } from './syntax.ts';

export interface LiteralKind {
  readonly kind: string;
  /** Whether the literal is the complete payload. Otherwise code may add fields later. */
  readonly isWhole: boolean;
}

/** The kind of an object literal: by its type, by the function that is called with it, or by its fields if they are certain. */
export function kindOfLiteral(
  node: ObjectExpression & AnyNode,
  settings: ResolvedSettings,
  { gateway }: Pick<LintOptions, 'gateway'>,
): LiteralKind | undefined {
  const declared = declaredKind(node, settings);
  if (declared !== undefined || isSchema(node)) return declared;
  const literal = staticValue(node);
  const { value } = literal;
  const found = recognizeKind(withUndefined(literal));
  // A token is sent as a string.
  if (!found?.isCertain || found.payloadType.text !== undefined || !isObject(value)) return undefined;
  const isOwn = isOwnRequest(found.payloadType, value, gateway) && fieldOfOther(value) === undefined;
  return isOwn ? { kind: found.payloadType.name, isWhole: isSent(node) } : undefined;
}

/** The value of a literal, with `undefined` for what only the running code knows. */
function withUndefined({ isKnown, value, children }: StaticValue): unknown {
  if (!isKnown || children === undefined) return isKnown ? value : undefined;
  const entries = Array.from(children, ([name, child]) => [name, withUndefined(child)] as const);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The kind that the code around an expression declares. */
function declaredKind(node: AnyNode, settings: ResolvedSettings): LiteralKind | undefined {
  const { parent } = node;
  const ofType = (type: TypeNode | undefined): LiteralKind | undefined => type && kindOfType(type, settings);
  switch (parent?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      // With `as unknown as T`, the literal is not a `T`.
      if (parent.typeAnnotation?.type === 'TSUnknownKeyword') return undefined;
      return ofType(parent.typeAnnotation) ?? declaredKind(parent, settings);
    case 'TSNonNullExpression':
    case 'ArrayExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return declaredKind(parent, settings);
    case 'VariableDeclarator':
      return ofType(parent.id?.typeAnnotation);
    case 'PropertyDefinition':
      return ofType(parent.typeAnnotation);
    case 'AssignmentPattern':
      return ofType(parent.left?.typeAnnotation);
    case 'ArrowFunctionExpression':
      return ofType(parent.returnType);
    case 'ReturnStatement':
      return ofType(functionOf(parent)?.returnType);
    case 'CallExpression':
      return argumentKind(node, parent, settings.calls);
    default:
      return undefined;
  }
}

/** Types with the kind of their first type argument, and whether a literal of the type is the complete payload. */
const WRAPPERS: ReadonlyMap<string, boolean> = new Map([
  ...['Array', 'ReadonlyArray', 'Promise', 'Readonly', 'Required'].map((name) => [name, true] as const),
  ...['Partial', 'Omit', 'Pick'].map((name) => [name, false] as const),
]);

function kindOfType(type: TypeNode, settings: ResolvedSettings): LiteralKind | undefined {
  const inner = type.typeAnnotation ?? type.elementType;
  if (inner) return kindOfType(inner, settings);
  const name = type.typeName?.right?.name ?? type.typeName?.name ?? '';
  const kind = settings.types.get(name);
  if (kind !== undefined) return { kind, isWhole: true };
  const [argument] = type.typeArguments?.params ?? [];
  const isWhole = WRAPPERS.get(name);
  const found = argument && isWhole !== undefined ? kindOfType(argument, settings) : undefined;
  return found && { ...found, isWhole: found.isWhole && isWhole === true };
}

const functionOf = (node: AnyNode): AnyNode | null | undefined =>
  /Function/.test(node.type) ? node : node.parent && functionOf(node.parent);

/** `createSessionRequest(url, { ... })`, and `sdk.createSessionRequest(url, { ... })` */
function argumentKind(
  node: AnyNode,
  { callee, arguments: given = [] }: AnyNode,
  calls: ReadonlyMap<string, PayloadArgument>,
): LiteralKind | undefined {
  const call = calls.get((callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name) ?? '');
  // A spread argument makes the positions after it unknown.
  const before = given.slice(0, call && call.argument + 1).filter((each) => each.type !== 'SpreadElement');
  return call && before[call.argument] === node ? { kind: call.kind, isWhole: call.partial !== true } : undefined;
}

/** `JSON.stringify({ ... })` and `new URLSearchParams({ ... })` */
function isSent({ parent }: AnyNode): boolean {
  if (parent == null) return false;
  if (parent.type.startsWith('TS')) return isSent(parent);
  const { type, callee } = parent;
  if (type === 'NewExpression') return callee?.name === 'URLSearchParams';
  return type === 'CallExpression' && callee?.property?.name === 'stringify';
}

/** Whether a literal is a row of a test's table, or in an expected failure: `test.each([...])`, `expect(...).toThrow()`. */
export function isTestCase({ parent }: AnyNode): boolean {
  const { name = '' } = parent?.callee?.property ?? parent?.tag?.property ?? {};
  return parent != null && (/^(?:each|toThrow(?:Error)?|throws|rejects)$/.test(name) || isTestCase(parent));
}

/** Whether an object is the `properties` of a JSON Schema: it has the field names of a payload, but is not one. */
const isSchema = ({ parent }: AnyNode): boolean => parent?.type === 'Property' && parent.key?.name === 'properties';

import type { KnownSettings } from '../settings/settings.ts';
import { type Call, type Declarator, type Expression, type TypeNode, unwrap, type Wrapper } from './syntax.ts';

/** An object literal that is a payload, and of which kind. */
export interface MarkedLiteral {
  readonly node: Expression;
  readonly kind: string;
}

/** `createSessionRequest(url, { ... })`, and `sdk.createSessionRequest(url, { ... })` */
export function markedByCall({ callee, arguments: given }: Call, { calls }: KnownSettings): MarkedLiteral | undefined {
  const name = callee.type === 'MemberExpression' ? callee.property?.name : callee.name;
  const call = name === undefined ? undefined : calls.get(name);
  if (call === undefined) return undefined;
  // Behind a spread no position is known.
  const placed = given.slice(0, call.argument + 1).filter((each) => each.type !== 'SpreadElement');
  const payload = placed[call.argument];
  return payload && literal(payload, call.kind);
}

/** `{ ... } satisfies SessionRequest` */
export const markedBySatisfies = (
  { expression, typeAnnotation }: Wrapper,
  settings: KnownSettings,
): MarkedLiteral | undefined => markedByType(expression, typeAnnotation, settings);

/** `const body: SessionRequest = { ... }` */
export const markedByVariable = ({ id, init }: Declarator, settings: KnownSettings): MarkedLiteral | undefined =>
  init === null ? undefined : markedByType(init, id.typeAnnotation?.typeAnnotation, settings);

function markedByType(
  node: Expression,
  type: TypeNode | undefined,
  { types }: KnownSettings,
): MarkedLiteral | undefined {
  const name = type?.typeName?.right?.name ?? type?.typeName?.name;
  const kind = name === undefined ? undefined : types.get(name);
  return kind === undefined ? undefined : literal(node, kind);
}

function literal(given: Expression, kind: string): MarkedLiteral | undefined {
  const node = unwrap(given);
  return node.type === 'ObjectExpression' ? { node, kind } : undefined;
}

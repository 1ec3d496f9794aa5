import type { ResolvedSettings } from '../settings/settings.ts';
import { type Call, type Declarator, type Expression, type TypeNode, unwrap, type Wrapper } from './syntax.ts';

/** An object literal that is a payload, and the payload's kind. */
export interface PayloadLiteral {
  readonly node: Expression;
  readonly kind: string;
}

/** `createSessionRequest(url, { ... })`, and `sdk.createSessionRequest(url, { ... })` */
export function literalInCall(
  { callee, arguments: given }: Call,
  { calls }: ResolvedSettings,
): PayloadLiteral | undefined {
  const name = callee.type === 'MemberExpression' ? callee.property?.name : callee.name;
  const call = name === undefined ? undefined : calls.get(name);
  if (call === undefined) return undefined;
  // A spread argument makes the positions after it unknown.
  const before = given.slice(0, call.argument + 1).filter((each) => each.type !== 'SpreadElement');
  const payload = before[call.argument];
  return payload && objectLiteral(payload, call.kind);
}

/** `{ ... } satisfies SessionRequest` */
export const literalInSatisfies = (
  { expression, typeAnnotation }: Wrapper,
  settings: ResolvedSettings,
): PayloadLiteral | undefined => literalOfType(expression, typeAnnotation, settings);

/** `const body: SessionRequest = { ... }` */
export const literalInVariable = ({ id, init }: Declarator, settings: ResolvedSettings): PayloadLiteral | undefined =>
  init === null ? undefined : literalOfType(init, id.typeAnnotation?.typeAnnotation, settings);

function literalOfType(
  node: Expression,
  type: TypeNode | undefined,
  { types }: ResolvedSettings,
): PayloadLiteral | undefined {
  const name = type?.typeName?.right?.name ?? type?.typeName?.name;
  const kind = name === undefined ? undefined : types.get(name);
  return kind === undefined ? undefined : objectLiteral(node, kind);
}

function objectLiteral(given: Expression, kind: string): PayloadLiteral | undefined {
  const node = unwrap(given);
  return node.type === 'ObjectExpression' ? { node, kind } : undefined;
}

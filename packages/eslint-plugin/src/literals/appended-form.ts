import type { AnyNode, Expression, ObjectExpression, Property, Spread } from './syntax.ts';

export type NewExpression = AnyNode & Pick<ObjectExpression, 'range' | 'loc'>;

const isExpression = (node: Expression | Spread | undefined): node is Expression =>
  node !== undefined && node.type !== 'SpreadElement';

/** `params.append('brand', 'naps')` after `const params = new URLSearchParams()`, as the object literal that it could be. */
export function appendedForm({ range, loc, callee, parent }: NewExpression): (ObjectExpression & AnyNode) | undefined {
  const name = parent?.type === 'VariableDeclarator' ? parent.id?.name : undefined;
  const block = parent?.parent?.parent?.body;
  if (name === undefined || !/^(?:URLSearchParams|FormData)$/.test(callee?.name ?? '')) return undefined;
  const properties = (Array.isArray(block) ? block : []).flatMap(({ expression }: AnyNode): Property[] => {
    const { object, property } = expression?.callee ?? {};
    const [key, value] = expression?.arguments ?? [];
    const isAppended = object?.name === name && /^(?:append|set)$/.test(property?.name ?? '');
    if (!isAppended || !isExpression(key) || !isExpression(value)) return [];
    return [{ type: 'Property', range, loc, computed: key.type !== 'Literal', shorthand: false, key, value }];
  });
  return properties.length > 0 ? { type: 'ObjectExpression', range, loc, properties } : undefined;
}

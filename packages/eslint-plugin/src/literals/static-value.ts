import type { PartialValue } from '@pg/lint';
import { type ArrayExpression, type Expression, type ObjectExpression, type Property, unwrap } from './syntax.ts';

/** The parts of an expression's value that are known without running the code. */
export interface StaticValue extends PartialValue {
  readonly node: Expression;
  /** Only fields have it. */
  readonly property?: Property;
  readonly children?: ReadonlyMap<string | number, StaticValue>;
}

/** Evaluates literals, and arrays and objects of them. Any other expression is unknown. */
export function staticValue(given: Expression): StaticValue {
  const node = unwrap(given);
  switch (node.type) {
    case 'ObjectExpression':
      return objectValue(node);
    case 'ArrayExpression':
      return arrayValue(node);
    case 'Literal':
      // JSON has no regular expressions and no bigints.
      return isScalar(node.value) ? scalar(node, node.value) : unknown(node);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? scalar(node, node.quasis[0]?.value.cooked) : unknown(node);
    case 'UnaryExpression': {
      const { value } = staticValue(node.argument);
      return node.operator === '-' && typeof value === 'number' ? scalar(node, -value) : unknown(node);
    }
    default:
      return unknown(node);
  }
}

const isScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const scalar = (node: Expression, value: unknown): StaticValue => ({ node, isKnown: true, value, isPartial: false });

const unknown = (node: Expression): StaticValue => ({ node, isKnown: false, value: null, isPartial: false });

function objectValue(node: ObjectExpression): StaticValue {
  const names = node.properties.map((property) => (property.type === 'Property' ? nameOf(property) : undefined));
  // A spread or a computed name may override any property before it.
  const lastUnknown = names.lastIndexOf(undefined);
  const children = new Map<string | number, StaticValue>();
  for (const [i, property] of node.properties.entries()) {
    const name = names[i];
    if (property.type !== 'Property' || name === undefined) continue;
    // The value of a getter, a setter or a method is a function, which is unknown.
    const value = i < lastUnknown ? unknown(property.value) : staticValue(property.value);
    children.set(name, { ...value, property });
  }
  const value = Object.fromEntries(Array.from(children, ([name, child]) => [name, child.value]));
  return { node, isKnown: true, value, isPartial: lastUnknown >= 0, children };
}

/** The name of a property; `undefined` if it is unknown, or `__proto__`, which sets the prototype. */
function nameOf({ key, computed }: Property): string | undefined {
  const name = key.type === 'Identifier' && !computed ? key.name : staticValue(key).value;
  if (typeof name !== 'string' && typeof name !== 'number') return undefined;
  return name === '__proto__' && !computed ? undefined : String(name);
}

function arrayValue(node: ArrayExpression): StaticValue {
  const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement');
  const visible = spread < 0 ? node.elements : node.elements.slice(0, spread);
  const items = visible.map((element) =>
    element === null || element.type === 'SpreadElement' ? unknown(node) : staticValue(element),
  );
  const value = items.map((item) => item.value);
  return { node, isKnown: true, value, isPartial: spread >= 0, children: new Map(items.entries()) };
}

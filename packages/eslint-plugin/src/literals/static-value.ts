import type { Path } from '@pg/rule-kit';
import { type ArrayExpression, type Expression, type ObjectExpression, type Property, unwrap } from './syntax.ts';

/** What an expression says without being run. */
export interface StaticValue {
  readonly node: Expression;
  /** Whether it is known. What is inside an object or a list is known or unknown for itself. */
  readonly isKnown: boolean;
  /** `null` where it is unknown: it is there, and nothing is said of it. */
  readonly value: unknown;
  /** Of an object or a list: whether it may have more in it than what is seen. */
  readonly isOpen: boolean;
  /** What is in an object or a list; `undefined` for anything else. */
  readonly entries?: ReadonlyMap<string | number, StaticEntry>;
}

/** An entry of an object, or an item of a list, which has no property. */
export interface StaticEntry extends StaticValue {
  readonly property?: Property;
}

/** Says what an expression is: literals, lists and objects of them; anything else is unknown. */
export function staticValue(given: Expression): StaticValue {
  const node = unwrap(given);
  switch (node.type) {
    case 'ObjectExpression':
      return objectValue(node);
    case 'ArrayExpression':
      return listValue(node);
    case 'Literal':
      // A regular expression is an object, a bigint no JSON.
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

const scalar = (node: Expression, value: unknown): StaticValue => ({ node, isKnown: true, value, isOpen: false });

const unknown = (node: Expression): StaticValue => ({ node, isKnown: false, value: null, isOpen: false });

function objectValue(node: ObjectExpression): StaticValue {
  const names = node.properties.map((property) => (property.type === 'Property' ? nameOf(property) : undefined));
  // What is spread, or has a name that is not seen, may come over anything before it.
  const lastUnseen = names.lastIndexOf(undefined);
  const entries = new Map<string | number, StaticEntry>();
  for (const [i, property] of node.properties.entries()) {
    const name = names[i];
    if (property.type !== 'Property' || name === undefined) continue;
    // Of a getter, a setter or a method the value is a function.
    const value = i < lastUnseen ? unknown(property.value) : staticValue(property.value);
    entries.set(name, { ...value, property });
  }
  const value = Object.fromEntries(Array.from(entries, ([name, entry]) => [name, entry.value]));
  return { node, isKnown: true, value, isOpen: lastUnseen >= 0, entries };
}

/** The name of a property; `undefined` where it is not seen, and for the one that is no entry. */
function nameOf({ key, computed }: Property): string | undefined {
  const name = key.type === 'Identifier' && !computed ? key.name : staticValue(key).value;
  if (typeof name !== 'string' && typeof name !== 'number') return undefined;
  return name === '__proto__' && !computed ? undefined : String(name);
}

function listValue(node: ArrayExpression): StaticValue {
  const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement');
  const seen = spread < 0 ? node.elements : node.elements.slice(0, spread);
  const items = seen.map((element) =>
    element === null || element.type === 'SpreadElement' ? unknown(node) : staticValue(element),
  );
  const value = items.map((item) => item.value);
  return { node, isKnown: true, value, isOpen: spread >= 0, entries: new Map(items.entries()) };
}

/** Whether anything in it is unknown. */
export const hasUnknown = ({ isKnown, isOpen, entries }: StaticValue): boolean =>
  !isKnown || isOpen || (entries !== undefined && [...entries.values()].some(hasUnknown));

/** How far a path leads. */
export interface Descent {
  /** The last that is there. */
  readonly last: StaticEntry;
  /** How many steps lead to it. */
  readonly steps: number;
}

export function descend(root: StaticValue, path: Path): Descent {
  let last: StaticEntry = root;
  let steps = 0;
  for (const step of path) {
    const next = last.entries?.get(step);
    if (next === undefined) break;
    last = next;
    steps++;
  }
  return { last, steps };
}

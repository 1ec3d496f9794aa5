import { composeLayers, type TextLayer } from '../place/text-layer.ts';
import type { TextMap, TextPath } from '../place/text-map.ts';
import type { TreeNode } from './node.ts';

/** The values of one text, with their places. */
export interface Tree {
  /** The text that the offsets of nodes are in, and its place in the text that was given. */
  readonly layer: TextLayer;
  /** `undefined` if nothing could be read. */
  readonly root: TreeNode | undefined;
  /** Which of several fields of one name counts. */
  readonly duplicates: 'first' | 'last';
  /** The value of a string, number, boolean or null; `null` for an unknown value. */
  readonly scalarOf: (node: TreeNode) => unknown;
  /** The decoded text of a string, and its place in the tree's text. */
  readonly decode: (node: TreeNode) => TextLayer;
  /** The tree of the text in a string. It is made once, and has its place in this tree's text. */
  readonly inside: (node: TreeNode) => Tree;
}

/** Whether a field has no colon and no value: its name may be a value. */
export const isNameAlone = ({ kind, name, nameEnd, end }: TreeNode): boolean =>
  kind === 'unknown' && name !== undefined && end === nameEnd;

/** The plain value of a node, as `JSON.parse` would return it. */
export function plainValue(tree: Tree, node: TreeNode): unknown {
  if (node.kind === 'array') return node.members.map((member) => plainValue(tree, member));
  if (node.kind !== 'object') return tree.scalarOf(node);
  const object: Record<string, unknown> = {};
  for (const member of node.members) {
    if (isNameAlone(member)) continue;
    const { name = '' } = member;
    if (tree.duplicates === 'first' && Object.hasOwn(object, name)) continue;
    const value = plainValue(tree, member);
    if (name === '__proto__') Object.defineProperty(object, name, { ...PLAIN, value });
    else object[name] = value;
  }
  return object;
}

const PLAIN = { configurable: true, enumerable: true, writable: true };

/** The members of objects by name: a search of each name would take too long in large objects. */
const indexes = new WeakMap<TreeNode, ReadonlyMap<string | undefined, TreeNode>>();

/** The member of an object or array at a step of a path. */
export function memberAt({ duplicates }: Tree, node: TreeNode, step: string | number): TreeNode | undefined {
  const { kind, members } = node;
  if (kind === 'array') return typeof step === 'number' ? members[step] : undefined;
  if (typeof step === 'number') return undefined;
  let index = indexes.get(node);
  if (index === undefined) {
    const inOrder = duplicates === 'last' ? members : [...members].reverse();
    index = new Map(inOrder.map((member) => [member.name, member]));
    indexes.set(node, index);
  }
  return index.get(step);
}

/** The value at a path that does not lead into a string. */
export const nodeAt = (tree: Tree, path: TextPath): TreeNode | undefined =>
  path.reduce<TreeNode | undefined>((node, step) => node && memberAt(tree, node, step), tree.root);

/** The positions of a tree's values by path, in the text that was given. A path continues inside a string. */
export const treeMap = (outermost: Tree): TextMap => ({
  locate(path) {
    const { tree, node, layer } = reach(outermost, path);
    if (node === undefined) return undefined;
    const { kind, start, end, name, nameStart, nameEnd } = node;
    const hasOpening = (kind === 'object' || kind === 'array') && end > start;
    return {
      value: layer.toOuter({ start, end }),
      ...(name !== undefined && { name: layer.toOuter({ start: nameStart, end: nameEnd }) }),
      ...(hasOpening && { opening: layer.toOuter({ start, end: start + 1 }) }),
      ...(tree !== outermost && { isInside: true }),
    };
  },
  textAt(path) {
    const { tree, node, layer } = reach(outermost, path);
    return node?.kind === 'string' ? composeLayers(layer, tree.decode(node)) : undefined;
  },
});

/** The node at a path, its tree, and the place of the tree's text in the text that was given. */
function reach(outermost: Tree, path: TextPath) {
  let tree = outermost;
  let { root: node, layer } = tree;
  for (const step of path) {
    if (node?.kind === 'string') {
      tree = tree.inside(node);
      layer = composeLayers(layer, tree.layer);
      node = tree.root;
    }
    node = node && memberAt(tree, node, step);
  }
  return { tree, node, layer };
}

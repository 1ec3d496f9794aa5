import { composeLayers, memberAt, type TextLayer, type Tree, type TreeNode } from '@pg/nested-text';

/** Finds values in a tree by the names on the way to them, from the root or from another value. */
export class TreeValues {
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  at(from: TreeNode | undefined, ...names: readonly string[]): TreeNode | undefined {
    return names.reduce((node, name) => node && memberAt(this.#tree, node, name), from);
  }

  /** The decoded string, and its place in the file; `undefined` if there is none. */
  textAt(from: TreeNode | undefined, ...names: readonly string[]): TextLayer | undefined {
    const node = this.at(from, ...names);
    return node?.kind === 'string' ? composeLayers(this.#tree.layer, this.#tree.decode(node)) : undefined;
  }

  /** The items of an array; none if there is no array. */
  itemsAt(from: TreeNode | undefined, ...names: readonly string[]): readonly TreeNode[] {
    const node = this.at(from, ...names);
    return node?.kind === 'array' ? node.members : [];
  }

  isTrue(from: TreeNode | undefined, name: string): boolean {
    const node = this.at(from, name);
    return node?.kind === 'boolean' && this.#tree.scalarOf(node) === true;
  }
}

import { composeLayers, memberAt, type TextLayer, type Tree, type TreeNode } from '@pg/nested-text';

/** A value in a tree, which may be missing. */
export class TreeValue {
  readonly #tree: Tree;
  readonly #node: TreeNode | undefined;

  constructor(tree: Tree, node: TreeNode | undefined) {
    this.#tree = tree;
    this.#node = node;
  }

  /** The value at the end of names. */
  at(...names: readonly string[]): TreeValue {
    const node = names.reduce((inner, name) => inner && memberAt(this.#tree, inner, name), this.#node);
    return new TreeValue(this.#tree, node);
  }

  /** The decoded string, and its place in the file; `undefined` if it is no string. */
  get text(): TextLayer | undefined {
    const node = this.#node;
    return node?.kind === 'string' ? composeLayers(this.#tree.layer, this.#tree.decode(node)) : undefined;
  }

  /** The items of an array; `undefined` if it is no array. */
  get items(): readonly TreeValue[] | undefined {
    const node = this.#node;
    return node?.kind === 'array' ? node.members.map((each) => new TreeValue(this.#tree, each)) : undefined;
  }

  get isTrue(): boolean {
    return this.#node?.kind === 'boolean' && this.#tree.scalarOf(this.#node) === true;
  }
}

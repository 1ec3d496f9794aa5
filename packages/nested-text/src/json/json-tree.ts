import type { TextLayer } from '../place/text-layer.ts';
import type { Budget } from '../tree/budget.ts';
import type { TreeNode } from '../tree/node.ts';
import type { Tree } from '../tree/tree.ts';
import { scanJson } from './json-scanner.ts';
import { decodeEscapes, decodeString } from './json-string.ts';
import { readingPast } from './read-past.ts';

/** The tree of a JSON text. */
export function jsonTree(layer: TextLayer, root: TreeNode | undefined, budget: Budget): Tree {
  const { text } = layer;
  const decode = (node: TreeNode): TextLayer => decodeEscapes(text, node);
  return {
    layer,
    root,
    duplicates: 'last',
    scalarOf: ({ kind, start, end }) => {
      if (kind === 'string') return decodeString(text, start, end);
      if (kind === 'boolean') return /^t/i.test(text.charAt(start));
      return kind === 'number' ? numberOf(text.slice(start, end)) : null;
    },
    decode,
    inside: treesInside(decode, budget),
  };
}

/** Reads the JSON in strings past its mistakes, each once. */
export function treesInside(decode: Tree['decode'], budget: Budget): (node: TreeNode) => Tree {
  const known = new Map<TreeNode, Tree>();
  return (node) => {
    let tree = known.get(node);
    if (tree === undefined) {
      const layer = decode(node);
      tree = jsonTree(layer, scanJson(layer.text, budget, readingPast('json', false)).root, budget);
      known.set(node, tree);
    }
    return tree;
  };
}

/** JSON5 has signs, hexadecimal digits, and words. */
function numberOf(written: string): number {
  const digits = written.replace(/^[+-]/, '');
  // Rows report a number that is too large; JSON has no NaN.
  const number = digits === 'NaN' ? Number.POSITIVE_INFINITY : Number(digits);
  return written.startsWith('-') ? -number : number;
}

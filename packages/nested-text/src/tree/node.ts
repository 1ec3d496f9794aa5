import type { Span } from '../place/text-layer.ts';
import type { Budget } from './budget.ts';

/** The kind of a value. `unknown` is a placeholder, or a part of the text that can't be read. */
export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'unknown';

/** A value in a text: UTF-16 offsets in that text, the end exclusive. */
export interface TreeNode extends Span {
  readonly kind: NodeKind;
  /** The name of a field, decoded; `undefined` for an item and for the root. */
  readonly name: string | undefined;
  readonly nameStart: number;
  readonly nameEnd: number;
  /** The fields of an object with duplicates, or the items of an array, in the order of the text. */
  readonly members: readonly TreeNode[];
  /** Whether it may have more members than the text shows: a placeholder or `...` is among them, or the text is cut off. */
  readonly isPartial: boolean;
}

const NO_MEMBERS: ReadNode[] = [];

/** A node while its text is read. All nodes have one shape, which keeps reading fast. */
export class ReadNode implements TreeNode {
  kind: NodeKind;
  start: number;
  end: number;
  name: string | undefined = undefined;
  nameStart = 0;
  nameEnd = 0;
  members: ReadNode[] = NO_MEMBERS;
  isPartial = false;

  /** @throws {BudgetSpent} */
  constructor(kind: NodeKind, start: number, end: number, budget: Budget) {
    budget.spend(1);
    this.kind = kind;
    this.start = start;
    this.end = end;
  }
}

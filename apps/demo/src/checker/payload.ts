import { readPastedRequest } from '@pg/lint';
import { looksLikeForm, readForm, readTree, type Tree, type TreeNode } from '@pg/nested-text';
import { isLines } from './parts.ts';

/** The payload in a text. */
export interface PagePayload {
  readonly tree: Tree;
  /** What can be read of it. */
  readonly value: unknown;
  /** Whether that is all of it, without mistakes in its syntax and without placeholders. */
  readonly isComplete: boolean;
}

/** Reads the payload in a text, or in a pasted request; `undefined` if there are several. */
export function readPayload(text: string): PagePayload | undefined {
  const body = text.replace(/^\uFEFF/, '');
  const [payload = body, ...others] = readPastedRequest(body)?.map(({ layer }) => layer.text) ?? [];
  if (others.length > 0 || isLines(text)) return undefined;
  if (looksLikeForm(payload)) {
    const { values, tree } = readForm(payload);
    return { tree: tree(), value: values, isComplete: true };
  }
  const { tree, value, problems } = readTree(payload);
  const isRead = problems.every(({ kind }) => kind === 'duplicate-field');
  return { tree, value, isComplete: isRead && tree.root !== undefined && isKnown(tree.root) };
}

const isKnown = ({ kind, isPartial, members }: TreeNode): boolean =>
  kind !== 'unknown' && !isPartial && members.every(isKnown);

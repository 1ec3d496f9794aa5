import { type SampleFormat, sampleText } from '@pg/lint/sample';
import { looksLikeForm, plainValue, readForm, readTree, type TreeNode } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { ifPossible } from '../parts/if-possible.ts';

/** A character for private use. It marks a number, so that `10.00` stays as it is. */
const MARK = '\uE000';
const MARKED = new RegExp(`(["'])${MARK}(.*?)\\1`, 'g');

/** Code that sends a payload, by its language; `undefined` if the text of the payload can't be read. */
export function writeCode(kind: string, text: string): Readonly<Record<'curl' | 'PHP', string>> | undefined {
  const payload = looksLikeForm(text) ? readForm(text).values : readJson(text);
  if (!isObject(payload)) return undefined;
  const write = (format: SampleFormat): string => sampleText(kind, payload, format).replaceAll(MARKED, '$2');
  return ifPossible(() => ({ curl: write('curl'), PHP: write('php') }));
}

/** The value of JSON, with marked numbers; `undefined` for what is not JSON. */
function readJson(text: string): unknown {
  const { tree: read, isJson } = readTree(text);
  const tree = read();
  const scalarOf = (node: TreeNode): unknown =>
    node.kind === 'number' ? MARK + text.slice(node.start, node.end) : tree.scalarOf(node);
  return isJson && tree.root ? plainValue({ ...tree, scalarOf }, tree.root) : undefined;
}

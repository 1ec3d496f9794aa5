import { composeLayers, nodeAt, readTree, verbatim } from '@pg/nested-text';
import type { PayloadReader } from '../embedded-payload.ts';
import { readBody, textAtStart } from './body.ts';
import { TreeValue } from './tree-values.ts';

/** The start of a call, up to the `{` of its options. A URL that a browser copies has no quotes or backslashes. */
const CALL = /^\s*(?:await\s+)?fetch\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')\s*,\s*(?=\{)/d;

/** Whether a text is a call of `fetch`, as browsers copy a request. */
export const isFetchCall = (text: string): boolean => CALL.test(text);

/** Finds the body of a `fetch` call. Browsers write the options as JSON; other options are ignored. */
export const readFetchCall: PayloadReader = (text) => {
  const call = CALL.exec(text);
  const options = verbatim(text, { start: call?.[0].length ?? 0, end: text.lastIndexOf('}') + 1 });
  const { tree: read, problems } = readTree(options.text);
  const tree = { ...read(), layer: composeLayers(options, read().layer) };
  const value = new TreeValue(tree, tree.root);
  const body = value.at('body').text;
  if (body === undefined || problems.some(({ kind }) => kind === 'syntax')) return [];
  const [start = 0, end = 0] = call?.indices?.[1] ?? call?.indices?.[2] ?? [];
  const header = nodeAt(tree, ['headers'])?.members.find(({ name = '' }) => /^content-type$/i.test(name));
  // Without this header, fetch sends a string as plain text.
  const contentType = new TreeValue(tree, header).text ?? textAtStart('text/plain', body);
  const url = verbatim(text, { start, end });
  return readBody(body, { method: value.at('method').text, url, contentType });
};

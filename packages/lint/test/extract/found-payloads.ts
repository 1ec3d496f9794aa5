import type { EmbeddedPayload, PayloadReader } from '../../src/index.ts';

/** A payload for tests: its text; syntax, kind and `variables`; and its part `MARK` as the file writes it. */
export type FoundPayload = readonly [text: string, about: string, written?: string];

/** The payloads that a reader finds in a text. */
export const foundPayloads = (read: PayloadReader, text: string): FoundPayload[] =>
  Array.from(read(text), (payload) => describePayload(text, payload));

function describePayload(file: string, { layer, syntax, kind, hasVariables }: EmbeddedPayload): FoundPayload {
  const about = [syntax, ...(kind === undefined ? [] : [kind]), ...(hasVariables ? ['variables'] : [])].join(' ');
  const at = layer.text.search(/M\W*A\W*R\W*K/);
  if (at < 0) return [layer.text, about];
  const { start, end } = layer.toOuter({ start: at, end: layer.text.indexOf('K', at) + 1 });
  return [layer.text, about, file.slice(start, end)];
}

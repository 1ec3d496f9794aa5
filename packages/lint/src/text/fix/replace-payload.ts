import { knownPayloads, type LintOptions, readGiven } from '../lint-text.ts';
import { applyEdits } from './edit.ts';

/** How a text may be quoted in a request, a recording or a script. */
const QUOTES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text).slice(1, -1),
  (text) => text.replaceAll("'", "'\\''"),
];

/**
 * Writes another text in the place of a payload. How texts are quoted there is not known, so the result is read again.
 *
 * @param number The position of the payload in `payloadsIn`.
 * @returns `undefined` if no way to quote it gives the same text again.
 */
export function replacePayload(
  text: string,
  number: number,
  written: string,
  options: LintOptions = {},
): string | undefined {
  const layerIn = (given: string) => knownPayloads(readGiven(given, options))[number]?.layer;
  const layer = layerIn(text);
  if (layer === undefined) return undefined;
  const span = layer.toOuter({ start: 0, end: layer.text.length });
  return QUOTES.map((quote) => applyEdits(text, [{ ...span, text: quote(written) }])).find(
    (next) => layerIn(next)?.text === written,
  );
}

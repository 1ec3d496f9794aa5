import { composeLayers, readJson, verbatim } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { readBody, textAtStart } from './body.ts';
import type { PayloadReader } from './embedded-payload.ts';

/** The start of a call, up to the `{` of its options. A URL that a browser copies has no quotes or backslashes. */
const CALL = /^\s*(?:await\s+)?fetch\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')\s*,\s*(?=\{)/d;

/** Whether a text is a call of `fetch`, as browsers copy a request. */
export const isFetchCall = (text: string): boolean => CALL.test(text);

/** Finds the body of a `fetch` call. Browsers write the options as JSON; other options are ignored. */
export const readFetchCall: PayloadReader = (text) => {
  const call = CALL.exec(text);
  const options = verbatim(text, { start: call?.[0].length ?? 0, end: text.lastIndexOf('}') + 1 });
  const { value, map } = readJson(options.text);
  if (!isObject(value) || typeof value.body !== 'string') return [];
  const places = map();
  const layerAt = (...path: string[]) => {
    const layer = places.textAt(path);
    return layer && composeLayers(options, layer);
  };
  const body = layerAt('body');
  if (body === undefined) return [];
  const [start = 0, end = 0] = call?.indices?.[1] ?? call?.indices?.[2] ?? [];
  const header = Object.keys(isObject(value.headers) ? value.headers : {}).find((name) => /^content-type$/i.test(name));
  // Without this header, fetch sends a string as plain text.
  const contentType =
    (header === undefined ? undefined : layerAt('headers', header)) ?? textAtStart('text/plain', body);
  return readBody(body, { method: layerAt('method'), url: verbatim(text, { start, end }), contentType });
};

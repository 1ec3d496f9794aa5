import { composeLayers, readJson, verbatim } from '@pg/nested-text';
import { isObject } from '@pg/rule-kit';
import { readBody } from './body.ts';
import type { PayloadReader } from './embedded-payload.ts';

/** The address, and the `{` of the options. Browsers escape neither quotes nor backslashes in an address. */
const CALL = /^\s*(?:await\s+)?fetch\(\s*(?:"[^"\\\n]*"|'[^'\\\n]*')\s*,\s*(?=\{)/;

/** Whether a text is a call of `fetch`, as browsers copy a request. */
export const isFetchCall = (text: string): boolean => CALL.test(text);

/** Finds the body that such a call sends. Browsers write the options as JSON; other options are passed over. */
export const readFetchCall: PayloadReader = (text) => {
  const start = CALL.exec(text)?.[0].length ?? 0;
  const options = verbatim(text, { start, end: text.lastIndexOf('}') + 1 });
  const { value, map } = readJson(options.text);
  const body = isObject(value) && typeof value.body === 'string' ? map().textAt(['body']) : undefined;
  return body && isObject(value) ? readBody(composeLayers(options, body), contentTypeIn(value.headers)) : [];
};

/** A string is sent as plain text where no header says what it is. */
function contentTypeIn(headers: unknown): string {
  const [, value] =
    Object.entries(isObject(headers) ? headers : {}).find(([name]) => /^content-type$/i.test(name)) ?? [];
  return typeof value === 'string' ? value : 'text/plain';
}

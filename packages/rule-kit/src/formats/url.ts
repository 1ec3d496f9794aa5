import { countCharacters, type Messages, type Params } from '@pg/type-codes';
import type { Format, FormatFailure } from './format.ts';

/** What parsers read as a URL and no URL is: the slashes of one of the web are lost, or `localhost:3000` has no scheme. */
const SLIP =
  '^(?:[Hh][Tt][Tt][Pp][Ss]?:(?:[^/]|/[^/]|//[/\\\\]|/{0,2}$)|(?:localhost|[^:/?#]*\\.[^:/?#]*):[0-9]+(?:[/?#]|$))';

/** An absolute URL. */
export const url: Format = {
  expects: 'an absolute URL',
  jsonSchema: { format: 'uri', pattern: '^[A-Za-z][A-Za-z0-9+.-]*:\\S*$', not: { pattern: SLIP } },
  findFailure: findUrlFailure,
};

const messages: Messages = {
  'has-space': 'a blank at character {at}',
  'expected.has-space': 'an absolute URL only',
  'not-a-url': 'no absolute URL',
  'expected.not-a-url': 'such as https://shop.example/done',
};

const fail = (code: string, params: Params = {}): FormatFailure => ({ code, params, messages });

const START_OF_SLIP = /* @__PURE__ */ new RegExp(SLIP);
// Every such text is a URL: small letters and digits in the host, its last part no number. It saves the parser.
const PLAIN_URL = /^https?:\/\/(?:[a-z\d]+[.-])*[a-z][a-z\d]*(?:[/?#]\S*)?$/;

function findUrlFailure(text: string): FormatFailure | undefined {
  if (PLAIN_URL.test(text)) return undefined;
  const space = text.search(/\s/);
  if (space >= 0) return fail('has-space', { at: countCharacters(text.slice(0, space)) + 1 });
  if (isUrl(text) && !START_OF_SLIP.test(text)) return undefined;
  return text === '' ? fail('empty', { expected: 'not-a-url' }) : fail('not-a-url');
}

/** How an absolute URL begins. To parse another text and to throw takes many times as long. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Whether the platform takes a text for an absolute URL. `URL.canParse` says so too, but in Node.js 20 it refuses letters
 * such as é once it was called some thousand times.
 */
export function isUrl(text: string): boolean {
  if (!SCHEME.test(text)) return false;
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

import { ifPossible } from '../parts/if-possible.ts';

/** A text that is no payload: what it is, and what to check instead. */
export interface OtherInput {
  readonly what: string;
  readonly instead: string;
  /** The JSON inside it. */
  readonly inside?: string;
}

const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    'a private key in PEM',
    'Never share this key. To check it with the other settings, choose New and Wallet settings, and put it into its field.',
  ],
  [
    /^-----BEGIN /,
    'a certificate or request in PEM',
    'To check it with the other settings, choose New and Wallet settings, and put it into its field.',
  ],
  [
    /^eyJ[\w-]+\.[\w-]*\.[\w-]*$/,
    'a JSON Web Token',
    'Tokens of the wallets are JSON objects. Paste the payment token as the wallet returned it.',
  ],
  [
    /^<(?:!doctype html|html|head|body|form|div)\b/i,
    'HTML',
    'Paste the request that the page sends: copy it as curl in the browser’s network tools.',
  ],
  [/^<[?\w]/, 'XML', 'The interface takes JSON for a session and a form for a sale. Paste one of these.'],
  [
    /^(?:array\s?\(|Array\s*\(|object\(|\[?\s*['"][\w-]+['"]\s*=>)/,
    'what PHP prints for an array',
    'Print it as JSON: echo json_encode($data, JSON_PRETTY_PRINT);',
  ],
];

const API_ERROR = /^\s*\{[^{]*"(?:error_(?:code|message)|errors?|decline_reason|result)"\s*:/;

/** Names a text that is no payload; `undefined` for anything else. */
export function describeInput(text: string): OtherInput | undefined {
  const start = text.trimStart().slice(0, 2000);
  const [, what, instead] = KINDS.find(([pattern]) => pattern.test(start)) ?? [];
  if (what !== undefined && instead !== undefined) return { what, instead };
  if (API_ERROR.test(start))
    return { what: 'an answer with an error', instead: 'Paste the request that was sent, and not its answer.' };
  const inside = jsonInside(text);
  return inside === undefined
    ? undefined
    : { what: 'a text with JSON in it, such as a line of a log', instead: 'Only the JSON can be checked.', inside };
}

/** The JSON object in a text that starts with something else. */
function jsonInside(text: string): string | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  if (start < 1 || end <= start || text.slice(0, start).trim() === '') return undefined;
  const inside = text.slice(start, end);
  return ifPossible(() => JSON.parse(inside)) === undefined ? undefined : inside;
}

/** A text that is no payload: what it is, and what to check instead. */
export interface OtherInput {
  readonly what: string;
  readonly instead: string;
}

const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    'a private key in PEM',
    'Never share a live key. It is checked as a part of the wallet settings: paste these, with a test key in them.',
  ],
  [/^-----BEGIN /, 'a certificate or request in PEM', 'It is checked as a part of the wallet settings: paste these.'],
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
  [
    /^\{[^{]*"(?:error_(?:code|message)|errors?|decline_reason|result)"\s*:/,
    'an answer with an error',
    'Paste the request that was sent, and not its answer.',
  ],
];

/** Names a text that is no payload; `undefined` for anything else. */
export function describeInput(text: string): OtherInput | undefined {
  const start = text.trimStart().slice(0, 2000);
  const [, what, instead] = KINDS.find(([pattern]) => pattern.test(start)) ?? [];
  return what !== undefined && instead !== undefined ? { what, instead } : undefined;
}

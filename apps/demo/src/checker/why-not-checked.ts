const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'this is a private key. Never share a live key. Paste the wallet settings'],
  [/^-----BEGIN /, 'this is a certificate or request in PEM. Paste the wallet settings that contain it'],
  [/^eyJ[\w-]+\.[\w-]*\.[\w-]*$/, 'this is a JSON Web Token. Paste the payment token as the wallet returned it'],
  [/^<(?:!doctype html|html|head|body|form|div)\b/i, 'this is HTML. Copy the request that the page sends as curl'],
  [/^<[?\w]/, 'this is XML. Paste JSON for a session, or a form for a sale'],
  [
    /^(?:array\s?\(|Array\s*\(|object\(|\[?\s*['"][\w-]+['"]\s*=>)/,
    'this is an array that PHP printed. Print it as JSON: echo json_encode($data);',
  ],
  [
    /^\{[^{]*"(?:error_(?:code|message)|errors?|decline_reason|result)"\s*:/,
    'this is an answer with an error. Paste the request that was sent, and not its answer',
  ],
  [
    /^(?:---\s|(?:#[^\n]*\n\s*)*[\w-]+:(?:\s|$))/,
    'this looks like YAML. Paste it as JSON, or check the file with pg-lint',
  ],
  [/^[^{["']/, 'no request, form, token or settings were found in this text'],
];

/** Why a text without a payload is not checked; `undefined` if its syntax errors say it. */
export function whyNotChecked(text: string): string | undefined {
  const start = text.trimStart().slice(0, 2000);
  return REASONS.find(([pattern]) => pattern.test(start))?.[1];
}

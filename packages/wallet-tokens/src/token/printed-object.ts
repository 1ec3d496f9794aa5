/** How a language prints an object. */
export interface PrintedObject {
  readonly language: string;
  /** How to send the token there. */
  readonly example: string;
}

const ANY = 'the JSON of payment.token, or the string tokenizationData.token';
const IN_JAVASCRIPT = 'in JavaScript JSON.stringify(payment.token), or the string tokenizationData.token';
const IN_SWIFT = 'on iOS String(data: payment.token.paymentData, encoding: .utf8)';
const IN_KOTLIN =
  'on Android JSONObject(paymentData.toJson()).getJSONObject("paymentMethodData").getJSONObject("tokenizationData").getString("token")';

/** In this order: the first pattern that matches tells the language. */
// biome-ignore format: a table
const PRINTED: readonly (readonly [pattern: RegExp, language: string, example?: string])[] = [
  [/^\[object \w+\]/, 'JavaScript', IN_JAVASCRIPT],
  [/^\{\s*\w+\s*:\s*['"{[]/, 'JavaScript', IN_JAVASCRIPT],
  [/^(?:\{length = |<[\da-f]{8}[ >]|\d+ bytes$|Optional\(|<[\w.]+: 0x|\[(?:AnyHashable\()?"\w+"\)?: )/i, 'Swift', IN_SWIFT],
  [/^(?:[A-Za-z_$][\w$.]*\((?=\w+=|\))|\{\w+=|[A-Za-z_][\w.$]*@[\da-f]{4,16}$)/, 'Kotlin or Java', IN_KOTLIN],
  [/^(?:(?:array|object|stdClass Object)\s*(?:\(|$)|a:\d+:\{|O:\d+:")/i, 'PHP', 'in PHP the string that json_decode() gets'],
  [/^(?:\{\s*'\w+'\s*:|b['"]\{|<[\w.]+ object at )/, 'Python'],
  [/^(?:\{\s*(?::\w+|"\w+")\s*=>|#<\w+|<\w+::\w+)/, 'Ruby'],
  [/^(?:System|Newtonsoft)\.[\w.]+/, 'C#'],
  [/^(?:&\{|map\[)/, 'Go'],
  [/^(?:\{\s*\w+\s*:|Instance of ')/, 'Dart'],
];

/** The language that printed an object instead of its JSON; `undefined` if none is recognized. */
export function findPrinted(text: string): PrintedObject | undefined {
  const trimmed = text.trim();
  const found = PRINTED.find(([pattern]) => pattern.test(trimmed));
  return found && { language: found[1], example: found[2] ?? ANY };
}

/** How languages write the words and signs of JSON, if they differ. */
const NOTATIONS = {
  ts: {},
  php: { '{': '[', '}': ']', '{}': 'new stdClass()', ':': ' =>' },
  python: { true: 'True', false: 'False', null: 'None' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|\{\}|[{}:]|true|false|null/g;

/** Writes a JSON value as a literal of a language, on several lines. JSON's escapes are also TypeScript's and Python's. */
export function literal(language: keyof typeof NOTATIONS, value: unknown): string {
  const notation: Readonly<Record<string, string>> = NOTATIONS[language];
  const write = (token: string): string =>
    language === 'php' && token.startsWith('"') ? inPhp(String(JSON.parse(token))) : (notation[token] ?? token);
  return JSON.stringify(value, null, language === 'ts' ? 2 : 4).replaceAll(TOKEN, write);
}

/** Only these escapes are read in single quotes. */
const inPhp = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

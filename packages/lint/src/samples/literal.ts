import { isObject } from '@pg/rule-kit';

interface Language {
  readonly object: readonly [open: string, pair: string, close: string, empty: string];
  readonly string: (text: string) => string;
  readonly words: readonly [isTrue: string, isFalse: string, isNull: string];
}

// JSON's escapes are also TypeScript's and Python's.
const LANGUAGES = {
  ts: { object: ['{', ': ', '}', '{}'], string: JSON.stringify, words: ['true', 'false', 'null'] },
  php: { object: ['[', ' => ', ']', 'new stdClass()'], string: inPhp, words: ['true', 'false', 'null'] },
  python: { object: ['{', ': ', '}', '{}'], string: JSON.stringify, words: ['True', 'False', 'None'] },
} as const satisfies Record<string, Language>;

/** Only these escapes are read in single quotes. */
function inPhp(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

/** Writes a JSON value as a literal of a language, on several lines. */
export function literal(language: keyof typeof LANGUAGES, value: unknown, indent = ''): string {
  const { object, string, words }: Language = LANGUAGES[language];
  const inner = `${indent}${language === 'ts' ? '  ' : '    '}`;
  const lines = (open: string, items: readonly string[], close: string): string =>
    `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
  if (typeof value === 'string') return string(value);
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : lines(
          '[',
          value.map((item) => literal(language, item, inner)),
          ']',
        );
  if (isObject(value)) {
    const [open, pair, close, empty] = object;
    const fields = Object.entries(value).map(([name, field]) => string(name) + pair + literal(language, field, inner));
    return fields.length === 0 ? empty : lines(open, fields, close);
  }
  const [isTrue, isFalse, isNull] = words;
  return value === null || value === undefined
    ? isNull
    : value === true
      ? isTrue
      : value === false
        ? isFalse
        : `${value}`;
}

import { countries } from './prose-types.ts';

/** Whether a value has a type; `undefined` if the document does not decide. */
export type Test = (value: unknown) => boolean | undefined;

const tests = new Map<string, Test>();

/** The test for a type as written in the document or in `proseTypes`. */
export function testOf(type: string): Test {
  const test = tests.get(type) ?? NAMED_TESTS[type] ?? patternTest(type);
  tests.set(type, test);
  return test;
}

/** Readings 1 to 4: lengths count code points; a numeric type also accepts JSON numbers. */
function patternTest(type: string): Test {
  const sources = type.split(' or ').map(patternOf);
  const pattern = new RegExp(`^(?:${sources.join('|')})$`, 'u');
  const acceptsNumbers = /(?:^| )N[0-9]/.test(type);
  // Reading 4: the document gives no JSON type for AN.
  const isText = /^AN[0-9]*$/.test(type);
  return (value) => {
    const text = acceptsNumbers && typeof value === 'number' && value <= Number.MAX_SAFE_INTEGER ? `${value}` : value;
    if (isText && typeof value === 'number' && pattern.test(`${value}`)) return undefined;
    return typeof text === 'string' && pattern.test(text);
  };
}

/**
 * Reading 13: an absolute URL with any scheme, and without characters that RFC 3986 forbids; http and https need two slashes;
 * `localhost:3000` has no scheme.
 */
const PART = '(?:[^\\s\\x00-\\x20"<>\\\\^`{|}%\\[\\]\\x7f-\\x9f]|%[0-9a-f]{2})*';
const WEB = `https?://(?:[^\\s@/?#]*@)?(?:\\[[0-9a-f:]+\\]|[^\\s:@/?#\\[\\]]+)(?::[0-5]?[0-9]{0,4})?(?:[/?#]${PART})?`;
const ABSOLUTE = new RegExp(`^(?:${WEB}|(?!https?:|localhost:[0-9])[a-z][a-z0-9+-]*:${PART})$`, 'iu');
const isUrl: Test = (value) => typeof value === 'string' && ABSOLUTE.test(value);

const NAMED_TESTS: Readonly<Record<string, Test>> = {
  'string (JSON text)': (value) => (typeof value === 'string' ? undefined : false),
  'string (URL)': isUrl,
  'valid URL': isUrl,
  'true/false': (value) => typeof value === 'boolean',
  anything: () => undefined,
  country: (value) => testOf('exactly 2 letters')(value) && (countries.includes(String(value)) || undefined),
  date: (value) => typeof value === 'string' && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) && isInCalendar(value),
};

/** JavaScript parses February 30 as a day in March. */
const isInCalendar = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Patterns for types; $1 and $2 are the groups of the type's pattern. Reading 5: an empty string is a warning. */
// biome-ignore format: a table
const PATTERNS: readonly (readonly [type: RegExp, pattern: string])[] = [
  [/^(?:string|AN)$/,                                         '[^]*'],
  [/^(?:AN|string, at most )([0-9]+)(?: characters)?$/,       '[^]{0,$1}'],
  [/^A([0-9]+)$/,                                             '[A-Za-z]{0,$1}'],
  [/^(?:A|exactly )([0-9]+)(?: \[A-Za-z\]\1| letters)$/,      '[A-Za-z]{$1}'],
  [/^(?:N|exactly )([0-9]+)(?: \[0-9\]\1| digits)$/,          '[0-9]{$1}'],
  [/^at most ([0-9]+) digits$/,                               '[0-9]{0,$1}'],
  [/^N([0-9]+)$/,                                             '(?=[^]{0,$1}$)(?:[0-9]+(?:\\.[0-9]+)?)?'],
  [/^N([0-9]+)\.N([0-9]+)$/,                                  '[0-9]{1,$1}(?:\\.[0-9]{1,$2})?'],
  [/^one of (.+)$/,                                           '$1'],
  [/^amount$/,                                                '-?[0-9]+\\.[0-9]{2}'],
  [/^IPv4 address$/,                                          '(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(?:\\.(?!$)|$)){4}'],
];

function patternOf(type: string): string {
  for (const [form, pattern] of PATTERNS) if (form.test(type)) return type.replace(form, pattern).replaceAll(', ', '|');
  throw new Error(`the oracle does not know the type ${type}`);
}

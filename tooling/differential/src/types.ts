import { countries } from './facts.ts';

/** Says whether a value is of a type; `undefined` where the document does not say. */
export type Test = (value: unknown) => boolean | undefined;

const tests = new Map<string, Test>();

/** The test of a type as the document writes it, or as `facts` does. */
export function testOf(type: string): Test {
  const test = tests.get(type) ?? WORDS[type] ?? patternTest(type);
  tests.set(type, test);
  return test;
}

/** Readings 1 to 4: a length counts code points; a number may be a JSON number as well, as it is sent. */
function patternTest(type: string): Test {
  const sources = type.split(' or ').map(patternOf);
  const pattern = new RegExp(`^(?:${sources.join('|')})$`, 'u');
  const takesNumbers = /(?:^| )N[0-9]/.test(type);
  return (value) => {
    const text = takesNumbers && typeof value === 'number' && value <= Number.MAX_SAFE_INTEGER ? `${value}` : value;
    return typeof text === 'string' && pattern.test(text);
  };
}

/** Reading 13: absolute, of any scheme, with two slashes if it is of the web; `localhost:3000` has no scheme. */
const WEB = 'https?://(?:[^\\s@/?#]*@)?(?:\\[[0-9a-f:]+\\]|[^\\s:@/?#\\[\\]]+)(?::[0-9]*)?(?:[/?#]\\S*)?';
const ABSOLUTE = new RegExp(`^(?:${WEB}|(?!https?:|localhost:[0-9])[a-z][a-z0-9+-]*:\\S*)$`, 'iu');
const isUrl: Test = (value) => typeof value === 'string' && ABSOLUTE.test(value);

const WORDS: Readonly<Record<string, Test>> = {
  'string (JSON text)': (value) => (typeof value === 'string' ? undefined : false),
  'string (URL)': isUrl,
  'valid URL': isUrl,
  'true/false': (value) => typeof value === 'boolean',
  anything: () => undefined,
  country: (value) => testOf('exactly 2 letters')(value) && (countries.includes(String(value)) || undefined),
  date: (value) => typeof value === 'string' && /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value) && isInCalendar(value),
};

/** JavaScript reads the 30th of February as a day of March. */
const isInCalendar = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The patterns of types by their form: $1 and $2 are what is in parentheses. An empty string is a warning: reading 5. */
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
  [/^amount$/,                                                '[0-9]+\\.[0-9]{2}'],
  [/^IPv4 address$/,                                          '(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])(?:\\.(?!$)|$)){4}'],
];

function patternOf(type: string): string {
  for (const [form, pattern] of PATTERNS) if (form.test(type)) return type.replace(form, pattern).replaceAll(', ', '|');
  throw new Error(`the oracle does not know the type ${type}`);
}

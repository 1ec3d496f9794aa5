import { Ajv2020, type Schema } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { countries } from './prose-types.ts';

/** Whether a value has a type; `undefined` if the document does not decide. */
export type Test = (value: unknown) => boolean | undefined;

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);

const tests = new Map<string, Test>();

/** The test for a type as written in the document or in `proseTypes`. */
export function testOf(type: string): Test {
  const test = tests.get(type) ?? makeTest(type);
  tests.set(type, test);
  return test;
}

function makeTest(type: string): Test {
  if (type === 'anything') return () => undefined;
  const schema: Schema = { anyOf: type.split(' or ').map(schemaOf) };
  const matches = ajv.compile(schema);
  // Readings 1 to 4: a numeric type also accepts JSON numbers. The document gives no JSON type for AN.
  const acceptsNumbers = /(?:^| )N[0-9]/.test(type);
  const isText = /^AN[0-9]*$/.test(type);
  return (value) => {
    if (isText && typeof value === 'number' && matches(`${value}`)) return undefined;
    const isRight = matches(
      acceptsNumbers && typeof value === 'number' && value <= Number.MAX_SAFE_INTEGER ? `${value}` : value,
    );
    return isRight && isOpen(type, value) ? undefined : isRight;
  };
}

/** The document does not list the countries, and does not say which text is JSON. */
const isOpen = (type: string, value: unknown): boolean =>
  type === 'string (JSON text)' || (type === 'country' && !countries.includes(String(value)));

/**
 * Reading 13: an absolute URL with any scheme, and without characters that RFC 3986 forbids; http and https need two slashes;
 * `localhost:3000` has no scheme.
 */
const PART = '(?:[^\\s\\x00-\\x20"<>\\\\^`{|}%\\[\\]\\x7f-\\x9f]|%[0-9a-fA-F]{2})*';
const WEB = `[Hh][Tt][Tt][Pp][Ss]?://(?:[^\\s@/?#]*@)?(?:\\[[0-9a-fA-F:]+\\]|[^\\s:@/?#\\[\\]]+)(?::[0-5]?[0-9]{0,4})?(?:[/?#]${PART})?`;
const URL_PATTERN = `^(?:${WEB}|(?![Hh][Tt][Tt][Pp][Ss]?:|localhost:[0-9])[a-zA-Z][a-zA-Z0-9+-]*:${PART})$`;

/** Schemas for types; $1 and $2 are the groups of the type's pattern. Reading 5: an empty string is a warning. */
// biome-ignore format: a table
const SCHEMAS: readonly (readonly [type: RegExp, keyword: string, value: string])[] = [
  [/^(?:string|AN|string \(JSON text\))$/,                    'minLength', '0'],
  [/^(?:AN|string, at most )([0-9]+)(?: characters)?$/,       'maxLength', '$1'],
  [/^A([0-9]+)$/,                                             'pattern', '^[A-Za-z]{0,$1}$'],
  [/^(?:A|exactly )([0-9]+)(?: \[A-Za-z\]\1| letters)$/,      'pattern', '^[A-Za-z]{$1}$'],
  [/^country$/,                                               'pattern', '^[A-Za-z]{2}$'],
  [/^(?:N|exactly )([0-9]+)(?: \[0-9\]\1| digits)$/,          'pattern', '^[0-9]{$1}$'],
  [/^at most ([0-9]+) digits$/,                               'pattern', '^[0-9]{0,$1}$'],
  [/^N([0-9]+)$/,                                             'pattern', '^(?=[^]{0,$1}$)(?:[0-9]+(?:\\.[0-9]+)?)?$'],
  [/^N([0-9]+)\.N([0-9]+)$/,                                  'pattern', '^[0-9]{1,$1}(?:\\.[0-9]{1,$2})?$'],
  [/^one of (.+)$/,                                           'enum', '$1'],
  [/^amount$/,                                                'pattern', '^-?[0-9]+\\.[0-9]{2}$'],
  [/^IPv4 address$/,                                          'format', 'ipv4'],
  [/^date$/,                                                  'format', 'date'],
  [/^(?:string \(URL\)|valid URL)$/,                          'pattern', URL_PATTERN],
];

function schemaOf(type: string): Schema {
  if (type === 'true/false') return { type: 'boolean' };
  for (const [form, keyword, template] of SCHEMAS) {
    if (!form.test(type)) continue;
    const value = type.replace(form, template);
    return {
      type: 'string',
      [keyword]: keyword === 'enum' ? value.split(', ') : keyword.endsWith('Length') ? Number(value) : value,
    };
  }
  throw new Error(`the oracle does not know the type ${type}`);
}

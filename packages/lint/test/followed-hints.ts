import { type Finding, isObject, type Path, valueAt } from '@pg/rule-kit';
import { payloadTypes } from '../src/index.ts';

/** What a hint says, word by word: the new value for the old one. */
export const FOLLOWED: readonly [
  hint: RegExp,
  follow: (value: unknown, match: RegExpExecArray, path: Path) => unknown,
][] = [
  [/Write it in quotes: "(.+)"/, (_, [, code]) => code],
  [/^Put it in quotes, with two decimals/, (value) => Number(value).toFixed(2)],
  [/^Write it as a string with \.00/, (value) => `${value}.00`],
  [/^Write it as a string with two decimals/, (value) => Number(value).toFixed(2)],
  [/^Write it as a string without an exponent/, (value) => Number(value).toFixed(10)],
  [/^Write it as a string\.$/, (value) => BigInt(Number(value)).toString()],
  [/^Put it in quotes, with its leading zeros if/, (value) => String(value)],
  [/^Put it in quotes, with (\d) zeros? at the front/, (value, [, zeros]) => `${'0'.repeat(Number(zeros))}${value}`],
  [/^If a number lost its zeros/, (value) => String(value).padStart(11, '0')],
  [/^Put it in square brackets/, (value) => [value]],
  [/^Send the object without the square brackets/, (value) => valueAt(value, [0])],
  [/^Remove it: the currency has a field/, amountOf],
  [/^Write it in lower case/, (value) => String(value).toLowerCase()],
  [/^Send a positive number/, (value) => String(value).replace('-', '')],
  [/^Encode the whole token as JSON once, and nothing inside/, (value) => JSON.parse(String(value))],
  [/^Leave the field out/, () => undefined],
  [/or leave (?:the field|it) out/, () => undefined],
  [/^Remove the field/, () => undefined],
  [/^Did you mean (.+)\?$/, (_, [, meant]) => meant],
  [/^Remove the quotes\./, (value) => value === 'true'],
  [/^Remove the quotes around it/, (text) => String(text).slice(1, -1)],
  [/^Send an object\. PHP/, () => ({})],
  [/^Send its values as an array/, (value) => Object.values(value ?? {})],
  [/^Add zeros at the front/, (value) => String(value).padStart(2, '0')],
  [/^Remove the leading ::ffff:/, (value) => String(value).replace('::ffff:', '')],
  [/^Send (\w+)\./, (_, [, code]) => code],
  [/^Write it with two decimals/, (value) => Number(value).toFixed(2)],
  [
    /^Write only digits, /,
    (value) =>
      (
        Number(
          String(value)
            .replaceAll(/[.\s](?=\d{3}|.*\.)/g, '')
            .replace(',', '.')
            .replaceAll(/[^\d.]/g, ''),
        ) || 1
      ).toFixed(2),
  ],
  [/^If the point is between thousands/, (value) => `${String(value).replace('.', '')}.00`],
  [/^Round it to (\d|two) decimals/, (value) => Number(value).toFixed(2)],
  // An amount keeps two decimals.
  [
    /^Remove those that do not fit/,
    (value, _, path) => String(value).replace(/amount$/.test(String(path.at(-1))) ? /(?<=\.\d\d)0+$/ : /\.?0+$/, ''),
  ],
  [/^Start it with https:/, (value) => `https://shop.example/${String(value).replace(/^\W+/, '')}`],
  [/^Remove it; or if it was a \+/, (value) => String(value).replaceAll(/\s/g, '')],
  [
    /^(?:Write \/ in place of each backslash|Remove the backslashes\.)/,
    (value) => String(value).replaceAll(/\\+\/?/g, '/'),
  ],
  [/^Write the character itself/, (value) => String(value).replaceAll('&amp;', '&')],
  [/^Decode it once/, (value) => decodeURIComponent(String(value))],
  [/^Remove them\./, (value) => String(value).slice(1, -1)],
  [/^Send only the URL itself/, (value) => /https:[^)"]+/.exec(String(value))?.[0]],
  [/^Remove it, or write the value itself/, (value) => String(value).replaceAll(/[{<]\w+[}>]/g, '')],
  [
    /^Remove it, or if it belongs to the URL/,
    (value) => String(value).replaceAll(/[|^"`<>]|(?<=#.*)#/g, encodeURIComponent),
  ],
  [/^Remove it\.$/, (value) => String(value).replaceAll('\u200b', '')],
  [/^Remove the label/, (value) => String(value).replace(/^.*: /, '')],
  [/^Remove the backslash:/, (value) => String(value).replaceAll('\\', '')],
  [/^Send only the address/, (value) => /[^<>]+@[^<>]+/.exec(String(value))?.[0]],
  [/^Write the & and the letters again/, (value) => String(value).replaceAll('¶', '&para')],
  [/^Remove the port/, (value) => String(value).replace(/:\d+$/, '')],
  [/^Remove the leading zeros/, (value) => String(value).replace(/\b0+(?=\d)/g, '')],
  [/^Round it to fewer decimals/, (value) => Math.round(Number(value))],
  [/^Remove the space, or/, (value) => String(value).replaceAll(' ', '')],
  // Its parameters have no use then.
  [/^To test a session, use the method card/, (value) => (typeof value === 'string' ? 'card' : undefined)],
  [/If not, remove this field\.$/, () => undefined],
  [/^Write one of them\. Only/, () => 'PAN_ONLY'],
  [/^Write real line breaks/, (value) => String(value).replaceAll('\\n', '\n')],
  [
    /^Remove them, but keep the spaces inside/,
    (value) =>
      String(value)
        .replaceAll('\\n', '')
        .replace(/(?<=[^-]-----)[^-]+/, withoutSpace),
  ],
  [
    /^Keep only the part from the BEGIN line to the END line of .*(key|certificate)\./,
    (value, [, word = '']) =>
      new RegExp(`-+BEGIN [\\w ]*${word}-+.*?-+END [\\w ]*${word}-+`, 'is').exec(String(value))?.[0],
  ],
  [
    /^Put (-.+-) before it, and (-.+-) after it, (on the same line|each on its own line)/,
    (value, [, begin = '', end = '', how]) => [begin, value, end].join(how === 'on the same line' ? '' : '\n'),
  ],
  [/^Write (.+) in both lines/, (value, [, label]) => String(value).replaceAll(/(BEGIN|END) [\w ]+/g, `$1 ${label}`)],
  [/^Decode it, and send the JSON string/, (value) => atob(String(value))],
  [/^Decode it\. In a form/, (value) => decodeURIComponent(String(value))],
  [/^Encode it as JSON once less/, (value) => JSON.parse(String(value).replace(/^(?!").+$/s, '"$&"'))],
  [/^Cut the string between characters/, (value) => String(value).slice(0, -1)],
  [/^Make an array of its parts/, (value) => String(value).split(',')],
  [/^Send the payer's address only/, (value) => String(value).split(',')[0]],
  [/^Write a plus sign as %2B/, () => '+'],
  // The form is read with one of them.
  [/^Remove one of them/, (value) => value],
  [/^Save it as UTF-8 without a byte-order mark/, (text) => String(text).slice(1)],
  [/^Remove the lines with ```/, (text) => String(text).replaceAll(/^```.*$/gm, '')],
  [/^Undo the HTML escaping/, (text) => String(text).replaceAll('&quot;', '"')],
  [
    /^Remove the tags, and/,
    (value) =>
      String(value)
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&eacute;', 'é'),
  ],
  [
    /^(?:Use double quotes|Replace them with straight double quotes)/,
    (text) => String(text).replaceAll(/['“”„]/g, '"'),
  ],
  [/^Write & alone/, (text) => String(text).replaceAll('&amp;', '&')],
  [/^Remove the backslashes: the JSON/, (text) => String(text).replaceAll('\\"', '"')],
  [
    /^Send only what is between the parentheses|^Remove what is before the JSON/,
    (text) => /\{.*\}/.exec(String(text))?.[0],
  ],
  [/^Decode the base64/, (text) => atob(String(text))],
  [/^(?:Decode it first|Encode each name and value)/, (text) => decodeURIComponent(String(text))],
  [/^Encode it once/, (text) => JSON.parse(String(text))],
  [/^Remove it, or write it (?:as an escape|percent-encoded)/, (text) => String(text).replaceAll(/[\p{Cc}<>]/gu, '')],
  [/^Write the line break as/, (text) => String(text).replaceAll('\n', '\\n')],
  [/^Remove the backslash, or/, (text) => String(text).replaceAll('\\', '')],
  [/^Write a percent sign (?:itself )?as %25/, (text) => String(text).replaceAll(/%(?![\dA-F]{2})/gi, '%25')],
  [/^Join the fields with & alone/, (text) => String(text).replaceAll('\n', '')],
  [/^Remove the & that joins nothing/, (text) => String(text).replaceAll(/&(?=&|$)|^&/g, '')],
  [
    /^Encode the form as UTF-8|^Encode it with encodeURIComponent/,
    (text) => String(text).replace(/%u00E9|%E9/i, '%C3%A9'),
  ],
  [/write the & of that value as %26/, (text) => String(text).replace(/&(?=[^=&]*(?:&|$)|b"c)/, '%26')],
];

/** What a hint says to do with the underlined part of the text. */
export const FOLLOWED_IN_TEXT: readonly [hint: RegExp, follow: (underlined: string) => string][] = [
  [/^Remove the comm(?:a|ent)\./, () => ''],
  [/^Add a comma/, (underlined) => `,${underlined}`],
  [/^Write true, false or null/, (word) => ({ True: 'true', False: 'false' })[word] ?? 'null'],
  [/^Put (?:the name|it) in double quotes/, (word) => JSON.stringify(word)],
  [/^Replace it with an ordinary space/, () => ' '],
];

/** What a hint says to do with other fields. */
export const FOLLOWED_IN_PAYLOAD: readonly [
  hint: RegExp,
  follow: (payload: unknown, finding: Finding, match: RegExpExecArray) => unknown,
][] = [
  [
    /^Move everything in it one level up/,
    (payload, { path }) => {
      const inner = valueAt(payload, path);
      const to = path.slice(0, -1);
      const { [String(path.at(-1))]: _, ...others } = Object(valueAt(payload, to));
      return withValueAt(payload, to, { ...others, ...Object(typeof inner === 'string' ? JSON.parse(inner) : inner) });
    },
  ],
  [
    /^Put the array into .*\{"(\w+)"/,
    (payload, { path }, [, name = '']) => withValueAt(payload, path, { [name]: valueAt(payload, path) }),
  ],
  [
    /^Send that array in place of the object/,
    (payload, { path }) => withValueAt(payload, path, Object.values(Object(valueAt(payload, path)))[0]),
  ],
  [/^Move it to (.+)\.$/, (payload, { path }, [, to = '']) => moved(payload, path, stepsOf(to))],
  [
    /^Move it one level up/,
    (payload, { path }) => {
      const at = path.slice(0, -1).findLastIndex((step) => typeof step === 'string');
      return moved(payload, path, [...path.slice(0, at), ...path.slice(-1)]);
    },
  ],
  [
    /add it to methods\.$/,
    (payload, { path }) => withValueAt(payload, ['methods'], [...listAt(payload, ['methods']), path.at(-1)]),
  ],
  [
    /^Number the items of the array from 0/,
    (payload, { path: [name] }) =>
      moved(payload, [name ?? ''], [String(name).replace(/\d+/, (position) => String(Number(position) - 1))]),
  ],
  [
    /^Make each of them a string of its own/,
    (payload, { path }) =>
      withValueAt(
        payload,
        path.slice(0, -1),
        listAt(payload, path.slice(0, -1)).flatMap((item) => String(item).split(/[\s,;|]+/)),
      ),
  ],
  [
    /^Most fields are of Set (\d).*?remove the others(?:, and add (.+?))?\./,
    (payload, { path }, [, set, added = '']) => {
      const at = path.slice(0, -1);
      const names = added.split(', ').filter((name) => name !== '');
      return withValueAt(payload, at, {
        ...ofSet(Number(set), valueAt(payload, at)),
        ...Object.fromEntries(names.map((name) => [name, '03'])),
      });
    },
  ],
  [
    /^Send only the fields of Set/,
    (payload, { path, params }) =>
      withValueAt(payload, path.slice(0, -1), ofSet(Number(params.own), valueAt(payload, path.slice(0, -1)))),
  ],
  [
    /^Keep the right \w+, under the name (.+)\.$/,
    (payload, { path, params }, [, meant = '']) => {
      const outer = path.slice(0, -1);
      const without = withValueAt(payload, [...outer, String(params.other)], undefined);
      return moved(without, path, [...outer, meant]);
    },
  ],
  [
    /^Put the receiver's last name in (\w+)/,
    (payload, { path }, [, name = '']) => moved(payload, path, [...path.slice(0, -1), name]),
  ],
  [/^Send the content of that field only/, (payload, { path }) => valueAt(payload, path)],
  [/^Send this token with brand (\w+)/, (payload, _, [, brand]) => withValueAt(payload, ['brand'], brand)],
];

/** The amount that a string means, with two decimals. */
function amountOf(value: unknown): string {
  const digits = String(value)
    .replaceAll(/[^\d.,]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(/[.,](?=.*[.,])|,/g, '');
  return Number(digits).toFixed(2);
}

const stepsOf = (path: string): Path =>
  path.split(/[.[\]]+/).flatMap((step) => (step === '' ? [] : /^\d+$/.test(step) ? Number(step) : step));

const listAt = (payload: unknown, path: Path): readonly unknown[] => {
  const list = valueAt(payload, path);
  return Array.isArray(list) ? list : [];
};

/** A copy of a value with the value at a path replaced, or removed if the new one is `undefined`. */
export function withValueAt(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const inner = withValueAt(valueAt(value, [step]), rest, to);
  if (Array.isArray(value))
    return value.map((item, i) => (i === step ? inner : item)).filter((item) => item !== undefined);
  return value === undefined || isObject(value) ? { ...value, [step]: inner } : value;
}

const moved = (payload: unknown, from: Path, to: Path): unknown =>
  withValueAt(withValueAt(payload, from, undefined), to, valueAt(payload, from));

/** The fields of one card parameter set. */
function ofSet(set: number, card: unknown): object {
  const table = payloadTypes.find(({ name: kind }) => kind === 'card-params')?.table;
  const rows = table && 'alternatives' in table ? table.alternatives.tables[set - 1]?.rows : undefined;
  return Object.fromEntries(Object.entries(card ?? {}).filter(([name]) => rows && name in rows));
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Why a hint is not followed by script, and the codes of such hints. */
// biome-ignore format: a table
export const NOT_FOLLOWED: Readonly<Record<string, readonly string[]>> = {
  'send what the wallet gave: the damaged token does not contain it': [
    'empty-token', 'example-token', 'lost-plus', 'masked-token', 'no-token', 'object-not-json', 'part-around-token', 'part-of-token',
    'percent-encoded-value', 'printed-object', 'rewritten-token', 'signing-only', 'simulator-token', 'token-cut-off', 'token-cut-off-inside', 
    'token-missing', 'wrong-api-version',
  ],
  'copy it from a file or a provider: the payload does not contain it': [
    'certificate-key-not-rsa', 'decryption-key-missing', 'file-name', 'key-encrypted', 'key-of-other-certificate', 'lost-character', 'lost-line-breaks', 'mojibake', 'not-public', 'object-in-text', 'printed-value', 'shortened',
    'not-a-certificate', 'not-a-private-key', 'not-readable', 'merchant-prefix', 'processing-key-missing', 'service-key-missing',
  ],
  'ask the account manager or the acquirer': ['acquirer-3d-secure', 'expected-for-brand', 'perhaps-not-debit', 'undefined-field'],
  'change the configuration, or what is checked': [
    'array-of-payloads', 'baseline-unused', 'code-not-read', 'internal-failure', 'misspelled-names', 'body-in-file', 'other-program', 'request-of-client', 'compressed', 'not-utf-8', 'payload-inside', 'suppression-expired',
    'too-large', 'too-large-for-type', 'type-not-read', 'unknown-object', 'unmapped-name', 'unmapped-value', 'utf-16',
  ],
  'send the request in another way': [
    'method-as-brand', 'multipart-body', 'two-slashes', 'xml-body', 'sale-as-json', 'sale-of-other-type', 'sale-sent-as-json', 'sent-as-form', 'sent-as-other-type', 'sent-compressed', 'session-as-form', 'token-in-parts',
  ],
  'change another field, or choose what is right': [
    'duplicate-after-url', 'file-as-url', 'objects-in-array', 'url-with-host', 'negative', 'rest-of-url', 'token-in-json', 'underscore-in-scheme',
    'misplaced-fields', 'not-in-json', 'class-instance', 'object-dump',
    'quote-in-string',
  ],
};

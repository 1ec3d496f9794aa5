import { isParsedUrl } from '../formats/url.ts';
import { checkRules } from '../rules/row-rules.ts';
import {
  ADDRESS,
  CODE,
  CODES,
  COUNT,
  CREDENTIAL,
  ID,
  LINES,
  LISTED,
  NUMBER,
  natureOf,
  PERCENT,
  PHONE,
  TEXT,
  UNLISTED,
  URL_FIELD,
} from './nature.ts';
import { type Sign, tableOfSigns } from './sign.ts';

/** Tags that texts have, as a pattern. Others, such as `<address>`, `<code>` and `<title>`, are more likely placeholders. */
const TAGS =
  'a|b|big|blockquote|body|br|center|dd|del|div|dl|dt|em|font|h[1-6]|head|hr|html|i|iframe|img|ins|kbd|li|mark|nobr|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|ul|wbr';
const ENTITIES =
  'amp|lt|gt|quot|apos|nbsp|copy|reg|trade|euro|pound|yen|cent|curren|sect|para|deg|plusmn|times|divide|frac\\d\\d|sup[1-3]|micro|middot|bull|[lr]aquo|[lrsb][sd]quo|hellip|[mn]dash|shy|iexcl|iquest|ord[fm]|szlig|eth|thorn|ae|oe|(?:[ao]e|sz)lig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron)|#\\d{1,7}|#x[\\da-f]{1,6}';
/** Characters that nobody sees. Letters of some scripts and emoji have joiners and marks after them. */
const INVISIBLE =
  '[\\xad\\u2028\\u2029\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b\\u2060-\\u2064\\u206a-\\u206f\\u3164\\ufe00-\\ufe0e\\uffa0]|\\udb40[\\udc00-\\uddef]|(^|[^\\u0590-\\u1cff\\u2190-\\u2bff\\udc00-\\udfff])[\\u061c\\u200c-\\u200f\\ufe0f]';
/** The second and further bytes of a character in UTF-8, read as Windows-1252. */
const CONTINUED =
  '\\x80-\\xbf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20ac\\u2122';
const MOJIBAKE = `[\\xc3\\xc4\\xc5](?:[\\x80-\\x9f\\xa1-\\xbf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2020-\\u2022\\u2030\\u2039\\u20ac]|[\\xa0${CONTINUED}](?=[a-z]))|\\xc2[\\xa0-\\xbf]|\\xe2[\\x80-\\x84\\u20ac\\u201a\\u0192\\u201e][${CONTINUED}]|(?:[\\xce\\xcf\\xd0\\xd1\\xd7-\\xd9][${CONTINUED}]){2}|[\\xe3-\\xe9][${CONTINUED}]{2}|\\xf0[\\x9f\\u0178][${CONTINUED}]{2}`;
/** What code writes for a missing value, inside a longer string. */
const WORDS = '(?:undefined|null|NaN|None)';
const A_URL = '{field} {must} be a URL like https://shop.example/done, but';
const MINUS = '-\\u2010-\\u2015\\u2212\\ufe63\\uff0d';
// Not destructured: bundlers keep a pattern, even if it is unused.
const CHARACTERS = /* @__PURE__ */ (() => checkRules['control-character'])();
const EMPTY = /* @__PURE__ */ (() => checkRules['empty-string'])();

const WRONG = { when: 'wrong' } as const;
const RIGHT = { when: 'right' } as const;
const OF_CHARACTERS = { ...RIGHT, rule: CHARACTERS } as const;

/** Signs that a string can't be meant as it is: the first one that it has is reported. */
// biome-ignore format: a table
export const signs = tableOfSigns({
  // Characters.
  'half-character':    [-1, /[\ud800-\udbff](?![\udc00-\udfff])|(^|[^\ud800-\udbff])[\udc00-\udfff]/, { message: '{field} has half of an emoji or similar character (a lone surrogate) at character {at}', hint: 'Cut the string between characters, not inside an emoji.' }, OF_CHARACTERS],
  'lost-character':    [LISTED | LINES, /\ufffd/, { message: '{field} has U+FFFD at character {at}, the sign for a character that could not be read', hint: 'Take the text from its source again, and read it as UTF-8.' }, OF_CHARACTERS],
  mojibake:            [LISTED, new RegExp(`${MOJIBAKE}|%[Cc]3%8[\\dA-Fa-f]%[Cc]2%[89ABab]|%[Cc]3%[Aa]2%(?:[Cc]2%8|[Ee]2%82%[Aa][Cc])`), { message: '{field} has characters at character {at} that UTF-8 becomes if it is read as another encoding', hint: 'Take the text from its source again, and read it as UTF-8.' }, { rule: CHARACTERS, needs: `[\\xc2-\\xf0][${CONTINUED}]|%C3%[8A]` }],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them
  'control-character': [LISTED | LINES, /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/, '{field} should be plain text, but has a control character at character {at}', OF_CHARACTERS],
  'line-break':        [LISTED, /[\r\n\u2028\u2029]/, '{field} should be one line, but has a line break at character {at}', OF_CHARACTERS],
  // A missing value.
  'only-spaces':       [~UNLISTED, /^[\s\xad\u115f\u1160\u200b-\u200f\u2060\u2800\u3164]+$/, '{field} has only spaces, and {must} have a value', { rule: EMPTY }],
  'no-value':          [~UNLISTED, /^(?<word>undefined|null|NaN|None)$/, '{field} is the string "{word}", which code writes for a missing value', { rule: EMPTY, isSign: (text, spec) => text !== 'None' || (natureOf(spec) & CODES) !== 0, needs: 'undefined|null|NaN|None' }],
  'object-as-string':  [~UNLISTED, /^\[object Object\]$/, '{field} is the string "[object Object]", which code writes for an object', { rule: EMPTY, needs: '\\[object' }],
  'array-as-string':   [~UNLISTED, /^Array$/, '{field} is the word "Array", which PHP prints for an array', { rule: EMPTY, needs: '^array$' }],
  'no-value-in-url':   [URL_FIELD, /[/=](?<word>undefined|null|NaN)(?=[/?&#:]|$)/, '{field} should be a URL, but has the word "{word}", which code writes for a missing value'],
  'no-value-inside':   [LISTED & ~URL_FIELD, new RegExp(`^${WORDS}(?:[^A-Za-z]+${WORDS})+$|^(?:undefined|null)(?=\\s)|(^|[^A-Za-z])(?:(?:undefined)+(?![A-Za-z]|\\s)|NaN(?![A-Za-z]))|\\snull$|[([<{](?:undefined|null|nil|None)[)\\]>}]|(^|[^n]|(?:^|[^o])n|(?:^|[^Nn])on)[#:=_/+-]${WORDS}(?![A-Za-z-])`), '{field} has a word that code writes for a missing value, at character {at}', { rule: EMPTY, needs: 'undefined|null|NaN|None|<nil' }],
  'invisible-character': [CODES | URL_FIELD, new RegExp(`${INVISIBLE}|%E2%80%8B|%E2%81%A0|%EF%BB%BF|%C2%AD`, 'i'), { message: '{field} {must} have no invisible characters, but has one at character {at}', hint: 'Remove it.' }, { rule: CHARACTERS }],
  'ampersand-as-entity': [LISTED, /(?:[¶®¤©§¬]|%C2%(?:B6|AE|A4|A9|A7|AC))[a-z_][\w[\]]*=|(?:×|%C3%97)(?:tamp|lot|heet|pan)\w*=/i, { message: '{field} has a sign at character {at} that HTML made of an & and the letters after it', hint: 'Write the & and the letters again: &para for ¶, &reg for ®, &curren for ¤, &copy for ©, &sect for §, &not for ¬, &times for ×.' }, { needs: '[¶®¤©§¬×]|%C[23]' }],
  // Code and markup.
  'printed-value':     [CREDENTIAL | CODE | ID, /^<Buffer |^\(stdin\)= |^(?:SHA|MD)[\w-]{1,9}\s?\(.*\)\s?= |^b(?:'.*'|".*")$|^\[[A-Z]@[\da-f]{1,8}$|^(?:[a-z]\w*\.){2}[\w.$]*@[\da-f]{5,8}$|^(?:System\.)?byte\[\d*\]$|\[object [A-Z]\w*\]|^Promise \{|^<[\w.-]+ (?:object|method|function) |^(?:\d{1,3}, ?){7,99}\d{1,3}$|^[\da-f]{32,128} [ *]/i, { message: '{field} {must} be the value itself, but is what a program prints for it', hint: 'Make a string of it first, in the form that the service expects, such as hex digits.' }],
  'object-in-text':    [TEXT | PHONE | NUMBER, /\[object [A-Z]\w*\]/, { message: '{field} {must} be text, but has what JavaScript writes for an object, at character {at}', hint: 'Write the fields of the object that you mean.' }],
  'label-before':      [CREDENTIAL, /^(?:(?:merchant|client|api|secret|access)?[_ -]?key|hash|sign(?:ature)?|sha-?\d{1,3}|md5|hmac[\w-]{0,9}|digest|token)\s?[:=]\s*[^\s=]|^(?:bearer|basic) /i, { message: '{field} {must} be the value itself, but has a label before it', hint: 'Remove the label.' }],
  'shortened':         [CREDENTIAL, /…|\.{3}|\*{3}|•{2}/, { message: '{field} {must} be the whole value, but is shortened at character {at}', hint: 'Send all of it.' }],
  'quotes-around':     [CODES, /^["'`“”„‘’«].*["'`“”„‘’»]$/, { message: '{field} {must} have no quotes around it', hint: 'Remove them.' }],
  'name-with-address': [ID, /^[^<>]*<[^<>\s@]+@[^<>\s]+>$/, { message: '{field} {must} be an e-mail address, but has a name or brackets around it', hint: 'Send only the address itself.' }],
  'space-inside':      [CREDENTIAL | ID, /\s/, { message: '{field} should have no spaces, but has one at character {at}', hint: 'Remove it; or if it was a + in a form, write that as %2B.' }],
  'html-in-text':      [TEXT, new RegExp(`<\\/?(?:${TAGS})(?:[\\s/][^<>]*)?>|&(?:${ENTITIES});`, 'i'), { message: '{field} should be plain text, but has HTML at character {at}', hint: 'Remove the tags, and write each HTML entity as its character, like & for &amp;.' }, { ...RIGHT, needs: '[<&]' }],
  'escaped-quote':     [TEXT, /\\['"]/, { message: '{field} has a backslash before a quote at character {at}', hint: 'Remove the backslash: it is how source code or SQL writes the quote.' }, RIGHT],
  // Numbers.
  negative:            [NUMBER, new RegExp(`^[^\\d(]{0,6}[${MINUS}][^\\d(]{0,6}\\d[\\d.,\\s]*[^\\d]{0,6}$|^[^\\d(]{0,6}\\([^\\d]{0,6}\\d[\\d.,\\s]*[^\\d)]{0,6}\\)[^\\d]{0,6}$|^[^\\d]{0,6}\\d[\\d.,\\s]*[^\\d]{0,6}[${MINUS}]$`), { message: '{field} {must} not be negative', hint: 'Send a positive number.' }, { isSign: (text, { format, row }) => /[1-9]/.test(text) && (format === undefined || row?.[3]?.should === 'amount'), hint: ({ ifNegative }) => ifNegative }],
  'zeros-before-amount': [NUMBER, /^0\d/, '{field} {must} have no zeros before its first digit, like 10.00', { ...RIGHT, isSign: (_, { format }) => format !== undefined }],
  'not-positive':      [COUNT, /^0+(?:\.0+)?$/, '{field} {must} be more than 0'],
  'over-100-percent':  [PERCENT, /^\d{3,}(?:\.\d+)?\s?%?$/, '{field} {must} be a percentage of at most 100', { isSign: (text) => Number.parseFloat(text) > 100 }],
  'not-public':        [ADDRESS, /^(?:0|10|127|22[4-9]|2[3-5]\d|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./, { message: "{field} {must} be the payer's public address, but is one of a private network", hint: "Send the address from which the payer's request came, usually the first of X-Forwarded-For." }, RIGHT],
  'several-addresses': [ADDRESS, /^[\d.]{7,15}\s?,/, { message: '{field} must be one IPv4 address, but is a list', hint: "Send the payer's address only, usually the first of X-Forwarded-For." }, WRONG],
  'ipv4-in-ipv6':      [ADDRESS, /^::ffff:[\d.]+$/i, { message: '{field} must be an IPv4 address, but is an IPv4-mapped IPv6 address', hint: 'Remove the leading ::ffff:.' }, WRONG],
  'ipv4-with-port':    [ADDRESS, /^[\d.]+:\d+$/, { message: '{field} must be an IPv4 address like 192.0.2.1, but has a port', hint: 'Remove the port.' }, WRONG],
  'is-ipv6':           [ADDRESS, /^(?=[^:]*:)[\dA-Fa-f:.]+$/, '{field} must be an IPv4 address like 192.0.2.1, but is an IPv6 address', WRONG],
  'leading-zeros':     [ADDRESS, /^(?=(?:\d+\.)*0\d)\d{1,3}(?:\.\d{1,3}){3}$/, { message: '{field} must be an IPv4 address without leading zeros in its numbers', hint: 'Remove the leading zeros.' }, WRONG],
  // URLs: those that are none, then those that parsers accept.
  'not-for-browsers':  [URL_FIELD, /^(?<scheme>javascript|data|file|tel|mailto|blob|about):/i, '{field} {must} be a web URL, like https://shop.example/done, but is a {scheme}: URL', RIGHT],
  'two-schemes':       [URL_FIELD, /^https?:\/\/https?(?::|\/\/)/i, '{field} {must} be a web URL, like https://shop.example/done, but starts with http twice', RIGHT],
  'url-in-markup':     [URL_FIELD, /^<\/?[a-z]+\d?[\s/>]|^!?\[[^\]]*\]\(|\S\s[<(["']?https?:\/\/|^\w+=["']?https?:/i, { message: '{field} must be one URL like https://shop.example/done, without HTML, Markdown or other text', hint: 'Send only the URL itself.' }, WRONG],
  'url-in-quotes':     [URL_FIELD, /^["'`“”„‘’«»([]|^<(?:.*>$|[a-z]+:)/i, { message: `${A_URL} has quotes or brackets around it`, hint: 'Remove them.' }, { ...WRONG, isSign: (text) => isParsedUrl(/^\W*(\w(?:.*[\w/])?)/.exec(text)?.[1] ?? '') }],
  'url-with-escapes':  [URL_FIELD, /^[a-z]+:\/?\\\/|^\\\//i, { message: `${A_URL} has \\/ in place of /`, hint: 'Remove the backslashes.' }, WRONG],
  'url-encoded':       [URL_FIELD, /^[a-z]+%(?:25)*3A/i, { message: `${A_URL} is percent-encoded as a whole`, hint: 'Decode it once.' }, WRONG],
  'file-as-url':       [URL_FIELD, /^[a-z]:\/|^(?:[a-z]:)?\\|^(?:\.\.?|~)\/|^[^:/?#]*\.(?:avif|bmp|gif|heic|html?|ico|jpe?g|pdf|php|png|svg|tiff?|webp)(?:[?#]|$)/i, { message: `${A_URL} is the path of a file`, hint: 'Put the file on the web, and send its URL.' }],
  'url-with-port':     [URL_FIELD, /^https?:\/\/[^/?#@[]*:(?!\d{0,4}(?:[/?#]|$)|[^/?#]*@)/i, { message: `${A_URL} its port is not a number up to 65535`, hint: 'Correct the port, or leave it out with its colon.' }, WRONG],
  'underscore-in-scheme': [URL_FIELD, /^[a-z][a-z\d+.-]*_[\w+.-]*:/i, { message: `${A_URL} has "_" in its scheme`, hint: 'Use a scheme of letters, digits, "+", "-" and "." only.' }, WRONG],
  'placeholder-in-url': [URL_FIELD, /(?:\{|%7B)[^{}<>/%"]{1,50}(?:\}|%7D)|<[^<>]{1,50}>|%(?:\d\$)?[sd](?![\da-f])|%\(\w+\)s|%[a-z]\w+%(?![\da-f]{2})|([/=])(?:(?:\[|%5B)object.{1,3}Object|\[[a-z_]\w*\]|[:$][a-z_]\w*)/i, { message: `${A_URL} has a placeholder at character {at}`, hint: 'Remove it, or write the value itself: nothing is filled in here.' }],
  'entity-in-url':     [URL_FIELD, /(?:&|%26)(?:amp|quot|apos|[lg]t|nbsp|#\d+|#x[\da-f]+)(?:;|%3B)/i, { message: `${A_URL} has an HTML entity at character {at}`, hint: 'Write the character itself: & in place of &amp;.' }],
  'space-in-url':      [URL_FIELD, /[ \xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/, { message: `${A_URL} has a space at character {at}`, hint: 'Remove the space, or write it as %20. If it was a + in a form, write that as %2B.' }, { ...WRONG, isSign: (text) => isParsedUrl(text.replaceAll(/\s/g, '')) }],
  'backslash-in-url':  [URL_FIELD, /\\/, { message: `${A_URL} has a backslash at character {at}`, hint: 'Write / in place of each backslash.' }, { ...WRONG, isSign: (text) => /^[a-z]+:/i.test(text) }],
  'percent-in-url':    [URL_FIELD, /%(?![\da-f]{2})/i, { message: `${A_URL} has a % without two hex digits at character {at}`, hint: 'Write a percent sign as %25.' }, { ...WRONG, isSign: isParsedUrl }],
  'not-a-web-url':     [URL_FIELD, /^(?:[a-z]:|(?!https?:)h*t+p+s*:|[a-z\d+.-]+:\/*$|https?:\/\/(?:[^/?#]*\.)?\.)/i, '{field} {must} be a web URL, like https://shop.example/done', RIGHT],
});

export type SignId = keyof typeof signs;

/** The messages of the signs. */
export const signMessages = Object.fromEntries(
  Object.entries<Sign>(signs).map(([id, [, , message]]) => [id, message]),
) as { readonly [TId in SignId]: (typeof signs)[TId][2] };

/** Something that people write for JSON: how it begins, what it is, and what to do about it. */
export type Mistake = readonly [pattern: RegExp, found: string, hint: string];

const MARKUP = 'Save the payload itself: this is markup, such as a server’s page about an error.';
const FORM = 'Read it as a form, or check the JSON text inside one of its fields.';

/** The beginning of base64: of JSON, or of anything that mixes small and capital letters and digits without a blank. */
const BASE64 = /^(?:eyJ[\w+/.-]*|(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/\r\n-]{16,})={0,2}\s*$/;

const LEAVE_OUT = 'Leave it out: nothing stands before the value.';
const JSON_ENCODE = 'Print its json_encode instead.';
const PROGRAM = 'Save what it sends, as JSON or as a form.';

/** What stands around JSON although it begins as JSON does: a text in quotes, or an array. */
// biome-ignore format: a table
export const WRAPPINGS: readonly Mistake[] = [
  [/^[^{}]*?"\{\s*""(?=\w)/, 'JSON in a cell of a table', 'Take it out of the quotes around it, and write each "" as one ".'],
  [/^\[\w+\] => /, 'what PHP prints for an array', JSON_ENCODE],
  [/^\[[^\]"{}[,]*\][^{}\\]*?(?=\{\s*["}])/, 'a text before the JSON', LEAVE_OUT],
];

/** What a whole text may be instead of JSON; it may begin with a number, or a word, that JSON takes. */
// biome-ignore format: a table
export const OTHER_FORMATS: readonly Mistake[] = [
  [/^\uFEFF/, 'a byte-order mark', 'Save the text as UTF-8 without a byte-order mark.'],
  [/^<\?php\b/, 'a program', PROGRAM],
  [/^</, 'a web page or XML', MARKUP],
  [/^--\S+\r?\nContent-Disposition:/i, 'a multipart body', 'Send JSON, or a URL-encoded form, instead.'],
  [/^(?:> ?)+(?=\s*[{["])/, 'the > of a quoted message', 'Remove it from the start of each line.'],
  [/^['`](?=\s*[{[])/, 'a quote before the JSON', 'Leave out the quotes around it.'],
  [BASE64, 'a text that looks like base64', 'Decode it first.'],
  [/^(?![/#])[^\s"'{}:,=&]+=(?=[^\s"'{[=>]|&|$)/, 'a text that looks like a form', FORM],
  [/^[^\s"'{}:,=&]+\[[^\s"'{}:,=&]*\]=/, 'a text that looks like a form', FORM],
  [/^(?:[\w.~-]+%3D|%[\dA-F]{2})/i, 'a percent-encoded text', 'Decode it first.'],
  [/^(?:Array|stdClass Object|array)\s*\(|^(?:array|object)\(/, 'what PHP prints for an array', JSON_ENCODE],
  [/^(?:const|let|var|export|return|import|async|await|function|def|using)\s|^module\.exports\b/, 'a program', PROGRAM],
  [/^[A-Za-z_$][\w$]*(?:(?:\.|->|::)[\w$]+)+\(|^\$\w+\s*=/, 'a program', PROGRAM],
  [/^(?:https?|xh|wget|irm|iwr|Invoke-\w+)\s/, 'a command that is not read', 'Take the body that it sends alone.'],
  [/^HTTP\/\d|^(?:[\w-]+:[ \t][^\r\n]*\r?\n)+\r?\n/, 'the headers of a message', 'Save its body alone.'],
  [/^https?:\/\//i, 'a URL', 'Take the body of the request, or what stands behind the question mark.'],
  [/^(?:`{3,}|~{3,})[^\r\n]*/, 'a code fence of Markdown', 'Take what stands between the fences alone.'],
  [/^[\w[\].]+\t[^\r\n]*\r?\n(?=[\w[\].]+\t)/, 'a table of names and values', 'Write it as JSON, or as a form.'],
  [/^[^\s"'{}[\]:,=&/#\\][^\r\n"{}]*:\s*(?=\{\s*["}]|\[\s*["{[])/, 'a text before the JSON', LEAVE_OUT],
  [/^---\s|^[\w-]+:(?:[ \t]+\S.*)?\r?(?:\n|$)/, 'a text that looks like YAML', 'Write it as JSON, or as a form.'],
  [/^[^\s"'{}[\]:,=&/#\\\u0085\u200B-\u200F\u2060\uFFFD][^{}\\]*?(?=\{\s*["}]|\[\s*["{[])/, 'a text before the JSON', LEAVE_OUT],
  [/^[^\s"'{}=&][^"'{}&]*?\s(?:\w+=)?(?=[\w.[\]%]+=[^\s&]*&[\w.[\]%]+=)/, 'a text before the form', LEAVE_OUT],
];

const QUOTES = 'Write names and texts in double quotes.';
const SPACE = 'Replace it by an ordinary space.';
const ESCAPED = 'Undo the escaping: the quotes around names and texts stand without backslashes.';

/** The blanks of Unicode that JSON does not take for blanks, and characters that can't be seen at all. */
const OTHER_BLANKS = /^[\v\f\u0085\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+/;

/** What stands in a JSON text nowhere but inside quotes. */
// biome-ignore format: a table
export const FOREIGN_SIGNS: readonly Mistake[] = [
  [/^(?:\/\/|#)[^\r\n]*/, 'a comment', 'Remove it: JSON has no comments.'],
  [/^\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/, 'a comment', 'Remove it: JSON has no comments.'],
  [/^'(?:(?:[^'\\\r\n]|\\.)*')?/, 'a single quote', QUOTES],
  [/^`/, 'a backtick', QUOTES],
  [/^[“”„‟«»‹›‘’‚‛″＂]/, 'a typographic quote', 'Write names and texts in straight double quotes.'],
  [/^\u00A0+/, 'a non-breaking space', SPACE],
  [OTHER_BLANKS, 'a blank that JSON does not know', SPACE],
  [/^\\/, 'a backslash outside of quotes', ESCAPED],
  [/^&(?:quot|apos|amp|lt|gt|#\d+|#x[\da-f]+);/i, 'an HTML entity', 'Undo the escaping for HTML: &quot; is a double quote.'],
  [/^(?:\.{3}|…)/, 'an ellipsis', 'Write out what it stands for, or remove it.'],
  [/^\uFFFD+/, 'a character that could not be decoded', 'Save the text as UTF-8.'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/^[\0-\x1F\x7F]/, 'a control character', 'Remove it; if the text has many, save it as UTF-8.'],
];

const PLACEHOLDER: Mistake = [/^(?:\$\{|<|%)/, 'a placeholder', 'Fill it in, or put it in double quotes.'];

/** What is put for a name. */
export const FOREIGN_NAMES: readonly Mistake[] = [
  PLACEHOLDER,
  [/^[\p{L}_$][\p{L}\p{N}_$.-]*/u, 'a name without quotes', 'Write names in double quotes.'],
];

/** What is put for a value, other than a word or number. */
export const FOREIGN_VALUES: readonly Mistake[] = [PLACEHOLDER];

/** A word or number without quotes, as far as it goes. */
export const BARE_WORD = /^[\p{L}\p{N}_$.+-][\p{L}\p{N}_$.+@-]*/u;

const EXPONENT = 'Write digits behind the e, or put a text in double quotes.';
const LEADING_ZEROS = 'Remove the zeros, or put a code in double quotes.';
const SMALL = 'Write true, false or null, in small letters.';

/** What a whole word or number without quotes is that is no JSON value. */
// biome-ignore format: a table
export const BARE_WORDS: readonly Mistake[] = [
  [/^[-+]?(?:NaN|Infinity)$/, 'a number that JSON has no form for', 'Write null, or leave it out.'],
  [/^undefined$/, 'a word that only JavaScript knows', 'Write null, or leave it out.'],
  [/^(?:True|False|None)$/, 'a word that only Python knows', SMALL],
  [/^(?:true|false|null)$/i, 'a word with capital letters', SMALL],
  [/^\+[\d.]+/, 'a number with a plus sign', 'Remove the plus sign, or put a phone number in double quotes.'],
  [/^-?\.\d/, 'a number that starts with a point', 'Write a zero before the point.'],
  [/^-?0\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i, 'a number with leading zeros', LEADING_ZEROS],
  [/^-?\d+\.(?:e[+-]?\d+)?$/i, 'a number that ends with a point', 'Write a digit behind the point, or remove it.'],
  [/^-?\d+(?:\.\d+)?e[+-]?$/i, 'an exponent without digits', EXPONENT],
  [/^-?0[xob][\da-f]+$/i, 'a number that is not decimal', 'Write it in decimal digits.'],
  [/^[-+]$/, 'a sign without digits', 'Write digits behind the sign.'],
  [/^/, 'a text without quotes', 'Put texts in double quotes.'],
];

/** Something that people write for JSON: how it begins, what it is, and what to do about it. */
export type Mistake = readonly [pattern: RegExp, found: string, hint: string];

const FORM = 'Read it as a form, or check the JSON text inside one of its fields.';

/** What a whole text may be instead of JSON. */
// biome-ignore format: a table
export const OTHER_FORMATS: readonly Mistake[] = [
  [/^\uFEFF/, 'a byte-order mark', 'Save the text as UTF-8 without a byte-order mark.'],
  [/^</, 'a web page or XML', 'Save the payload itself: this is markup, such as a server’s page about an error.'],
  [/^(?:eyJ[\w+/.-]*|(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w+/\r\n-]{16,})={0,2}\s*$/, 'a text that looks like base64', 'Decode it first.'],
  [/^(?![/#])[^\s"'{}:,=&]+=(?=[^\s"'{[=>]|&|$)/, 'a text that looks like a form', FORM],
  [/^[^\s"'{}:,=&]+\[[^\s"'{}:,=&]*\]=/, 'a text that looks like a form', FORM],
  [/^%[\dA-F]{2}/i, 'a percent-encoded text', 'Decode it first.'],
];

/** What stands in a JSON text nowhere but inside quotes. */
// biome-ignore format: a table
export const FOREIGN_SIGNS: readonly Mistake[] = [
  [/^(?:\/\/|#)[^\r\n]*/, 'a comment', 'Remove it: JSON has no comments.'],
  [/^\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/, 'a comment', 'Remove it: JSON has no comments.'],
  [/^'(?:(?:[^'\\\r\n]|\\.)*')?/, 'a single quote', 'Write names and texts in double quotes.'],
  [/^`/, 'a backtick', 'Write names and texts in double quotes.'],
  [/^[“”„‟«»‹›‘’‚‛″＂]/, 'a typographic quote', 'Write names and texts in straight double quotes.'],
  [/^\u00A0+/, 'a non-breaking space', 'Replace it by an ordinary space.'],
  [/^[\v\f\u0085\u1680\u2000-\u200F\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF]+/, 'a blank that JSON does not know', 'Replace it by an ordinary space.'],
  [/^\\/, 'a backslash outside of quotes', 'Undo the escaping: the quotes around names and texts stand without backslashes.'],
  [/^(?:\.{3}|…)/, 'an ellipsis', 'Write out what it stands for, or remove it.'],
  [/^\uFFFD+/, 'a character that could not be decoded', 'Save the text as UTF-8.'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  [/^[\0-\x1F\x7F]/, 'a control character', 'Remove it; if the text has many, save it as UTF-8.'],
];

/** What is put for a value. */
// biome-ignore format: a table
export const FOREIGN_VALUES: readonly Mistake[] = [
  [/^(?:\$\{|<|%)/, 'a placeholder', 'Fill it in, or put it in double quotes.'],
  [/^[-+]?(?:NaN|Infinity)(?![\p{L}\p{N}_$])/u, 'a number that JSON has no form for', 'Write null, or leave it out.'],
  [/^undefined(?![p{L}p{N}_$])/, 'a word that only JavaScript knows', 'Write null, or leave it out.'],
  [/^(?:True|False|None)(?![\p{L}\p{N}_$])/u, 'a word that only Python knows', 'Write true, false or null, in small letters.'],
  [/^(?:true|false|null)(?![\p{L}\p{N}_$])/iu, 'a word with capital letters', 'Write true, false or null, in small letters.'],
  [/^\+[\d.][\w.+-]*/, 'a number with a plus sign', 'Remove the plus sign, or put it in double quotes as in a phone number.'],
  [/^-?\.\d[\w.+-]*/, 'a number that starts with a point', 'Write a zero before the point.'],
  [/^-?0\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_$.+-])/u, 'a number with leading zeros', 'Remove the zeros, or put a code that needs them in double quotes.'],
  [/^-?\d+\.(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_$.+-])/u, 'a number that ends with a point', 'Write a digit behind the point, or remove it.'],
  [/^-?\d+(?:\.\d+)?[eE][+-]?(?![\p{L}\p{N}_$.+-])/u, 'an exponent without digits', 'Write digits behind the e, or put a text in double quotes.'],
  [/^-?0[xob][\da-f]+(?![\p{L}\p{N}_$.+-])/iu, 'a number that is not decimal', 'Write it in decimal digits.'],
  [/^[-+](?![\p{L}\p{N}_$.+-])/u, 'a sign without digits', 'Write digits behind the sign.'],
  [/^[-+]*[\p{L}\p{N}_$.][\p{L}\p{N}_$.+@-]*/u, 'a text without quotes', 'Put texts in double quotes.'],
];

/** What is put for a name. */
// biome-ignore format: a table
export const FOREIGN_NAMES: readonly Mistake[] = [
  [/^(?:\$\{|<|%)/, 'a placeholder', 'Fill it in, or put it in double quotes.'],
  [/^[\p{L}_$][\p{L}\p{N}_$.-]*/u, 'a name without quotes', 'Write names in double quotes.'],
];

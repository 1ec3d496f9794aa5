/** What a problem says: what was found, what is allowed there, and what to do. `{name}` is a parameter. */
export type Sentences = readonly [found: string, allowed: string, hint?: string];

const ESCAPES = '\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, or \\u and four hexadecimal digits';

/** What can be wrong with JSON, as far as its grammar tells. */
// biome-ignore format: a list of sentences
export const JSON_SENTENCES = {
  unexpected: ['{token}', '{expected}'],
  truncated: ['the end of the text', '{expected}'],
  'line-break-in-string': ['a text that is not closed on its line', 'a closing quote', 'Close it with a quote, or write the line break as \\n.'],
  'tab-in-string': ['a tab in a text', 'a tab as an escape', 'Write it as \\t.'],
  'control-character': ['a control character in a text', 'a control character as an escape', 'Remove it, or write it as \\u and four hexadecimal digits.'],
  'unknown-escape': ['an unknown escape', ESCAPES, 'Write a backslash itself as \\\\.'],
  'escaped-single-quote': ['a backslash before a single quote', ESCAPES, 'Remove the backslash.'],
  'short-escape': ['an escape with fewer than four hexadecimal digits', '\\u and four hexadecimal digits', 'Fill up with zeros behind \\u, or write a backslash itself as \\\\.'],
  'duplicate-name': ['a name that the object has already', 'each name once', 'Keep one of them: only the last is read.'],
  'too-deep': ['arrays and objects on {levels} levels', 'at most {max}'],
} as const satisfies Record<string, Sentences>;

const QUOTES = 'Write names and texts in double quotes.';
const SMALL = 'Write true, false or null, in small letters.';

/** What people write for JSON. */
// biome-ignore format: a list of sentences
export const MISTAKE_SENTENCES = {
  empty: ['an empty text', '{expected}', 'Write a value, such as an object between { and }.'],
  'byte-order-mark': ['a byte-order mark', '{expected}', 'Save the text as UTF-8 without a byte-order mark.'],
  'quoted-json': ['a quote before the JSON', '{expected}', 'Leave out the quotes around it.'],
  'percent-encoded': ['a percent-encoded text', '{expected}', 'Decode it first.'],
  'object-dump': ['what PHP prints for an array', '{expected}', 'Print its json_encode instead.'],
  comment: ['a comment', '{expected}', 'Remove it: JSON has no comments.'],
  'single-quote': ['a single quote', '{expected}', QUOTES],
  'typographic-quote': ['a typographic quote', '{expected}', 'Write names and texts in straight double quotes.'],
  'unicode-space': ['a blank that JSON does not know', '{expected}', 'Replace it by an ordinary space.'],
  'escaped-json': ['a backslash outside of quotes', '{expected}', 'Undo the escaping: the quotes around names and texts stand without backslashes.'],
  'html-entity': ['an HTML entity', '{expected}', 'Undo the escaping for HTML: &quot; is a double quote.'],
  'unquoted-name': ['a name without quotes', '{expected}', 'Write names in double quotes.'],
  'no-json-number': ['a number that JSON has no form for', '{expected}', 'Write null, or leave it out.'],
  'javascript-word': ['a word that only JavaScript knows', '{expected}', 'Write null, or leave it out.'],
  'python-word': ['a word that only Python knows', '{expected}', SMALL],
  'capital-letters': ['a word with capital letters', '{expected}', SMALL],
  'unquoted-string': ['a text without quotes', '{expected}', 'Put texts in double quotes.'],
  'quote-in-string': ['a quote with a word right behind it', '{expected}', 'Write a quote inside a text as \\", and close every text with a quote.'],
  'trailing-comma': ['a comma behind the last {part}', '"{closing}"', 'Remove the comma behind the last {part}.'],
  'missing-comma': ['{token}', '{expected}', 'Write a comma between the {parts}.'],
} as const satisfies Record<string, Sentences>;

const ENTRIES = 'entries of name=value, joined by &';
const ONE_LINE = 'Join the entries with & alone, or write a line break that is meant as %0A.';
const REST_OF_VALUE = 'If it is the rest of the value before it, write the & of that value as %26.';
const NO_EMPTY_ENTRY = 'Remove the & that joins nothing.';

/** What can be wrong with a form. */
// biome-ignore format: a list of sentences
export const FORM_SENTENCES = {
  'empty-form': ['an empty form', ENTRIES],
  'no-form': ['a text without name=value', ENTRIES],
  'json-as-form': ['a text without name=value', ENTRIES, 'Read it as JSON: what begins with a bracket is no form.'],
  'form-encoded-twice': ['a text without name=value', ENTRIES, 'Encode names and values only: = and & stand between them as they are.'],
  'html-escaped': ['&amp; between the entries', '& alone', '&amp; is HTML: write the & between the entries as it is.'],
  'line-break': ['a line break', 'a form is one line', ONE_LINE],
  'line-breaks': ['{count} line breaks, the first of them here', 'a form is one line', ONE_LINE],
  charset: ['a percent-encoded byte that is not UTF-8', 'percent-encoded UTF-8 only', 'Encode the form as UTF-8: another charset, such as Latin-1, has other bytes.'],
  'broken-escape': ['a percent sign without two hexadecimal digits', 'a percent sign and two hexadecimal digits', 'Write a percent sign itself as %25.'],
  'unicode-escape': ['a percent sign without two hexadecimal digits', 'a percent sign and two hexadecimal digits', 'Encode with encodeURIComponent or URLSearchParams: escape() writes what no server reads.'],
  'duplicate-name': ['a name that the form has already', 'each name once', 'Keep one of them: servers differ in which one they read.'],
  'empty-entry': ['an empty entry', ENTRIES, NO_EMPTY_ENTRY],
  'empty-entries': ['{count} empty entries, the first of them here', ENTRIES, NO_EMPTY_ENTRY],
  'lone-text': ['text without =', ENTRIES, REST_OF_VALUE],
  'lone-texts': ['{count} texts without =, the first of them here', ENTRIES, REST_OF_VALUE],
  'no-name': ['text without a name before =', ENTRIES, REST_OF_VALUE],
  'no-names': ['{count} texts without a name before =, the first of them here', ENTRIES, REST_OF_VALUE],
  'lone-plus': ['nothing but a plus sign', 'a form reads it as a blank', 'Write a plus sign as %2B, and leave an empty entry out.'],
} as const satisfies Record<string, Sentences>;

/** What a parameter's value is called. */
// biome-ignore format: a list of words
export const WORDS = {
  token: {
    ',': 'a comma', ':': 'a colon', '{': '"{"', '}': '"}"', '[': '"["', ']': '"]"',
    string: 'a text', number: 'a number', value: 'a value', word: 'a word without quotes',
    other: 'a character that JSON has no use for here',
  },
  expected: {
    start: 'a value', value: 'a value', 'first-item': 'a value or "]"', item: 'a value',
    'first-name': 'a name in double quotes or "}"', name: 'a name in double quotes', colon: 'a colon',
    'after-entry': 'a comma or "}"', 'after-item': 'a comma or "]"', 'closing-quote': 'a closing quote',
    end: 'the end of the text',
  },
} as const;

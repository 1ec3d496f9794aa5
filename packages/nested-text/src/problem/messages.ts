/** A sentence, with a hint if the fix is certain. `{field}` is the field that has the problem: "order", "the body". */
type Message = string | { readonly message: string; readonly hint: string };

/** Messages about JSON, by code. */
// biome-ignore format: a table
export const jsonMessages = {
  'unexpected-token': '{field} is not valid JSON: it has {token:token} instead of {expected:syntax}',
  truncated: 'the JSON is cut off inside {field}',
  'line-break-in-string': { message: '{field} must not have a line break inside quotes', hint: 'Write the line break as \\n, or close the string with a quote.' },
  'control-in-string': { message: '{field} must not have a tab or another control character inside quotes', hint: 'Remove it, or write it as an escape: \\t, or \\u and four hexadecimal digits.' },
  'unknown-escape': { message: '{field} has a backslash that does not start an escape like \\n or \\u00e9', hint: 'Remove the backslash, or write it as \\\\ if it belongs to the string.' },
  'duplicate-field': { message: '{field} appears twice in this object; only the last one is read', hint: 'Remove one of them.' },
  'too-deep': '{field} must not be nested deeper than {max:level}',
  'too-many-fields': '{field} must not have more than {max:field}',
  'too-many-items': '{field} must not have more than {max:item}',
  'too-many-values': '{field} must not have more than {max} million values',
  'no-json': '{field} must be JSON, but is empty',
  'byte-order-mark': { message: '{field} must not start with a byte-order mark', hint: 'Save it as UTF-8 without a byte-order mark.' },
  'code-fence': { message: '{field} must be JSON, but has a code fence around it', hint: 'Remove the lines with ```.' },
  'quoted-json': { message: '{field} must be JSON, but has quotes around it', hint: 'Remove the quotes around it.' },
  'percent-encoded-json': { message: '{field} must be JSON, but is percent-encoded', hint: 'Decode it first.' },
  'object-dump': { message: '{field} must be JSON, but is what PHP or JavaScript prints for an object', hint: 'Write it as JSON: in PHP with json_encode, in JavaScript with JSON.stringify.' },
  'multipart-body': { message: '{field} must be JSON, but is a multipart body', hint: 'Send JSON, with the header Content-Type: application/json.' },
  'html-before': { message: '{field} must be JSON, but starts with HTML or a notice of PHP', hint: 'Remove what is before the JSON, and stop the program from printing it.' },
  'xml-body': { message: '{field} must be JSON, but is XML', hint: 'Write it as JSON.' },
  'call-around': { message: '{field} must be JSON, but has a call of a function around it', hint: 'Send only what is between the parentheses.' },
  'base64-body': { message: '{field} must be JSON, but is base64', hint: 'Decode the base64 first.' },
  comment: { message: '{field} must not have a comment: JSON has none', hint: 'Remove the comment.' },
  'single-quote': { message: '{field} must have double quotes, but has single quotes', hint: 'Use double quotes.' },
  'typographic-quote': { message: '{field} must have straight double quotes, but has typographic quotes', hint: 'Replace them with straight double quotes.' },
  'unicode-space': { message: '{field} has a special space that JSON does not allow between values', hint: 'Replace it with an ordinary space.' },
  'escaped-json': { message: '{field} has backslashes before the quotes around its strings', hint: 'Remove the backslashes: the JSON was escaped once too often.' },
  'html-entity': { message: '{field} has HTML entities instead of quotes', hint: 'Undo the HTML escaping: &quot; is a double quote.' },
  'unquoted-name': { message: '{field} has a field name without quotes', hint: 'Put the name in double quotes.' },
  'javascript-word': '{field} has NaN, Infinity or undefined, which JSON does not have',
  'python-word': { message: '{field} has a word of Python, like True or None', hint: 'Write true, false or null.' },
  'capital-letters': { message: '{field} has true, false or null in capital letters', hint: 'Write it in lower case.' },
  'unquoted-string': { message: '{field} has a string without quotes', hint: 'Put it in double quotes.' },
  'quote-in-string': { message: '{field} has a quote in the middle of a string, or a string that is not closed', hint: 'Write a quote inside a string as \\", and close each string with a quote.' },
  'trailing-comma': { message: 'trailing comma after the last {part} of {field}', hint: 'Remove the comma.' },
  'missing-comma': { message: 'missing comma between the {parts} of {field}', hint: 'Add a comma.' },
  'missing-token': '{token:token} is missing in {field}',
  'extra-token': '{field} has {token:token} too many',
  'token:"': 'a double quote',
  'token:,': 'a comma',
  'token::': 'a colon',
  'token:{': '"{"',
  'token:}': '"}"',
  'token:[': '"["',
  'token:]': '"]"',
  'token:string': 'a string',
  'token:number': 'a number',
  'token:value': 'a value',
  'token:word': 'a word without quotes',
  'token:other': 'an unexpected character',
  'syntax:start': 'a value',
  'syntax:value': 'a value',
  'syntax:first-item': 'a value or "]"',
  'syntax:item': 'a value',
  'syntax:first-name': 'a name in double quotes or "}"',
  'syntax:name': 'a name in double quotes',
  'syntax:colon': 'a colon',
  'syntax:after-field': 'a comma or "}"',
  'syntax:after-item': 'a comma or "]"',
  'syntax:closing-quote': 'a closing quote',
  'syntax:end': 'the end of the text',
} as const satisfies Readonly<Record<string, Message>>;

/** Messages about URL-encoded forms, by code. */
// biome-ignore format: a table
export const formMessages = {
  'empty-form': '{field} must be URL-encoded like name=value&name=value, but is empty',
  'no-form': '{field} must be URL-encoded like name=value&name=value',
  'json-as-form': '{field} must be URL-encoded like name=value&name=value, but is JSON',
  'form-encoded-twice': { message: '{field} must be like name=value&name=value, but is URL-encoded as a whole', hint: 'Encode each name and value, and leave = and & between them as they are.' },
  'other-separator': { message: '{field} has {separator} between its fields, and must have &', hint: 'Write & alone between fields.' },
  'line-break-in-form': { message: '{field} must be on one line, but has {count:line break}', hint: 'Join the fields with & alone, or write a line break that belongs to a value as %0A.' },
  charset: { message: '{field} must be percent-encoded as UTF-8, but has other bytes', hint: 'Encode the form as UTF-8, not in another charset such as Latin-1.' },
  'broken-escape': { message: '{field} has a % without two hexadecimal digits after it', hint: 'Write a percent sign itself as %25.' },
  'unicode-escape': { message: '{field} is encoded with %u, which servers do not read', hint: 'Encode it with encodeURIComponent or URLSearchParams, not with escape().' },
  'duplicate-form-field': { message: '{field} appears twice in the form; which one is read depends on the server', hint: 'Remove one of them.' },
  'duplicate-after-url': { message: '{field} appears twice in the form; which one is read depends on the server', hint: 'If one of them is a part of the URL before it, write each & inside that URL as %26. Otherwise, remove one of them.' },
  'empty-form-field': { message: '{field} should have one & between its fields, but has {count} too many', hint: 'Remove the & that joins nothing.' },
  'missing-equals': { message: '{field} has {count:part} without "="', hint: 'If it belongs to the value before it, write the & of that value as %26.' },
  'missing-name': { message: '{field} has {count:part} without a name before "="', hint: 'If it belongs to the value before it, write the & of that value as %26.' },
  'too-many-fields': '{field} must not have more than {max:field}',
  'plus-in-value': { message: '{field} has a plus sign, which a form reads as a space', hint: 'Write a plus sign as %2B.' },
  'lone-plus': { message: '{field} is only a plus sign, which a form reads as a space', hint: 'Write a plus sign as %2B.' },
} as const satisfies Readonly<Record<string, Message>>;

export type JsonCode = keyof typeof jsonMessages;
/** The terms of a noun: `TermOf<'token'>` is `'string' | 'number' | ...`, from the codes `token:string`, `token:number`, ... */
export type TermOf<TNoun extends string> = JsonCode extends infer TCode
  ? TCode extends `${TNoun}:${infer TTerm}`
    ? TTerm
    : never
  : never;
export type FormCode = keyof typeof formMessages;

/** JSON as the second wallet writes it: the `=` of base64 is escaped, which a text that was written again has lost. */
export const walletText = (value: unknown): string => JSON.stringify(value).replaceAll('=', '\\u003d');

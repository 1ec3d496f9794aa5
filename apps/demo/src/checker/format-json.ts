import { applyEdits, format, type ParseError, parse } from 'jsonc-parser';

const FORMAT = { insertSpaces: true, tabSize: 2, eol: '\n', insertFinalNewline: true };

/**
 * Indents JSON, also with comments and trailing commas. Only the space between tokens changes: duplicate fields and `49.90` stay as
 * they are.
 *
 * @returns `undefined` for anything but a JSON object or array.
 */
export function formatJson(text: string): string | undefined {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const isFormatted = typeof value === 'object' && value !== null && errors.length === 0;
  return isFormatted ? applyEdits(text, format(text, undefined, FORMAT)) : undefined;
}

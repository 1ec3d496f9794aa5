const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/** A token of JSON with the space before it. */
export interface JsonPiece {
  readonly space: string;
  readonly token: string;
  /** The offset of the token in the given text. */
  readonly start: number;
}

/** The tokens of a JSON object or array, indented; `undefined` for anything else. */
export function indentJson(text: string): readonly JsonPiece[] | undefined {
  const tokens = [...text.matchAll(TOKEN)];
  const isWhole = text.replaceAll(TOKEN, '').trim() === '';
  if (!isWhole || !/^[{[]$/.test(tokens[0]?.[0] ?? '')) return undefined;
  let depth = 0;
  let previous = '';
  const pieces = tokens.map(({ 0: token, index: start }): JsonPiece => {
    const opened = previous === '{' || previous === '[';
    const closes = token === '}' || token === ']';
    if (closes) depth--;
    const isOnNewLine = token !== ':' && token !== ',' && (previous === ',' || (previous !== '' && opened !== closes));
    const space = previous === ':' ? ' ' : isOnNewLine ? `\n${'  '.repeat(Math.max(0, depth))}` : '';
    if (token === '{' || token === '[') depth++;
    previous = token;
    return { space, token, start };
  });
  return depth === 0 ? pieces : undefined;
}

/**
 * Indents JSON. Only the space between tokens changes: duplicate fields and `49.90` stay as they are.
 *
 * @returns `undefined` for anything but a JSON object or array.
 */
export function formatJson(text: string): string | undefined {
  const pieces = indentJson(text);
  return pieces && `${pieces.map(({ space, token }) => space + token).join('')}\n`;
}

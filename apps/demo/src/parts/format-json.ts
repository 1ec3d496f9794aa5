const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/**
 * Indents JSON. Only the space between tokens changes: duplicate fields and `49.90` stay as they are.
 *
 * @returns `undefined` for anything but a JSON object or array.
 */
export function formatJson(text: string): string | undefined {
  const tokens = text.match(TOKEN) ?? [];
  const isWhole = text.replaceAll(TOKEN, '').trim() === '';
  if (!isWhole || !/^[{[]$/.test(tokens[0] ?? '')) return undefined;
  let depth = 0;
  let previous = '';
  let formatted = '';
  for (const token of tokens) {
    const opened = previous === '{' || previous === '[';
    const closes = token === '}' || token === ']';
    if (closes) depth--;
    const isOnNewLine = token !== ':' && token !== ',' && (previous === ',' || (previous !== '' && opened !== closes));
    const space = previous === ':' ? ' ' : isOnNewLine ? `\n${'  '.repeat(Math.max(0, depth))}` : '';
    if (token === '{' || token === '[') depth++;
    previous = token;
    formatted += space + token;
  }
  return depth === 0 ? `${formatted}\n` : undefined;
}

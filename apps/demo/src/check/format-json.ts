const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs;

/**
 * Indents JSON and changes nothing but the space between its tokens: duplicate names and `49.90` stay as they are.
 *
 * @returns `undefined` for what is no JSON object or array.
 */
export function formatJson(text: string): string | undefined {
  const tokens = text.match(TOKEN) ?? [];
  const isWhole = text.replaceAll(TOKEN, '').trim() === '';
  if (!isWhole || !/^[{[]$/.test(tokens[0] ?? '')) return undefined;
  let depth = 0;
  let formatted = '';
  const newLine = (): string => `\n${'  '.repeat(Math.max(0, depth))}`;
  for (const [i, token] of tokens.entries()) {
    const previous = tokens[i - 1] ?? '';
    const opened = previous === '{' || previous === '[';
    const closes = token === '}' || token === ']';
    if (closes) depth--;
    if (i > 0 && (opened !== closes || previous === ',') && token !== ':' && token !== ',') formatted += newLine();
    formatted += token === ':' ? ': ' : token;
    if (token === '{' || token === '[') depth++;
  }
  return depth === 0 ? `${formatted}\n` : undefined;
}

/** What is looked at of a JSON file's syntax tree. */
export interface JsonDocument {
  readonly tokens?: readonly JsonToken[];
}

interface JsonToken {
  readonly type: string;
  readonly range?: readonly [number, number];
}

/** Writes blanks over what JSON with comments has and JSON has not, so that all else stays at its place. */
export function withoutComments(text: string, { tokens = [] }: JsonDocument): string {
  const code = tokens.filter(({ type }) => !isComment(type));
  const extra = [
    ...tokens.filter(({ type }) => isComment(type)),
    ...code.filter(({ type }, i) => type === 'Comma' && CLOSING.has(code[i + 1]?.type ?? '')),
  ];
  const pieces: string[] = [];
  let at = 0;
  for (const { range: [start, end] = [at, at] } of extra.sort(byStart)) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}

const isComment = (type: string): boolean => type.endsWith('Comment');

const CLOSING: ReadonlySet<string> = new Set(['RBrace', 'RBracket']);

const byStart = (a: JsonToken, b: JsonToken): number => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0);

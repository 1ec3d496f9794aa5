/** The part of a JSON file's syntax tree that is needed here. */
export interface JsonDocument {
  readonly tokens?: readonly JsonToken[];
}

interface JsonToken {
  readonly type: string;
  readonly range?: readonly [number, number];
}

/** Replaces comments and trailing commas with spaces, so that everything else keeps its position. */
export function withoutComments(text: string, { tokens = [] }: JsonDocument): string {
  const code = tokens.filter(({ type }) => !isComment(type));
  const removed = [
    ...tokens.filter(({ type }) => isComment(type)),
    ...code.filter(({ type }, i) => type === 'Comma' && CLOSING.has(code[i + 1]?.type ?? '')),
  ];
  const pieces: string[] = [];
  let at = 0;
  for (const { range: [start, end] = [at, at] } of removed.sort(byStart)) {
    pieces.push(text.slice(at, start), text.slice(start, end).replace(/[^\r\n]/g, ' '));
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}

const isComment = (type: string): boolean => type.endsWith('Comment');

const CLOSING: ReadonlySet<string> = new Set(['RBrace', 'RBracket']);

const byStart = (a: JsonToken, b: JsonToken): number => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0);

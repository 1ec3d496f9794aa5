import { type Budget, joinedText, replacedText, type Span, type TextLayer, verbatim } from '@pg/nested-text';
import { readHereDocument, type ShellWord } from './here-document.ts';

/** How text is quoted: not at all, as `"..."`, or as `$'...'`, which browsers write if a body has quotes. */
type Quote = 'none' | '"' | "$'";

/** The pieces of a command, by the quote around them. If none matches, the command ends. */
const PIECES: Readonly<Record<Quote, RegExp>> = {
  none: /(?<space>[ \t\r<>]+)|(?<skipped>\\\r?\n)|\\(?<escaped>[\s\S])|'(?<raw>[^']*)'?|(?<open>\$?"|\$')|(?<plain>[\\$`]|[^ \t\r<>\\'"$`\n;|&()]+)/y,
  '"': /(?<skipped>\\\r?\n)|\\(?<escaped>[$`"\\])|(?<close>")|(?<plain>[\\$`]|[^"$`\\]+)/y,
  "$'": /(?<ansi>\\u[\dA-Fa-f]{1,4}|\\x[\dA-Fa-f]{1,2}|\\[\s\S])|(?<close>')|(?<plain>\\|[^'\\]+)/y,
};
const COMMENT = /#[^\n]*/y;
const CAT = /\$\([ \t]*cat(?=[ \t]*<<-?[ \t]*["'\\]?\w)/y;
const END_OF_CAT = /\s*\)/y;
const EXPANSION = /\$[\w({@*#?!$-]|`/y;

/** A word takes as much memory as so many values, and each of its pieces as one. */
const WORD = 8;

/** The words of the command that starts at an offset, up to the end of its line or an operator that ends it. If the budget is spent, the first ones. */
export function readWords(
  script: string,
  start: number,
  budget: Budget,
): { readonly words: ShellWord[]; readonly end: number } {
  const words: ShellWord[] = [];
  let parts: TextLayer[] | undefined;
  let hasVariables = false;
  let quote: Quote = 'none';
  let at = start;
  const endWord = (): void => {
    if (parts && budget.allows(WORD)) words.push({ layer: joinedText(parts), hasVariables });
    parts = undefined;
    hasVariables = false;
  };
  for (;;) {
    if (parts === undefined) at += matchAt(COMMENT, script, at)?.[0].length ?? 0;
    const cat = quote === "$'" ? undefined : matchAt(CAT, script, at);
    const document = cat && readHereDocument(script, { start: at, end: at + cat[0].length });
    if (document) {
      hasVariables ||= document.hasVariables;
      parts = [...(parts ?? []), document.layer];
      at = document.end + (matchAt(END_OF_CAT, script, document.end)?.[0].length ?? 0);
      continue;
    }
    const match = matchAt(PIECES[quote], script, at);
    if (match === undefined || !budget.allows(1)) break;
    const { space, skipped, open, close } = match.groups ?? {};
    const span = { start: at, end: at + match[0].length };
    if (space !== undefined) endWord();
    else if (close !== undefined) quote = 'none';
    else if (open !== undefined) {
      quote = open === "$'" ? open : '"';
      // The shell translates the text in `$"..."`.
      hasVariables ||= open === '$"';
      parts ??= [];
    } else if (skipped === undefined) {
      const part = partOf(script, span, match.groups ?? {});
      hasVariables ||= part === undefined || (quote !== "$'" && matchAt(EXPANSION, script, at) !== undefined);
      parts ??= [];
      if (part) parts.push(part);
    }
    at = span.end;
  }
  endWord();
  return { words, end: at };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** A piece as the command gets it; `undefined` for an escape that is not decoded here. */
function partOf(script: string, span: Span, { raw, escaped, ansi }: Record<string, string | undefined>) {
  if (raw !== undefined) return verbatim(script, { start: span.start + 1, end: span.start + 1 + raw.length });
  const text = ansi === undefined ? escaped : unescapeAnsi(ansi);
  if (text !== undefined) return replacedText(text, span);
  return ansi === undefined ? verbatim(script, span) : undefined;
}

const ANSI_LETTERS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The character of an escape; `undefined` for a byte that is only a part of a character, and for rare escapes. */
function unescapeAnsi(written: string): string | undefined {
  const letter = written.charAt(1);
  if (written.length === 2) return ANSI_LETTERS[letter];
  const code = Number.parseInt(written.slice(2), 16);
  return letter === 'u' || code < 0x80 ? String.fromCharCode(code) : undefined;
}

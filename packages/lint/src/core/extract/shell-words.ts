import { joinedText, type Span, standsFor, type TextLayer, verbatim } from '@pg/nested-text';
import { type AnsiEscape, readAnsiEscape } from './ansi-escape.ts';

/** A word of a shell command as the command gets it. */
export interface ShellWord {
  readonly layer: TextLayer;
  /** Whether the shell puts something else in place of a part of it: a variable, what a command prints. */
  readonly hasVariables: boolean;
}

/** The words of the command that starts at an offset, up to the end of its line or an operator that ends it. */
export function readWords(script: string, start: number): { readonly words: ShellWord[]; readonly end: number } {
  const reader = new WordsReader(script, start);
  const words = reader.read();
  return { words, end: reader.end };
}

/** Outside quotes: what ends a command, what ends a word, and what the shell reads in another way. */
const ENDS_COMMAND = /[\n;|&()]/;
const BLANK = /[ \t\r<>]/;
const SPECIAL = /["'\\$`\s;|&()<>]/;
/** The same between double quotes. */
const SPECIAL_IN_QUOTES = /["\\$`]/;
/** The same between `$'` and `'`. */
const SPECIAL_IN_ANSI = /[\\']/;
const EXPANDS = /^(?:\$[\w({@*#?!$-]|`)/;
/** What a backslash in double quotes escapes; before all else it stands for itself. */
const ESCAPED_IN_QUOTES = /[$`"\\]/;

class WordsReader {
  readonly #script: string;
  readonly #words: ShellWord[] = [];
  #at: number;
  #parts: TextLayer[] | undefined;
  #hasVariables = false;

  constructor(script: string, start: number) {
    this.#script = script;
    this.#at = start;
  }

  /** Where the command ends. */
  get end(): number {
    return this.#at;
  }

  read(): ShellWord[] {
    while (this.#at < this.#script.length && !ENDS_COMMAND.test(this.#next())) this.#readPart();
    this.#endWord();
    return this.#words;
  }

  #next(): string {
    return this.#script.charAt(this.#at);
  }

  #readPart(): void {
    const next = this.#next();
    if (next === '#' && this.#parts === undefined) this.#at = lineEnd(this.#script, this.#at);
    else if (next === "'") this.#readVerbatim();
    else if (next === '"') this.#readQuoted();
    else if (next === '\\') this.#readEscape(() => true);
    else if (BLANK.test(next)) this.#readBlank();
    else if (this.#script.startsWith("$'", this.#at)) this.#readAnsi();
    else if (this.#script.startsWith('$"', this.#at)) this.#readDollar();
    else this.#readPlain(SPECIAL);
  }

  #readBlank(): void {
    this.#endWord();
    this.#at++;
  }

  /** Double quotes behind a dollar sign hold what is translated. */
  #readDollar(): void {
    this.#hasVariables = true;
    this.#at++;
  }

  /** Single quotes behind a dollar sign hold escapes: browsers copy so what plain quotes can't hold. */
  #readAnsi(): void {
    this.#add(standsFor('', this.#span(2)));
    for (this.#at += 2; this.#at < this.#script.length && this.#next() !== "'"; ) {
      const escaped = readAnsiEscape(this.#script, this.#at);
      if (escaped) this.#addAnsi(escaped);
      else this.#addPlain(plainEnd(this.#script, this.#at + 1, SPECIAL_IN_ANSI));
    }
    this.#at++;
  }

  #addAnsi({ text, length }: AnsiEscape): void {
    this.#hasVariables ||= text === undefined;
    this.#add(standsFor(text ?? '', this.#span(length)));
    this.#at += length;
  }

  /** Between single quotes all stands for itself. */
  #readVerbatim(): void {
    const start = this.#at + 1;
    const close = this.#script.indexOf("'", start);
    const end = close < 0 ? this.#script.length : close;
    this.#add(verbatim(this.#script, { start, end }));
    this.#at = end + 1;
  }

  #readQuoted(): void {
    this.#add(standsFor('', this.#span(1)));
    for (this.#at++; this.#at < this.#script.length && this.#next() !== '"'; ) {
      if (this.#next() === '\\') this.#readEscape((escaped) => ESCAPED_IN_QUOTES.test(escaped));
      else this.#readPlain(SPECIAL_IN_QUOTES);
    }
    this.#at++;
  }

  /** A backslash, and what it escapes: a line break is left out. */
  #readEscape(isEscaped: (next: string) => boolean): void {
    const [lineBreak] = /^\\\r?\n/.exec(this.#script.slice(this.#at, this.#at + 3)) ?? [];
    const escaped = this.#script.charAt(this.#at + 1);
    if (lineBreak !== undefined) this.#at += lineBreak.length;
    else if (isEscaped(escaped)) this.#addEscaped(escaped);
    else this.#addPlain(this.#at + 1);
  }

  #addEscaped(escaped: string): void {
    this.#add(standsFor(escaped, this.#span(2)));
    this.#at += 2;
  }

  /** A character, whatever it is, and all behind it that is not special. */
  #readPlain(special: RegExp): void {
    this.#hasVariables ||= EXPANDS.test(this.#script.slice(this.#at, this.#at + 2));
    this.#addPlain(plainEnd(this.#script, this.#at + 1, special));
  }

  #addPlain(end: number): void {
    this.#add(verbatim(this.#script, { start: this.#at, end }));
    this.#at = end;
  }

  #span(length: number): Span {
    return { start: this.#at, end: Math.min(this.#at + length, this.#script.length) };
  }

  #add(part: TextLayer): void {
    this.#parts ??= [];
    this.#parts.push(part);
  }

  #endWord(): void {
    if (this.#parts !== undefined) {
      this.#words.push({ layer: joinedText(this.#parts), hasVariables: this.#hasVariables });
    }
    this.#parts = undefined;
    this.#hasVariables = false;
  }
}

/** Where what is not special ends. */
function plainEnd(script: string, start: number, special: RegExp): number {
  let end = start;
  while (end < script.length && !special.test(script.charAt(end))) end++;
  return end;
}

function lineEnd(script: string, start: number): number {
  const end = script.indexOf('\n', start);
  return end < 0 ? script.length : end;
}

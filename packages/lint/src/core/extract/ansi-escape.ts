/** An escape of C in a shell's `$'...'`. */
export interface AnsiEscape {
  readonly length: number;
  /** What it stands for; `undefined` where that is a byte of some character only, or no character. */
  readonly text: string | undefined;
}

const LETTERS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1B',
  E: '\x1B',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const ESCAPE = /\\(?:([abeEfnrtv\\'"?])|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|x([\dA-Fa-f]{1,2})|([0-7]{1,3}))/y;

/** Reads the escape at an offset; `undefined` where the backslash stands for itself. */
export function readAnsiEscape(script: string, at: number): AnsiEscape | undefined {
  ESCAPE.lastIndex = at;
  const match = ESCAPE.exec(script);
  if (match === null) return undefined;
  const [{ length }, letter, short, long, byte, octal] = match;
  if (letter !== undefined) return { length, text: LETTERS[letter] ?? letter };
  const digits = short ?? long;
  if (digits !== undefined) return { length, text: characterOf(Number.parseInt(digits, 16), 0x10ffff) };
  const code = byte === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(byte, 16);
  return { length, text: characterOf(code, 0x7f) };
}

const characterOf = (code: number, most: number): string | undefined =>
  code <= most ? String.fromCodePoint(code) : undefined;

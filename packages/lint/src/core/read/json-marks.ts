/** A string in a JSON text, or one character outside strings that is not a space. */
export interface JsonMark {
  /** One UTF-16 unit; `"` for a string. */
  readonly mark: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a JSON text into marks, even if it is broken. An unclosed string ends with its line. */
export function* jsonMarks(text: string): Generator<JsonMark> {
  for (let at = 0; at < text.length; ) {
    const mark = text.charAt(at);
    const end = mark === '"' ? endOfString(text, at) : at + 1;
    if (!SPACES.has(mark)) yield { mark, start: at, end };
    at = end;
  }
}

const SPACES: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n']);

/** The end of the string that starts at an offset: after its quote, or at the end of its line. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '"') return at + 1;
    if (unit === '\n') return at;
    if (unit === '\\') at++;
  }
  return text.length;
}

/** What stands in a JSON text outside its strings, or a string: blanks are passed over. */
export interface JsonMark {
  /** One UTF-16 unit; `"` for a string. */
  readonly mark: string;
  readonly start: number;
  readonly end: number;
}

/** The marks of a text that should be JSON, be it ever so broken. A string ends with its line at the latest. */
export function* jsonMarks(text: string): Generator<JsonMark> {
  for (let at = 0; at < text.length; ) {
    const mark = text.charAt(at);
    const end = mark === '"' ? stringEnd(text, at) : at + 1;
    if (!BLANKS.has(mark)) yield { mark, start: at, end };
    at = end;
  }
}

const BLANKS: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n']);

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const unit = text.charAt(at);
    if (unit === '"') return at + 1;
    if (unit === '\n') return at;
    if (unit === '\\') at++;
  }
  return text.length;
}

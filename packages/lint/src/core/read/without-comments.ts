import stripComments from 'strip-json-comments';
import { type JsonMark, jsonMarks } from './json-marks.ts';

/** Replaces comments and trailing commas with spaces, so that everything else keeps its position. */
export const withoutComments = (text: string): string => withoutTrailingCommas(stripComments(text));

export function withoutTrailingCommas(bare: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of trailingCommas(bare)) {
    pieces.push(bare.slice(from, start), ' ');
    from = end;
  }
  return pieces.length === 0 ? bare : pieces.join('') + bare.slice(from);
}

/** The commas between the last value and the end of an array or object. */
function* trailingCommas(json: string): Generator<JsonMark> {
  let before: JsonMark | undefined;
  let last: JsonMark | undefined;
  for (const next of jsonMarks(json)) {
    const ends = next.mark === '}' || next.mark === ']';
    if (ends && last?.mark === ',' && before !== undefined && !OPENERS.has(before.mark)) yield last;
    before = last;
    last = next;
  }
}

/** A comma after one of these is not a trailing comma. */
const OPENERS: ReadonlySet<string> = new Set(['{', '[', ',', ':']);

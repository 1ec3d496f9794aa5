/** A position as editors show it: counted from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns a function from offsets to lines and columns. It finds the lines of the text only once.
 *
 * A line includes the `\n`, `\r\n` or `\r` at its end.
 */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = lineStarts(text);
  return (offset) => {
    const line = countUpTo(offset, starts.length, (i) => starts[i] ?? 0);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

/** Returns a function from lines and columns to offsets, the inverse of `positionsIn`. */
export function offsetsIn(text: string): (position: Position) => number {
  const starts = lineStarts(text);
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (LINE_END.lastIndex = 0; LINE_END.test(text); ) starts.push(LINE_END.lastIndex);
  return starts;
}

const LINE_END = /\r\n?|\n/g;

/** How many of `count` ascending numbers are less than or equal to the bound. */
export function countUpTo(bound: number, count: number, numberAt: (i: number) => number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A place in a text as editors count: from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. For many offsets in one text take `positionsIn`. */
export function positionAt(text: string, offset: number): Position {
  return positionsIn(text)(offset);
}

/**
 * Gives a function from offsets to lines and columns that looks for the text's lines only once.
 *
 * A line ends with `\n`, `\r\n` or `\r`; what ends it still belongs to it.
 */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = lineStarts(text);
  return (offset) => {
    const line = countUpTo(starts, offset);
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
}

/** Gives a function from lines and columns of a text to offsets, the inverse of `positionsIn`. */
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

/** How many of the ascending numbers, the first of them 0, are at most the bound, which is not below 0. */
export function countUpTo(ascending: readonly number[], bound: number): number {
  let low = 1;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

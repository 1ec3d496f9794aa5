/** A list as messages write it: "A", "A or B", "one of A, B, C". A test takes the list from its row. */
export const inWords = (list: readonly string[]): string =>
  list.length > 2 ? `one of ${list.join(', ')}` : list.join(' or ');

/** The most levels of objects and arrays. No payload of the document needs more than seven, and readers are recursive. */
export const MAX_LEVELS = 100;

/** The most fields of an object or a form. No payload of the document needs more than a hundred. It limits time and memory. */
export const MAX_FIELDS = 10_000;

/** The most items of an array. An array may be a file of payloads. */
export const MAX_ITEMS = 100_000;

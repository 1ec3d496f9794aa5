/** Writes a name or a value as URL-encoded forms have it: as `URLSearchParams` does. */
export const encodeComponent = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

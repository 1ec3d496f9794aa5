/** Encodes a name or a value of a form, as `URLSearchParams` does. */
export const encodeComponent = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/**
 * Whether a text is standard base64 with its padding.
 *
 * `atob` takes missing padding and blanks as well, which the lengths show; it is several times as fast as a pattern.
 */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  try {
    return atob(text).length === byteLength(text);
  } catch {
    return false;
  }
}

/** How many bytes a base64 text stands for. */
export function byteLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** The bytes that a base64 text stands for. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** The bytes that a text stands for; `undefined` where it is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | undefined =>
  isBase64(text) ? decodeBase64(text) : undefined;

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The first bytes of a base64 text: at most so many, rounded up to a multiple of 3. */
export const firstBytes = (base64: string, most: number): Uint8Array =>
  decodeBase64(base64.slice(0, Math.ceil(most / 3) * 4));

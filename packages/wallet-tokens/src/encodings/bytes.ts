/**
 * `Uint8Array<ArrayBuffer>`, which `crypto.subtle` requires, written so that TypeScript before 5.7 can read it: there
 * `Uint8Array` is not generic.
 */
export type OwnBytes = ReturnType<Uint8Array['slice']>;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes standard base64 with padding to a string with one character per byte; `undefined` for any other string. */
export const binaryOf = (text: string): string | undefined =>
  text.length % 4 === 0 && BASE64.test(text) ? atob(text) : undefined;

/** Decodes standard base64 with padding; `undefined` for any other string. */
export function fromBase64(text: string): OwnBytes | undefined {
  const binary = binaryOf(text);
  return binary === undefined ? undefined : toBytes(binary);
}

/** The bytes of a string with one character per byte. */
export const toBytes = (binary: string): OwnBytes => Uint8Array.from(binary, (character) => character.charCodeAt(0));

/** Decodes base64 or base64url, with or without padding. */
export const fromAnyBase64 = (text: string): OwnBytes => toBytes(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes of hexadecimal digits, without a last odd digit. */
export const fromHex = (digits: string): OwnBytes =>
  Uint8Array.from({ length: Math.floor(digits.length / 2) }, (_, i) =>
    Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
  );

export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

export function joinBytes(...parts: readonly Uint8Array[]): OwnBytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.length;
  }
  return joined;
}

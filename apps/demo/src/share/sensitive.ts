/** A part of a text that a link should not show. */
export interface SensitivePart {
  readonly what: 'a card number' | 'a wallet token' | 'a private key';
  readonly start: number;
  readonly end: number;
}

const KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/gs;

/** Long base64, also percent-encoded, as in the fields of a token. */
const TOKEN = /(?:[A-Za-z0-9+/_-]|%2[BF]){80,}(?:=|%3D)*/g;

/** From 12 to 19 digits, with single spaces or hyphens between them. */
const DIGITS = /(?<![\d.])\d(?:[ -]?\d){11,18}(?!\d)/g;

/** Finds what looks like a card number, a token or a private key, in the order of the text. */
export function findSensitive(text: string): SensitivePart[] {
  const find = (pattern: RegExp, what: SensitivePart['what']): SensitivePart[] =>
    Array.from(text.matchAll(pattern), ({ index, 0: part }) => ({ what, start: index, end: index + part.length }));
  const cards = find(DIGITS, 'a card number').filter(({ start, end }) => passesLuhn(text.slice(start, end)));
  const all = [...find(KEY, 'a private key'), ...find(TOKEN, 'a wallet token'), ...cards];
  return all.filter((part) => !all.some((other) => contains(other, part))).sort((a, b) => a.start - b.start);
}

const contains = (outer: SensitivePart, inner: SensitivePart): boolean =>
  outer !== inner && outer.start <= inner.start && inner.end <= outer.end;

/** Verifies the check digit of a card number. */
export function passesLuhn(text: string): boolean {
  const digits = [...text].filter((character) => /\d/.test(character)).reverse();
  const sum = digits.reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0 && !digits.every((digit) => digit === '0');
}

/** Masks every sensitive part with as many characters, so that positions stay the same. */
export function redact(text: string): string {
  let redacted = '';
  let at = 0;
  for (const { what, start, end } of findSensitive(text)) {
    if (start < at) continue;
    const part = text.slice(start, end);
    redacted +=
      text.slice(at, start) + (what === 'a card number' ? part.replaceAll(/\d/g, '0') : 'x'.repeat(part.length));
    at = end;
  }
  return redacted + text.slice(at);
}

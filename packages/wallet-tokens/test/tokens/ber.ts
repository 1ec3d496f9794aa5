/** Writes ASN.1 for test tokens. It shares no code with the reader that is tested. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Uint8Array.of(tag, ...lengthOctets(content.length)), content]);
}

/** The same with an indefinite length, which only BER has. */
export const indefinite = (tag: number, ...contents: readonly Uint8Array[]): Buffer =>
  Buffer.concat([Uint8Array.of(tag, 0x80), ...contents, Uint8Array.of(0, 0)]);

function lengthOctets(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

export const sequence = (...contents: readonly Uint8Array[]): Buffer => der(0x30, ...contents);
export const set = (...contents: readonly Uint8Array[]): Buffer => der(0x31, ...contents);
export const octets = (content: Uint8Array): Buffer => der(0x04, content);
export const bits = (content: Uint8Array): Buffer => der(0x03, Uint8Array.of(0), content);
export const integer = (value: number): Buffer => der(0x02, Uint8Array.of(value));

/** A time in UTC as `YYMMDDhhmmssZ`. */
export const time = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return der(0x06, Uint8Array.from([first * 40 + second, ...others].flatMap(base128)));
}

function base128(arc: number): number[] {
  const septets = [arc & 0x7f];
  for (let rest = arc >> 7; rest > 0; rest >>= 7) septets.unshift((rest & 0x7f) | 0x80);
  return septets;
}

/** An X.509 name. */
export const name = (...attributes: readonly (readonly [id: string, value: string])[]): Buffer =>
  sequence(...attributes.map(([id, value]) => set(sequence(oid(id), der(0x0c, Buffer.from(value))))));

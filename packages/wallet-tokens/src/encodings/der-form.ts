/** The kind of a DER structure, by the tags of its first elements. */
// biome-ignore format: a list
export type DerForm =
  | 'sec1' | 'pkcs8' | 'pkcs1' | 'encrypted-key' | 'public-key' | 'certificate' | 'certificate-request';

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const OBJECT_IDENTIFIER = 0x06;

/** The forms by the tags of the first elements in the outer sequence, in hex. */
const FORMS: Readonly<Record<string, DerForm>> = {
  '02 04': 'sec1',
  '02 30 04': 'pkcs8',
  '02 02 02': 'pkcs1',
  '30 04': 'encrypted-key',
  '30 03': 'public-key',
  '02 02': 'public-key',
};

/** Recognizes a DER structure by the tags of its first elements; `undefined` if it is another structure or cut off. */
export function derForm(der: Uint8Array): DerForm | undefined {
  if (der.length === 65 && der[0] === 0x04) return 'public-key';
  const outer = readHeader(der, 0);
  if (outer?.tag !== SEQUENCE || outer.end !== der.length) return undefined;
  const tags: string[] = [];
  for (let at = outer.start; at < der.length && tags.length < 3; ) {
    const element = readHeader(der, at);
    if (element === undefined || element.end > der.length) return undefined;
    tags.push(element.tag.toString(16).padStart(2, '0'));
    at = element.end;
  }
  const joined = tags.join(' ');
  return joined === '30 30 03' ? signedForm(der, outer.start) : (FORMS[joined] ?? FORMS[joined.slice(0, 5)]);
}

/** A certificate request has a number, then a name. A certificate has a tagged version first; one of version 1 has a number, then an algorithm. */
function signedForm(der: Uint8Array, at: number): DerForm {
  const inner = readHeader(der, at);
  const first = inner && readHeader(der, inner.start);
  if (first?.tag !== INTEGER) return 'certificate';
  const second = readHeader(der, first.end);
  return second && der[second.start] === OBJECT_IDENTIFIER ? 'certificate' : 'certificate-request';
}

/** The tag of an element, and its content. */
function readHeader(der: Uint8Array, at: number) {
  const [tag, length] = der.subarray(at, at + 2);
  if (tag === undefined || length === undefined) return undefined;
  const start = at + 2;
  if (length < 0x80) return { tag, start, end: start + length };
  const size = length - 0x80;
  if (size < 1 || size > 3) return undefined;
  const long = der.subarray(start, start + size).reduce((sum, byte) => sum * 256 + byte, 0);
  return { tag, start: start + size, end: start + size + long };
}

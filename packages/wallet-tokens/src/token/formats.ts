import type { Format, FormatFailure } from '@pg/rule-kit';
import { count } from '@pg/type-codes';
import { binaryOf } from '../keys/bytes.ts';
import { base64Format, fail } from './base64-format.ts';

export const someBytes: Format = /* @__PURE__ */ base64Format({ of: 'bytes' });

/** Cipher text with the 16 bytes of a GCM tag at its end. */
export const cipherText: Format = /* @__PURE__ */ base64Format({
  of: 'cipher text, more than the 16 bytes of its tag',
  min: 17,
});

/** A SHA-256, or a tag of the same length. */
export const hash: Format = /* @__PURE__ */ base64Format({ of: '32 bytes', min: 32, max: 32 });

/** A random key, wrapped by an RSA key of 2,048 bits. */
export const wrappedKey: Format = /* @__PURE__ */ base64Format({
  of: 'a wrapped key of 256 bytes',
  min: 256,
  max: 256,
});

/** Base64 of a first byte of 0x04. */
const UNCOMPRESSED = /^B[A-P]/;

/** A point of P-256, uncompressed: 0x04 and two coordinates. */
export const uncompressedPoint: Format = /* @__PURE__ */ base64Format({
  of: 'an uncompressed point of P-256, 65 bytes',
  min: 65,
  max: 65,
  findFailure: (text) => (UNCOMPRESSED.test(text) ? undefined : fail('65 bytes of something else', 'a point of P-256')),
});

const P256_KEY = 'a public key of P-256 (SPKI, 91 bytes)';
const P256_KEY_BYTES = 91;

/** A key that names P-256 always starts with the same bytes. A pattern takes a quarter of the time of `startsWith`. */
const NAMED_P256 = /^MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE/;

const isNamedP256 = (base64: string, binary: string): boolean =>
  binary.length === P256_KEY_BYTES && NAMED_P256.test(base64);

/** A public key of P-256 that names its curve. */
export const p256Key: Format = /* @__PURE__ */ base64Format({
  of: P256_KEY,
  findFailure: (text, binary) => (isNamedP256(text, binary) ? undefined : describeKey(binary)),
});

/** A public key of P-256; `isExplicitP256` tells if its curve is written out. */
export const anyP256Key: Format = /* @__PURE__ */ base64Format({
  of: P256_KEY,
  findFailure: (text, binary) => (isNamedP256(text, binary) || isExplicitP256(text) ? undefined : describeKey(binary)),
});

const OID_EC = '06072a8648ce3d0201';
const OID_RSA = '06092a864886f70d010101';
const OID_P256 = '06082a8648ce3d030107';
/** The prime of P-256 as an ASN.1 integer. */
const P256_PRIME = '022100ffffffff00000001000000000000000000000000ffffffffffffffffffffffff';
const SEQUENCE = '30';

/** The heads of one or two sequences, in hexadecimal digits. */
const HEADS = '^(?:30(?:[0-7].|80|81..|82....)){1,2}';
const EC_KEY = /* @__PURE__ */ new RegExp(HEADS + OID_EC);
const RSA_KEY = /* @__PURE__ */ new RegExp(HEADS + OID_RSA);

/** Whether a base64 text is a key of P-256 whose curve is written out. */
export function isExplicitP256(base64: string): boolean {
  const binary = NAMED_P256.test(base64) ? undefined : binaryOf(base64);
  if (binary === undefined) return false;
  const bytes = hexOf(binary);
  const parameters = bytes.indexOf(OID_EC) + OID_EC.length;
  return EC_KEY.test(bytes) && bytes.startsWith(SEQUENCE, parameters) && bytes.includes(P256_PRIME);
}

function describeKey(binary: string): FormatFailure {
  const bytes = hexOf(binary);
  if (RSA_KEY.test(bytes)) return fail('an RSA key', P256_KEY);
  if (!EC_KEY.test(bytes)) return fail('no public key', P256_KEY);
  return fail(bytes.includes(OID_P256) ? 'a key of P-256 of another length' : 'a key of another curve', P256_KEY);
}

const hexOf = (binary: string): string =>
  Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const SIGNED_DATA = /* @__PURE__ */ new RegExp(`${HEADS}06092a864886f70d010702`);

/** How every real signature begins: lengths are indefinite. */
const USUAL_SIGNED_DATA = /^MIAGCSqGSIb3DQEHAqCA/;

/** A detached signature (CMS SignedData, as BER). */
export const cmsSignature: Format = /* @__PURE__ */ base64Format({
  of: 'a signature (CMS SignedData)',
  findFailure: (text, binary) =>
    USUAL_SIGNED_DATA.test(text) || SIGNED_DATA.test(hexOf(binary.slice(0, 18)))
      ? undefined
      : fail('no CMS structure', 'a signature (CMS SignedData)'),
});

/** An ECDSA signature of P-256 in DER: its length varies, since its integers are as short as they can be. */
export const ecdsaSignature: Format = /* @__PURE__ */ base64Format({
  of: 'an ECDSA signature (DER)',
  findFailure: (_text, binary) =>
    isEcdsaSignature(binary) ? undefined : fail('no DER structure of two integers', 'an ECDSA signature'),
});

function isEcdsaSignature(bytes: string): boolean {
  const end = integerEnd(bytes, integerEnd(bytes, 2));
  return bytes.charCodeAt(0) === 0x30 && bytes.charCodeAt(1) === bytes.length - 2 && end === bytes.length;
}

/** Where the ASN.1 integer at an offset ends; -1 if there is none of a length for P-256. */
function integerEnd(bytes: string, start: number): number {
  const length = bytes.charCodeAt(start + 1);
  return bytes.charCodeAt(start) === 0x02 && length > 0 && length <= 33 ? start + 2 + length : -1;
}

const HEX = /^[\dA-Fa-f]+$/;
const MILLISECONDS = /^\d{13}$/;

export const hexDigits: Format = {
  expects: 'hexadecimal digits',
  pattern: '^[0-9A-Fa-f]+$',
  findFailure: (text) => (HEX.test(text) ? undefined : describeHex(text)),
};

/** A SHA-256 in hexadecimal digits. */
export const hexHash: Format = {
  expects: 'a SHA-256 in 64 hexadecimal digits',
  pattern: '^[0-9A-Fa-f]{64}$',
  findFailure(text) {
    if (!HEX.test(text)) return describeHex(text);
    return text.length === 64 ? undefined : fail(count(text.length, 'hexadecimal digit'), 'exactly 64');
  },
};

function describeHex(text: string): FormatFailure {
  if (text === '') return fail('an empty text', 'hexadecimal digits');
  const start = text.search(/[^\dA-Fa-f]/);
  const failure = fail(`no hexadecimal digit at character ${start + 1}`, 'hexadecimal digits only');
  return { ...failure, part: { start, end: start + 1 } };
}

/** Milliseconds since 1970. */
export const milliseconds: Format = {
  expects: 'milliseconds since 1970, as a text of 13 digits',
  pattern: '^[0-9]{13}$',
  findFailure(text) {
    if (MILLISECONDS.test(text)) return undefined;
    return /^\d+$/.test(text)
      ? fail(count(text.length, 'digit'), 'exactly 13: milliseconds since 1970')
      : fail(text === '' ? 'an empty text' : 'another form', '13 digits: milliseconds since 1970');
  },
};

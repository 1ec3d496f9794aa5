import { elementsIn, hexOf, inside, OIDS, TAGS } from './der.ts';
import { isOnP256 } from './p256.ts';
import type { PemText } from './pem-text.ts';

/** What can be read of a private key without cryptography, in hex. */
export interface KeyNumbers {
  /** The identifier of the kind of key. */
  readonly type: string;
  /** Of an RSA key. */
  readonly modulus: string;
  /** Of an EC key: what it is, if it is no key on P-256. */
  readonly problem: string | undefined;
}

export function readKeyNumbers({ form, der }: Pick<PemText, 'form' | 'der'>): KeyNumbers {
  const elements = inside(elementsIn(der)[0]);
  const [type, curve] = form === 'pkcs8' ? inside(elements[1]) : [];
  // PKCS#8 wraps the key.
  const key = form === 'pkcs8' ? inside(inside(elements[2])[0]) : elements;
  const [, number] = key;
  const tagged = (tag: number) => inside(key.find((each) => each.tag === tag))[0];
  const named = curve ?? tagged(TAGS.context0);
  return {
    type: form === 'pkcs8' ? hexOf(type) : form === 'sec1' ? OIDS.ec : OIDS.rsa,
    modulus: hexOf(number),
    problem: curveProblem(named?.tag === TAGS.oid ? hexOf(named) : '', hexOf(number), hexOf(tagged(TAGS.context1))),
  };
}

/** The names of other curves, by their identifiers in hex. */
const CURVES: ReadonlyMap<string, string> = new Map([
  ['2b81040022', 'secp384r1'],
  ['2b81040023', 'secp521r1'],
  ['2b8104000a', 'secp256k1'],
]);

/** The length of a number of P-256, in hex digits. */
const DIGITS = 64;

/**
 * @param curve Empty if the key does not name its curve.
 * @param bits The public point after a byte that counts unused bits, and the byte of uncompressed points; empty if the key leaves it out.
 */
function curveProblem(curve: string, secret: string, bits: string): KeyNumbers['problem'] {
  if (curve !== '' && curve !== OIDS.p256) return `on ${CURVES.get(curve) ?? 'another curve'}`;
  if (/^0*$/.test(secret)) return 'all zeros';
  const isRight = secret.length <= DIGITS && (bits === '' || (bits.length === 4 + 2 * DIGITS && isOnP256(bits)));
  return isRight ? undefined : curve === '' ? 'without the name of its curve' : 'damaged';
}

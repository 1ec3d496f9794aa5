import { joinBytes, type OwnBytes } from './bytes.ts';

const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** The size of a number of a P-256 signature, in bytes. */
const NUMBER_SIZE = 32;

/** The two numbers of a signature in DER, joined as Web Crypto requires. */
export function numbersOf(signature: Uint8Array): OwnBytes | undefined {
  const content = signature.subarray(2);
  if (signature[0] !== SEQUENCE || signature[1] !== content.length) return undefined;
  const end = 2 + (content[1] ?? 0);
  const r = numberOf(content.subarray(0, end));
  const s = numberOf(content.subarray(end));
  return r && s && joinBytes(r, s);
}

function numberOf(integer: Uint8Array): OwnBytes | undefined {
  const digits = integer.subarray(2);
  if (integer[0] !== INTEGER || digits.length === 0 || integer[1] !== digits.length) return undefined;
  const significant = digits.subarray(digits.findIndex((digit) => digit !== 0));
  if (significant.length > NUMBER_SIZE) return undefined;
  return joinBytes(new Uint8Array(NUMBER_SIZE - significant.length), significant);
}

import { joinBytes } from '../bytes.ts';
import { WALLET2_SENDER_ID } from './provider-words.ts';

/** What wallet2 signs: the sender and these texts in UTF-8, each after its length: 32 bits, lowest byte first. */
export const signedBytes = (...texts: readonly string[]): Uint8Array<ArrayBuffer> =>
  joinBytes(...[WALLET2_SENDER_ID, ...texts].flatMap(lengthAndText));

function lengthAndText(text: string): readonly Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length, true);
  return [length, bytes];
}

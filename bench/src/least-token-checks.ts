import { readJson } from '@pg/nested-text';

/*
 * The least that a structure check of a token can be: each text is read, no name may be lost, each base64 text is
 * decoded, and each field is looked at once, by its name in the source. It answers yes or no, knows no rows, and says
 * nothing of a mistake. What it takes is what is left for rows and rules to reach.
 */

type Fields = Readonly<Record<string, unknown>>;

const HEX = /^[\dA-Fa-f]+$/;
const MILLISECONDS = /^\d{13}$/;

/** The check of each wallet's token. */
export const leastTokenChecks: Readonly<Record<'wallet1' | 'wallet2', (token: string) => boolean>> = {
  wallet1(token) {
    const outer = readObject(token);
    if (outer === undefined || !hasOnly(outer, ['paymentData', 'paymentMethod', 'transactionIdentifier'])) return false;
    const { paymentData, transactionIdentifier } = outer;
    if (!isFields(paymentData) || !hasOnly(paymentData, ['data', 'signature', 'header', 'version'])) return false;
    const { data, signature, header, version } = paymentData;
    if (version !== 'EC_v1' || bytesIn(data) <= 16 || bytesIn(signature) <= 0) return false;
    if (!isFields(header) || !hasOnly(header, ['publicKeyHash', 'ephemeralPublicKey', 'transactionId'])) return false;
    const { publicKeyHash, ephemeralPublicKey, transactionId } = header;
    if (bytesIn(publicKeyHash) !== 32 || bytesIn(ephemeralPublicKey) !== 91) return false;
    return isHex(transactionId) && isHex(transactionIdentifier) && isSameHex(transactionId, transactionIdentifier);
  },
  wallet2(token) {
    const outer = readObject(token);
    const names = ['protocolVersion', 'signature', 'intermediateSigningKey', 'signedMessage'];
    if (outer === undefined || !hasOnly(outer, names)) return false;
    const { protocolVersion, signature, intermediateSigningKey: key, signedMessage } = outer;
    if (protocolVersion !== 'ECv2' || bytesIn(signature) <= 0) return false;
    if (!isFields(key) || !hasOnly(key, ['signedKey', 'signatures'])) return false;
    const { signedKey, signatures } = key;
    if (!Array.isArray(signatures) || signatures.some((each) => bytesIn(each) <= 0)) return false;
    return isSignedKey(readObject(signedKey)) && isSignedMessage(readObject(signedMessage));
  },
};

function isSignedKey(fields: Fields | undefined): boolean {
  if (fields === undefined || !hasOnly(fields, ['keyValue', 'keyExpiration'])) return false;
  const { keyValue, keyExpiration } = fields;
  return bytesIn(keyValue) === 91 && typeof keyExpiration === 'string' && MILLISECONDS.test(keyExpiration);
}

function isSignedMessage(fields: Fields | undefined): boolean {
  if (fields === undefined || !hasOnly(fields, ['encryptedMessage', 'ephemeralPublicKey', 'tag'])) return false;
  const { encryptedMessage, ephemeralPublicKey, tag } = fields;
  return bytesIn(encryptedMessage) > 0 && bytesIn(ephemeralPublicKey) === 65 && bytesIn(tag) === 32;
}

function readObject(text: unknown): Fields | undefined {
  if (typeof text !== 'string') return undefined;
  const { value, problems } = readJson(text);
  return problems.length === 0 && isFields(value) ? value : undefined;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function hasOnly(fields: Fields, names: readonly string[]): boolean {
  for (const name in fields) if (!names.includes(name)) return false;
  return true;
}

/** How many bytes a base64 text stands for; -1 where it is none. */
function bytesIn(text: unknown): number {
  if (typeof text !== 'string') return -1;
  try {
    return atob(text).length;
  } catch {
    return -1;
  }
}

const isHex = (text: unknown): text is string => typeof text === 'string' && HEX.test(text);

const isSameHex = (a: string, b: string): boolean => a === b || a.toLowerCase() === b.toLowerCase();

import type { LocatedFinding } from '@pg/lint';
import { readJson } from '@pg/nested-text';
import { isObject, valueAt } from '@pg/rule-kit';
import { readWallet1Signature } from '@pg/wallet-tokens';

/** What a wallet's token says, and how far that can be trusted. */
export interface TokenReport {
  readonly wallet: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** What was verified, what is wrong, and what takes something that is not here. */
  readonly checks: readonly { readonly state: 'verified' | 'wrong' | 'open'; readonly text: string }[];
}

/** Reads a token; `undefined` for what is none. */
export async function reportToken(
  wallet: string,
  text: string,
  findings: readonly LocatedFinding[],
): Promise<TokenReport | undefined> {
  const { value } = readJson(text);
  if (!isObject(value)) return undefined;
  const isWrong = (rule: string): boolean => findings.some((finding) => finding.rule === rule);
  return wallet === 'wallet1' ? reportWallet1(value, isWrong) : reportWallet2(value, isWrong);
}

type Facts = TokenReport['facts'];
type Checks = TokenReport['checks'];

const fact = (name: string, value: unknown): Facts => (value === undefined ? [] : [{ name, value: String(value) }]);

const dateOf = (time: unknown): string | undefined =>
  Number.isFinite(Number(time)) && time !== undefined
    ? `${new Date(Number(time)).toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : undefined;

const verdict = (isWrong: boolean, text: string): Checks[number] => ({ state: isWrong ? 'wrong' : 'verified', text });
const open = (text: string): Checks[number] => ({ state: 'open', text });

async function reportWallet1(token: object, isWrong: (rule: string) => boolean): Promise<TokenReport> {
  const at = 'paymentData' in token ? ['paymentData'] : [];
  const read = (...path: string[]): unknown => valueAt(token, [...at, ...path]);
  const bytes = bytesOf(read('signature'));
  const reading = bytes && (await readWallet1Signature(bytes));
  const signature = reading && 'signature' in reading ? reading.signature : undefined;
  const integrity = 'Its fields belong together: the digest in the signature is that of this data.';
  return {
    wallet: 'wallet1',
    facts: [
      ...fact('Version', read('version')),
      ...fact('Transaction', read('header', 'transactionId')),
      ...fact('Signed by', signature?.signerName),
      ...fact('Signed at', dateOf(signature?.signingTime)),
      ...fact('Environment', signature?.environment),
    ],
    checks: [
      signature
        ? verdict(isWrong('token-integrity'), integrity)
        : { state: 'wrong', text: 'The signature can be read.' },
      open('Who signed it: this takes the wallet’s root certificate.'),
      open('Whether it was made for you: this takes your processing key’s certificate.'),
      open('The card data inside: this takes your processing private key. Keep that out of any web page.'),
    ],
  };
}

function reportWallet2(token: object, isWrong: (rule: string) => boolean): TokenReport {
  const signedKey = valueAt(token, ['intermediateSigningKey', 'signedKey']);
  const key = typeof signedKey === 'string' ? readJson(signedKey).value : undefined;
  const expires = isObject(key) ? dateOf(key.keyExpiration) : undefined;
  const signatures = valueAt(token, ['intermediateSigningKey', 'signatures']);
  return {
    wallet: 'wallet2',
    facts: [
      ...fact('Protocol', valueAt(token, ['protocolVersion'])),
      ...fact('Signing key expires', expires),
      ...fact('Signatures of the key', Array.isArray(signatures) ? signatures.length : undefined),
    ],
    checks: [
      ...(expires === undefined ? [] : [verdict(isWrong('key-expired'), 'The signing key has not expired.')]),
      open('Who signed it: this takes the wallet’s root keys.'),
      open('Whether it was made for you: this takes your recipient ID, gateway: or merchant: and your identifier.'),
      open('The card data inside: this takes your private key. Keep that out of any web page.'),
    ],
  };
}

function bytesOf(base64: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof base64 !== 'string') return undefined;
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

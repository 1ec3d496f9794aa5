import type { LocatedFinding } from '@pg/lint';
import { isObject, valueAt } from '@pg/rule-kit';
import type { readWallet1Signature } from '@pg/wallet-tokens';
import { ifPossible } from '../parts/if-possible.ts';

/** The contents of a wallet's token, and which of it was verified. */
export interface TokenReport {
  readonly wallet: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** `open`: can't be checked here. */
  readonly checks: readonly { readonly state: 'verified' | 'failed' | 'open'; readonly text: string }[];
}

/** Reports on a token's value. */
export async function reportToken(
  wallet: string,
  token: object,
  findings: readonly LocatedFinding[],
  readSignature: typeof readWallet1Signature,
): Promise<TokenReport> {
  const hasFinding = (rule: string): boolean => findings.some((finding) => finding.rule === rule);
  return wallet === 'wallet1'
    ? reportWallet1(token, findings, hasFinding, readSignature)
    : reportWallet2(token, hasFinding);
}

type Facts = TokenReport['facts'];
type Checks = TokenReport['checks'];

const fact = (name: string, value: unknown): Facts => (value === undefined ? [] : [{ name, value: String(value) }]);

const dateOf = (time: unknown): string | undefined =>
  Number.isFinite(Number(time)) && time !== undefined
    ? `${new Date(Number(time)).toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : undefined;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const verdict = (hasFailed: boolean, text: string): Checks[number] => ({
  state: hasFailed ? 'failed' : 'verified',
  text,
});
const open = (text: string): Checks[number] => ({ state: 'open', text });

const INTEGRITY = 'token-integrity';

const isSigned = (step: string | number): boolean => ['version', 'data', 'header'].some((name) => name === step);

const integrityOf = (isComparable: boolean, hasFailed: boolean): Checks[number] =>
  isComparable
    ? verdict(hasFailed, 'Integrity: the signature has the digest of this token’s data.')
    : open('Integrity: fix the errors in version, data and header first.');

async function reportWallet1(
  token: object,
  findings: readonly LocatedFinding[],
  hasFinding: (rule: string) => boolean,
  readSignature: typeof readWallet1Signature,
): Promise<TokenReport> {
  const at = 'paymentData' in token ? ['paymentData'] : [];
  const read = (...path: string[]): unknown => valueAt(token, [...at, ...path]);
  const bytes = bytesOf(read('signature'));
  const reading = bytes && (await readSignature(bytes));
  const signature = reading && 'signature' in reading ? reading.signature : undefined;
  // The fields are compared with the digest only if all of them are well-formed.
  const isComparable =
    signature?.messageDigest !== undefined &&
    !findings.some(({ severity, rule, path }) => severity === 'error' && rule !== INTEGRITY && path.some(isSigned));
  return {
    wallet: 'wallet1',
    facts: [
      ...fact('Version', read('version')),
      ...fact('Transaction', read('header', 'transactionId')),
      ...fact('Signed by', signature?.signerName),
      ...fact('Signed at', dateOf(signature?.signingTime)),
      ...fact('Environment', signature?.environment),
      ...(signature?.certificates ?? []).flatMap(({ commonName = 'no name', notBefore, notAfter }) =>
        fact(`Certificate of ${commonName}`, `valid from ${dayOf(notBefore)} to ${dayOf(notAfter)}`),
      ),
    ],
    checks: [
      signature ? integrityOf(isComparable, hasFinding(INTEGRITY)) : verdict(true, 'The signature is not readable.'),
      open('Signer: this needs the wallet’s root certificate.'),
      open('Recipient: this needs the certificate of your processing key.'),
      open('Card data: this needs your processing private key. Never enter that key on a web page.'),
    ],
  };
}

function reportWallet2(token: object, hasFinding: (rule: string) => boolean): TokenReport {
  const signedKey = valueAt(token, ['intermediateSigningKey', 'signedKey']);
  const key: unknown = ifPossible(() => JSON.parse(String(signedKey)));
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
      ...(expires === undefined ? [] : [verdict(hasFinding('key-expired'), 'The signing key has not expired.')]),
      open('Signer: this needs the wallet’s root keys.'),
      open('Recipient: this needs your recipient ID, which is gateway: or merchant: with your identifier.'),
      open('Card data: this needs your private key. Never enter that key on a web page.'),
    ],
  };
}

const bytesOf = (base64: unknown): Uint8Array<ArrayBuffer> | undefined =>
  typeof base64 === 'string'
    ? ifPossible(() => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
    : undefined;

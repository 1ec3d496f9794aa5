import { isObject, readFormText } from '@pg/rule-kit';
import { sample, sampleText, walletText } from './samples.ts';

/**
 * Payloads of a kind in which hardly anything is found, one for each of its alternatives: vectors are made of them by
 * changing one entry.
 */
export function basesOf(kind: string): readonly Record<string, unknown>[] {
  switch (kind) {
    case 'session-request':
      return [sample('wallets.json')];
    case 'sale-form':
      return [readFormText(sampleText('sale-naps.form')).value];
    case 'wallet1-token':
      return [shortWallet1Token(sample('wallet1-token.json'))];
    case 'wallet2-token':
      return wallet2Bases(shortWallet2Token(sample('wallet2-token.json')));
    case 'wallet1-settings':
    case 'wallet2-settings':
    case 'wallet2-client-request':
      return [sample(`${kind}.json`)];
    default:
      return [{}];
  }
}

/** The token without the length of a real signature: only proofs look at what is in it. */
function shortWallet1Token({ paymentData, ...token }: Record<string, unknown>): Record<string, unknown> {
  const short = { ...(isObject(paymentData) ? paymentData : {}), data: SOME_BYTES, signature: 'MIAGCSqGSIb3DQEHAqCA' };
  return { paymentData: short, ...token };
}

function shortWallet2Token({ signedMessage, ...token }: Record<string, unknown>): Record<string, unknown> {
  const message: unknown = JSON.parse(String(signedMessage));
  const short = { ...(isObject(message) ? message : {}), encryptedMessage: SOME_BYTES };
  return { ...token, signedMessage: walletText(short) };
}

const SOME_BYTES = 'A'.repeat(24);

const wallet2Bases = (token: Record<string, unknown>): Record<string, unknown>[] => [token, paymentDataAround(token)];

const paymentDataAround = (token: unknown): Record<string, unknown> => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: {
    type: 'CARD',
    description: 'Test card',
    info: { cardNetwork: 'VISA', cardDetails: '0000' },
    tokenizationData: { type: 'PAYMENT_GATEWAY', token: walletText(token) },
  },
});

import { isObject, readFormText } from '@pg/rule-kit';
import { validSample, validSampleText, walletJson } from './samples.ts';

/** Payloads with few or no findings, one for each alternative of the kind. Vectors change one field of them. */
export function basePayloads(kind: string): readonly Record<string, unknown>[] {
  switch (kind) {
    case 'session-request':
      return [validSample('wallets.json')];
    case 'sale-form':
      return [readFormText(validSampleText('sale-naps.form')).value];
    case 'wallet1-token':
      return [shortWallet1Token(validSample('wallet1-token.json'))];
    case 'wallet2-token':
      return wallet2Payloads(shortWallet2Token(validSample('wallet2-token.json')));
    case 'wallet1-settings':
    case 'wallet2-settings':
    case 'wallet2-client-request':
      return [validSample(`${kind}.json`)];
    default:
      return [{}];
  }
}

/** Shortens signatures and data, whose content only proofs read. */
function shortWallet1Token({ paymentData, ...token }: Record<string, unknown>): Record<string, unknown> {
  const short = {
    ...(isObject(paymentData) ? paymentData : {}),
    data: SHORT_BASE64,
    signature: 'MIAGCSqGSIb3DQEHAqCA',
  };
  return { paymentData: short, ...token };
}

function shortWallet2Token({ signedMessage, ...token }: Record<string, unknown>): Record<string, unknown> {
  const message: unknown = JSON.parse(String(signedMessage));
  const short = { ...(isObject(message) ? message : {}), encryptedMessage: SHORT_BASE64 };
  return { ...token, signedMessage: walletJson(short) };
}

const SHORT_BASE64 = 'A'.repeat(24);

const wallet2Payloads = (token: Record<string, unknown>): Record<string, unknown>[] => [token, paymentDataWith(token)];

const paymentDataWith = (token: unknown): Record<string, unknown> => ({
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: {
    type: 'CARD',
    description: 'Test card',
    info: { cardNetwork: 'VISA', cardDetails: '0000' },
    tokenizationData: { type: 'PAYMENT_GATEWAY', token: walletJson(token) },
  },
});

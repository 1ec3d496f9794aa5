import { embeddedJson, samplePayload } from '@pg/lint/sample';
import type { Payload } from '@pg/rule-kit';

/** Payloads with few or no findings, one for each alternative of the kind. Vectors change one field of them. */
export function basePayloads(kind: string): readonly Payload[] {
  switch (kind) {
    // Its alternatives are six sets, whose required fields are added with the changed field.
    case 'card-params':
      return [{}];
    case 'sale-form':
      return [samplePayload({ kind, brand: 'naps' })];
    case 'wallet2-token':
      return withPaymentData(samplePayload({ kind }));
    default:
      return [samplePayload({ kind })];
  }
}

const withPaymentData = (token: Payload): Payload[] => [
  token,
  {
    apiVersion: 2,
    apiVersionMinor: 0,
    paymentMethodData: {
      type: 'CARD',
      description: 'Test card',
      info: { cardNetwork: 'VISA', cardDetails: '0000' },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: embeddedJson(token) },
    },
  },
];

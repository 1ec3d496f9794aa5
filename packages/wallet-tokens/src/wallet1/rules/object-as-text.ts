import type { Found, Path, Payload, Rule } from '@pg/rule-kit';
import { paymentDataIn } from '../payment-data-in.ts';

export const objectAsText: Rule = {
  id: 'object-as-text',
  concern: 'wallet-tokens',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  summary: 'The objects in the first wallet’s token are objects, not texts that hold their JSON.',
  accepts: [{ value: { paymentData: { header: {} } } }],
  rejects: [{ value: { paymentData: '{}' } }, { value: { paymentData: { header: '{}' } } }],
  check(token) {
    const { path, paymentData } = paymentDataIn(token);
    return [
      ...findText(token, 'paymentData', []),
      ...findText(token, 'paymentMethod', []),
      ...findText(paymentData, 'header', path),
    ];
  },
};

const findText = (object: Payload, name: string, path: Path): Found[] =>
  typeof object[name] === 'string' ? [{ path: [...path, name], ...AS_TEXT }] : [];

const AS_TEXT = {
  found: 'a text',
  allowed: 'an object only',
  hint: 'Encode the whole token once, and nothing inside it by itself.',
};

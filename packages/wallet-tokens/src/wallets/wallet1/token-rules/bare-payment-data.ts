import { isMissing, isObject, type Payload, type PlacedMistake, type Rule } from '@pg/rule-kit';
import { docsTable } from '../../../rule-table.ts';
import { wallet1PaymentDataTable, wallet1PaymentMethodTable, wallet1PaymentTokenTable } from '../token.ts';

/** A note: the document shows all fields of the outer object, but tokens without some of them work. */
export const rule: Rule = {
  id: 'bare-payment-data',
  section: '4 E2 Sale, wallet1 token',
  basis: 'published',
  severity: 'info',
  check: (token) => {
    const missing = Object.keys(wallet1PaymentTokenTable.rows).filter((name) => isMissing(token, name));
    const isOuter = 'paymentData' in token;
    if (isOuter) return [...missing.map((name) => ({ path: [name], code: 'missing' })), ...findMissingInMethod(token)];
    return Object.keys(wallet1PaymentDataTable.rows).some((name) => name in token)
      ? [{ path: [], code: 'bare-payment-data' }]
      : [];
  },
};

/** Brand rule 2: `paymentMethod` has three fields. */
function findMissingInMethod({ paymentMethod: method }: Payload): PlacedMistake[] {
  const names = isObject(method)
    ? Object.keys(wallet1PaymentMethodTable.rows).filter((name) => isMissing(method, name))
    : [];
  return names.map((name) => ({ path: ['paymentMethod', name], code: 'missing' }));
}

export const docs = docsTable({
  'bare-payment-data': [
    'A `wallet1` token is the outer object with all of its fields; `paymentData` alone is often sent, and passes with a note.',
    [
      {
        paymentData: { version: 'EC_v1' },
        paymentMethod: { displayName: '', network: '', type: '' },
        transactionIdentifier: '',
      },
      { PaymentData: {} },
    ],
    [
      { version: 'EC_v1', data: '' },
      { paymentData: { version: 'EC_v1' } },
      { paymentData: { version: 'EC_v1' }, paymentMethod: {}, transactionIdentifier: '' },
    ],
  ],
});

import { isObject, type Payload } from '@pg/rule-kit';
import { rule as exampleToken } from '../../token/text-rules/example-token.ts';
import type { TokenStructure } from '../../token/token-structure.ts';
import { TOKEN_AT } from '../../token/token-table.ts';
import { Wallet1Token, wallet1Header, wallet1PaymentData, wallet1PaymentMethod, wallet1PaymentToken } from './token.ts';
import { rules } from './token-rules/index.ts';

/** The first wallet's payment token (section 4, E2, brand rule 2). */
export const wallet1Structure: TokenStructure = {
  wallet: 'wallet1',
  gives: 'object',
  tables: [wallet1PaymentToken, wallet1PaymentData],
  parts: [wallet1Header],
  wrongObjects: [
    {
      rule: exampleToken,
      findField: (payload) => (isSimulated(payload) ? 'paymentData' : undefined),
      code: 'simulator-token',
    },
  ],
  resource: ({ partText: _, ...parts }) => ({
    kind: 'wallet1-token',
    at: TOKEN_AT,
    distinctiveName: /^(?:applicationPrimaryAccountNumber|applicationExpirationDate|deviceManufacturerIdentifier)$/,
    schema: Wallet1Token,
    // In the wallet's payment object, the contacts are next to the token.
    allowsUnknown: (name) => name === 'billingContact' || name === 'shippingContact',
    tables: [wallet1PaymentToken, wallet1PaymentMethod, wallet1PaymentData, wallet1Header],
    rules,
    ...parts,
  }),
};

/** The wallet's simulator returns no payment data, and sometimes this identifier. */
function isSimulated({ paymentData: data, transactionIdentifier }: Payload): boolean {
  if (data === undefined) return transactionIdentifier === 'Simulated Identifier';
  return data === null || data === '' || (isObject(data) && Object.keys(data).length === 0);
}

import { isObject, type Payload } from '@pg/rule-kit';
import { tokenTextRules } from '../../token/rules.ts';
import { TOKEN_FACTS, type TokenStructure } from '../../token/token-structure.ts';
import { wallet1HeaderTable, wallet1PaymentDataTable, wallet1PaymentTokenTable, wallet1TokenTable } from './token.ts';
import { rule as barePaymentData } from './token-rules/bare-payment-data.ts';
import { rule as transactionIdentifier } from './token-rules/transaction-identifier.ts';
import { rule as versionKey } from './token-rules/version-key.ts';
import { tokenRules } from './value-rules.ts';

/** The first wallet's payment token (section 4, E2, brand rule 2). */
export const wallet1Structure: TokenStructure = {
  wallet: 'wallet1',
  tables: [wallet1PaymentTokenTable, wallet1PaymentDataTable],
  parts: [wallet1HeaderTable],
  findWrongObject: (payload) =>
    isSimulated(payload)
      ? { rule: tokenTextRules['example-token'], path: ['paymentData'], code: 'simulator-token' }
      : undefined,
  payloadType: (text) => ({
    ...TOKEN_FACTS,
    text,
    name: 'wallet1-token',
    distinctiveName: /^(?:applicationPrimaryAccountNumber|applicationExpirationDate|deviceManufacturerIdentifier)$/,
    table: wallet1TokenTable,
    // In the wallet's payment object, the contacts are next to the token.
    allowsUnknown: (name) => name === 'billingContact' || name === 'shippingContact',
    rules: [barePaymentData, ...Object.values(tokenRules), transactionIdentifier, versionKey],
  }),
};

/** The wallet's simulator returns no payment data, and sometimes this identifier. */
function isSimulated({ paymentData: data, transactionIdentifier }: Payload): boolean {
  if (data === undefined) return transactionIdentifier === 'Simulated Identifier';
  return data === null || data === '' || (isObject(data) && Object.keys(data).length === 0);
}

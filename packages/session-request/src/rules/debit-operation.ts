import { detectCardSet } from '@pg/card-params';
import { isObject, type Rule, type RuleDocs } from '@pg/rule-kit';

/** Section 4, E1, rule 4. Which values of `operation` are debit operations is not shown: a profile says it. */
export const debitOperation: Rule = {
  id: 'debit-operation',
  concern: 'combinations',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  check({ operation, parameters }, { profile }) {
    const card = isObject(parameters) ? parameters.card : undefined;
    if (typeof operation !== 'string' || operation === '' || detectCardSet(card) !== 5) return [];
    if (operation.toLowerCase().includes('debit') || profile.debitOperations?.includes(operation)) return [];
    const hint = 'If your account manager calls this operation debit, name it in debitOperations of your profile.';
    return [
      {
        path: ['operation'],
        found: 'Set 5 with an operation not known as debit',
        allowed: 'debit operations only',
        hint,
      },
    ];
  },
};

export const docs: RuleDocs = {
  summary: 'Set 5 goes with a debit operation: `purchase`, the one value that the document gives, does not say debit.',
  accepts: [
    { value: { operation: 'Debit', parameters: { card: { payee_city: 'Recife' } } } },
    { value: { parameters: { card: { payee_city: 'Recife' } } } },
    { value: { operation: 'purchase', parameters: { card: { descriptor: 'Order 1001' } } } },
    // That an empty text says nothing is another rule's.
    { value: { operation: '', parameters: { card: { payee_city: 'Recife' } } } },
    {
      value: { operation: 'purchase', parameters: { card: { payee_city: 'Recife' } } },
      profile: { debitOperations: ['purchase'] },
    },
  ],
  rejects: [{ value: { operation: 'purchase', parameters: { card: { payee_city: 'Recife' } } } }],
};

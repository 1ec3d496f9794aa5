import { detectCardSet } from '@pg/card-params';
import { type DocsOf, defineRules, isObject, type RuleContext } from '@pg/rule-kit';
import type { SessionProfile } from '../profile.ts';

/**
 * Section 4, E1, rule 4: Set 5 is for debit operations. The document does not show which values of `operation` are debit
 * operations, so without a profile that lists them, this is a note.
 */
export const rules = defineRules(
  { section: '4 E1 Create a checkout session', basis: 'inferred', uncertainSeverity: 'info' },
  {
    'debit-operation': {
      // biome-ignore format: a table
      messages: {
  'not-a-debit-operation':
    '{field} should be {debitOperations}: Set 5 (sender and receiver) is for the debit operations of the merchant profile',
  'perhaps-not-debit': {
    message: '{field} is perhaps not a debit operation, and Set 5 (sender and receiver) is only for those',
    hint: 'Ask your account manager which operations are debit, and list them as debitOperations in the merchant profile.',
  },
},
      check({ operation, parameters }, { profile: { debitOperations } }: RuleContext<SessionProfile>) {
        const card = isObject(parameters) ? parameters.card : undefined;
        if (typeof operation !== 'string' || operation === '' || detectCardSet(card) !== 5) return [];
        if (debitOperations?.includes(operation)) return [];
        return debitOperations
          ? [{ path: ['operation'], code: 'not-a-debit-operation', params: { debitOperations } }]
          : [{ path: ['operation'], code: 'perhaps-not-debit', severity: 'info' }];
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'debit-operation': {
    summary:
      'Set 5 (sender and receiver) is sent with a debit operation. The merchant profile lists the debit operations.',
    accepts: [
      { value: { parameters: { card: { payee_city: 'Recife' } } } },
      { value: { operation: 'purchase', parameters: { card: { descriptor: 'Order 1001' } } } },
      { value: { operation: '', parameters: { card: { payee_city: 'Recife' } } } },
      {
        value: { operation: 'debit', parameters: { card: { payee_city: 'Recife' } } },
        profile: { debitOperations: ['debit'] },
      },
    ],
    rejects: [
      { value: { operation: 'debit', parameters: { card: { payee_city: 'Recife' } } } },
      {
        value: { operation: 'purchase', parameters: { card: { payee_city: 'Recife' } } },
        profile: { debitOperations: ['debit'] },
      },
    ],
  },
};

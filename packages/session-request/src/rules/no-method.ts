import { type DocsOf, defineRules } from '@pg/rule-kit';

/** Section 4, E1, rule 1: the form shows the listed methods only. */
export const rules = defineRules(
  { section: '4 E1 Create a checkout session', basis: 'inferred' },
  {
    'no-method': {
      messages: {
        'no-method': '{field} is empty: add at least one payment method',
      },
      check: ({ methods }) =>
        Array.isArray(methods) && methods.length === 0 ? [{ path: ['methods'], code: 'no-method' }] : [],
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'no-method': {
    summary: 'If a session has `methods`, it lists at least one: the payment form shows only listed methods.',
    accepts: [{ value: { methods: ['card'] } }, { value: {} }],
    rejects: [{ value: { methods: [] } }, { value: { methods: [], parameters: { other: {} } } }],
  },
};

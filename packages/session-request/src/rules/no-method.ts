import { isObject, type Messages, type Rule, type RuleDocs } from '@pg/rule-kit';
import { parameters as parametersTable } from '../tables/parameters.ts';

/** Section 4, E1, rule 1: the form shows the listed methods only. */
export const rule: Rule = {
  id: 'no-method',
  concern: 'combinations',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  check({ methods, parameters }) {
    if (!Array.isArray(methods) || methods.length > 0) return [];
    const hasMethodData = isObject(parameters) && Object.keys(parameters).some((name) => name in parametersTable.rows);
    return hasMethodData ? [] : [{ path: ['methods'], code: 'no-method' }];
  },
};

export const messages = {
  'no-method': '{field} should list at least one payment method, but is empty',
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'If a session has `methods`, it lists at least one: the payment form shows only listed methods.',
  accepts: [
    { value: { methods: ['card'] } },
    { value: {} },
    // method-not-listed reports this one.
    { value: { methods: [], parameters: { card: {} } } },
  ],
  rejects: [{ value: { methods: [] } }, { value: { methods: [], parameters: { other: {} } } }],
};

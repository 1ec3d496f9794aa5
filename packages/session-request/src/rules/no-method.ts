import { isObject, type Rule, type RuleDocs } from '@pg/rule-kit';
import { parameters as parametersTable } from '../tables/parameters.ts';

/** Section 4, E1, rule 1: the form shows the listed methods and no others. */
export const noMethod: Rule = {
  id: 'no-method',
  concern: 'combinations',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  check({ methods, parameters }) {
    if (!Array.isArray(methods) || methods.length > 0) return [];
    const hasEntries = isObject(parameters) && Object.keys(parameters).some((name) => name in parametersTable.rows);
    return hasEntries ? [] : [{ path: ['methods'], code: 'no-method' }];
  },
};

export const docs: RuleDocs = {
  summary: 'A session that has `methods` lists at least one: the payment form shows no other.',
  accepts: [
    { value: { methods: ['card'] } },
    { value: {} },
    // The rule method-not-listed reports this one.
    { value: { methods: [], parameters: { card: {} } } },
  ],
  rejects: [{ value: { methods: [] } }, { value: { methods: [], parameters: { other: {} } } }],
};

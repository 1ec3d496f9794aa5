import { isObject, type Rule, type RuleDocs, type Violation } from '@pg/rule-kit';

/** The only brand of sale requests that is not a method of sessions (section 1). */
const BRAND = 'vcard';

/** Section 1 lists methods for sessions and brands for sales separately. */
export const brandAmongMethods: Rule = {
  id: 'brand-among-methods',
  concern: 'combinations',
  section: '1 What the service does',
  basis: 'inferred',
  check({ methods, parameters }) {
    const found: Violation[] = [];
    const i = Array.isArray(methods) ? methods.indexOf(BRAND) : -1;
    if (i >= 0) found.push({ path: ['methods', i], ...BRAND_FOUND });
    if (isObject(parameters) && BRAND in parameters) found.push({ path: ['parameters', BRAND], ...BRAND_FOUND });
    return found;
  },
};

export const docs: RuleDocs = {
  summary: 'The methods of a session are payment methods: `vcard`, the test connector, is a brand for sale requests.',
  accepts: [{ value: { methods: ['card', 'naps'] } }, { value: { parameters: { card: {} } } }],
  rejects: [{ value: { methods: ['vcard', 'card'] } }, { value: { parameters: { vcard: {} } } }],
};

const BRAND_FOUND = { code: 'brand-as-method' };

import { isObject, type Messages, type Rule, type RuleDocs, type Violation } from '@pg/rule-kit';

/** The only brand of sale requests that is not a method of sessions (section 1). */
const BRAND = 'vcard';

/** Section 1 lists methods for sessions and brands for sales separately. */
export const rule: Rule = {
  id: 'brand-among-methods',
  concern: 'combinations',
  section: '1 What the service does',
  basis: 'inferred',
  check({ methods, parameters }) {
    const found: Violation[] = [];
    const i = Array.isArray(methods) ? methods.indexOf(BRAND) : -1;
    if (i >= 0) found.push({ path: ['methods', i], ...BRAND_FOUND });
    if (isObject(parameters) && BRAND in parameters)
      found.push({ path: ['parameters', BRAND], code: 'brand-in-parameters' });
    return found;
  },
};

// biome-ignore format: a table
export const messages = {
  'brand-in-parameters': {
    message: '{field} should not be sent: it is a brand of sales, and not a checkout method',
    hint: 'To test a session, use the method card. vcard is a brand of server-to-server sales.',
  },
  'brand-as-method': {
    message: '{field} is "{brand}", a brand of sales, and should be a checkout method',
    hint: 'To test a session, use the method card. vcard is a brand of server-to-server sales.',
  },
} as const satisfies Messages;

export const docs: RuleDocs = {
  summary: 'The methods of a session are payment methods: `vcard`, the test connector, is a brand for sale requests.',
  accepts: [{ value: { methods: ['card', 'naps'] } }, { value: { parameters: { card: {} } } }],
  rejects: [{ value: { methods: ['vcard', 'card'] } }, { value: { parameters: { vcard: {} } } }],
};

const BRAND_FOUND = { code: 'brand-as-method', params: { brand: BRAND } };

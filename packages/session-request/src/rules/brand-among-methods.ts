import { type DocsOf, defineRules, isObject } from '@pg/rule-kit';
import { BRANDS, METHODS } from '@pg/wallet-tokens/names';

/** The brands of sale requests that are not methods of sessions (section 1). */
const ONLY_BRANDS = BRANDS.filter((brand) => !METHODS.some((method) => method === brand));

/** Section 1 lists methods for sessions and brands for sales separately. */
export const rules = defineRules(
  {
    section: '1 What the service does',
    basis: 'inferred',
    onlyIfRowsFail: true,
    checksEachField: true,
  },
  {
    'brand-among-methods': {
      // biome-ignore format: a table
      messages: {
  'brand-in-parameters': {
    message: 'remove {field}: it is a brand of sales, and not a checkout method',
    hint: 'To test a session, use the method card. {brand} is a brand of server-to-server sales.',
  },
  'brand-as-method': {
    message: '{field} is "{brand}", a brand of sales, and should be a checkout method',
    hint: 'To test a session, use the method card. {brand} is a brand of server-to-server sales.',
  },
},
      *check({ methods, parameters }) {
        for (const brand of ONLY_BRANDS) {
          const params = { brand };
          for (const [i, method] of Array.isArray(methods) ? methods.entries() : [])
            if (method === brand)
              yield { path: ['methods', i], code: 'brand-as-method', params, choices: [{ remove: true }] };
          if (isObject(parameters) && brand in parameters)
            yield { path: ['parameters', brand], code: 'brand-in-parameters', params };
        }
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'brand-among-methods': {
    summary: 'The methods of a session are payment methods: `vcard`, the test connector, is a brand for sale requests.',
    accepts: [{ value: { methods: ['card', 'naps'] } }, { value: { parameters: { card: {} } } }],
    rejects: [{ value: { methods: ['vcard', 'card'] } }, { value: { parameters: { vcard: {} } } }],
  },
};

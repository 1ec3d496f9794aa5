import { type Found, isObject, type Rule } from '@pg/rule-kit';
import { parameters as parametersTable } from '../parameters.ts';

/** Section 4, E1, rules 1 and 2: only listed methods are shown, and entries go to the acquirer by method. */
export const methodNotListed: Rule = {
  id: 'method-not-listed',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  summary: 'Entries under `parameters` are for a method that `methods` lists: no other method is shown to the payer.',
  marks: 'name',
  accepts: [{ value: { methods: ['card'], parameters: { card: {}, other: {} } } }],
  rejects: [{ value: { methods: ['naps'], parameters: { card: {} } } }],
  check({ methods, parameters }) {
    const found: Found[] = [];
    if (!Array.isArray(methods) || !isObject(parameters)) return found;
    for (const method in parameters) {
      if (method in parametersTable.rows && !methods.includes(method)) found.push(describeNotListed(method));
    }
    return found;
  },
};

const describeNotListed = (method: string): Found => ({
  path: ['parameters', method],
  found: 'entries for a method that methods does not list',
  allowed: 'listed methods only',
  hint: `Add "${method}" to methods, or leave these entries out.`,
});

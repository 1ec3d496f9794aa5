import { type Found, isObject, nearestName, type Rule, type RuleDocs } from '@pg/rule-kit';
import { parameters as parametersTable } from '../tables/parameters.ts';

/** Section 4, E1, rules 1 and 2: only listed methods are shown, and entries go to the acquirer by method. */
export const methodNotListed: Rule = {
  id: 'method-not-listed',
  concern: 'combinations',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  marks: 'name',
  check({ methods, parameters }) {
    const found: Found[] = [];
    if (!Array.isArray(methods) || !isObject(parameters)) return found;
    for (const method in parameters) {
      if (!(method in parametersTable.rows) || methods.includes(method)) continue;
      if (!methods.some((item) => mayMean(item, method))) found.push(describeNotListed(method));
    }
    return found;
  },
};

export const docs: RuleDocs = {
  summary: 'Entries under `parameters` are for a method that `methods` lists: no other method is shown to the payer.',
  accepts: [
    { value: { methods: ['card'], parameters: { card: {}, other: {} } } },
    // The walk says what is wrong with the item that may be the one.
    { value: { methods: ['crad'], parameters: { card: {} } } },
    { value: { methods: [null], parameters: { card: {} } } },
  ],
  rejects: [{ value: { methods: ['naps'], parameters: { card: {} } } }],
};

/** Whether an item is a method that there is not, and may be meant for one. */
function mayMean(item: unknown, method: string): boolean {
  if (typeof item !== 'string') return true;
  return !(item in parametersTable.rows) && (item.trim() === '' || nearestName(item, [method]) !== undefined);
}

const describeNotListed = (method: string): Found => ({
  path: ['parameters', method],
  found: 'entries for a method that methods does not list',
  allowed: 'listed methods only',
  hint: `Add "${method}" to methods, or leave these entries out.`,
});

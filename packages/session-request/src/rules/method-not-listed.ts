import { isObject, nearestName, type Rule, type RuleDocs, type Violation } from '@pg/rule-kit';
import { parameters as parametersTable } from '../tables/parameters.ts';

/** Section 4, E1, rules 1 and 2: only listed methods are shown, and data goes to the acquirer by method. */
export const methodNotListed: Rule = {
  id: 'method-not-listed',
  concern: 'combinations',
  section: '4 E1 Create a checkout session',
  basis: 'inferred',
  marks: 'name',
  check({ methods, parameters }) {
    const found: Violation[] = [];
    if (!Array.isArray(methods) || !isObject(parameters)) return found;
    for (const method in parameters) {
      if (!(method in parametersTable.rows) || methods.includes(method)) continue;
      if (!methods.some((item) => mayMean(item, method))) found.push(describeNotListed(method));
    }
    return found;
  },
};

export const docs: RuleDocs = {
  summary: 'Data under `parameters` is for a method that `methods` lists: no other method is shown to the payer.',
  accepts: [
    { value: { methods: ['card'], parameters: { card: {}, other: {} } } },
    // The row reports the item that may be the one.
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

const describeNotListed = (method: string): Violation => ({
  path: ['parameters', method],
  code: 'method-not-listed',
  params: { method },
});

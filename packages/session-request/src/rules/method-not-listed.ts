import { type DocsOf, defineRules, isObject, type PlacedMistake } from '@pg/rule-kit';
import { nearestName } from '@pg/rule-kit/internal';
import { sessionParametersTable as parametersTable } from '../tables/parameters.ts';

/** Section 4, E1, rules 1 and 2: the form shows only listed methods, and the acquirer gets the data under `parameters`. */
export const rules = defineRules(
  { section: '4 E1 Create a checkout session', basis: 'inferred', marks: 'name' },
  {
    'method-not-listed': {
      // biome-ignore format: a table
      messages: {
  'method-not-listed': {
    message: '{field} is sent, but {method} is not in methods: add it there, or remove {field}',
    hint: 'If the form should show {method}, add it to methods.',
  },
},
      check({ methods, parameters }) {
        const found: PlacedMistake[] = [];
        if (!Array.isArray(methods) || !isObject(parameters)) return found;
        for (const method in parameters) {
          if (!(method in parametersTable.rows) || methods.includes(method)) continue;
          if (methods.some((item) => mayMean(item, method))) continue;
          // An empty list is the same mistake.
          const also = methods.length === 0 ? [['methods']] : [];
          found.push({ path: ['parameters', method], code: 'method-not-listed', params: { method }, also });
        }
        return found;
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'method-not-listed': {
    summary: 'Data under `parameters` is for a method that `methods` lists: the payer sees no other method.',
    accepts: [
      { value: { methods: ['card'], parameters: { card: {}, other: {} } } },
      // The item may mean `card`: the row of `methods` reports it.
      { value: { methods: ['crad'], parameters: { card: {} } } },
      { value: { methods: [null], parameters: { card: {} } } },
    ],
    rejects: [
      { value: { methods: ['naps'], parameters: { card: {} } } },
      { value: { methods: [], parameters: { card: {} } } },
    ],
  },
};

/** Whether an item of `methods` is not a known method, but may mean this one. */
function mayMean(item: unknown, method: string): boolean {
  if (typeof item !== 'string') return true;
  return !(item in parametersTable.rows) && (item.trim() === '' || nearestName(item, [method]) !== undefined);
}

import { type DocsOf, defineRules, isObject } from '@pg/rule-kit';
import { typeOf } from '@pg/rule-kit/internal';
import { saleTable } from '../tables/sale.ts';

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'safety', onlyIfRowsFail: true, checksEachField: true },
  {
    'form-strings': {
      // Rows check the fields that the table lists, and token-name reports an object called parameters.
      check: (payload) =>
        Object.entries(payload)
          .filter(
            ([name, value]) => value !== undefined && typeof value !== 'string' && !Object.hasOwn(saleTable.rows, name),
          )
          .filter(([name, value]) => !(name === 'parameters' && isObject(value)))
          .map(([name, value]) => ({
            path: [name],
            code: 'wrong-type',
            params: { expected: 'string', actual: typeOf(value) },
          })),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'form-strings': {
    summary: 'The fields of a sale that no table lists are strings too: a form has no other values.',
    accepts: [{ value: { 'parameters[branch]': '1' } }],
    rejects: [{ value: { 'parameters[branch]': 1 } }, { value: { 'parameters[branch]': null } }],
  },
};

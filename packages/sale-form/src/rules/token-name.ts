import type { Rule } from '@pg/rule-kit';
import type { SaleFields } from '../sale.ts';

const NAME = 'parameters[paymentToken]' satisfies keyof SaleFields;

export const tokenName: Rule = {
  id: 'token-name',
  section: '4 E2 Sale',
  basis: 'inferred',
  summary:
    'The payment token’s field is called `parameters[paymentToken]`: a form is flat, and has its names with brackets.',
  marks: 'name',
  accepts: [{ value: { [NAME]: '{}' } }, { value: { 'parameters[branch]': '1' } }],
  rejects: [
    { value: { paymentToken: '{}' } },
    { value: { payment_token: '{}' } },
    { value: { 'parameters.paymentToken': '{}' } },
    { value: { 'parameters[payment_token]': '{}' } },
    { value: { parameters: { paymentToken: '{}' } } },
    { value: { parameters: '[object Object]' } },
  ],
  check: (sale) =>
    Object.keys(sale)
      .filter((name) => name !== NAME && (isLikeName(name) || name === 'parameters'))
      .map((name) => ({
        path: [name],
        found: 'another name',
        allowed: `the token’s field is ${NAME}`,
        ...(name !== 'parameters' && sale[NAME] === undefined && { fix: { name: NAME } }),
      })),
};

/** A name that is the field's, or the end of it, but for case and punctuation. */
const isLikeName = (name: string): boolean => /^(?:parameters)?paymenttoken$/i.test(name.replace(/[^A-Za-z]/g, ''));

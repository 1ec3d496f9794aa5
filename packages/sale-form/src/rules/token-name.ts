import { type DocsOf, defineRules, isObject, type Payload, type PlacedMistake } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { brands, knownBrand } from '../tables/brands.ts';
import type { SaleFields } from '../tables/sale.ts';

const NAME = 'parameters[paymentToken]' satisfies keyof SaleFields;

export const rules = defineRules(
  {
    section: '4 E2 Sale',
    basis: 'stated',
    onlyIfRowsFail: true,
    uncertainSeverity: 'warning',
    marks: 'name',
  },
  {
    'token-name': {
      // biome-ignore format: a table
      messages: {
  'token-name': '{field} {must} be named parameters[paymentToken]',
  'token-in-json': { message: '{field} {must} be named parameters[paymentToken], and have only the token', hint: 'Send only the token itself, as a string, in the field parameters[paymentToken].' },
  'two-tokens': { message: '{field} and {other} are names of one field, the token; send only one of them', hint: 'Keep the right token, under the name parameters[paymentToken].' },
  'token-in-object': "{field} {must} not be an object: the token's field in a form is called parameters[paymentToken]",
  'token-in-parts': { message: '{field} {must} be inside the JSON string parameters[paymentToken]', hint: 'Encode the token as JSON before you build the form: it is one field.' },
},
      check(sale) {
        const found = [...findOtherNames(sale), ...findPart(sale)];
        if (isRequired(sale)) return found.map((each) => ({ ...each, also: [[NAME]] }));
        // If no token is required, this field may be something else, but never an object.
        return found.map((each) => (each.code === 'token-in-object' ? each : { ...each, basis: 'inferred' }));
      },
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'token-name': {
    summary:
      "The payment token's field is called `parameters[paymentToken]`: form fields are flat, and their names have brackets.",
    accepts: [{ value: { 'parameters[paymentToken]': '{}' } }, { value: { 'parameters[branch]': '1' } }],
    rejects: [
      { value: { paymentToken: '{}' } },
      { value: { brand: 'wallet2', paymentToken: '{}' } },
      { value: { payment_token: '{}' } },
      { value: { 'parameters.paymentToken': '{}' } },
      { value: { 'parameters%5BpaymentToken%5D': '{}' } },
      { value: { 'parameters[payment_token]': '{}' } },
      { value: { parameters: { paymentToken: '{}' } } },
      { value: { parameters: '[object Object]' } },
      { value: { parameters: '{"paymentToken":"{}"}' } },
      { value: { 'parameters[paymentToken][paymentData][version]': 'EC_v1' } },
      { value: { 'parameters[paymentToken][]': '{}' } },
    ],
  },
};

function isRequired(sale: Payload): boolean {
  const brand = knownBrand(sale.brand);
  return sale[NAME] === undefined && brand !== undefined && brands[brand].requires.includes(NAME);
}

const isOtherName = (name: string): boolean => name !== NAME && (isSimilar(name) || name === 'parameters');

/** Finds the other names of the token. Of two tokens, it is unknown which one is right. */
function findOtherNames(sale: Payload): PlacedMistake[] {
  const isNested = isObject(sale.parameters);
  const found: PlacedMistake[] = isNested ? [{ path: ['parameters'], code: 'token-in-object' }] : [];
  const [name, ...others] = Object.keys(sale).filter(
    (each) => isOtherName(each) && !(isNested && each === 'parameters'),
  );
  if (name === undefined) return found;
  const other = sale[NAME] === undefined ? others[0] : NAME;
  if (other !== undefined) found.push({ path: [name], code: 'two-tokens', params: { other: showName(other) } });
  else if (name === 'parameters') found.push({ path: [name], code: 'token-in-json' });
  else found.push({ path: [name], code: 'token-name', fix: { name: NAME } });
  return found;
}

/** Finds the first of several fields with one value of the token each: `http_build_query` of PHP makes them from an array. */
function findPart(sale: Payload): PlacedMistake[] {
  const part = Object.keys(sale).find((name) => name.startsWith(`${NAME}[`) && !isOtherName(name));
  if (part === undefined) return [];
  return [{ path: [part], code: 'token-in-parts' }];
}

/** Compares a name, or its end, without case, punctuation and brackets that were encoded twice. */
const isSimilar = (name: string): boolean =>
  /^(?:parameters)?paymenttoken$/i.test(name.replace(/%(?:25)*[57][BD]|[^A-Za-z]/gi, ''));

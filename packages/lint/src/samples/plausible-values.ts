import { check, type Resource, type Table } from '@pg/rule-kit';
import type { FieldSpec } from '@pg/rule-kit/internal';
import { boundaryValues } from './boundary-values.ts';
import { formatExamples } from './format-examples.ts';

/**
 * Values by words in a field's section and name, never a real person's. The first line with a value that the row accepts gives
 * the values of a field.
 */
// biome-ignore format: a table
const WORDS: readonly (readonly [RegExp, string | number])[] = [
  [/e-?mail/i,                      'customer@shop.example|orders@shop.example'],
  [/url$/i,                         'https://shop.example/done|https://shop.example/orders/1001'],
  [/_ip$/i,                         '192.0.2.7|198.51.100.24'],
  [/currency/i,                     'EUR|USD|BRL'],
  [/telno/i,                        '33|55'],
  [/fiscal_country/,                'BR'],
  [/country|nationality/i,          'FR|DE'],
  [/country/i,                      '250|276'],
  [/birth_date/i,                   '1990-01-31|1988-02-29'],
  [/date$/i,                        '2031-05-31|2030-12-01'],
  [/phone|mobile/i,                 '442079460958|12025550143'],
  [/amount|price|cost|\btax$|\bshipping$/i, '49.90|10.00|120.50'],
  [/discount|quantity$/i,           '2|5'],
  [/apiVersion$/,                   2],
  [/apiVersionMinor$/,              0],
  [/transactionId/i,                '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'],
  // It has the digest of the other values of a wallet1 token.
  [/payment data: signature/,       'MGQGCSqGSIb3DQEHAqBXMFUCAQExADALBgkqhkiG9w0BBwExQTA/AgEBMAUwAAIBATAAoDEwLwYJKoZIhvcNAQkEMSIEIBSObhc0wLQ2vcLpjRYw35sQ4m6UleY7TyE85GtAmzrI'],
  [/keyExpiration/,                 '4102444800000'],
  [/displayName/,                   'Test card'],
  [/token(?!, payment method)/,     'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
  [/document_number/,               '12345678909|98765432100'],
  [/number$/i,                      '1001|1002'],
  [/number$/i,                      '1|2'],
  [/postcode|zip/i,                 '69001|75001'],
  [/city/i,                         'Lyon|Recife'],
  [/state$/i,                       'Bretagne|Pernambuco'],
  [/street|address/i,               'Test Street 1|Test Street 2'],
  [/first_?name|middle_?name/i,     'Test|Sample'],
  [/last_?name/i,                   'Customer|Receiver'],
  [/salutation/i,                   'Ms|Mr'],
  [/company|shop/i,                 'Cup Shop'],
  [/items: name|description/i,      'Two cups|Blue teapot'],
  [/name$/i,                        'Test Customer|Test Payer'],
  [/comment|message|instructions/i, 'Ring twice|Leave at the door'],
  [/identity_type/i,                'passport'],
  [/details/i,                      '0000'],
  [/capabilities/i,                 'supports3DS'],
  [/merchantIdentifier/i,           'merchant.shop.example'],
  [/networks?$/i,                   'visa|masterCard'],
  [/./,                             'A-1001|B-2002'],
  [/./,                             '1001|12345678'],
  [/./,                             'AA'],
  [/./,                             '12'],
];

/** A credential or the content of a file has a placeholder. */
const placeholder = (name: string): string => `<${name.replace(/(?=[A-Z])/g, '_').toUpperCase()}>`;

/** The values of a row, by its spec. */
const pools = new WeakMap<FieldSpec, { plausible: readonly unknown[]; valid: readonly unknown[] }>();

/** Values for a field that is neither an object nor an array, without findings of its row. */
export function valuesOf(spec: FieldSpec, atLimits = false): readonly unknown[] {
  const known = pools.get(spec) ?? makePool(spec);
  pools.set(spec, known);
  return atLimits ? known.valid : known.plausible;
}

function makePool(spec: FieldSpec) {
  const plausible = plausibleValues(spec);
  const atLimits = boundaryValues(spec).filter((value) => isClean(spec, value));
  return { plausible, valid: [...plausible, ...atLimits] };
}

function plausibleValues(spec: FieldSpec): readonly unknown[] {
  const { table, name, row, values, knownValues, kind } = spec;
  const { secret, lines } = row?.[3] ?? {};
  if (secret || lines) return [placeholder(name)];
  if (values.length > 0 || knownValues) return knownValues ?? values;
  if (kind === 'boolean' || kind === 'any') return [true, false];
  const subject = `${table?.section}: ${name}`;
  const fitting = WORDS.filter(([words]) => words.test(subject)).map(([, list]) =>
    typeof list === 'string' ? list.split('|') : [list],
  );
  for (const list of [...fitting, formatExamples]) {
    const clean = list.filter((value: unknown) => isClean(spec, value));
    if (clean.length > 0) return clean;
  }
  throw new Error(`no sample fits ${subject}`);
}

/** Whether the row of a spec has no finding about a value. */
function isClean({ table, name, row }: FieldSpec, value: unknown): boolean {
  if (table === undefined) return false;
  const payload = { [name]: row?.[0] === 'array of string' ? [value] : value };
  return check(resourceOf(table), payload).every(({ path }) => path[0] !== name);
}

const resources = new WeakMap<Table, Resource>();

function resourceOf(table: Table): Resource {
  const made = resources.get(table) ?? { kind: '', whole: '', messages: {}, table, rules: [] };
  resources.set(table, made);
  return made;
}

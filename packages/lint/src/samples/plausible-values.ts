import { check, type PayloadType, type Table } from '@pg/rule-kit';
import { cached, type Field } from '@pg/rule-kit/internal';
import type { Choose } from './choose.ts';

/** Values of four countries by words in a field's section and name, so that a payload has a place that exists. */
// biome-ignore format: a table
const BY_COUNTRY: readonly (readonly [words: RegExp, france: string, germany: string, usa: string, brazil: string])[] = [
  [/currency/i,            'EUR',         'EUR',          'USD',         'BRL'],
  [/telno/i,               '33',          '49',           '1',           '55'],
  [/country|nationality/i, 'FR',          'DE',           'US',          'BR'],
  [/country/i,             '250',         '276',          '840',         '076'],
  [/phone|mobile/i,        '33199001234', '493023125123', '12025550143', '5511900000000'],
  [/postcode|zip/i,        '69001',       '10115',        '20001',       '50030230'],
  [/city/i,                'Lyon',        'Berlin',       'Washington',  'Recife'],
  [/state$/i,              'Rhone',       'Berlin',       'DC',          'Pernambuco'],
];

/** The country whose documents Set 2 names. */
const BRAZIL = 3;

/** Chooses the country of a payload. */
export const chooseCountry = (set: number | undefined, choose: Choose): number =>
  set === 2 ? BRAZIL : choose(BRAZIL + 1);

/** P-256's generator in base64, as it is in a key and as an uncompressed point: a key must be a point on the curve. */
const GENERATOR = 'axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9Q';
const POINT = 'sX0fLhLEJH+Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT+NC4v4af5uO5+tKfA+eFivOM1drMV7Oy7ZAaDe/UfU';

/**
 * Values by words in a field's section and name, never a real person's. The first line with a value that the row accepts gives
 * the values of a field.
 */
// biome-ignore format: a table
const WORDS: readonly (readonly [RegExp, string | number])[] = [
  [/e-?mail/i,                      'customer@shop.example|orders@shop.example'],
  [/url$/i,                         'https://shop.example/done|https://shop.example/orders/1001'],
  [/_ip$/i,                         '192.0.2.7|198.51.100.24'],
  [/birth_date/i,                   '1990-01-31|1988-02-29'],
  [/date$/i,                        '2031-05-31|2030-12-01'],
  [/amount|price|cost|\btax$|\bshipping$/i, '49.90|10.00|120.50'],
  [/discount|quantity$/i,           '2|5'],
  [/apiVersion$/,                   2],
  [/apiVersionMinor$/,              0],
  [/transactionId/i,                '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'],
  // It has the digest of the other values of a wallet1 token.
  [/payment data: signature/,       'MGQGCSqGSIb3DQEHAqBXMFUCAQExADALBgkqhkiG9w0BBwExQTA/AgEBMAUwAAIBATAAoDEwLwYJKoZIhvcNAQkEMSIEIBSObhc0wLQ2vcLpjRYw35sQ4m6UleY7TyE85GtAmzrI|MAsGCSqGSIb3DQEHAg=='],
  [/keyExpiration/,                 '4102444800000'],
  [/displayName/,                   'Test card'],
  [/token(?!, payment method)/,     'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
  [/document_number/,               '00000000191'],
  [/number$/i,                      '1001|1002'],
  [/number$/i,                      '1|2'],
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
  [/token/,                         'MAYCAQECAQE='],
  [/publicKey|keyValue/i,           `MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE${GENERATOR}==|BG${POINT}=`],
  [/wrappedKey/,                    `${'A'.repeat(342)}==`],
  [/applicationData/,               `${'0'.repeat(64)}|${'Ab'.repeat(32)}`],
];

/** A credential or the content of a file has a placeholder. */
const placeholder = (name: string): string => `<${name.replace(/(?=[A-Z])/g, '_').toUpperCase()}>`;

/** Values for a field that is neither an object nor an array, without findings of its row, in a payload of a country. */
export const valuesOf = (spec: Field, country: number): readonly unknown[] => poolsOf(spec)(country);

const poolsOf = cached((spec: Field) => cached((country: number) => plausibleValues(spec, country)));

function plausibleValues(spec: Field, country: number): readonly unknown[] {
  const { table, name, row, values, knownValues, kind } = spec;
  const { secret, lines } = row?.[3] ?? {};
  if (secret || lines) return [placeholder(name)];
  if (values.length > 0 || knownValues) return knownValues ?? values;
  if (kind === 'boolean' || kind === 'any') return [true, false];
  const subject = `${table?.section}: ${name}`;
  const local = BY_COUNTRY.filter(([words]) => words.test(subject)).map(([, ...values]) =>
    values.filter((_, i) => i === country),
  );
  const fitting = WORDS.filter(([words]) => words.test(subject)).map(([, list]) =>
    typeof list === 'string' ? list.split('|') : [list],
  );
  for (const list of [...local, ...fitting]) {
    const clean = list.filter((value: unknown) => isClean(spec, value));
    if (clean.length > 0) return clean;
  }
  throw new Error(`no sample fits ${subject}`);
}

/** Whether the row of a spec has no finding about a value. */
function isClean({ table, name, row }: Field, value: unknown): boolean {
  if (table === undefined) return false;
  const payload = { [name]: row?.[0] === 'array of string' ? [value] : value };
  return check(payloadTypeOf(table), payload).every(({ path }) => path[0] !== name);
}

const payloadTypeOf = cached((table: Table): PayloadType => ({ name: '', whole: '', messages: {}, table, rules: [] }));

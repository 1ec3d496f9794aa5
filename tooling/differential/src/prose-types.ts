/**
 * Types that are in the document's prose, not in its tables: for a row (`table.name`), or for all rows of a table that have no
 * type (`table.*`). A reading is a line of docs/readings.md, for what the document leaves open.
 */
// biome-ignore format: a table
export const proseTypes: readonly (readonly [row: string, type: string, source: string])[] = [
  ['session.order.amount',                   'amount',                '2.1: a point and two decimals'],
  ['session.order.currency',                 'exactly 3 letters',     '2.1: code of 3 letters'],
  ['session.customer.*',                     'string',                '2.1: both are strings'],
  ['session.billing_address.country',        'exactly 2 letters',     '2.1: 2-letter code'],
  ['session.billing_address.*',              'string',                '2.1: all are strings'],
  ['card.set1.bnrg_installm_months',         'exactly 2 digits',      '2.2, Set 1: strings of 2 digits, zero-padded'],
  ['card.set2.fiscal_country',               'exactly 2 letters',     '2.2, Set 2: Alpha-2 code'],
  ['card.set2.*',                            'string',                '2.2, Set 2: all four are strings'],
  ['card.set4.shipping_postcode',            'at most 9 digits',      '2.2, Set 4 and 8: at most 9 digits'],
  ['card.set4.shipping_country',             'exactly 3 digits',      '2.2, Set 4 and 8: 3-digit code'],
  ['card.set4.*',                            'string',                '2.2, Set 4: all are strings'],
  ['card.set5.payer_identity_exp_date',      'date',                  '2.2, Set 5: calendar date, YYYY-MM-DD'],
  ['card.set5.payee_identity_exp_date',      'date',                  '2.2, Set 5: calendar date, YYYY-MM-DD'],
  ['card.set5.payee_birth_date',             'date',                  '2.2, Set 5: calendar date, YYYY-MM-DD'],
  ['card.set5.*',                            'string',                '2.2, Set 5: all are strings'],
  ['card.set6.shipping.country',             'country',               '2.2, Set 6: A2 [A-Za-z]2, ISO 3166-1'],
  ['sale.order_amount',                      'amount',                '4, E2: a point, two decimals'],
  ['sale.payer_ip',                          'IPv4 address',          '4, E2: IPv4 address'],
  ['wallet1.settings.Country',               'string',                '2.4, reading 23: any string'],
  ['wallet1.settings.Shop Name',             'string',                '2.4, reading 23: any string'],
  ['wallet1.settings.Supported Networks',    'array of string',       '2.4, readings 20 and 23: an array'],
  ['wallet1.settings.*',                     'anything',              '2.4: defined by the provider'],
  ['wallet2.settings.Supported Networks',    'array of string',       '2.4, reading 21: an array'],
  ['wallet2.settings.Private Key',           'anything',              '2.4: a key, without a format'],
  ['wallet2.settings.Include Additional Parameters to Token', 'anything', '2.4, reading 23: any value'],
  ['wallet2.settings.*',                     'string',                '2.4, reading 23: any string'],
];

/** Section 4, E2, brand rules 2 and 3: the brands whose sales have a token. */
export const walletBrands = ['wallet1', 'wallet2'];
export const TOKEN = 'parameters[paymentToken]';

/** Section 2.2, Set 6: the tables write these names with brackets, the payload nests them. */
export const bracketName = /^parameters\[(?:shipping|cart|marketPlace)\](?:\[\w*\])*$/;

/** Some codes of ISO 3166-1. The oracle does not judge other codes. */
export const countries = ['FR', 'DE', 'BR', 'QA', 'SA', 'US', 'GB', 'IN', 'fr', 'de'];

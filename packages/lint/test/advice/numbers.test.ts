import { cartItemTable, set2TaxDocumentTable } from '@pg/card-params';
import { expect } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../../rule-kit/test/list-in-words.ts';
import { item, sale, session, testAdvice } from './advice.ts';

const UNITS = inWords(cartItemTable.rows.quantityUnit[3].values);
const DOCUMENTS = inWords(set2TaxDocumentTable.rows.document_type[3].knownValues);
const AMOUNT = 'error: order.amount must be a string with exactly 2 decimals, like 49.90.';
const quoted = (field: string): string =>
  `error: ${field} must be a string, but is a number. Put it in quotes, with its leading zeros if it has any.`;
const TWO_DECIMALS =
  'error: order.amount must have exactly 2 decimals, like 49.90, but has none. Write it with two decimals. If it is in cents, divide by 100 first.';

// biome-ignore format: a table
testAdvice('session-request', [
  // The smallest unit of the currency.
  ...['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF'].flatMap((currency) => ['705', 8000].map((amount) => [
    session({}, { amount, currency }),
    [`${AMOUNT} Write it as a string with .00 at the end: ${currency} has no smaller unit.`],
    session({}, { amount: `${amount}.00`, currency }),
  ] as const)),
  ...['KWD', 'OMR', 'BHD', 'TND'].flatMap((currency) => ['18600', 18600].map((amount) => [
    session({}, { amount, currency }),
    [`${AMOUNT} Write it as a string with two decimals. If it is in the smallest unit of ${currency}, divide by 1000 first.`],
    session({}, { amount: '18.60', currency }),
  ] as const)),
  [session({}, { amount: '18605', currency: 'KWD' }), [`${AMOUNT} Write it as a string with two decimals. If it is in the smallest unit of KWD, send another amount: divided by 1000, this one has more than two decimals.`]],
  [session({}, { amount: '12300', currency: 'CLF' }), [`${AMOUNT} Write it as a string with two decimals. If it is in the smallest unit of CLF, divide by 10,000 first.`], session({}, { amount: '1.23', currency: 'CLF' })],
  [session({}, { amount: '1', currency: 'KWD' }), [`${AMOUNT} Write it as a string with two decimals. If it is in the smallest unit of KWD, send another amount: divided by 1000, this one has more than two decimals.`]],
  [session({}, { amount: '4990' }), [TWO_DECIMALS], session({}, { amount: '49.90' })],
  [session({}, { amount: '4990', currency: '<CURRENCY>' }), [TWO_DECIMALS, 'info: order.currency has a variable that is filled in when it is sent, so it is not checked.']],
  // Zeros that a number may have lost.
  [session({ billing_address: { country: 'US', zip: 2108 } }), ['error: billing_address.zip must be a string, but is a number. Put it in quotes, with 1 zero at the front.'], session({ billing_address: { country: 'US', zip: '02108' } })],
  [session({ billing_address: { country: 'de', zip: '67' } }), ['warning: billing_address.country should be "DE", but is "de".', 'warning: billing_address.zip should have 5 digits for DE, but has 2. If a number lost its zeros at the front, add them.'], session({ billing_address: { country: 'DE', zip: '00067' } }), session({ billing_address: { country: 'DE', zip: '67' } })],
  [session({ billing_address: { country: 'US', zip: '02108-1234' } }), []],
  [session({ billing_address: { country: 'GB', zip: 2108, phone: 612345678 } }), [quoted('billing_address.zip'), quoted('billing_address.phone')], session({ billing_address: { country: 'GB', zip: '2108', phone: '0612345678' } })],
  [session({ billing_address: { zip: 10001 } }), [quoted('billing_address.zip')]],
  [session({}, { number: 1004 }), [quoted('order.number')], session({}, { number: '1004' }), session({}, { number: '1004' })],
]);

testAdvice('sale-form', [
  [
    sale({ order_amount: '705', order_currency: 'JPY' }),
    [
      'error: order_amount must be a string with exactly 2 decimals, like 49.90. Write it as a string with .00 at the end: JPY has no smaller unit.',
    ],
    sale({ order_amount: '705.00', order_currency: 'JPY' }),
  ],
  [
    sale({ order_amount: '18600', order_currency: 'KWD' }),
    [
      'error: order_amount must be a string with exactly 2 decimals, like 49.90. Write it as a string with two decimals. If it is in the smallest unit of KWD, divide by 1000 first.',
    ],
    sale({ order_amount: '18.60', order_currency: 'KWD' }),
  ],
]);

const cpf = (document_number: unknown, fiscal_country: unknown = 'BR'): object => ({
  document_type: 'cpf',
  document_number,
  social_name: 'Maria',
  fiscal_country,
});

// biome-ignore format: a table
testAdvice('card-params', [
  [cpf(1144477735), ['error: document_number must be a string, but is a number. Put it in quotes, with 1 zero at the front.'], cpf('01144477735')],
  [cpf('1144477735'), ['warning: document_number should have 11 digits for cpf, but has 10. If a number lost its zeros at the front, add them.'], cpf('01144477735')],
  [cpf('12345678909'), []],
  [cpf('123.456.789-09'), []],
  [cpf(12345.678), ['error: document_number must be a string, but is a number. Put it in quotes, with its leading zeros if it has any.']],
  [cpf(123456789012), ['error: document_number must be a string, but is a number. Put it in quotes, with its leading zeros if it has any.']],
  [cpf('123456789012'), ['warning: document_number should have 11 digits for cpf, but has 12.']],
  [cpf('11111111111'), ['warning: document_number should be the number of a cpf, but all its digits are equal.']],
  [{ ...cpf('1'), document_type: 'passport' }, [`warning: document_type should be ${DOCUMENTS}; the interface document names no other value.`]],
  [{ shipping_postcode: 1310, shipping_country: '076' }, ['error: shipping_postcode must be a string, but is a number. Put it in quotes, with 4 zeros at the front.'], { shipping_postcode: '00001310', shipping_country: '076' }],
  [{ shipping_country: 40 }, ['error: shipping_country must be a string, but is a number. Send 040.'], { shipping_country: '040' }],
  [{ payee_zip: 1310, payee_country: 'DE' }, ['error: payee_zip must be a string, but is a number. Put it in quotes, with 1 zero at the front.'], { payee_zip: '01310', payee_country: 'DE' }],
  [item({ recipient: { country: 'US', postcode: 2108 } }), ['warning: cart.items[0].recipient.postcode should be a string, but is a number: a number loses leading zeros. Put it in quotes, with 1 zero at the front.'], item({ recipient: { country: 'US', postcode: '02108' } })],
  [{ shipping: { country: 'US', postcode: '2108' } }, ['warning: shipping.postcode should have 5 digits for US, but has 4. If a number lost its zeros at the front, add them.'], { shipping: { country: 'US', postcode: '02108' } }],
]);

const ZEROS = 'has zeros at the end that do not fit. Remove those that do not fit.';
const decimal = (field: string, has: string): string =>
  `error: ${field} must be a decimal number like 1234.50, but has ${has}`;
const TWO = 'Write only digits, one point and two decimals.';
const UNIT = `error: order.amount must be a decimal number like 1234.50, without a unit or currency. ${TWO}`;
const THOUSANDS =
  'must not have 3 decimals. If the point is between thousands, remove it, and add .00. Otherwise, round it to two decimals.';
const amount = (value: string): object => session({}, { amount: value });
const price = (value: unknown): object => item({ price: value });

// biome-ignore format: a table
testAdvice('session-request', [
  [amount('19.0000'), [`error: order.amount ${ZEROS}`], amount('19.00'), amount('19.00')],
  [amount('1.5000'), [`error: order.amount ${ZEROS}`], amount('1.50'), amount('1.50')],
  [amount('1.2345'), ['error: order.amount must have exactly 2 decimals, like 49.90, but has 4. Round it to two decimals.'], amount('1.23')],
  ...['1 234.50', '1\u00a0234,50', '1\u202f234,50'].map((value) => [amount(value), [`${decimal('order.amount', 'a space at character 2')}. ${TWO}`], amount('1234.50'), amount('1234.50')] as const),
  [amount("1'234.50"), [`${decimal('order.amount', 'a symbol at character 2')}. ${TWO}`], amount('1234.50'), amount('1234.50')],
  [amount('１０．００'), [`${decimal('order.amount', 'a digit outside 0 to 9 at character 1')}. ${TWO}`], amount('10.00')],
  ...['EUR 10.00', '10.00EUR', 'EUR 10,0'].map((value) => [amount(value), [UNIT], amount('10.00'), amount('10.00')] as const),
  ...['$10.00', '10.00 €', 'R$ 10,00', 'Rs. 10.00', '10,00 kr', '10.00円'].map((value) => [amount(value), [UNIT], amount('10.00')] as const),
  // A superscript is no digit of the number.
  ...['10.50²', '①'].map((value) => [amount(value), [expect.stringMatching('a symbol at character')]] as const),
  ...['null', 'NaN'].map((word) => [amount(word), [`error: order.amount is the string "${word}", which code writes for a missing value.`]] as const),
  ...['€10.00', 'USD 10.00', '+10.00', '10٫00', '١٠.٠٠', '1.234.567', '10.'].map((value) => [amount(value), [expect.stringMatching(`^error: order.amount must .*${TWO}$`)], amount('10.00')] as const),
  // A point may be between thousands.
  ...['19.000', '1.234', '100.000'].map((value) => [amount(value), [`error: order.amount ${THOUSANDS}`], amount(`${value.replace('.', '')}.00`)] as const),
  [session({}, { amount: '1.500', currency: 'CLP' }), [`error: order.amount ${THOUSANDS}`], session({}, { amount: '1500.00', currency: 'CLP' })],
  // Not cents.
  [session({}, { amount: 12.5, currency: 'JPY' }), ['error: order.amount must be a string like 49.90, but is a number. Put it in quotes, with two decimals.'], session({}, { amount: '12.50', currency: 'JPY' }), session({}, { amount: '12.50', currency: 'JPY' })],
  ...['(10.00)', '10.00-', '\u221210.00', '- 10.00', '-10', '-10.00 EUR'].map((value) => [amount(value), ['error: order.amount must not be negative. Send a positive number.'], amount('10.00')] as const),
  [session({}, { amount: -10 }), ['error: order.amount must not be negative. Send a positive number.']],
  [amount('-10.00'), ['warning: order.amount should not be negative. Send a positive number.'], amount('10.00')],
  [amount('-0.00'), []],
  [session({}, { amount: '-12', currency: 'JPY' }), ['error: order.amount must not be negative. Send a positive number.']],
]);

const leaveOut = (field: string, must: string, value: string): string =>
  `error: ${field} must be ${must}, but is ${value}. Leave the field out.`;
const empty = (field: string): string =>
  `error: ${field} is empty, and must have a value. Fill it in, or leave the field out.`;

// biome-ignore format: a table
testAdvice('card-params', [
  [item({ tax: '33.3333' }), ['error: cart.items[0].tax must have at most 6 characters, but has 7. Round it to fewer decimals.'], item({ tax: '33.33' })],
  [item({ tax: '1900' }), ['warning: cart.items[0].tax should be a percentage of at most 100.'], item({ tax: '19' })],
  // A count of zero gets no fix that hides it.
  [{ bnrg_installm_def: '00', bnrg_installm_months: 0, bnrg_installm_plan: '03' }, ['error: bnrg_installm_months must be more than 0.']],
  [{ bnrg_installm_def: '00', bnrg_installm_months: '0', bnrg_installm_plan: '03' }, ['error: bnrg_installm_months must be more than 0.']],
  [{ bnrg_installm_def: '00', bnrg_installm_months: '00', bnrg_installm_plan: '03' }, ['warning: bnrg_installm_months should be more than 0.'], { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03' }],
  [item({ quantity: '1.0000' }), [`error: cart.items[0].quantity ${ZEROS}`], item({ quantity: '1' }), item({ quantity: '1' })],
  [item({ shipping: '0.500' }), [`error: cart.items[0].shipping ${ZEROS}`], item({ shipping: '0.5' }), item({ shipping: '0.5' })],
  [item({ shipping: '1.000' }), [`error: cart.items[0].shipping ${THOUSANDS}`], item({ shipping: '1000' })],
  [item({ shipping: '1.005' }), [`error: cart.items[0].shipping ${THOUSANDS}`], item({ shipping: '1.01' })],
  [price('1.3333333333333333'), ['error: cart.items[0].price has 16 decimals, but must fit in 13 characters. Round it to fewer decimals.'], price('1.33')],
  [item({ quantity: '1.23456' }), ['error: cart.items[0].quantity has 5 decimals, but must fit in 5 characters. Round it to fewer decimals.'], item({ quantity: '1.23' })],
  [price('12345678901.505'), ['error: cart.items[0].price must have at most 13 characters, but has 15.']],
  [price("1'234"), [`${decimal('cart.items[0].price', 'a symbol at character 2')}. Write only digits, and one point before the decimals.`], price('1234'), price('1234')],
  [item({ quantity: '2 kg' }), ['error: cart.items[0].quantity must be a decimal number like 1234.50, without a unit or currency. Write only digits, and one point before the decimals.'], item({ quantity: '2' })],
  // Only a number has a unit or thousands: nothing is certain then.
  [{ payee_birth_date: '1990-01-31 UTC' }, ['error: payee_birth_date must be a date like 2030-12-31.']],
  [{ shipping_postcode: '75001 FR' }, ['error: shipping_postcode must be digits only, but has a space at character 6.']],
  [{ shipping_country: '250 FR' }, ['error: shipping_country must be a numeric country code of 3 digits, like 250.']],
  [item({ recipient: { phone: '1 234 567' } }), ['error: cart.items[0].recipient.phone must be digits only, but has a space at character 2.']],
  [item({ imageUrl: 'https://shop.example/?q=1 ab' }), ['error: cart.items[0].imageUrl must be a URL like https://shop.example/done, but has a space at character 26. Remove the space, or write it as %20. If it was a + in a form, write that as %2B.'], item({ imageUrl: 'https://shop.example/?q=1ab' })],
  // Names and other codes of countries.
  ...['Brazil', 'BRAZIL', 'BRA', 'bra', '076', 76].flatMap((country) => [
    [{ shipping: { country } }, [expect.stringMatching(/^error: shipping.country must be .*Send BR\.$/)], { shipping: { country: 'BR' } }],
    [cpf('12345678909', country), [expect.stringMatching(/^error: fiscal_country must be .*Send BR\.$/)], cpf('12345678909')],
  ] as const),
  ...['Brazil', 'BRA', 'BR'].map((shipping_country) => [{ shipping_country }, ['error: shipping_country must be a numeric country code of 3 digits, like 250. Send 076.'], { shipping_country: '076' }] as const),
  [item({ recipient: { country: 'United States' } }), ['error: cart.items[0].recipient.country must be exactly 2 letters or exactly 3 digits. Send US.'], item({ recipient: { country: 'US' } })],
  [item({ currency: 'Euro' }), ['error: cart.items[0].currency must have at most 3 characters, but has 4. Send EUR.'], item({ currency: 'EUR' })],
  [{ cart: { items: { 0: { name: 'Cup' } } } }, ['error: cart.items must be an array, but is an object with numbers as keys. Send its values as an array; in PHP, array_values() makes one.'], item({ name: 'Cup' })],
  [{ bnrg_installm_def: 0, bnrg_installm_months: '03', bnrg_installm_plan: '03' }, ['error: bnrg_installm_def must be the string "00", but is a number. Write it in quotes: "00".'], { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03' }, { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03' }],
  // Nothing in a field that may be left out.
  [{ shipping: null }, [leaveOut('shipping', 'an object', 'null')], {}],
  [{ shipping: { city: null } }, [leaveOut('shipping.city', 'a string', 'null')], { shipping: {} }],
  [item({ discount: false }), [leaveOut('cart.items[0].discount', 'a string or a number', 'false')], item({})],
  [item({ quantityUnit: null }), [leaveOut('cart.items[0].quantityUnit', 'a string', 'null')], item({})],
  [item({ quantityUnit: '' }), [empty('cart.items[0].quantityUnit')], item({})],
  [item({ productUrl: '' }), [empty('cart.items[0].productUrl')], item({})],
  [item({ shipping: '' }), [empty('cart.items[0].shipping')], item({})],
  [{ payee_birth_date: '' }, [empty('payee_birth_date')], {}],
  // Other words for the listed units.
  ...['pcs.', 'pc', 'piece', 'ea', 'each', 'Stk', 'un', 'Stück', 'PCS', 'H87', 'unidade', 'unité', 'pezzo', 'pz', 'pieza', 'шт.', '個'].map((quantityUnit) => [item({ quantityUnit }), [`error: cart.items[0].quantityUnit must be ${UNITS}. Send COUNT.`], item({ quantityUnit: 'COUNT' })] as const),
  [item({ quantityUnit: 'kilos' }), [`error: cart.items[0].quantityUnit must be ${UNITS}. Send KG.`], item({ quantityUnit: 'KG' })],
  [item({ quantityUnit: 'lb' }), [`error: cart.items[0].quantityUnit must be ${UNITS}.`]],
  // The total of a line.
  [item({ price: '10.00', quantity: '2', totalAmount: '20.00' }), []],
  [item({ price: 0.1, quantity: 3, totalAmount: 0.3 }), []],
  [item({ price: '1.333', quantity: '3', totalAmount: '4.00' }), []],
  [item({ price: '10.00', totalAmount: '20.00' }), []],
  [item({ price: '10.00', quantity: '2', totalAmount: '19.99' }), ['warning: cart.items[0].totalAmount should be price times quantity.']],
  [item({ name: 'Coupon', price: '-5.00' }), ['error: cart.items[0].price must not be negative. Send a discount as totalDiscountAmount of the item, and a gift card in cart.payments.'], item({ name: 'Coupon', totalDiscountAmount: '5.00' })],
]);

const pem = (label: string, body: string): string => `-----BEGIN ${label}-----${body}-----END ${label}-----`;
const KEY = 'MCUCAQEEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB';
const fileKey = (body: string): object => ({
  gateway: 'our',
  gatewayMerchantId: 'id',
  privateKey: pem('EC PRIVATE KEY', body),
});
const LOST =
  'warning: privateKey should have the line breaks of its file, which OpenSSL and other programs need. Copy the whole file again, with its line breaks. Inside a JSON string, each is \\n.';

// biome-ignore format: a table
testAdvice('wallet2-settings', [
  ...[KEY, ` ${KEY} `, `\r${KEY}\r`, `\n${KEY.slice(0, 40)}\n\n${KEY.slice(40)}\n`, `\n${KEY}`].map((body) => [fileKey(body), [LOST], fileKey(`\n${KEY}\n`)] as const),
  ...[`\n${KEY}\n`, `\r\n${KEY}\r\n`, `\n\n${KEY}\n`].map((body) => [fileKey(body), []] as const),
  [{ privateKey: '<KEY>', environment: 'PRODUCTION', gateway: 'example', gatewayMerchantId: 'id' }, ['warning: gateway is "example", which is for tests of the wallet: in PRODUCTION, send the name of your gateway.']],
]);

const CERTIFICATE = 'MDEwKqADAgECAgEBMAAwADAAMAAwGDALBgkqhkiG9w0BAQEDCQAwBgIBDwIBAzAAAwEA';
const certificate = (body: string): object => ({
  processingPrivateKey: '<KEY>',
  certificate: pem('CERTIFICATE', body),
});

testAdvice('wallet1-settings', [
  [certificate(CERTIFICATE), [LOST.replace('privateKey', 'certificate')], certificate(`\n${CERTIFICATE}\n`)],
]);

testAdvice('wallet1-token', [
  ['tokencc_bf_abc123_def456', ['error: the token must be the JSON that the wallet gave, but is another string.']],
]);

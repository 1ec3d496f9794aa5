import { item, sale, session, testAdvice } from './advice.ts';

const AMOUNT = 'error: order.amount must be a string with exactly 2 decimals, like 49.90.';
const quoted = (field: string): string =>
  `error: ${field} must be a string, but is a number. Put it in quotes, with its leading zeros if it has any.`;
const TWO_DECIMALS =
  'error: order.amount must have exactly 2 decimals, like 49.90, but has none. If it is in cents, divide by 100.';

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
  [session({}, { amount: '18605', currency: 'KWD' }), [`${AMOUNT} If it is in the smallest unit of KWD, send another amount: divided by 1000, this one has more than two decimals.`]],
  [session({}, { amount: '12300', currency: 'CLF' }), [`${AMOUNT} Write it as a string with two decimals. If it is in the smallest unit of CLF, divide by 10,000 first.`], session({}, { amount: '1.23', currency: 'CLF' })],
  [session({}, { amount: '1', currency: 'KWD' }), [`${AMOUNT} If it is in the smallest unit of KWD, send another amount: divided by 1000, this one has more than two decimals.`]],
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

const cpf = (document_number: unknown): object => ({
  document_type: 'cpf',
  document_number,
  social_name: 'Maria',
  fiscal_country: 'BR',
});

// biome-ignore format: a table
testAdvice('card-params', [
  [cpf(1144477735), ['error: document_number must be a string, but is a number. Put it in quotes, with 1 zero at the front.'], cpf('01144477735')],
  [cpf('1144477735'), ['warning: document_number should have 11 digits for cpf, but has 10. If a number lost its zeros at the front, add them.'], cpf('01144477735')],
  [cpf('12345678909'), []],
  [cpf('123.456.789-09'), []],
  [cpf('123456789012'), ['warning: document_number should have 11 digits for cpf, but has 12.']],
  [cpf('11111111111'), ['warning: document_number should be the number of a cpf, but all its digits are equal.']],
  [{ ...cpf('1'), document_type: 'passport' }, ['warning: document_type should be cpf; the interface document names no other value.']],
  [{ shipping_postcode: 1310, shipping_country: '076' }, ['error: shipping_postcode must be a string of digits, but is a number. Put it in quotes, with 4 zeros at the front.'], { shipping_postcode: '00001310', shipping_country: '076' }],
  [{ shipping_country: 40 }, ['error: shipping_country must be a string of digits, but is a number. Put it in quotes, with its leading zeros.'], { shipping_country: '040' }],
  [{ payee_zip: 1310, payee_country: 'DE' }, ['error: payee_zip must be a string, but is a number. Put it in quotes, with 1 zero at the front.'], { payee_zip: '01310', payee_country: 'DE' }],
  [item({ recipient: { country: 'US', postcode: 2108 } }), ['warning: recipient.postcode should be a string, but is a number: a number loses leading zeros. Put it in quotes, with 1 zero at the front.'], item({ recipient: { country: 'US', postcode: '02108' } })],
  [{ shipping: { country: 'US', postcode: '2108' } }, ['warning: shipping.postcode should have 5 digits for US, but has 4. If a number lost its zeros at the front, add them.'], { shipping: { country: 'US', postcode: '02108' } }],
]);

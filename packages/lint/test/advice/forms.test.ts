import { wallet2SettingsTable } from '@pg/wallet-tokens';
import { expect } from 'vitest';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../../rule-kit/test/list-in-words.ts';
import { sale, session, testAdvice } from './advice.ts';

const DUPLICATE = 'error: order_id appears twice in the form; which one is read depends on the server.';
const REST =
  'warning: b is not a known field, but perhaps the end of the URL in return_url. If it is, write each & inside that URL as %26.';
const plus = (field: string): string =>
  `warning: ${field} has a plus sign, which a form reads as a space. Write a plus sign as %2B.`;
const space = (field: string, at: number): string =>
  `warning: ${field} should have no spaces, but has one at character ${at}. Remove it; or if it was a + in a form, write that as %2B.`;

// biome-ignore format: a table
testAdvice('sale-form', [
  // An & that was not encoded.
  [`${sale({})}&return_url=https://shop.example/?a=1&order_id=8&b=2`, [`${DUPLICATE} If one of them is a part of the URL before it, write each & inside that URL as %26. Otherwise, remove one of them.`, REST], `${sale({})}&return_url=https://shop.example/?a=1%26order_id=8%26b=2`],
  [`${sale({})}&return_url=my-app://done?a=1&b[]=2`, [REST.replace(/b/, 'b[]')], `${sale({})}&return_url=my-app://done?a=1%26b[]=2`],
  [`${sale({ hash: 'a', order_description: 'https://shop.example/?a=1' })}&b=2`, ['warning: b is not a known field.']],
  [`return_url=https://shop.example/?a=1&b=2&${sale({})}`, [REST], `return_url=https://shop.example/?a=1%26b=2&${sale({})}`],
  [`${sale({})}&order_id=8`, [`${DUPLICATE} Remove one of them.`], sale({})],
  [`${sale({ return_url: 'https://shop.example/' })}&b=2`, ['warning: b is not a known field.']],
  [sale({ order_currency: 'US Dollar' }), ['warning: order_currency should be a currency code of ISO 4217, like EUR. Send USD.'], sale({ order_currency: 'USD' })],
  [sale({ return_url: 'https://shop.example/?q=1+b' }), ['error: return_url must be a URL like https://shop.example/done, but has a space at character 26. Remove the space, or write it as %20. If it was a + in a form, write that as %2B.'], sale({ return_url: 'https://shop.example/?q=1%2Bb' })],
  // A + that is read as a space.
  [sale({ hash: 'ab+cd==' }), [space('hash', 3)], sale({ hash: 'ab%2Bcd==' })],
  [sale({ client_key: 'a+b' }), [space('client_key', 2)], sale({ client_key: 'a%2Bb' })],
  [sale({ identifier: 'payer+1@shop.example' }), [space('identifier', 6)], sale({ identifier: 'payer%2B1@shop.example' })],
  [sale({ order_description: 'cups+and+plates' }), []],
  [sale({ 'parameters[phone]': '+33612345678' }), [plus('parameters[phone]')], sale({ 'parameters[phone]': '%2B33612345678' })],
  ...['parameters[email]', 'parameters[payerMail]'].map((name) => [sale({ [name]: 'payer+1@shop.example' }), [plus(name)], sale({ [name]: 'payer%2B1@shop.example' })] as const),
  [sale({ 'parameters[signature]': 'MEUCIQ+abcdef/ghijkl==' }), [plus('parameters[signature]')], sale({ 'parameters[signature]': 'MEUCIQ%2Babcdef/ghijkl==' })],
  ...['Ana+Maria', 'Ask+ana@shop.example', 'cups+and+plates='].map((value) => [sale({ 'parameters[note]': value }), []] as const),
  [sale({ payer_ip: '::ffff:192.0.2.1' }), ['error: payer_ip must be an IPv4 address, but is an IPv4-mapped IPv6 address. Remove the leading ::ffff:.'], sale({ payer_ip: '192.0.2.1' }), sale({ payer_ip: '192.0.2.1' })],
  [sale({ payer_ip: '192.0.2.1,192.0.2.2' }), ["error: payer_ip must be one IPv4 address, but is a list. Send the payer's address only, usually the first of X-Forwarded-For."], sale({ payer_ip: '192.0.2.1' })],
  [sale({ brand: 'card' }), [expect.stringMatching(/the interface document has no brand for cards\. For cards, create a checkout session with the method card\. The brand of the test connector is vcard\.$/)]],
  // The token inside JSON.
  [sale({ brand: 'wallet1', parameters: encodeURIComponent('{"paymentToken":"{}"}') }), ['error: parameters must be named parameters[paymentToken], and have only the token. Send only the token itself, as a string, in the field parameters[paymentToken].']],
]);

const SEVERAL =
  'warning: methods[0] should be one value, but is several in one string. Make each of them a string of its own, like ["one", "two"].';

// biome-ignore format: a table
testAdvice('session-request', [
  [session({ merchant_key: ' key' }), [space('merchant_key', 1)], session({})],
  [session({ merchant_key: 'key\u00a0' }), [space('merchant_key', 4)], session({})],
  [session({ customer: { email: 'customer@shop.example ' } }), [space('customer.email', 22)], session({ customer: { email: 'customer@shop.example' } })],
  [session({ merchant_key: 'key\u200b' }), ['warning: merchant_key should have no invisible characters, but has one at character 4. Remove it.'], session({})],
  // Whoever gives the kind says that the text is sent.
  [[session({}), session({})], ['error: the body must be an object, but is an array. Send each object by itself, without the square brackets around them.'], session({})],
  [session({ methods: ['card,wallet1'] }), [SEVERAL], session({ methods: ['card', 'wallet1'] })],
  [session({ methods: ['card wallet1'] }), [SEVERAL]],
  ...['card;other', 'card/wallet1', 'card+wallet1', 'card | wallet1'].map((method) => [session({ methods: [method] }), [SEVERAL]] as const),
  [session({ order_id: '1001' }), ['warning: order_id is not a known field.'], session({})],
  [session({ methods: ['card', 'vcard'] }), ['warning: methods[1] is "vcard", a brand of sales, and should be a checkout method. To test a session, use the method card. vcard is a brand of server-to-server sales.'], session({ methods: ['card'] })],
  [session({ merchant_key: undefined, client_key: 'key' }), ['warning: client_key is for sale requests: send merchant_key in its place.'], session({})],
  [JSON.stringify(JSON.stringify(session({}))), ['error: the body must be an object, but is a string: it was probably stringified twice.'], session({})],
  [session({}, { currency: '€' }), ['error: order.currency must be a 3-letter code like EUR.']],
]);

// biome-ignore format: a table
testAdvice('wallet2-settings', [
  [{ privateKey: '<KEY>', gateway: 'our', gatewayMerchantId: 'id ' }, [space('gatewayMerchantId', 3)], { privateKey: '<KEY>', gateway: 'our', gatewayMerchantId: 'id' }],
  [{ privateKey: '<KEY>', environment: 'sandbox' }, [`error: environment must be ${inWords(wallet2SettingsTable.rows.environment[3].values)}. Send TEST.`], { privateKey: '<KEY>', environment: 'TEST' }],
  [{ privateKey: '<KEY>', supportedNetworks: ['VISA,JCB'] }, ['error: supportedNetworks[0] must be one value, but is several in one string. Make each of them a string of its own, like ["one", "two"].'], { privateKey: '<KEY>', supportedNetworks: ['VISA', 'JCB'] }],
]);

const html = (field: string, at: number): string =>
  `warning: ${field} should be plain text, but has HTML at character ${at}. Remove the tags, and write each HTML entity as its character, like & for &amp;.`;

testAdvice('card-params', [
  [{ descriptor: 'Caf&eacute;' }, [html('descriptor', 4)], { descriptor: 'Café' }],
  [{ payee_first_name: '<b>Ana</b>' }, [html('payee_first_name', 1)], { payee_first_name: 'Ana' }],
  [{ descriptor: 'Cups &frac12; l' }, [html('descriptor', 6)], { descriptor: 'Cups ½ l' }],
  [{ descriptor: '<Cups>Hi<BR/>' }, [html('descriptor', 9)], { descriptor: '<Cups>Hi' }],
  ...['I <3 cups', 'Cups & pots; plates', 'A&B;', 'x < y > z', '<Cups>'].map(
    (descriptor) => [{ descriptor }, []] as const,
  ),
  [
    { descriptor: 'Caf\ufffd' },
    [
      'warning: descriptor has U+FFFD at character 4, the sign for a character that could not be read. Take the text from its source again, and read it as UTF-8.',
    ],
    { descriptor: 'Café' },
  ],
  ...['SE', 'Germany', '+', 'x46', '46 '].map(
    (customer_telnocc) =>
      [
        { customer_telnocc },
        ['warning: customer_telnocc should be the phone code of a country, like 33.'],
        { customer_telnocc: '33' },
      ] as const,
  ),
  ...['46', '+46', '0046', '1-264', '1264'].map((customer_telnocc) => [{ customer_telnocc }, []] as const),
]);

const inside = (field: string, place: string): string =>
  `warning: ${field} should be inside order. Move it to ${place}.`;
const SEVERAL_BODIES =
  'error: the body must be an object, but is an array. Send each object by itself, without the square brackets around them.';
const IN_CENTS =
  'error: [1].order.amount must have exactly 2 decimals, like 49.90, but has none. Write it with two decimals. If it is in cents, divide by 100 first.';

// Without a kind, the text is what is sent.
testAdvice(undefined, [
  [
    {
      merchant_key: 'key',
      'order[number]': '1001',
      'order[amount]': '10',
      'order[description]': 'Cups',
      'parameters[card][shipping][country]': 'XX',
      hash: 'signature',
    },
    [
      'warning: order.currency is missing: add it.',
      inside('order[number]', 'order.number'),
      inside('order[amount]', 'order.amount'),
      'error: order[amount] must have exactly 2 decimals, like 49.90, but has none. Write it with two decimals. If it is in cents, divide by 100 first.',
      inside('order[description]', 'order.description'),
      'error: parameters[card][shipping][country] must be nested objects: {"parameters": {"card": {"shipping": {"country": ...}}}}.',
      'error: parameters[card][shipping][country] must be a country code of ISO 3166-1, like FR.',
    ],
    session({ parameters: { card: { shipping: { country: 'FR' } } } }),
  ],
  [
    [session({}, { amount: '10' })],
    [
      'error: the body must be an object, but is an array with one object. Send the object without the square brackets around it.',
      'error: [0].order.amount must have exactly 2 decimals, like 49.90, but has none. Write it with two decimals. If it is in cents, divide by 100 first.',
    ],
    session({}, { amount: '0.10' }),
  ],
  [
    [session({}, { amount: '10' }), session({})],
    [SEVERAL_BODIES, IN_CENTS.replace('[1]', '[0]')],
  ],
  [
    [session({}), session({}, { amount: '10' })],
    [SEVERAL_BODIES, IN_CENTS],
  ],
  ...[
    `curl https://pay.example/api/v1/session --json '`,
    `POST /api/v1/session HTTP/1.1\nHost: pay.example\nContent-Type: application/json\n\n`,
  ].map(
    (request) =>
      [
        `${request}${JSON.stringify([session({}), session({}, { amount: '10' })])}${request.endsWith("'") ? "'" : ''}`,
        [SEVERAL_BODIES, IN_CENTS],
      ] as const,
  ),
  [
    `curl https://pay.example/api/v1/session --json '${JSON.stringify([session({})])}'`,
    [
      'error: the body must be an object, but is an array with one object. Send the object without the square brackets around it.',
    ],
    `curl https://pay.example/api/v1/session --json '${JSON.stringify(session({}))}'`,
  ],
]);

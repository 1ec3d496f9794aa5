import { runInNewContext } from 'node:vm';
import { createSaleRequest } from '@pg/sale-form';
import { createSessionRequest } from '@pg/session-request';
import { expect, test } from 'vitest';
import { checkRequest } from '../../src/index.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SESSION = JSON.stringify({
  merchant_key: 'key',
  operation: 'purchase',
  methods: ['card'],
  order: { number: '1001', amount: '49.90', currency: 'EUR', description: 'Cups' },
  hash: 'signature',
});
const SALE = 'action=SALE&brand=naps&order_amount=49.90';

const errorsOf = async (path: string, type: string, body: string | Uint8Array<ArrayBuffer>, method = 'POST') => {
  const headers = type === '' ? undefined : { 'Content-Type': type };
  const request = new Request(`https://pay.example${path}`, { method, ...(headers && { headers }), body });
  const { kind, findings } = await checkRequest(request);
  const found = findings.filter(({ severity }) => severity !== 'info');
  return [
    kind,
    ...found.filter(({ rule }) => rule !== 'sale-fields').map(({ severity, code }) => `${severity} ${code}`),
  ];
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[string, string, string | Uint8Array<ArrayBuffer>, (string | undefined)[]]>([
  ['/api/v1/session', JSON_TYPE, SESSION, ['session-request']],
  ['/gateway/api/v1/session?a=1', 'Application/JSON; charset=utf-8', SESSION, ['session-request']],
  ['/post-va', FORM_TYPE, SALE, ['sale-form']],
  ['/post-va', `${FORM_TYPE};charset=UTF-8`, SALE, ['sale-form']],
  ['/api/v2/session', JSON_TYPE, SESSION, ['session-request', 'error other-version']],
  ['/api/v1/sessions', JSON_TYPE, SESSION, [undefined, 'error unknown-endpoint']],
  ['/api/v1/session/', JSON_TYPE, SESSION, [undefined, 'error unknown-endpoint']],
  ['/', JSON_TYPE, SESSION, [undefined, 'error unknown-endpoint']],
  ['/api/v1/session', 'text/plain', SESSION, ['session-request', 'error sent-as-other-type']],
  ['/api/v1/session', FORM_TYPE, SESSION, ['session-request', 'error sent-as-form']],
  ['/api/v1/session', '', bytes(SESSION), ['session-request', 'error sent-without-type']],
  ['/api/v1/session', JSON_TYPE, 'methods=card&operation=purchase', ['session-request', 'error session-as-form']],
  ['/api/v1/session', JSON_TYPE, '', ['session-request', 'error no-json']],
  ['/api/v1/session', JSON_TYPE, bytes('{"operation":"\xff"}'), ['session-request', 'error not-utf-8']],
  ['/api/v1/session', JSON_TYPE, SESSION.replace('49.90', '4990'), ['session-request', 'error no-decimals']],
  ['/post-va', JSON_TYPE, '{"action":"SALE"}', ['sale-form', 'error sale-as-json']],
  ['/post-va', JSON_TYPE, SALE, ['sale-form', 'warning sale-sent-as-json']],
  ['/post-va', 'multipart/form-data; boundary=x', '--x--', ['sale-form', 'error sent-as-multipart']],
  ['/post-va', FORM_TYPE, `${SALE}&brand=vcard`, ['sale-form', 'error duplicate-form-field']],
])('the findings for path %s, Content-Type %s and body %s', async (path, type, body, found) => {
  expect(await errorsOf(path, type, body)).toEqual(found);
});

test.each(['PUT', 'DELETE'])('a %s request has the error not-post', async (method) => {
  expect(await errorsOf('/api/v1/session', JSON_TYPE, SESSION, method)).toEqual(['session-request', 'error not-post']);
  expect(await errorsOf('/', JSON_TYPE, SESSION, method)).toEqual([
    undefined,
    'error unknown-endpoint',
    'error not-post',
  ]);
});

test('requests that the packages create have no errors, and their body can still be read', async () => {
  const session = await createSessionRequest('https://pay.example', JSON.parse(SESSION));
  const sale = await createSaleRequest('https://pay.example', { action: 'SALE', brand: 'naps', order_amount: '49.90' });
  for (const { url, ...init } of [session, sale]) {
    const request = new Request(url, init);
    const { findings } = await checkRequest(request);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await request.text()).not.toBe('');
  }
});

test.each<[string, string, string, object]>([
  ['/api/v1/session', JSON_TYPE, SESSION, JSON.parse(SESSION)],
  [
    '/post-va',
    FORM_TYPE,
    `${SALE}&order_id=a%2Bb`,
    { action: 'SALE', brand: 'naps', order_amount: '49.90', order_id: 'a+b' },
  ],
])('the body of a request without errors to %s is returned', async (url, type, body, value) => {
  const received = { method: 'POST', url, headers: { 'content-type': type }, body };
  expect(await checkRequest(received)).toMatchObject({ status: 200, value });
  const headers = new Map([['content-type', type]]) as never;
  const bytes = new TextEncoder().encode(body).buffer;
  // Of another realm, as in Jest.
  const elsewhere = runInNewContext('new Uint8Array(bytes).buffer', { bytes });
  for (const body of [bytes, elsewhere])
    expect(await checkRequest({ ...received, headers, body })).toMatchObject({ status: 200, value });
  expect(await checkRequest({ ...received, body: '' })).not.toHaveProperty('value');
});

const POST = { method: 'POST', url: '/post-va', headers: {} };
const READ = new Request('https://pay.example/post-va', { method: 'POST', body: SALE });
await READ.text();
const LOCKED = new Request('https://pay.example/post-va', { method: 'POST', body: SALE });
LOCKED.body?.getReader();

test.each<[unknown, string]>([
  [undefined, 'checkRequest needs a Request'],
  [{ ...POST, method: 1 }, 'checkRequest needs a Request'],
  [{ method: 'POST', url: '/post-va' }, 'checkRequest needs a Request'],
  [{ ...POST, body: { order: {} } }, 'but is an object: await it, or turn off the parser'],
  [{ ...POST, body: Promise.resolve('') }, 'but is a Promise: await it'],
  [{ ...POST, body: new URLSearchParams() }, 'the body must be a string or bytes'],
  [POST, 'the body must be a string or bytes, as received, but is missing'],
  [{ ...POST, headers: null }, 'checkRequest needs a Request'],
  [{ ...POST, headers: [['content-type', FORM_TYPE]] }, 'checkRequest needs a Request'],
  [{ ...POST, method: '' }, 'checkRequest needs a Request'],
  [{ ...POST, url: 'pay' }, 'checkRequest needs a Request'],
  [READ, 'the body was read before: call checkRequest first'],
  [LOCKED, 'the body was read before: call checkRequest first'],
])('%o is refused with a TypeError', async (request, message) => {
  await expect(checkRequest(request as Request)).rejects.toThrow(TypeError);
  await expect(checkRequest(request as Request)).rejects.toThrow(message);
});

test('accepts a profile and messages', async () => {
  const request = new Request('https://pay.example/api/v1/session', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: SESSION,
  });
  const messages = { 'sent-as-other-type': 'autre type', 'required-by-profile': '{field} manque' };
  const { findings } = await checkRequest(request, { profile: { require: ['parameters.card'] }, messages });
  expect(findings.map((finding) => finding.message)).toEqual(['autre type', 'parameters.card manque']);
});

test('1,000 findings of a request are listed, and the others are counted', async () => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`other_${i}`, i])));
  const request = new Request('https://pay.example/api/v1/session', {
    method: 'POST',
    headers: { 'Content-Type': JSON_TYPE },
    body,
  });
  const { findings } = await checkRequest(request);
  expect(findings.filter(({ times = 1 }) => times === 1)).toHaveLength(1000);
});

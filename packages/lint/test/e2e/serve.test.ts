// The lines of the log are those that the command prints.

import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { describeRequest } from '../../src/mock-server/recorded-request.ts';
import { type MockServerOptions, startMockServer } from '../../src/mock-server.ts';
import { findingsOf } from './command.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SESSION = JSON.stringify({ merchant_key: 'key', operation: 'purchase', methods: ['card'] });
const SALE = 'action=SALE&client_key=key&brand=naps';

const log: string[] = [];
const server = await startMockServer({ onRequest: (request) => log.push(describeRequest(request)) });
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const send = (path: string, init: RequestInit = {}, base = server.url): Promise<Response> => fetch(base + path, init);
const post = (
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
  base = server.url,
) => send(path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body }, base);

/** The status of a request that `fetch` refuses to make. */
const statusOf = (method: string, headers: Record<string, string>, base = server.url): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${base}/requests`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

test('TRACE is answered', async () => {
  expect(await statusOf('TRACE', {})).toBe(405);
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:1', 200],
  ['127.0.0.1:8422', 200],
  ['[::1]:8422', 200],
  ['rebound.example', 421],
  ['rebound.example:8422', 421],
  ['localhost.rebound.example', 421],
  ['127.0.0.1.rebound.example', 421],
])('with the header Host: %s, the status is %i', async (host, status) => {
  expect(await statusOf('GET', { Host: host })).toBe(status);
});

test('with the option host, any header Host is accepted', async () => {
  const open = await startMockServer({ host: '127.0.0.1' });
  expect(await statusOf('GET', { Host: 'gateway.example' }, open.url)).toBe(200);
  await open.close();
});

test('a request with errors gets status 422 and problem details', async () => {
  const response = await post('/api/v1/session', '{"order":{"amount":"PLANTED"}}', JSON_TYPE);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    422,
    'application/problem+json; charset=utf-8',
  ]);
  expect(await response.json()).toMatchObject({
    status: 422,
    errors: [
      {
        pointer: '/order/amount',
        rule: 'string-format',
        code: 'not-a-decimal',
        path: ['order', 'amount'],
        severity: 'error',
        detail: expect.stringContaining('order.amount must'),
      },
    ],
  });
  expect(log.at(-1)).toMatch(/^POST \/api\/v1\/session 422\n {2}.*error string-format not-a-decimal order\.amount/s);
});

test('a request without errors gets status 200, and an answer that names the mock server', async () => {
  const response = await post('/post-va', `${SALE}&4111111111111111=PLANTED`, FORM_TYPE);
  const answer = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(answer)).toMatchObject({
    mock: true,
    message: expect.stringContaining('not of the payment service'),
    kind: 'sale-form',
  });
  expect(answer).not.toMatch(/4111/);
});

test.each<[string, string, string, string | Uint8Array<ArrayBuffer>, number, string[]]>([
  ['POST', '/other', JSON_TYPE, SESSION, 404, ['unknown-endpoint']],
  ['PUT', '/post-va', FORM_TYPE, SALE, 405, ['not-post']],
  ['POST', '/api/v1/session', 'text/plain', SESSION, 415, ['sent-as-other-type']],
  ['POST', '/api/v1/session', JSON_TYPE, '{"order":', 400, ['truncated']],
  ['POST', '/post-va', FORM_TYPE, `a=${'a'.repeat(2 ** 20)}`, 413, ['body-too-large']],
  ['POST', '/post-va', JSON_TYPE, SESSION, 422, ['other-endpoint']],
  ['POST', '/api/v1/session', FORM_TYPE, SALE, 422, ['other-endpoint']],
])('%s %s as %s with %s gets status %i', async (method, path, type, body, status, codes) => {
  const response = await send(path, { method, headers: { 'Content-Type': type }, body });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, errors: codes.map((code) => ({ code })) });
  expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
});

test('a compressed body gets status 415', async () => {
  const response = await post('/post-va', new Uint8Array(gzipSync(SALE)), FORM_TYPE, { 'Content-Encoding': 'gzip' });
  expect(await response.json()).toMatchObject({ status: 415, errors: [{ code: 'sent-compressed' }] });
});

test.each(['GET', 'HEAD'])('%s / says that the server runs', async (method) => {
  const response = await send('/', { method });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  if (method === 'GET') expect(await response.text()).toMatch(/is running.*POST \/api\/v1\/session.*POST \/post-va/s);
});

test('GET /requests lists the last hundred requests without their values, and DELETE empties the list', async () => {
  await post('/post-va?card=4111111111111111', `${SALE}&order_amount=PLANTED`, FORM_TYPE);
  await send('/4111111111111111/PLANTED%20PLANTED');
  const listed = await (await send('/requests')).json();
  expect(listed).toEqual(server.requests);
  expect(listed).toMatchObject([
    {
      method: 'POST',
      path: '/post-va',
      status: 422,
      kind: 'sale-form',
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', path: ['order_amount'], code: 'not-a-decimal' }),
      ]),
    },
    { method: 'GET', status: 404 },
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/PLANTED|4111/);
  for (let i = 0; i < 101; i++) await send('/other');
  expect(server.requests).toHaveLength(100);
  expect((await send('/requests', { method: 'DELETE' })).status).toBe(204);
  expect(server.requests).toEqual([]);
  expect((await send('/requests', { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD, DELETE');
});

test('GET /requests has the findings of the JSON report, without lines and columns', async () => {
  const sale = `${SALE}&order_amount=1&brand=vcard`;
  await post('/post-va', sale, FORM_TYPE);
  const [{ findings }] = await (await send('/requests')).json();
  const reported = await findingsOf(sale, [], 'a.form');
  expect(findings).toEqual(reported.map(({ line, column, endLine, endColumn, ...others }) => others));
});

test.each([
  ['code=503', 503],
  ['code=429, delay=0.01', 429],
  ['delay=0.01', 200],
  ['code=200', 400],
  ['code=399', 400],
  ['delay=-1', 400],
  ['delay=100', 400],
  ['respond-async', 200],
  ['return=minimal, code=404', 404],
  ['Code="503"', 503],
  ['code=503; why=test, code=404', 503],
  ['delay-tolerant', 200],
  ['foo; code=700', 200],
  ['code', 200],
])('with Prefer: %s the status is %i', async (prefer, status) => {
  const response = await post('/post-va', SALE, FORM_TYPE, { Prefer: prefer });
  expect([response.status, server.requests[0]?.status]).toEqual([status, status]);
});

describe('with settings', () => {
  const withServer = async (options: MockServerOptions, body: (url: string) => Promise<void>): Promise<void> => {
    const configured = await startMockServer(options);
    await body(configured.url).finally(configured.close);
  };
  const statusOf = async (url: string, sale: string): Promise<number> =>
    (await post('/post-va', sale, FORM_TYPE, {}, url)).status;

  test.each<[MockServerOptions, string, number]>([
    [{}, `${SALE}&other=1`, 200],
    [{ strict: true }, `${SALE}&other=1`, 422],
    [{ profile: { brandParameters: { naps: ['parameters[branch]'] } } }, SALE, 422],
    [{ names: { wallet1: 'applepay' } }, 'brand=applepay&parameters[paymentToken]=', 422],
    [{ rules: { 'sale-fields': 'error' } }, SALE, 422],
    [{ rules: { 'string-format': 'off' } }, `${SALE}&order_amount=1`, 200],
  ])('%j: the sale %s gets status %i', (options, sale, status) =>
    withServer(options, async (url) => expect(await statusOf(url, sale)).toBe(status)),
  );

  test('a valid request gets the answer of the settings', async () => {
    const answers = {
      'session-request': { status: 201, body: { redirect_url: 'https://pay.example/1' } },
      'sale-form': {},
    };
    await withServer({ answers }, async (url) => {
      const response = await post('/api/v1/session', SESSION, JSON_TYPE, {}, url);
      expect([response.status, await response.json()]).toEqual([201, answers['session-request'].body]);
      const empty = await post('/post-va', SALE, FORM_TYPE, {}, url);
      expect([empty.status, await empty.text()]).toEqual([200, '']);
      expect(await statusOf(url, `${SALE}&order_amount=1`)).toBe(422);
    });
    for (const status of [99, 199, 600, 200.5])
      await expect(startMockServer({ answers: { 'sale-form': { status } } })).rejects.toThrow(
        'answers.sale-form.status must be a status from 200 to 599, like 201',
      );
  });
});

test('an answer lists 200 findings', async () => {
  const { url, close, requests } = await startMockServer({ strict: true });
  const others = Array.from({ length: 300 }, (_, i) => `&other_${i}=1`).join('');
  await post('/post-va', `${SALE}${others}`, FORM_TYPE, {}, url);
  await close();
  expect(requests[0]?.findings.filter(({ times = 1 }) => times === 1)).toHaveLength(200);
});

test('the log has no values of requests', () => {
  expect(log.join('\n')).not.toMatch(/PLANTED|4111/);
});

test('a port in use, and an unknown host, are errors', async () => {
  await expect(startMockServer({ port: Number(new URL(server.url).port) })).rejects.toThrow("can't be used");
  await expect(startMockServer({ host: '192.0.2.1' })).rejects.toThrow("can't be used");
});

import { createServer } from 'node:http';
import { startMockServer } from '@pg/lint/mock-server';
import { samplePayload } from '@pg/lint/sample';
import { createSessionRequest } from '@pg/session-request';
import { afterAll, expect, test } from 'vitest';
import config from '../pg-lint.config.json' with { type: 'json' };
import { names, payByWallet, startCheckout } from '../src/live.ts';

/** A fake sandbox: it accepts everything. */
const received: (string | undefined)[][] = [];
const sandbox = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push([request.url, request.headers['content-type'], String(Buffer.concat(chunks))]);
  response.writeHead(201).end();
});
await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
const address = sandbox.address();
const proxy = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
const server = await startMockServer({ proxy, names, strict: true });
afterAll(async () => {
  await server.close();
  sandbox.close();
});

const account = { baseUrl: server.url, s2sUrl: server.url, merchantKey: 'key', clientKey: 'key' };
const purchase = { id: '1001', amount: '49.90' };
const token = String(samplePayload({ kind: 'sale-form', brand: 'wallet1' })['parameters[paymentToken]']);

test('the code and the command have the same names', () => {
  expect(config.names).toEqual(names);
});

test('a session and a sale with live names reach the sandbox through the mock server', async () => {
  expect(await startCheckout(account, purchase)).toBe(201);
  expect(await payByWallet(account, purchase, token)).toBe(201);
  expect(server.requests.map(({ path, findings }) => [path, findings])).toEqual([
    ['/api/v1/session', []],
    ['/post-va', []],
  ]);
  const [[, sessionType, session = ''] = [], [, saleType, sale = ''] = []] = received;
  expect([sessionType, saleType]).toEqual(['application/json', 'application/x-www-form-urlencoded;charset=UTF-8']);
  expect(JSON.parse(session)).toMatchObject({ methods: ['card', 'applepay'], hash: expect.any(String) });
  expect(Object.fromEntries(new URLSearchParams(sale))).toMatchObject({
    brand: 'applepay',
    'parameters[paymentToken]': token,
  });
});

test('a neutral name does not reach the sandbox: the answer names the live one', async () => {
  received.length = 0;
  const body = 'action=SALE&brand=wallet1';
  const response = await fetch(`${server.url}/post-va`, { method: 'POST', body: new URLSearchParams(body) });
  expect(await response.json()).toMatchObject({ errors: [{ pointer: '/brand', params: { meant: 'applepay' } }] });
  expect(received).toEqual([]);
});

test('a request can be sent again', async () => {
  const { url, ...init } = await createSessionRequest(server.url, {});
  expect((await fetch(url, init)).status).toBe(201);
  expect((await fetch(url, init)).status).toBe(201);
});

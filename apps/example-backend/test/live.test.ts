import { startMockServer } from '@pg/lint/mock-server';
import { samplePayload } from '@pg/lint/sample';
import { createSessionRequest } from '@pg/session-request';
import { afterAll, expect, test } from 'vitest';
import config from '../pg-lint.config.json' with { type: 'json' };
import { names, payByWallet, startCheckout } from '../src/live.ts';

const server = await startMockServer({ names, strict: true });
afterAll(server.close);

const account = { baseUrl: server.url, s2sUrl: server.url, merchantKey: 'key', clientKey: 'key' };
const purchase = { id: '1001', amount: '49.90' };
const token = String(samplePayload({ kind: 'sale-form', brand: 'wallet1' })['parameters[paymentToken]']);

test('the code and the command have the same names', () => {
  expect(config.names).toEqual(names);
});

test('a session and a sale with live names are accepted', async () => {
  expect(await startCheckout(account, purchase)).toBe(200);
  expect(await payByWallet(account, purchase, token)).toBe(200);
  expect(server.requests.map(({ path, findings }) => [path, findings])).toEqual([
    ['/api/v1/session', []],
    ['/post-va', []],
  ]);
});

test('a neutral name is refused: the answer names the live one', async () => {
  const body = 'action=SALE&brand=wallet1';
  const response = await fetch(`${server.url}/post-va`, { method: 'POST', body: new URLSearchParams(body) });
  expect(await response.json()).toMatchObject({ errors: [{ pointer: '/brand', params: { meant: 'applepay' } }] });
});

test('a request can be sent again', async () => {
  const { url, ...init } = await createSessionRequest(server.url, {});
  expect((await fetch(url, init)).status).toBe(200);
  expect((await fetch(url, init)).status).toBe(200);
});

import { checkRequest } from '@pg/lint';
import { toProblemDetails } from '@pg/session-request';
import { expect, test, vi } from 'vitest';
import { makeBackend } from '../src/backend.ts';

const sent: string[] = [];
const logged: string[] = [];

/** A mock gateway that accepts only valid requests. */
async function fakeGateway(request: Request): Promise<Response> {
  const { kind, findings } = await checkRequest(request);
  const isRefused = findings.some(({ severity }) => severity === 'error');
  return isRefused ? Response.json(toProblemDetails(findings), { status: 502 }) : Response.json({ kind });
}

const backend = makeBackend({
  baseUrl: 'https://pay.example',
  s2sUrl: 'https://s2s.pay.example',
  merchantKey: 'key',
  clientKey: 'key',
  send: (url, init) => {
    sent.push(url);
    return fakeGateway(new Request(url, init));
  },
  log: (message) => logged.push(message),
});

const post = (path: string, body: object): Promise<Response> | Response =>
  backend.request(path, { method: 'POST', body: JSON.stringify(body) });

const order = { orderId: '1001', total: '49.90', currency: 'EUR' };

test.each([
  { card: { descriptor: 'Order 1001' } },
  { card: { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '03' } },
])('a checkout with the card parameters %j reaches the gateway', async ({ card }) => {
  const response = await post('/checkout', { ...order, card });
  expect(await response.json()).toEqual({ kind: 'session-request' });
});

test.each(['naps', 'om-wallet', 'vcard'])('a sale with the brand %s reaches the gateway', async (brand) => {
  const response = await post('/pay', { ...order, brand });
  expect(await response.json()).toEqual({ kind: 'sale-form' });
});

test('warnings about a sent request are logged', async () => {
  await post('/pay', { ...order, brand: 'vcard' });
  expect(logged).toContain(
    "identifier is missing; a sale with brand vcard should have it: the payer's ID, which selects the simulated outcome",
  );
});

test.each([
  ['/checkout', { ...order, total: '49.9' }, { pointer: '/total', code: 'wrong-decimals' }],
  [
    '/checkout',
    { ...order, card: { descriptr: 'a' } },
    { pointer: '/parameters/card/descriptr', code: 'misspelled-field' },
  ],
  ['/pay', { ...order, brand: 'card' }, { pointer: '/brand', code: 'method-as-brand' }],
  ['/pay', { ...order, brand: 'wallet1' }, { pointer: '/parameters[paymentToken]', code: 'token-missing' }],
])('%s rejects %j with problem details, and sends nothing', async (path, body, error) => {
  sent.length = 0;
  const response = await post(path, body);
  expect([response.status, response.headers.get('Content-Type'), sent]).toEqual([422, 'application/problem+json', []]);
  expect(await response.json()).toMatchObject({ status: 422, errors: [error] });
});

test('the first example prints a request that has no error', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import('../src/first-request.ts');
  const [{ url, ...init }] = log.mock.calls[0] ?? [];
  expect(url).toBe('https://pay.example/api/v1/session');
  expect(await checkRequest(new Request(url, init))).toMatchObject({ status: 200, findings: [] });
});

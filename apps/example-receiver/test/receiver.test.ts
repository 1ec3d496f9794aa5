import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { answerTo } from '../src/answer.ts';
import { app } from '../src/express.ts';

type Send = (path: string, init: RequestInit) => Promise<Response>;

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
afterAll(() => server.close());

const receivers: readonly (readonly [name: string, send: Send])[] = [
  ['Express', (path, init) => fetch(base + path, init)],
  [
    'A Request',
    async (path, init) => {
      const { body, ...answer } = await answerTo(new Request(base + path, init));
      return new Response(body, answer);
    },
  ],
];

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const SESSION = '{"merchant_key":"key","methods":["card"],"operation":"purchase"}';

describe.each(receivers)('%s', (_, send) => {
  test.each<[string, string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number, string]>([
    ['/api/v1/session', JSON_TYPE, SESSION, {}, 200, '"session-request"'],
    ['/post-va', FORM_TYPE, 'action=SALE&brand=naps', {}, 200, '"sale-form"'],
    ['/post-va', FORM_TYPE, 'action=SALE&brand=naps&order_id=1001', {}, 200, '"order":"1001"'],
    ['/other', FORM_TYPE, 'action=SALE', {}, 404, 'unknown-endpoint'],
    ['/api/v1/session', JSON_TYPE, '{"order":', {}, 400, 'truncated'],
    ['/api/v1/session', 'text/plain', SESSION, {}, 415, 'Unsupported Media Type'],
    ['/post-va', FORM_TYPE, new Uint8Array(gzipSync('a=1')), { 'Content-Encoding': 'gzip' }, 415, 'Unsupported'],
    ['/post-va', FORM_TYPE, 'action=SALE&brand=card&order_amount=PLANTED', {}, 422, '/order_amount'],
  ])('%s as %s, row %#', async (path, type, body, headers, status, content) => {
    const response = await send(path, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringContaining(content)]);
    expect(response.headers.get('Content-Type')).toContain(status === 200 ? JSON_TYPE : 'application/problem+json');
    expect(text).not.toContain('PLANTED');
  });

  test('405 says which method is allowed', async () => {
    const response = await send('/post-va', { method: 'PUT', body: 'action=SALE' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});

test('Express refuses a body that is too large', async () => {
  const response = await fetch(`${base}/post-va`, {
    method: 'POST',
    headers: { 'Content-Type': FORM_TYPE },
    body: `a=${'a'.repeat(2 ** 20)}`,
  });
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('Content Too Large')]);
});

import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { app as onExpress } from '../src/express.ts';
import { app as onFastify } from '../src/fastify.ts';
import { app as onHono } from '../src/hono.ts';

type Send = (path: string, init: RequestInit) => Promise<Response>;

const server = onExpress.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const base = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
const fastifyBase = await onFastify.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  server.close();
  await onFastify.close();
});

const receivers: readonly (readonly [name: string, send: Send])[] = [
  ['Hono', async (path, init) => onHono.request(path, init)],
  ['Fastify', (path, init) => fetch(fastifyBase + path, init)],
  ['Express', (path, init) => fetch(base + path, init)],
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
    ['/post-va', FORM_TYPE, `a=${'a'.repeat(2 ** 20)}`, {}, 413, 'Content Too Large'],
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

import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer } from '../../src/cli/commands/serve.ts';

const log: string[] = [];
const server = await startMockServer(0, (line) => log.push(line));
let base = '';

beforeAll(() => {
  base = /http:\/\/127\.0\.0\.1:\d+/.exec(log[0] ?? '')?.[0] ?? '';
});

afterAll(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

const post = (path: string, body: string, type: string): Promise<Response> =>
  fetch(base + path, { method: 'POST', headers: { 'Content-Type': type }, body });

test('a request with errors gets status 422 and problem details', async () => {
  const response = await post('/api/v1/session', '{"order":{"amount":"PLANTED"}}', 'application/json');
  expect([response.status, response.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
  expect(await response.json()).toMatchObject({
    status: 422,
    errors: [{ pointer: '/order/amount', code: 'not-a-decimal', detail: expect.stringContaining('order.amount must') }],
  });
  expect(log.at(-1)).toMatch(/^POST session-request 422\n {2}.*error not-a-decimal order\.amount/s);
});

test('a request without errors gets status 200, and an answer that names the mock server', async () => {
  const response = await post(
    '/post-va',
    'action=SALE&brand=naps&4111111111111111=PLANTED',
    'application/x-www-form-urlencoded',
  );
  const answer = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(answer)).toMatchObject({
    mock: true,
    message: expect.stringContaining('not of the payment service'),
    kind: 'sale-form',
  });
  expect(answer).not.toMatch(/4111/);
});

test.each([
  ['/other', 'GET', 'GET unknown endpoint 422\n  error unknown-endpoint\n  error not-post'],
  ['/post-va', 'GET', 'GET sale-form 422\n  error not-post'],
])('%s %s gets status 422', async (path, method, line) => {
  expect((await fetch(base + path, { method })).status).toBe(422);
  expect(log.at(-1)).toBe(line);
});

test('a body of more than 1 MiB gets status 413', async () => {
  const response = await post('/post-va', 'a'.repeat(2 ** 20 + 1), 'application/x-www-form-urlencoded').catch(
    () => undefined,
  );
  expect(response?.status ?? 413).toBe(413);
});

test('the log has no values of requests', () => {
  expect(log.join('\n')).not.toMatch(/PLANTED|4111/);
});

test('a port in use is an error', async () => {
  await expect(startMockServer(Number(new URL(base).port), () => {})).rejects.toThrow("can't be used");
});

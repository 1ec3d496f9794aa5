import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { PG_LINT, pathOf, testClient } from './client.ts';

testClient('session-request', 'sh', 'session.sh', false);

test('a script waits until the mock server runs', () => {
  const command = [pathOf('../src/with-mock-server.sh'), pathOf('../src/session.sh'), '1001', '49.90'];
  const env = { ...process.env, MERCHANT_KEY: 'key', PORT: '18422', PG_LINT: `${process.execPath} ${PG_LINT}` };
  const { status, stdout } = spawnSync('sh', command, { env, encoding: 'utf8' });
  expect([status, JSON.parse(stdout)]).toMatchObject([0, { mock: true, kind: 'session-request' }]);
});

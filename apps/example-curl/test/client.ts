import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

export const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The built command. */
export const PG_LINT = pathOf('../../../packages/lint/dist/pg-lint.cjs');

/** Tests a client with the built mock server. The client's arguments are an order's number and amount. */
export function testClient(kind: string, command: string, file: string, printsHints: boolean): void {
  const server = spawn(process.execPath, [PG_LINT, 'serve', '--port', '0']);
  afterAll(() => {
    server.kill();
  });
  let url = '';
  beforeAll(async () => {
    const [line]: unknown[] = await once(server.stdout, 'data');
    url = /http:\S+/.exec(String(line))?.[0] ?? '';
  });

  const run = (...order: string[]) => {
    const env = { ...process.env, PAY_URL: url, MERCHANT_KEY: 'key', CLIENT_KEY: 'key' };
    const { error, status, stdout, stderr } = spawnSync(command, [pathOf(`../src/${file}`), ...order], { env });
    if (error) throw new Error(`${file} needs ${command}: ${error.message}`);
    return { status, answer: JSON.parse(String(stdout) || 'null'), stderr: String(stderr).trim() };
  };

  test('a request without errors is accepted', () => {
    const answer = { mock: true, kind };
    expect(run('1001', '49.90')).toMatchObject({ status: 0, answer, stderr: expect.not.stringContaining('Warning') });
  });

  test('a request with errors gets problem details', () => {
    const { status, answer, stderr } = run('1001', '4990');
    const found = answer.errors.map(({ pointer, code }: Record<string, unknown>) => [pointer, code]);
    const pointer = kind === 'session-request' ? '/order/amount' : '/order_amount';
    expect([status, answer.status, found]).toEqual([22, 422, [[pointer, 'no-decimals']]]);
    if (printsHints) expect(stderr).toMatch(/order_amount must have .* divide by 100/);
  });

  test('a failed connection is reported', () => {
    url = 'http://127.0.0.1:9';
    const { status, stderr } = run('1001', '49.90');
    expect([status === 0, stderr]).toEqual([false, expect.stringMatching(/connect|refused/i)]);
  });
}

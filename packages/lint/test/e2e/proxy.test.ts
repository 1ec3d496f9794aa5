import { once } from 'node:events';
import { createServer, type RequestListener, request, type ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type MockServerOptions, startMockServer } from '../../src/mock-server.ts';

/** The status of a request that `fetch` refuses to make. */
const statusOf = (base: string, headers: Record<string, string>, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(base, { headers, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });

/** A server that stands for the sandbox, and its base URL. */
async function sandboxOf(answer: RequestListener): Promise<string> {
  const sandbox = createServer(answer);
  onTestFinished(() => sandbox.closeAllConnections());
  onTestFinished(() => void sandbox.close());
  await once(sandbox.listen(0, '127.0.0.1'), 'listening');
  const address = sandbox.address();
  return `http://127.0.0.1:${typeof address === 'object' && address?.port}`;
}

/** The URL of a server with a proxy. */
async function proxyTo(answer: RequestListener, options: MockServerOptions = {}): Promise<string> {
  const { url, close } = await startMockServer({ ...options, proxy: await sandboxOf(answer) });
  onTestFinished(close);
  return url;
}

test.each<[Record<string, string>, number]>([
  [{}, 201],
  [{ Origin: 'http://localhost:3000' }, 201],
  [{ Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }, 201],
  [{ Origin: 'http://[::1]:3000', 'Sec-Fetch-Site': 'same-origin' }, 201],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
  [{ 'Sec-Fetch-Site': 'none', Host: 'gateway.example' }, 201],
  [{ Host: 'gateway.example' }, 201],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ Origin: 'https://other.example' }, 403],
  [{ Origin: 'https://localhost.other.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: 'http://rebound.example:8422', 'Sec-Fetch-Site': 'same-origin', Host: 'rebound.example:8422' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Host: 'rebound.example:8422' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site', Host: 'gateway.example' }, 403],
])('the proxy passes on nothing that another website sends: %j has the status %i', async (headers, status) => {
  let passed = 0;
  const url = await proxyTo((_, response) => response.writeHead(201).end(String(++passed)), { host: '127.0.0.1' });
  expect(await statusOf(url, headers, '/status')).toBe(status);
  expect(passed).toBe(status === 201 ? 1 : 0);
});

test('the proxy passes nothing on to another server, whatever URL a client sends', async () => {
  const paths: unknown[] = [];
  const url = await proxyTo(({ url: path }, response) => response.end(String(paths.push(path))));
  for (const path of ['m://other.example/', '//other.example/']) expect(await statusOf(url, {}, path)).toBe(200);
  expect(paths).toEqual(['/m://other.example/', '//other.example/']);
});

const MB = 2 ** 20;

test.each<[string, RequestListener, number]>([
  ['of 10 MiB', (_, response) => response.end(Buffer.alloc(10 * MB)), 200],
  ['of more than 10 MiB', (_, response) => response.end(Buffer.alloc(10 * MB + 1)), 502],
  ['without end', (_, response) => void pipeline(Readable.from(endless()), response, () => undefined), 502],
  ['that stops in the middle', (_, response) => response.write('a', () => void response.destroy()), 502],
  [
    'of another protocol',
    (_, response) => void response.writeHead(101, { Connection: 'Upgrade', Upgrade: 'x' }).end(),
    502,
  ],
  ['that is compressed', (_, response) => sendCompressed(response, 'gzip', gzipSync(Buffer.alloc(64 * MB))), 200],
  ['that is compressed more', (_, response) => sendCompressed(response, 'br', LARGE_BROTLI), 200],
])('the proxy limits an answer %s', async (_, answer, status) => {
  const url = await proxyTo(answer);
  expect(await statusOf(url, {}, '/status')).toBe(status);
});

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(MB);
}

/** 64 MiB in a few bytes. */
const LARGE_BROTLI = brotliCompressSync(Buffer.alloc(64 * MB), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const sendCompressed = (response: ServerResponse, encoding: string, bytes: Buffer): void =>
  void response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes);

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../security-headers.ts';
import { visit } from './browser.ts';

const FOLDER = '/tools/playground/';
const built = new URL('../../dist/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The headers in `deploying.md`, block by block. */
const headerBlocks = [
  ...readFileSync(new URL('../../deploying.md', import.meta.url), 'utf8').matchAll(/```http\n([^`]*)```/g),
].map(([, block = '']) =>
  block
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
);
const [everywhere = [], [ofAssets, ofPage] = []] = headerBlocks;

/** A plain file server that sends headers. */
const server = createServer(({ url = '' }, response) => {
  const path = url.slice(FOLDER.length) || 'index.html';
  const [name, value] = (path.startsWith('assets/') ? ofAssets : ofPage) ?? [];
  try {
    const body = readFileSync(new URL(path, built));
    for (const [header, sent] of everywhere) response.setHeader(header, sent);
    if (name !== undefined && value !== undefined) response.setHeader(name, value);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});

let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the page is not served');
  address = `http://127.0.0.1:${bound.port}${FOLDER}`;
});

afterAll(() => {
  server.close();
});

test('the headers in deploying.md are the same as in the tests', () => {
  expect(Object.fromEntries(everywhere)).toEqual(securityHeaders);
});

test('the built page works in a folder of a static server, with those headers', () =>
  visit(
    '#/check',
    async (page) => {
      await page.getByRole('button', { name: /quantityUnit must be one of/ }).waitFor();
      await page.locator('.cm-content').waitFor();
      const reply = await page.request.get(page.url());
      expect(reply.headers()).toMatchObject(
        Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
      );
      expect(reply.headers()['cache-control']).toBe('no-cache');
    },
    { address },
  ));

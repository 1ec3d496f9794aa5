import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  server = await createServer({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
  const { CHROMIUM = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim() } = process.env;
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
});
afterAll(() => Promise.all([browser?.close(), server?.close()]));

describe.each(['#react-hook-form', '#tanstack', '#next'])('the form %s', (fragment) => {
  test('shows errors in French, and then reads Set 4', async () => {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${server.resolvedUrls?.local[0]}${fragment}`);
    await page.getByLabel('La rue').fill('1, rue de la Paix');
    await page.getByLabel('Le code postal').fill('7500A');
    await page.getByLabel('Le pays').fill('FR');
    await page.getByRole('button').click();
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual([
        '',
        '',
        'Le code postal ne doit avoir que des chiffres',
        'Le pays doit être un code de 3 chiffres, comme 250',
      ]);
    await page.getByLabel('Le code postal').fill('75001');
    await page.getByLabel('Le pays').fill('250');
    await page.getByRole('button').click();
    const card = { shipping_street1: '1, rue de la Paix', shipping_postcode: '75001', shipping_country: '250' };
    await expect.poll(async () => JSON.parse((await page.locator('output').textContent()) || 'null')).toEqual(card);
    expect(errors).toEqual([]);
    await page.close();
  });
});

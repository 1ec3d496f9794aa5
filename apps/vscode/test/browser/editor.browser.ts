import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodeServer } from './code-server.ts';

const SESSION = {
  merchant_key: '<MERCHANT_KEY>',
  operation: 'purchase',
  methods: ['card'],
  parameters: { card: { cart: { items: [{ merchantItemId: 'cup', price: '49,90', quantityUnit: 'pcs' }] } } },
  order: { number: '1001', amount: '49.90', currency: 'EUR', description: 'Cups' },
  success_url: 'https://shop.example/done',
  cancel_url: 'https://shop.example/cart',
  hash: '<SESSION_HASH>',
};

const FILES = {
  'session.json': `${JSON.stringify(SESSION, null, 2)}\n`,
  'card.json': '{ "shipping": { "houseNumber1": "1", "houseNumber2": "2", "cost": "49,90" } }\n',
};

const SETTINGS = {
  'security.workspace.trust.enabled': false,
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'chat.disableAIFeatures': true,
  'editor.minimap.enabled': false,
  'workbench.reduceMotion': 'on',
  'editor.codeActionsOnSave': { 'source.fixAll.pg-lint': 'explicit' },
};

const code = new CodeServer();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const address = await code.start(FILES, SETTINGS);
  const { CHROMIUM = execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim() } = process.env;
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
  await page.goto(address);
  await page.getByRole('treeitem', { name: 'session.json' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  code.stop();
});

const open = (file: string): Promise<void> => page.getByRole('treeitem', { name: file }).dblclick();

test('the editor shows findings with their hints, and the row of a field', async () => {
  await open('session.json');
  await page.locator('.squiggly-error').first().waitFor();
  await page.keyboard.press('Control+Shift+M');
  const problems = page.locator('.markers-panel');
  await expect.poll(() => problems.textContent()).toContain('items[0].quantityUnit must be one of M, CM, KG, G, COUNT');
  expect(await problems.textContent()).toContain('Use a point before the decimals, and no thousands separators.');
  expect(await problems.textContent()).toContain('allowed-value');
  await page.getByText('"quantityUnit"').hover();
  await expect
    .poll(() => page.locator('.monaco-hover').allTextContents())
    .toContainEqual(expect.stringContaining('Unit of the quantity.'));
  if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
});

test('saving makes the certain fixes', async () => {
  await open('card.json');
  await page.locator('.squiggly-error').first().waitFor();
  await page.keyboard.press('Control+S');
  await expect.poll(() => readFileSync(join(code.folder, 'card.json'), 'utf8')).toContain('"cost": "49.90"');
});

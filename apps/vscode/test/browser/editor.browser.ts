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
  'list.json': '[]',
  'maybe.json': '{"descriptor":1}\n',
  'new.json': '',
  'new.yaml': '',
  'new.form': '',
  'pg-lint.config.json': '{}\n',
  'set.json': '{}',
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

async function open(file: string): Promise<void> {
  await page.getByRole('treeitem', { name: file, exact: true }).dblclick();
  await page.locator('.tab.active', { hasText: file }).waitFor();
  await page.locator('.monaco-editor.focused').waitFor();
}
const read = (file: string): string => readFileSync(join(code.folder, file), 'utf8');

test('the editor shows findings with their hints, and the row of a field', async () => {
  await open('session.json');
  await page.locator('.squiggly-error').first().waitFor();
  await page.keyboard.press('Control+Shift+M');
  const problems = page.locator('.markers-panel');
  await expect.poll(() => problems.textContent()).toContain('items[0].quantityUnit must be one of ');
  expect(await problems.textContent()).toContain('Write only digits, and one point before the decimals.');
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
  await expect.poll(() => read('card.json')).toContain('"cost": "49.90"');
});

test.each([
  ['new.json', ['session'], 'Session request', /"merchant_key"/],
  ['list.json', ['ArrowRight', 'Set5'], 'Session request: Set 5', /"payee_first_name"/],
  ['set.json', ['ArrowRight', 'Set 5', 'Control+Space'], 'Session request: Set 5', /"payee_first_name"/],
  ['new.yaml', ['set 6', 'Control+Space'], 'Session request: Set 6', /^ {4}cart:/m],
  ['new.form', ['wallet2'], 'Sale with wallet2', /^action=SALE&.*brand=wallet2/],
])('in %s, %j and Enter write a payload without findings: %s', async (file, keys, label, text) => {
  await open(file);
  for (const key of keys) {
    if (/^Arrow|Control/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key, { delay: 100 });
  }
  const focused = page.locator('.suggest-widget .monaco-list-row.focused');
  await expect.poll(() => focused.getAttribute('aria-label', { timeout: 5000 })).toContain(label);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+S');
  await expect.poll(() => read(file)).toMatch(text);
  await expect.poll(() => page.locator('.editor-instance .squiggly-error').count()).toBe(0);
});

test('quick fixes set the kind of a file and suppress a finding, both in the configuration and at once', async () => {
  const toasts = page.locator('.notifications-toasts');
  const findings = page.locator('.editor-instance .squiggly-error');
  const take = async (title: string, list: string): Promise<void> => {
    const fix = page.locator('.action-widget .monaco-list-row', { hasText: title });
    // Diagnostics that arrive while the menu is open close it.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+.');
        return fix.click({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await expect.poll(() => toasts.textContent()).toContain(`Added to ${list} in pg-lint.config.json.`);
  };
  await open('maybe.json');
  await take('Check this file as card-params', 'overrides');
  await findings.waitFor();
  await page.locator('.monaco-editor.focused').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await take('Suppress value-type here', 'suppressions');
  await expect.poll(() => findings.count()).toBe(0);
  expect(JSON.parse(read('pg-lint.config.json'))).toMatchObject({
    overrides: [{ files: ['maybe.json'], kind: 'card-params' }],
    suppressions: [{ files: 'maybe.json', rule: 'value-type' }],
  });
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tabTo, visit } from './browser.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

interface Newcomer {
  readonly page: Page;
  /** Goes to a control by the Tab key, and presses Enter. */
  readonly press: (role: 'button' | 'link' | 'tab', name: string | RegExp) => Promise<void>;
  /** Opens a menu by the Tab key and Enter. */
  readonly open: (label: string) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  readonly clipboard: () => Promise<string>;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Tries a task from a cold start, by keyboard only. */
const attempt = (viewport: (typeof SIZES)[number], task: (newcomer: Newcomer) => Promise<void>): Promise<void> =>
  visit(
    '',
    async (page) => {
      const enter = async (target: ReturnType<Page['locator']>): Promise<void> => {
        await target.waitFor();
        await tabTo(page, target);
        await page.keyboard.press('Enter');
      };
      await page.locator('.cm-content').waitFor();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
      await task({
        page,
        press: (role, name) => enter(page.getByRole(role, { name }).first()),
        open: (label) => enter(page.locator('summary', { hasText: label })),
        async paste(text) {
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
          await enter(page.getByRole('button', { name: 'Paste', exact: true }));
        },
        clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
      });
    },
    { viewport },
  );

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

describe.each(SIZES)('$width pixels wide', (size) => {
  test('a sample is fixed', () =>
    attempt(size, async ({ page, press }) => {
      await press('button', /^Replace with COUNT/);
      await page.getByText('No problems found').waitFor();
    }));

  test('PHP for a sample is copied', () =>
    attempt(size, async ({ open, press, clipboard }) => {
      await open('Code that sends it');
      await press('button', /^Copy\s+PHP/);
      await expect.poll(clipboard).toMatch(/^<\?php(?:.|\n)*'quantityUnit' => 'pcs'/);
    }));

  test('the row of a field links to its table', () =>
    attempt(size, async ({ page }) => {
      await tabTo(page, page.locator('.cm-content'));
      await page.keyboard.press('F8');
      const link = page.getByRole('link', { name: 'quantityUnit' });
      expect(await link.getAttribute('href')).toBe('../docs/reference/tables.html#22-set-6-cart-items');
    }));

  test('five units are fixed at once', () =>
    attempt(size, async ({ page, paste, press }) => {
      const body = JSON.parse(sample('mistakes/quantity-unit-pcs.json'));
      const [item] = body.parameters.card.cart.items;
      body.parameters.card.cart.items = Array.from({ length: 5 }, () => item);
      await paste(JSON.stringify(body, null, 2));
      await page.getByRole('heading', { name: '5 errors' }).waitFor();
      await press('button', /^In all 5 places Replace with COUNT/);
      await page.getByText('No problems found').waitFor();
    }));

  test('a recording becomes a redacted link with the same findings', () =>
    attempt(size, async ({ page, paste, open, press, clipboard }) => {
      const request = (body: string) => ({
        request: { method: 'POST', url: 'https://pay.example', postData: { text: body } },
      });
      const entries = [request('{"theme":"dark"}'), request(inOneLine('mistakes/quantity-unit-pcs.json'))];
      await paste(JSON.stringify({ log: { entries } }, null, 2));
      await page.getByText(/Found: Session request, in line \d+/).waitFor();
      await press('button', /^Open it/);
      await page.getByText(/^Open: Session request/).waitFor();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
      await open('Share');
      await press('button', 'Copy redacted link');
      await expect.poll(clipboard).toMatch(/#\/check\?/);
      await page.goto(await clipboard());
      await page.reload();
      await page.getByText('This payload is redacted').waitFor();
      await page
        .getByText(/quantityUnit must be one of/)
        .first()
        .waitFor();
      expect(await page.locator('.cm-content').textContent()).not.toMatch(/shop\.example|Cup/);
    }));

  test('a name is completed', () =>
    attempt(size, async ({ page }) => {
      await tabTo(page, page.locator('.cm-content'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('{ "operation": "purchase", "meth', { delay: 40 });
      await page.locator('.cm-tooltip-autocomplete li', { hasText: 'methods' }).waitFor();
      await page.waitForTimeout(200);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.cm-content').textContent()).toContain('"methods": [');
    }));
});

const inOneLine = (name: string): string => JSON.stringify(JSON.parse(sample(name)));
const SEVERAL = [inOneLine('good/set-3-descriptor.json'), inOneLine('mistakes/quantity-unit-pcs.json')];

test.each([
  ['an array', `[${SEVERAL.join(',\n')}]`],
  ['lines (NDJSON)', SEVERAL.join('\n')],
  ['a log', SEVERAL.map((line) => `10:00:00 INFO sent ${line}`).join('\n')],
])('the payloads of %s have a list with the findings of each', (_, text) =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.getByLabel('Open a file').setInputFiles([file('all.json', text)]);
    await page.getByRole('button', { name: /Found: Session request 1 of 2, .* No findings/ }).waitFor();
    await page.getByRole('button', { name: /Found: Session request 2 of 2, .* 1 error/ }).click();
    await page.getByRole('button', { name: 'Open it alone: Session request 2 of 2' }).click();
    await page.getByRole('button', { name: /^Replace with COUNT/ }).click();
    await page.getByText('No problems found').waitFor();
    await page.getByRole('button', { name: 'Back to the whole text' }).click();
    await page.getByRole('button', { name: /Found: Session request 2 of 2, .* No findings/ }).waitFor();
  }),
);

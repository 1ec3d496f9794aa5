import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

/** A new user needs about five seconds for each step, so a task with 12 steps takes a minute. */
const MOST_STEPS = 12;

interface Newcomer {
  readonly page: Page;
  /** Clicks a button, link or summary with this visible text. */
  readonly press: (words: string | RegExp) => Promise<void>;
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly copy: (text: string) => Promise<void>;
}

/** Tries a task from the start page, using only what is visible. */
const attempt = (task: (newcomer: Newcomer) => Promise<void>): Promise<void> =>
  visit('', async (page) => {
    let steps = 0;
    const control = (words: string | RegExp) =>
      page
        .getByRole('button', { name: words })
        .or(page.getByRole('link', { name: words }))
        .or(page.locator('summary', { hasText: words }))
        .first();
    await page.locator('.cm-content').waitFor();
    await task({
      page,
      press: (words) => {
        steps++;
        return control(words).click();
      },
      fill: (label, text) => {
        steps++;
        return page.locator('main').getByLabel(label, { exact: true }).filter({ visible: true }).first().fill(text);
      },
      choose: async (label, option) => {
        steps++;
        await page.getByLabel(label).selectOption({ label: option });
      },
      copy: (text) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text),
    });
    expect(steps).toBeLessThanOrEqual(MOST_STEPS);
  });

test('a payload that fails is understood and fixed', () =>
  attempt(async ({ page, press, copy }) => {
    await copy(sample('mistakes/quantity-unit-pcs.json'));
    await press('Paste');
    // The first example has the same mistake, in another line.
    await page.getByText('Line 36', { exact: true }).waitFor();
    await page.getByText(/quantityUnit must be one of M, CM, KG, G, COUNT/).waitFor();
    await press(/^Replace with COUNT/);
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
  }));

test('a token is inspected', () =>
  attempt(async ({ page, press, copy }) => {
    await copy(sample('good/wallet1-token.json'));
    await press('Paste');
    await page.getByText('Verified. Integrity').waitFor();
    await page.getByText('Certificate of Example Wallet Issuer').waitFor();
    await press(/^Show .* decoded/);
    await page.getByRole('region', { name: 'The token' }).waitFor();
  }));

test('a Set 6 checkout with two items is built', () =>
  attempt(async ({ page, press, fill, choose }) => {
    await press('Checkout');
    await choose('Fields for card', 'Set 6 (cart and shipping)');
    await press('Fill with a sample');
    await press('Add an item to items');
    await fill('name', 'Plate');
    await page.getByRole('region', { name: 'JSON' }).getByText('"Plate"').waitFor();
    await press(/^Copy.*curl/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"Plate"');
  }));

test('a wallet2 sale is built', () =>
  attempt(async ({ page, press }) => {
    await press('Sale');
    await press('wallet2');
    await press('Fill with a sample');
    await press(/^Copy.*curl/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*brand=wallet2/s);
  }));

test('an allowed value is found', () =>
  attempt(async ({ page, press, fill }) => {
    await press('Reference');
    await fill('Search', 'quantity unit');
    await expect.poll(() => page.locator('.rows tbody tr').first().textContent()).toContain('COUNT');
  }));

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paste, visit } from './browser.ts';

const OWN = '{"descriptor":"Order 1001"}';

const lines = (page: Page) => page.locator('.cm-line').allTextContents();

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

/** Opens the page with the user's own text. */
const withOwnText = (look: (page: Page) => Promise<void>): Promise<void> =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await paste(page, OWN);
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await look(page);
  });

describe('the user’s own text', () => {
  test('survives a sample: Undo restores it', () =>
    withOwnText(async (page) => {
      await page.getByLabel('Example').selectOption('good/set-6-cart.json');
      await page.getByText('The sample replaced your text. Undo restores it.').first().waitFor();
      await undo(page);
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('survives Clear: Undo restores it', () =>
    withOwnText(async (page) => {
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect.poll(() => lines(page)).toEqual(['']);
      await undo(page);
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('is not stored', () =>
    withOwnText(async (page) => {
      const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
      expect(await stored()).toBe('[{},{}]');
      await page.reload();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
    }));
});

test('a damaged link is reported until the text is edited', () =>
  visit('#/check?payload=AAAA', async (page) => {
    await page.getByText('This link is damaged').waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.type('typed ');
    await page.getByText('This link is damaged').waitFor({ state: 'detached' });
  }));

test.each(['good/set-6-cart.json', 'good/wallet1-token.json', 'good/sale-wallet2.form'])(
  'a redacted link of %s has the same number of lines and none of its values',
  (name) =>
    visit('#/check', async (page) => {
      const text = readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');
      await page.locator('.cm-content').waitFor();
      await paste(page, text);
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await page.getByText('Share', { exact: true }).click();
      await page.getByRole('button', { name: 'Copy redacted link' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await page.reload();
      await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(0);
      expect((await lines(page)).join('')).not.toMatch(/shop\.example|Lyon|MEQC/);
    }),
);

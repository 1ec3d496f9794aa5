import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paste, visit } from './browser.ts';

const OWN = '{"descriptor":"Order 1001"}';

const lines = (page: Page) => page.locator('.cm-line').allTextContents();

/** Opens the page with the user's own text, and waits until it is stored. */
const withOwnText = (look: (page: Page) => Promise<void>): Promise<void> =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await paste(page, OWN);
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft check'))).toBe(OWN);
    await look(page);
  });

describe('the user’s own text', () => {
  test('survives a reload', () =>
    withOwnText(async (page) => {
      await page.reload();
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('survives a sample: Undo in the message, the keyboard and the list of samples restore it', () =>
    withOwnText(async (page) => {
      const pick = (name: string) => page.getByLabel('Example').selectOption(name);
      await pick('good/set-6-cart.json');
      await page.getByText('The sample replaced your text.').first().waitFor();
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await pick('good/set-6-cart.json');
      await expect.poll(() => lines(page)).not.toEqual([OWN]);
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Z');
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await pick('good/set-6-cart.json');
      await expect.poll(() => lines(page)).not.toEqual([OWN]);
      await pick('');
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('survives another view with its undo history, and a payload that is opened there', () =>
    withOwnText(async (page) => {
      // Half a second later, typing is a separate undo step.
      await page.waitForTimeout(600);
      await page.locator('.cm-content').press('Control+End');
      await page.keyboard.type(' ');
      await page.getByRole('link', { name: 'Reference', exact: true }).click();
      await page.getByRole('heading', { name: 'Reference', level: 1 }).waitFor();
      await page.goBack();
      await expect.poll(() => lines(page)).toEqual([`${OWN} `]);
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Z');
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await page.goto(page.url().replace(/#.*/, '#/reference/rule/one-set'));
      await page.getByRole('button', { name: 'Open in Check' }).first().click();
      await page.getByText('replaced your text').first().waitFor();
      await page.locator('.cm-content').waitFor();
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('is deleted when the user clears it, and not before', () =>
    withOwnText(async (page) => {
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect.poll(() => page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => lines(page)).toEqual([OWN]);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft check'))).toBe(OWN);
      await page.getByRole('button', { name: 'Delete all input' }).click();
      await expect.poll(() => lines(page)).toEqual(['']);
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
      await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => lines(page)).toEqual([OWN]);
    }));

  test('is not stored if the user turns storage off; then the browser warns before a reload', () =>
    withOwnText(async (page) => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      await page.locator('.cm-content').waitFor();
      expect(asked).toEqual([]);
      await page.getByLabel('Store input in this tab').uncheck();
      expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
      await page.locator('.cm-content').click();
      await page.keyboard.type('x');
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await expect.poll(() => lines(page)).not.toEqual([OWN]);
    }));
});

test('an edited link survives a reload, and a damaged one is reported', () =>
  visit('#/check?payload=AAAA', async (page) => {
    await page.getByText('This link is damaged').waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('typed ');
    await page.getByText('This link is damaged').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft check'))).toMatch(/^typed/);
    await page.reload();
    await expect.poll(async () => (await lines(page))[0]).toBe('typed {');
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

test('a script that the server no longer has is loaded after one reload', () =>
  visit(
    '#/check',
    async (page) => {
      await page.locator('.cm-content').waitFor();
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.route(/reference-view.*js/, (route) => (loads === 0 ? route.abort() : route.continue()));
      await page.getByRole('link', { name: 'Reference', exact: true }).click();
      await page.getByRole('heading', { name: 'Reference', level: 1 }).waitFor();
      expect(loads).toBe(1);
    },
    { errors: /Failed to load resource/, serviceWorkers: 'block' },
  ));

test('the page works offline after the first visit', () =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    await page.locator('.cm-content').waitFor();
    await paste(page, OWN);
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await page.getByRole('link', { name: 'Reference', exact: true }).click();
    await page.getByRole('heading', { name: 'Reference', level: 1 }).waitFor();
    await page.context().setOffline(false);
  }));

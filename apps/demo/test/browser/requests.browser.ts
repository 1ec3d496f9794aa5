import { brands } from '@pg/sale-form';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

describe('a sale', () => {
  test.each(Object.keys(brands))('of the brand %s is filled, and its request is there', (brand) =>
    visit(`#/sale/${brand}`, async (page) => {
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      const form = page.getByRole('region', { name: 'Encoded form' });
      await form.waitFor();
      const sent = new URLSearchParams((await form.locator('pre').textContent()) ?? '');
      expect(sent.get('brand')).toBe(brand);
      expect(await page.getByRole('region', { name: 'curl' }).locator('pre').textContent()).toContain(`brand=${brand}`);
      const rules = Object.entries(brands).find(([name]) => name === brand)?.[1];
      for (const name of rules?.takesNot ?? []) expect(await page.getByLabel(name, { exact: true }).count()).toBe(0);
      for (const name of rules?.requires ?? []) {
        await page.getByLabel(name, { exact: true }).fill('');
        await page.getByRole('heading', { name: 'No request yet' }).waitFor();
      }
    }),
  );

  test('with a damaged token has none, and with one that can be repaired the repair', () =>
    visit('#/sale/wallet2', async (page) => {
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      const field = page.getByLabel('parameters[paymentToken]', { exact: true });
      await expect.poll(() => field.inputValue()).toContain('signedMessage');
      const token = await field.inputValue();
      await field.fill(JSON.stringify(token));
      await page.getByRole('button', { name: /^Repair/ }).click();
      expect(await field.inputValue()).toBe(token);
      await field.fill(token.slice(0, -9));
      await page.getByRole('heading', { name: 'No request yet' }).waitFor();
    }));
});

describe('a checkout', () => {
  test('shows the listed methods only, each with what it asks', () =>
    visit('#/checkout?methods=card', async (page) => {
      const form = page.getByRole('figure');
      await form.getByText('Card number').waitFor();
      expect(await form.getByRole('radio').count()).toBe(1);
      await page.getByRole('checkbox', { name: 'om-wallet' }).check();
      await form.getByRole('radio', { name: 'om-wallet' }).check();
      await form.getByText(/Phone number, international format/).waitFor();
      await page.getByRole('checkbox', { name: 'card' }).uncheck();
      expect(await form.getByRole('radio').count()).toBe(1);
    }));

  test('leaves out what the service would refuse', () =>
    visit('#/checkout?methods=card&set=3', async (page) => {
      await page.getByLabel('descriptor').fill('more than twenty characters');
      await page.getByText('Left out, as the service would refuse it:').waitFor();
      const json = page.getByRole('region', { name: 'JSON' }).locator('pre');
      expect(await json.textContent()).not.toContain('descriptor');
      await page.getByLabel('descriptor').fill('Order 1001');
      await expect.poll(() => json.textContent()).toContain('Order 1001');
    }));
});

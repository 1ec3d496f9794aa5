import { cardSetSchemas } from '@pg/card-params';
import { lintText } from '@pg/lint';
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
      await expect
        .poll(() => page.getByRole('region', { name: 'curl' }).locator('pre').textContent())
        .toContain(`brand=${brand}`);
      const rules = Object.entries(brands).find(([name]) => name === brand)?.[1];
      for (const name of rules?.takesNot ?? [])
        await expect.poll(() => page.getByRole('textbox', { name }).count()).toBe(0);
      for (const name of rules?.requires ?? []) {
        await page.getByRole('textbox', { name }).fill('');
        await page.getByRole('heading', { name: 'No request yet' }).waitFor();
      }
    }),
  );

  test('with a damaged token has none, and with one that can be repaired the repair', () =>
    visit('#/sale/wallet2', async (page) => {
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      const field = page.getByRole('textbox', { name: 'parameters[paymentToken]' });
      await expect.poll(() => field.inputValue()).toContain('signedMessage');
      const token = await field.inputValue();
      await field.fill(JSON.stringify(token));
      await page.getByRole('button', { name: /^Repair/ }).click();
      await expect.poll(() => field.inputValue()).toBe(token);
      await field.fill(token.slice(0, -9));
      await page.getByRole('heading', { name: 'No request yet' }).waitFor();
    }));
});

test('a sale has the parameters that the profile names, and no request without them', () =>
  visit('#/sale/naps', async (page) => {
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    await page.getByRole('region', { name: 'curl' }).waitFor();
    await page.locator('summary', { hasText: 'Merchant rules' }).click();
    await page.getByLabel('naps', { exact: true }).fill('parameters[branch]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No request yet' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('parameters[branch]').fill('12');
    await page.getByRole('region', { name: 'curl' }).waitFor();
    const form = page.getByRole('region', { name: 'Encoded form' }).locator('pre');
    await expect.poll(() => form.textContent()).toContain(`${encodeURIComponent('parameters[branch]')}=12`);
    await page.getByRole('button', { name: 'Open in Check' }).click();
    await page.getByRole('heading', { name: /^(No findings|[0-9]+ warnings?)$/ }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('profile=');
  }));

test('a profile that can’t be meant is told, and counts as none', () =>
  visit(`#/sale/naps?profile=${encodeURIComponent('{"brandParameters":{"nap":["parameters[a]"]}}')}`, async (page) => {
    await page.getByText('"nap" is no brand').waitFor();
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    await page.getByRole('region', { name: 'curl' }).waitFor();
  }));

test('what is entered does not get into an address', () =>
  visit('#/sale/naps', async (page) => {
    await page.getByLabel('order_id').fill('Order 1001');
    await page.getByLabel('payer_ip').fill('192.0.2.7');
    await page.getByRole('region', { name: 'curl' }).waitFor();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.locator('summary', { hasText: 'customer' }).click();
    await page.getByLabel('email').fill('customer@shop.example');
    await expect.poll(() => page.getByRole('region', { name: 'JSON' }).textContent()).toContain('customer@');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/checkout');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).toBe('[{},""]');
  }));

describe('a checkout', () => {
  test.each(cardSetSchemas.map((_, i) => i + 1))('of Set %i is what the service takes', (number) =>
    visit(`#/checkout?methods=card&set=${number}`, async (page) => {
      const shown = page.getByRole('region', { name: 'JSON' }).locator('pre');
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      await expect.poll(() => shown.textContent()).toContain('parameters');
      await page.getByLabel('cancel_url').fill('nowhere');
      await page.getByText('Not in the JSON below').waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'curl' }).count()).toBe(0);
      const json = (await shown.textContent()) ?? '';
      const { findings } = lintText(json, { kind: 'session-request' });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(Object.keys(JSON.parse(json))).toContain('parameters');
      expect(Object.keys(JSON.parse(json))).not.toContain('cancel_url');
    }),
  );

  test('takes the set, and requires the entries, of the profile', () =>
    visit(
      `#/checkout?profile=${encodeURIComponent('{"cardSet":3,"require":["parameters.card.descriptor","hash"]}')}`,
      async (page) => {
        await page.getByRole('heading', { name: 'No request yet' }).waitFor();
        await expect.poll(() => page.getByLabel('Fields for card').inputValue()).toBe('3');
        await page.getByLabel('descriptor needed').fill('Order 1001');
        await page.getByLabel('hash needed').fill('<HASH>');
        await page.getByRole('region', { name: 'curl' }).waitFor();
      },
    ));

  test('of Set 6 is built item by item, survives a reload, and never sends an empty object', () =>
    visit('#/checkout?methods=card', async (page) => {
      await page.getByLabel('Fields for card').selectOption({ label: 'Set 6: cart and shipping' });
      await page.getByText('Still needed:').waitFor();
      await page.locator('summary', { hasText: /^cart$/ }).click();
      await page.locator('summary', { hasText: /^items$/ }).click();
      const json = page.getByRole('region', { name: 'JSON' }).locator('pre');
      for (const [i, name] of ['Cup', 'Plate'].entries()) {
        await page.getByRole('button', { name: 'Add to items' }).click();
        expect(await json.textContent()).not.toContain('{}');
        const item = page.locator('details.item').nth(i);
        await item.getByLabel('name', { exact: true }).fill(name);
        await item.getByLabel(/^Add a field to/).selectOption('quantityUnit');
        await item.getByLabel('quantityUnit', { exact: true }).selectOption('COUNT');
      }
      await expect.poll(() => json.textContent()).toContain('Plate');
      await page.reload();
      await expect.poll(() => json.textContent()).toContain('Plate');
      await page.locator('details.item summary', { hasText: 'Cup, COUNT' }).waitFor();
    }));

  test('shows the listed methods only, each with what it asks', () =>
    visit('#/checkout?methods=card', async (page) => {
      const form = page.getByRole('figure');
      await form.getByText('Card number').waitFor();
      await expect.poll(() => form.getByRole('radio').count()).toBe(1);
      await page.getByRole('checkbox', { name: 'om-wallet' }).check();
      await form.getByRole('radio', { name: 'om-wallet' }).check();
      await form.getByText(/Phone number, international format/).waitFor();
      await page.getByRole('checkbox', { name: 'card' }).uncheck();
      await expect.poll(() => form.getByRole('radio').count()).toBe(1);
    }));

  test('leaves out what the service would refuse', () =>
    visit('#/checkout?methods=card&set=3', async (page) => {
      await page.getByLabel('descriptor', { exact: true }).fill('more than twenty characters');
      await page.getByText('Not in the JSON below').waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'curl' }).count()).toBe(0);
      const json = page.getByRole('region', { name: 'JSON' }).locator('pre');
      await expect.poll(() => json.textContent()).not.toContain('descriptor');
      await page.getByLabel('descriptor', { exact: true }).fill('Order 1001');
      await expect.poll(() => json.textContent()).toContain('Order 1001');
    }));
});

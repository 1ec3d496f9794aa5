import { cardSetSchemas } from '@pg/card-params';
import { lintText } from '@pg/lint';
import { brands } from '@pg/sale-form';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

describe('a sale', () => {
  test.each(Object.keys(brands))('of the brand %s can be filled with a sample, and has a request', (brand) =>
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
      for (const name of rules?.excludes ?? [])
        await expect.poll(() => page.getByRole('textbox', { name }).count()).toBe(0);
      for (const name of rules?.requires ?? []) {
        await page.getByRole('textbox', { name }).fill('');
        await page.getByRole('heading', { name: 'No request yet' }).waitFor();
      }
    }),
  );

  test('without input lists what is missing, and reports no error', () =>
    visit('#/sale/wallet1', async (page) => {
      const result = page.getByRole('region', { name: 'Request', exact: true });
      await result.getByText('Still missing:').waitFor();
      await expect.poll(() => result.locator('code').allTextContents()).toContain('parameters[paymentToken]');
      expect(await page.locator('.is-error, .is-warning').count()).toBe(0);
    }));

  test('with a damaged token has no request, and a button for a certain repair', () =>
    visit('#/sale/wallet2', async (page) => {
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      const field = page.getByRole('textbox', { name: 'parameters[paymentToken]' });
      await expect.poll(() => field.inputValue()).toContain('signedMessage');
      const token = await field.inputValue();
      await field.fill(JSON.stringify(token));
      await page.getByRole('button', { name: /^Encode the token once/ }).click();
      await expect.poll(() => field.inputValue()).toBe(token);
      await field.fill(token.slice(0, -9));
      await page.getByRole('heading', { name: 'No request yet' }).waitFor();
    }));
});

test('a sale has the parameters of the merchant profile, and no request without them', () =>
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

test('an invalid profile is reported, and not used', () =>
  visit(`#/sale/naps?profile=${encodeURIComponent('{"brandParameters":{"nap":["parameters[a]"]}}')}`, async (page) => {
    await page.getByText('"nap" is not a brand').waitFor();
    await page.getByRole('button', { name: 'Fill with a sample' }).click();
    await page.getByRole('region', { name: 'curl' }).waitFor();
  }));

test('input is not added to the URL', () =>
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
  test.each(cardSetSchemas.map((_, i) => i + 1))('of Set %i has only fields that the service accepts', (number) =>
    visit(`#/checkout?methods=card&set=${number}`, async (page) => {
      const shown = page.getByRole('region', { name: 'JSON' }).locator('pre');
      await page.getByRole('button', { name: 'Fill with a sample' }).click();
      await expect.poll(() => shown.textContent()).toContain('parameters');
      await page.getByLabel('cancel_url').fill('nowhere');
      await page.getByText('not in the JSON below').waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'curl' }).count()).toBe(0);
      const json = (await shown.textContent()) ?? '';
      const { findings } = lintText(json, { kind: 'session-request' });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(Object.keys(JSON.parse(json))).toContain('parameters');
      expect(Object.keys(JSON.parse(json))).not.toContain('cancel_url');
    }),
  );

  test('has the set and the required fields of the profile', () =>
    visit(
      `#/checkout?profile=${encodeURIComponent('{"cardSet":3,"require":["parameters.card.descriptor","hash"]}')}`,
      async (page) => {
        await page.getByRole('heading', { name: 'No request yet' }).waitFor();
        await expect.poll(() => page.getByLabel('Fields for card').inputValue()).toBe('3');
        await page.getByLabel('descriptor required').fill('Order 1001');
        await page.getByLabel('hash required').fill('<HASH>');
        await page.getByRole('region', { name: 'curl' }).waitFor();
      },
    ));

  test('of Set 6 is built item by item, survives a reload, and never sends an empty object', () =>
    visit('#/checkout?methods=card', async (page) => {
      await page.getByLabel('Fields for card').selectOption({ label: 'Set 6 (cart and shipping)' });
      await page.getByText('Still missing:').waitFor();
      await page.locator('summary', { hasText: /^cart$/ }).click();
      await page.locator('summary', { hasText: /^items$/ }).click();
      const json = page.getByRole('region', { name: 'JSON' }).locator('pre');
      for (const [i, name] of ['Cup', 'Plate'].entries()) {
        await page.getByRole('button', { name: 'Add an item to items' }).click();
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

  test('shows only the chosen methods, each with its fields', () =>
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

  test('shows the merchant and the wallets’ buttons to the payer', () =>
    visit('#/checkout?methods=card,wallet1,wallet2', async (page) => {
      const form = page.getByRole('figure', { name: 'What the payer sees' });
      await expect
        .poll(() => form.locator('.hosted-wallet').allTextContents())
        .toEqual([' Pay with wallet1', ' Pay with wallet2']);
      await form.getByLabel('Merchant').fill('Cup shop');
      await form.getByLabel('Colour').fill('#ffee00');
      await expect.poll(() => form.locator('.hosted-merchant').textContent()).toBe('Cup shop');
      const merchant = form.locator('.hosted-merchant');
      const colours = () =>
        merchant.evaluate((bar) => [getComputedStyle(bar).backgroundColor, getComputedStyle(bar).color]);
      await expect.poll(colours).toEqual(['rgb(255, 238, 0)', 'rgb(0, 0, 0)']);
    }));

  test('leaves out fields that the service would reject', () =>
    visit('#/checkout?methods=card&set=3', async (page) => {
      await page.getByLabel('descriptor', { exact: true }).fill('more than twenty characters');
      await page.getByText('not in the JSON below').waitFor();
      await expect.poll(() => page.getByRole('region', { name: 'curl' }).count()).toBe(0);
      const json = page.getByRole('region', { name: 'JSON' }).locator('pre');
      await expect.poll(() => json.textContent()).not.toContain('descriptor');
      await page.getByLabel('descriptor', { exact: true }).fill('Order 1001');
      await expect.poll(() => json.textContent()).toContain('Order 1001');
    }));
});

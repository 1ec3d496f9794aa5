import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paste, visit } from './browser.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

describe('a pasted payload', () => {
  test('has its finding, which leads to its line, and back', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await paste(page, sample('mistakes/quantity-unit-pcs.json'));
      const finding = page.getByRole('button', { name: /quantityUnit: "pcs"/ });
      await finding.click();
      expect(await page.locator('.cm-activeLine').textContent()).toContain('"quantityUnit": "pcs"');
      expect(await page.locator('.cm-activeLineGutter').textContent()).toBe('36');
      expect(await page.evaluate(() => location.hash)).toBe('#/check');

      await page.keyboard.press('Control+Home');
      await page.keyboard.press('F8');
      await page.locator('.finding[aria-current]').waitFor();
      expect(await page.locator('.finding[aria-current]').textContent()).toContain('COUNT');
    }));

  test('is announced to those who don’t look', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      const status = page.getByRole('status').filter({ hasText: /./ });
      await status.getByText('No findings').waitFor();
      await paste(page, '{"descriptor":"more than twenty characters"}');
      await status.getByText('1 error').waitFor();
    }));

  test('is mended place by place, and all at once', () =>
    visit('#/check?sample=good/set-1-instalments.json', async (page) => {
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await paste(page, '{"bnrg_installm_def":0,"bnrg_installm_months":3,"bnrg_installm_plan":5}');
      const fixes = page.getByRole('button', { name: 'Fix', exact: true });
      const before = 3;
      await expect.poll(() => fixes.count()).toBe(before);
      await fixes.first().click();
      await expect.poll(() => fixes.count()).toBe(before - 1);
      await page.getByRole('button', { name: /^Fix all/ }).click();
      await expect.poll(() => fixes.count()).toBe(0);
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Z');
      await page.keyboard.press('Control+Z');
      await expect.poll(() => fixes.count()).toBe(before);
    }));

  test('is of the kind that the visitor says', () =>
    visit('#/check?sample=mistakes/quantity-unit-pcs.json', async (page) => {
      await page.getByLabel('Kind').selectOption('card-params');
      await page.getByRole('link', { name: 'unknown-entry' }).first().waitFor();
      expect(await page.evaluate(() => location.hash)).toContain('kind=card-params');
    }));
});

test('the first mistake of a sample is in sight, and the page is not scrolled for it', () =>
  visit('#/check?sample=mistakes/quantity-unit-pcs.json', async (page) => {
    const editor = await page.locator('.editor').boundingBox();
    await expect
      .poll(async () => (await page.locator('.mark-error').boundingBox())?.y ?? 0)
      .toBeGreaterThan(editor?.y ?? 0);
    const mark = await page.locator('.mark-error').boundingBox();
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan((editor?.y ?? 0) + (editor?.height ?? 0));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));

test('a damaged token is marked in the layer that is damaged', () =>
  visit('#/check?sample=good/sale-wallet2.form', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    const form = new URLSearchParams(sample('good/sale-wallet2.form').trim());
    const token = JSON.parse(form.get('parameters[paymentToken]') ?? '');
    const message = JSON.parse(token.signedMessage);
    token.signedMessage = JSON.stringify({ ...message, tag: 5 });
    form.set('parameters[paymentToken]', JSON.stringify(token));
    await paste(page, form.toString());
    const finding = page.locator('.finding', { hasText: 'tag:' }).first();
    await finding.getByRole('button', { name: 'Open signedMessage' }).click();
    const crumbs = page.getByRole('navigation', { name: 'Layers of the payload' });
    expect(await crumbs.locator('[aria-current]').textContent()).toBe('signedMessage');
    expect(await page.locator('.mark-error').allTextContents()).toContain('5');
    await crumbs.getByRole('button', { name: 'sale-form' }).click();
    expect(await page.locator('.cm-content').textContent()).toContain('brand=wallet2');
  }));

test('a profile turns what is not stated into errors', () =>
  visit('#/check?sample=good/set-3-descriptor.json', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await page.getByText('Profile').click();
    await page.getByLabel('Card parameter set').selectOption('6');
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
  }));

test('a payload gets into a link only when it is asked for, and comes out of it whole', () =>
  visit('#/check?sample=good/set-6-cart.json', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    const text = '{\r\n  "descriptor": "more than twenty characters"\r\n}';
    await paste(page, text);
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#/check');
    await page.getByText('Link', { exact: true }).click();
    await page.getByText(/shows it to everyone/).waitFor();
    await page.getByRole('button', { name: 'Put the payload into a link' }).click();
    await page.getByRole('button', { name: /^Copy link of/ }).click();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.reload();
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    expect(await page.locator('.cm-line').allTextContents()).toHaveLength(3);
  }));

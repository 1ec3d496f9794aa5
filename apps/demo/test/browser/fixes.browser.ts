import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paste, visit } from './browser.ts';

describe('the first seconds', () => {
  test('show the purpose, the start of a sample, one finding, and a fix that works', () =>
    visit('#/check', async (page) => {
      await page.getByText('Your text is checked as you type').waitFor();
      await page.getByText('Paste a request, form, curl command or token').waitFor();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
      await page.locator('.cm-content').waitFor();
      expect(await page.locator('.cm-scroller').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.locator('.diff').getByText('COUNT').waitFor();
      await page.getByRole('button', { name: /^Replace with COUNT/ }).click();
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
    }));

  test('have buttons to paste, format, undo and clear', () =>
    visit('#/check', async (page) => {
      const lines = () => page.locator('.cm-line').allTextContents();
      await page.locator('.cm-content').waitFor();
      await page.evaluate(() => navigator.clipboard.writeText('{"descriptor":"Order","descriptor":1.50}'));
      await page.getByRole('button', { name: 'Paste', exact: true }).click();
      await page.getByRole('heading', { name: /error/ }).waitFor();
      await page.getByRole('button', { name: 'Format', exact: true }).click();
      await expect.poll(lines).toEqual(['{', '  "descriptor": "Order",', '  "descriptor": 1.50', '}', '']);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(lines).toHaveLength(1);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('heading', { name: 'Nothing to check yet' }).waitFor();
    }));
});

describe('a fix', () => {
  test.each([
    ['trailing-comma.json', 'Remove the comma'],
    ['sale-lost-plus.form', 'Put the + signs back'],
    ['bracket-names.json', 'Nest the bracket names'],
    ['numbers-for-strings.json', 'Replace with "1004"'],
    ['duplicate-amount.json', 'Keep the last amount'],
    ['sale-double-encoded-token.form', 'Remove the second JSON encoding'],
    ['sale-other-wallet.form', 'Change brand to wallet2'],
    ['wallet2-settings.json', 'Replace with PRODUCTION'],
    ['wallet2-token-stripped.txt', 'Put the backslashes back'],
    ['php-empty-arrays.json', 'Remove the empty field'],
  ])('of %s is described by its label: %s', (name, label) =>
    visit(`#/check?sample=mistakes/${name}`, async (page) => {
      const total = page.locator('.findings h2');
      const fix = page.getByRole('button', { name: new RegExp(`^${label.replace(/\+/g, '\\+')}`) }).first();
      await fix.waitFor();
      const before = await total.textContent();
      await fix.click();
      await expect.poll(() => total.textContent()).not.toBe(before);
      expect(await page.getByRole('button', { name: /^Fix$/ }).count()).toBe(0);
    }),
  );

  test('of all safe fixes is one button, and one undo step', () =>
    visit('#/check?sample=mistakes/numbers-for-strings.json', async (page) => {
      await page.locator('.cm-content').waitFor();
      await page.getByRole('button', { name: 'Apply all 4 safe fixes' }).click();
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Z');
      await page.getByRole('heading', { name: '4 errors' }).waitFor();
    }));
});

describe('findings', () => {
  const mixed = {
    descriptor: 'more than twenty characters',
    unknown: 1,
    cart: { items: Array.from({ length: 50 }, () => ({ name: 'Cup', price: '1,5,0' })) },
  };

  test('are listed errors first, similar ones together', () =>
    visit('#/check', async (page) => {
      await page.locator('.cm-content').waitFor();
      await paste(page, JSON.stringify(mixed, null, 2));
      const group = page.locator('.finding', { hasText: '10 ×' });
      await group.waitFor();
      await page.locator('.finding').getByText('40 more findings like this').waitFor();
      await page.getByRole('heading', { name: '51 errors, 2 warnings' }).waitFor();
      await page.locator('.finding').last().locator('.severity', { hasText: 'warning' }).waitFor();
    }));

  test('continue after a syntax error', () =>
    visit('#/check', async (page) => {
      await page.locator('.cm-content').waitFor();
      await paste(
        page,
        '{\n  "descriptor": "Order",\n  \'amount\': 1,\n  "parameters[cart][items][0][name]": "Cup",\n}',
      );
      await page.getByRole('link', { name: 'syntax' }).first().waitFor();
      await page.getByRole('link', { name: 'bracket-name' }).waitFor();
    }));

  test('about a missing field mark only the brace', () =>
    visit('#/check?sample=mistakes/php-empty-arrays.json', async (page) => {
      await expect.poll(() => page.locator('.cm-lintRange-warning').allTextContents()).toContain('{');
    }));

  test('are one tap away on a phone, and link to their lines', () =>
    visit(
      '#/check',
      async (page) => {
        await page.locator('.cm-content').waitFor();
        await page.getByRole('button', { name: '1 error', exact: true }).click();
        await page.locator('.finding-place').click();
        await expect
          .poll(async () => {
            const { y = -1 } = (await page.locator('.cm-lintRange-error').boundingBox()) ?? {};
            return y > 0 && y < 844;
          })
          .toBe(true);
      },
      { viewport: { width: 390, height: 844 } },
    ));

  test('are visible after a paste', () =>
    visit('#/check', async (page) => {
      await page.locator('.cm-content').waitFor();
      const body = JSON.parse(
        readFileSync(new URL('../../../../samples/good/set-6-cart.json', import.meta.url), 'utf8'),
      );
      const text = `${'\n'.repeat(80)}${JSON.stringify({ ...body, order: { ...body.order, amount: '1' } }, null, 2)}`;
      await paste(page, text);
      await page.locator('.cm-lintRange-error').waitFor();
      await expect
        .poll(async () => {
          const mark = await page.locator('.cm-lintRange-error').boundingBox();
          const editor = await page.locator('.editor').boundingBox();
          return mark && editor && mark.y > editor.y && mark.y < editor.y + editor.height;
        })
        .toBe(true);
    }));
});

import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

test('a search finds rows and rules while the user types, and is in the URL', () =>
  visit('#/reference', async (page) => {
    const total = page.locator('.total');
    const all = await total.textContent();
    await page.getByLabel('Search').fill('country recipient');
    await expect.poll(() => total.textContent()).not.toBe(all);
    await expect.poll(() => page.locator('.rows tbody tr').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/reference?q=country+recipient');
    await page.getByRole('status').getByText('1 of').waitFor({ state: 'attached' });
    await page.getByLabel('Search').fill('no such words');
    await page.getByText('Try fewer words.').waitFor();
  }));

test.each([
  ['trailing comma', 'syntax'],
  ['installments', 'bnrg_installm_def'],
  ['unknown fields', 'unknown-field'],
])('%s finds %s', (words, name) =>
  visit('#/reference', async (page) => {
    await page.getByLabel('Search').fill(words);
    await page.locator('.rows, .rules').getByRole('link', { name, exact: true }).first().waitFor();
  }),
);

test('a search for a value lists its field first, and the table of contents scrolls to tables', () =>
  visit('#/reference?q=COUNT', async (page) => {
    await expect.poll(() => page.locator('.rows a').first().textContent()).toBe('quantityUnit');
    await page.getByLabel('Search').fill('');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Rules' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  }));

describe('a link leads to', () => {
  test.each([
    ['row/2.2-set-6-cart-items.quantityUnit', 'quantityUnit'],
    ['rule/one-set', 'Rule one-set'],
    ['type/AN255', 'Type code AN255'],
    ['type/A2%20%5BA-Za-z%5D2%20or%20N3%20%5B0-9%5D3', 'Type code A2 [A-Za-z]2 or N3 [0-9]3'],
  ])('%s', (steps, name) =>
    visit(`#/reference/${steps}`, (page) => page.getByRole('heading', { name, exact: true }).waitFor()),
  );

  test('an unknown rule, which is reported', () =>
    visit('#/reference/rule/none', (page) => page.getByText('There is no rule with this name.').waitFor()));
});

test('a type code is described, and another one can be typed', () =>
  visit('#/reference/type/AN255', async (page) => {
    await page.getByText('A string of at most 255 characters.').waitFor();
    await page.getByLabel('Another type code').fill('N3');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Type code N3' }).waitFor();
    await page.getByLabel('Another type code').fill('AM3');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Type code AM3' }).waitFor();
    await expect.poll(() => page.getByLabel('Another type code').getAttribute('aria-invalid')).toBe('true');
  }));

test('an open rule is printed on one page', () =>
  visit('#/reference/rule/one-set', async (page) => {
    await page.locator('.details').waitFor();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  }));

test('only the open rule is printed, as dark text on light, without buttons', () =>
  visit(
    '#/reference/rule/one-set?q=set',
    async (page) => {
      await page.locator('.details').waitFor();
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['.top', '.bottom', '.back', '.examples button'])
        await expect.poll(() => page.locator(gone).first().isVisible()).toBe(false);
      await expect.poll(() => page.locator('.details').isVisible()).toBe(true);
      await expect.poll(() => page.locator('.rows').first().isVisible()).toBe(false);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
        .toBe('light');
    },
    { colorScheme: 'dark' },
  ));

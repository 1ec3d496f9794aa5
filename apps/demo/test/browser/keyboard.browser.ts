import { expect, test } from 'vitest';
import { tabTo, visit } from './browser.ts';

const copied = 'navigator.clipboard.readText()';

test('a payload is inspected by keyboard', () =>
  visit('#/check?sample=mistakes/sale-other-wallet.form', async (page) => {
    await page.locator('.finding').first().waitFor();
    await tabTo(page, page.locator('.cm-content'));
    await page.keyboard.press('F8');
    await page.locator('.finding[aria-current]').waitFor();
    // The Tab key leaves the editor.
    const finding = page.locator('.finding-place').first();
    await tabTo(page, finding);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.cm-editor.cm-focused').count()).toBe(1);
    await tabTo(page, page.locator('summary', { hasText: 'Code that sends it' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'curl' }).waitFor();
  }));

test('a mistake is fixed by keyboard', () =>
  visit('#/check?sample=mistakes/receiver-names.json', async (page) => {
    const heading = page.getByRole('region', { name: 'Findings' }).getByRole('heading');
    const fix = page.getByRole('button', { name: /^Rename to payee_phone in line 5/ });
    await fix.waitFor();
    const before = await heading.textContent();
    await tabTo(page, fix);
    await page.keyboard.press('Space');
    await expect.poll(() => heading.textContent()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.findings') !== null)).toBe(true);
  }));

test('a menu opens and closes by keyboard, and returns the focus', () =>
  visit('#/check?sample=good/set-3-descriptor.json', async (page) => {
    const menu = page.locator('summary', { hasText: 'Share' });
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Copy link to this sample' }));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await expect.poll(() => page.evaluate(copied)).toMatch(/#\/check\?sample=good%2Fset-3-descriptor\.json$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Copy link to this sample' }).isVisible()).toBe(false);
  }));

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dropFile, paste, visit } from './browser.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

describe('a pasted payload', () => {
  test('has a finding that links to its line and back', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await paste(page, sample('mistakes/quantity-unit-pcs.json'));
      const finding = page.getByRole('button', { name: /quantityUnit must be one of/ });
      await finding.click();
      await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('"quantityUnit": "pcs"');
      await expect.poll(() => page.locator('.cm-activeLineGutter').textContent()).toBe('36');
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/check');

      await page.keyboard.press('Control+Home');
      await page.keyboard.press('F8');
      await page.locator('.finding[aria-current]').waitFor();
      await expect.poll(() => page.locator('.finding[aria-current]').textContent()).toContain('COUNT');
      await page
        .getByRole('status')
        .getByText(/^Line 36: .*quantityUnit must be/)
        .waitFor({ state: 'attached' });
    }));

  test('may be a request copied from a browser, which is marked and fixed in place', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      await page.getByRole('heading', { name: 'No findings' }).waitFor();
      await paste(page, sample('mistakes/session-as-curl.sh'));
      await page.getByRole('button', { name: /amount must have exactly 2 decimals/ }).click();
      await expect.poll(() => page.locator('.cm-activeLineGutter').textContent()).toBe('3');
      await expect.poll(() => page.locator('.cm-lintRange-error').allTextContents()).toEqual(['"19.9"']);
      await page.getByRole('button', { name: /^Replace with 19\.90/ }).click();
      await expect.poll(() => page.locator('.cm-line').nth(2).textContent()).toContain('"amount":"19.90"');
      await expect.poll(() => page.locator('.cm-lintRange-error').count()).toBe(0);
    }));

  test('is announced to screen readers', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      const status = page.getByRole('status').filter({ hasText: /./ });
      await status.getByText('No findings').waitFor();
      await paste(page, '{"descriptor":"more than twenty characters"}');
      await status.getByText('1 error').waitFor();
    }));

  test('is checked as the chosen kind', () =>
    visit('#/check?sample=mistakes/quantity-unit-pcs.json', async (page) => {
      await page.getByLabel('Kind').selectOption('card-params');
      await page.getByRole('link', { name: 'unknown-field' }).first().waitFor();
      await expect.poll(() => page.evaluate(() => location.hash)).toContain('kind=card-params');
    }));
});

test.each([
  ['before the editor is loaded', false, '.marked mark'],
  ['in the editor', true, '.cm-lintRange-error'],
])('the first mistake of a sample is visible without scrolling the page: %s', (_, acts, mark) =>
  visit(
    '#/check?sample=mistakes/quantity-unit-pcs.json',
    async (page) => {
      const boxOf = async (selector: string): Promise<{ top: number; bottom: number }> => {
        const { y, height } = (await page.locator(selector).boundingBox()) ?? { y: Number.NaN, height: 0 };
        return { top: y, bottom: y + height };
      };
      await expect
        .poll(async () => {
          const [marked, editor] = [await boxOf(mark), await boxOf('.editor')];
          return editor.top < marked.top && marked.bottom < editor.bottom;
        })
        .toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator('.cm-content').count()).toBe(acts ? 1 : 0);
      if (acts && process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
    },
    { acts, viewport: { width: 1200, height: 760 }, colorScheme: 'light' },
  ),
);

test('a merchant profile turns warnings into errors', () =>
  visit('#/check?sample=good/set-3-descriptor.json', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel(/of pg-lint.config.json/).fill('{ "profile": { "cardSet": 6 } }');
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('cardSet');
  }));

test('a link contains the payload only if the user creates one, and then all of it', () =>
  visit('#/check?sample=good/set-6-cart.json', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    const text = '{\r\n  "descriptor": "more than twenty characters"\r\n}';
    await paste(page, text);
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/check');
    await page.getByText('Share', { exact: true }).click();
    await page.getByText(/Everyone who sees the link/).waitFor();
    await page.getByRole('button', { name: 'Copy complete link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.reload();
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    await expect.poll(() => page.locator('.cm-line').allTextContents()).toHaveLength(3);
  }));

const file = (text: string) => ({ name: 'payload.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test.each(['.editor', '.findings', '.bottom'])('a file that is dropped on %s is checked', (where) =>
  visit('#/check?sample=good/set-6-cart.json', async (page) => {
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await page.locator('.cm-content').waitFor();
    await dropFile(page, where, sample('mistakes/quantity-unit-pcs.json'));
    await page.getByRole('button', { name: /quantityUnit must be one of/ }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/check');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+Z');
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
  }),
);

test('the same file can be opened again', () =>
  visit('#/check?sample=good/set-6-cart.json', async (page) => {
    await page.locator('.cm-content').waitFor();
    const input = page.getByLabel('Open a file');
    await input.setInputFiles(file('{"descriptor":"more than twenty characters"}'));
    await page.getByRole('heading', { name: '1 error' }).waitFor();
    await input.setInputFiles(file('{"descriptor":"Order 1001"}'));
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
  }));

test('a sample is picked by its name, and has its URL', () =>
  visit('#/check', async (page) => {
    await page.getByRole('button', { name: /quantityUnit must be one of/ }).waitFor();
    const picker = page.getByLabel('Example');
    await expect.poll(() => picker.inputValue()).toBe('');
    await picker.selectOption('mistakes/duplicate-amount.json');
    await page.getByRole('link', { name: 'duplicate-field' }).first().waitFor();
    await picker.selectOption('good/wallets.json');
    await page.getByRole('heading', { name: 'No findings' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/check?sample=good%2Fwallets.json');
    await page.goBack();
    await expect.poll(() => picker.inputValue()).toBe('mistakes/duplicate-amount.json');
  }));

test('a finding shows its section, its basis, its hint, and a link to its rule', () =>
  visit('#/check?sample=mistakes/quantity-unit-pcs.json', async (page) => {
    const finding = page.locator('.finding');
    await finding.getByText('Send COUNT.').waitFor();
    await finding.getByText('2.2 Set 6, cart items · the interface document contradicts itself here').waitFor();
    const link = finding.getByRole('link', { name: 'allowed-value' });
    expect(await link.getAttribute('href')).toBe('../docs/reference/rules.html#allowed-value');
  }));

describe('a payload of 500 KB', () => {
  const large = (count: number, quantityUnit: string): string => {
    const body = JSON.parse(sample('mistakes/quantity-unit-pcs.json'));
    const [item] = body.parameters.card.cart.items;
    body.parameters.card.cart.items = Array.from({ length: count }, () => ({ ...item, quantityUnit }));
    return JSON.stringify(body, null, 2);
  };

  test('has its findings in one group, and can be edited while it is checked', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      await page.locator('.cm-content').waitFor();
      const text = large(1200, 'count');
      expect(text.length).toBeGreaterThan(500 * 1024);
      await page.getByLabel('Open a file').setInputFiles(file(text));
      await page.getByRole('heading', { name: '1,200 errors' }).waitFor();
      await page.getByText('Only the first 1,000 findings are listed.').waitFor({ state: 'attached' });
      await page.locator('.finding').getByText('1,000 ×').waitFor();
      await expect.poll(() => page.locator('.finding').count()).toBe(1);
      await page.locator('.cm-content').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('typed ');
      await expect.poll(() => page.locator('.cm-line').first().textContent()).toBe('typed {');
      await page.getByRole('link', { name: 'syntax' }).waitFor();
    }));

  test('has the number of all errors, also of those that are not listed', () =>
    visit('#/check?sample=good/set-6-cart.json', async (page) => {
      await page.locator('.cm-content').waitFor();
      await page.getByLabel('Open a file').setInputFiles(file(large(1200, 'pcs')));
      await page.getByRole('heading', { name: '1,200 errors' }).waitFor();
      await page.locator('.finding').getByText('10 ×').waitFor();
      await page.locator('.finding').getByText('1190 more findings like this').waitFor();
      await expect.poll(() => page.getByText('Only the first 1,000').count()).toBe(0);
    }));
});

test.each([
  [false, 0],
  [true, 1],
])('a link has the settings only if the user asks for them: %s', (isAsked, findings) =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await paste(page, '{"descriptor":"Order 1001"}');
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel(/of pg-lint.config.json/).fill('{ "profile": { "cardSet": 6 } }');
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Share', { exact: true }).click();
    if (isAsked) await page.getByLabel('With the settings').check();
    await page.getByRole('button', { name: 'Copy complete link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await page.reload();
    await page.locator('.cm-content').waitFor();
    await page.getByRole('heading', { name: findings === 0 ? 'No findings' : /error/ }).waitFor();
  }),
);

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copied, heading, inOneLine, lines, paste, sample, tabTo, visit } from './browser.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Goes to a button by the Tab key, and presses Enter. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

const log = (...names: readonly string[]): string =>
  names.map((name, i) => `10:00:0${i} INFO sent ${inOneLine(name)} in 3 ms`).join('\n');

describe.each(SIZES)('by keyboard, $width pixels wide', (viewport) => {
  test('a first visitor fixes the example', () =>
    visit(
      '',
      async (page) => {
        await heading(page, '1 error');
        await page.locator('.cm-lintRange-error').waitFor();
        // The picture of the README.
        const clip = { x: 0, y: 0, width: viewport.width, height: 980 };
        if (process.env.PICTURE && viewport.width > 1000)
          await page.screenshot({ path: process.env.PICTURE, fullPage: true, clip });
        await press(page, /^Replace with COUNT/);
        await heading(page, 'No findings');
        await page.getByText('Done: Replace with COUNT.').waitFor();
        await press(page, 'Undo');
        await heading(page, '1 error');
      },
      { viewport },
    ));

  test('the same mistake in five places is fixed at once', () =>
    visit(
      '',
      async (page) => {
        const body = JSON.parse(sample('mistakes/quantity-unit-pcs.json'));
        const [item] = body.parameters.card.cart.items;
        body.parameters.card.cart.items = Array.from({ length: 5 }, () => item);
        await paste(page, JSON.stringify(body, null, 2));
        await heading(page, '5 errors');
        await press(page, 'Replace with COUNT in these 5 places');
        await heading(page, 'No findings');
      },
      { viewport },
    ));

  test('one request of a log is found, fixed where it is, and shared without its values', () =>
    visit(
      '',
      async (page) => {
        await paste(page, log('good/set-3-descriptor.json', 'mistakes/quantity-unit-pcs.json', 'good/set-6-cart.json'));
        await press(page, 'session-request 2 of 3, line 2: 1 error');
        await expect.poll(() => page.locator('.cm-activeLine').textContent()).toContain('10:00:01');
        await press(page, 'Share');
        await page.getByText('A link has only this payload: session-request 2 of 3').waitFor();
        await press(page, 'Copy redacted link');
        await page.getByText('Copied.').waitFor();
        const link = await copied(page);
        await page.keyboard.press('Escape');
        await press(page, /^Replace with COUNT/);
        await heading(page, 'No findings');
        expect((await lines(page))[1]).toMatch(/^10:00:01 INFO sent .*"quantityUnit":"COUNT".* in 3 ms$/);
        await page.goto(link);
        await heading(page, '1 error');
        await page.getByText('This payload is redacted').waitFor();
        expect((await lines(page)).join('')).not.toMatch(/shop\.example|Lyon/);
      },
      { viewport },
    ));

  test('a name is completed', () =>
    visit(
      '',
      async (page) => {
        await tabTo(page, page.locator('.cm-content'));
        await page.keyboard.press('Control+A');
        await page.keyboard.type('{ "operation": "purchase", "meth', { delay: 40 });
        await page.locator('.cm-tooltip-autocomplete li', { hasText: 'methods' }).waitFor();
        await page.waitForTimeout(200);
        await page.keyboard.press('Enter');
        await expect.poll(() => lines(page)).toEqual([expect.stringContaining('"methods": [')]);
      },
      { viewport },
    ));
});

test.each([
  ['an array', `[${inOneLine('good/set-6-cart.json')},\n${inOneLine('mistakes/quantity-unit-pcs.json')}]`, 2],
  ['lines of JSON', `${inOneLine('good/set-6-cart.json')}\n${inOneLine('mistakes/quantity-unit-pcs.json')}`, 2],
  ['curl', sample('mistakes/session-as-curl.sh'), 1],
  [
    'a recording',
    JSON.stringify({
      log: {
        entries: [
          {
            request: {
              method: 'POST',
              url: 'https://pay.example',
              postData: { text: inOneLine('mistakes/quantity-unit-pcs.json') },
            },
          },
        ],
      },
    }),
    1,
  ],
])('a mistake in %s is fixed where it is', (_, text, parts) =>
  visit('', async (page) => {
    await heading(page, '1 error');
    await paste(page, text);
    await expect.poll(() => page.locator('.parts li').count()).toBe(parts);
    const errors = () => page.locator('.findings .error').count();
    await expect.poll(errors).toBe(1);
    await page
      .locator('.findings .error')
      .getByRole('button', { name: /^Replace/ })
      .click();
    await expect.poll(errors).toBe(0);
    expect(await page.locator('.parts li').count()).toBe(parts);
  }),
);

test.each([
  ['trailing-comma.json', 'Remove the comma'],
  ['sale-lost-plus.form', 'Put the + signs back'],
  ['bracket-names.json', 'Nest the bracket names'],
  ['duplicate-amount.json', 'Keep the last amount'],
  ['sale-double-encoded-token.form', 'Remove the second JSON encoding'],
  ['wallet2-settings.json', 'Replace with TEST'],
  ['wallet2-token-stripped.txt', 'Put the backslashes back'],
])('the fix of %s changes what is found: %s', (name, label) =>
  visit(`#/check?sample=mistakes/${name}`, async (page) => {
    const total = page.locator('.results h2');
    const fix = page.getByRole('button', { name: label }).first();
    await fix.waitFor();
    const before = await total.textContent();
    await fix.click();
    await expect.poll(() => total.textContent()).not.toBe(before);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/check');
  }),
);

test('all safe fixes are one button, and one step to undo', () =>
  visit('#/check?sample=mistakes/numbers-for-strings.json', async (page) => {
    await page.getByRole('button', { name: 'Apply all 4 safe fixes' }).click();
    await heading(page, 'No findings');
    await page.getByRole('button', { name: 'Undo' }).click();
    await heading(page, '4 errors');
  }));

test('a finding links to its rule and its row in a new tab', () =>
  visit('', async (page) => {
    const targets = [
      ['allowed-value', 'rules.html#allowed-value'],
      ['2.2 Set 6, cart items', 'tables.html#22-set-6-cart-items'],
    ] as const;
    for (const [name, target] of targets) {
      const opened = page.context().waitForEvent('page');
      await page.locator('.findings').getByRole('link', { name }).click();
      const reference = await opened;
      await reference.locator(`[id="${target.split('#')[1]}"]`).waitFor();
      expect(reference.url()).toContain(`/pg-rules/docs/reference/${target}`);
    }
    await heading(page, '1 error');
  }));

test('a complete link has the text and the settings, also where the page is open', () =>
  visit('', async (page) => {
    await heading(page, '1 error');
    await paste(page, '{"descriptor":"Order 1001"}');
    await heading(page, 'No findings');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(/of pg-lint.config.json/).fill('{ "profile": { "cardSet": 6 } }');
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
    expect(await page.evaluate(() => location.hash)).not.toContain('cardSet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy complete link' }).click();
    await page.getByText('Copied.').waitFor();
    const link = await copied(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel(/of pg-lint.config.json/).fill('');
    await heading(page, 'No findings');
    await page.goto(link);
    await page.getByRole('link', { name: 'profile-set' }).first().waitFor();
    expect(await lines(page)).toEqual(['{"descriptor":"Order 1001"}']);
  }));

test('a payload is checked as the chosen kind', () =>
  visit('#/check?sample=mistakes/quantity-unit-pcs.json', async (page) => {
    await page.getByLabel('Kind').selectOption('card-params');
    await page.getByRole('link', { name: 'unknown-field' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('kind=card-params');
  }));

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tabTo, visit } from './browser.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

interface Newcomer {
  readonly page: Page;
  /** Goes to a control by the Tab key, and presses Enter. One step. */
  readonly press: (role: 'button' | 'link' | 'tab', name: string | RegExp) => Promise<void>;
  /** Opens a menu by the Tab key and Enter. One step. */
  readonly open: (label: string) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  readonly clipboard: () => Promise<string>;
  readonly steps: () => number;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Tries a task from a cold start, by keyboard only. */
const attempt = (viewport: (typeof SIZES)[number], task: (newcomer: Newcomer) => Promise<void>): Promise<void> =>
  visit(
    '',
    async (page) => {
      let steps = 0;
      const enter = async (target: ReturnType<Page['locator']>): Promise<void> => {
        steps++;
        await target.waitFor();
        await tabTo(page, target);
        await page.keyboard.press('Enter');
      };
      await page.locator('.cm-content').waitFor();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
      await task({
        page,
        press: (role, name) => enter(page.getByRole(role, { name }).first()),
        open: (label) => enter(page.locator('summary', { hasText: label })),
        async paste(text) {
          await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
          await enter(page.getByRole('button', { name: 'Paste', exact: true }));
        },
        clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
        steps: () => steps,
      });
    },
    { viewport },
  );

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

describe.each(SIZES)('$width pixels wide', (size) => {
  test('a sample is fixed', () =>
    attempt(size, async ({ page, press }) => {
      await press('button', /^Replace with COUNT/);
      await page.getByText('Ready to send.').waitFor();
    }));

  test('a session of Set 3 is written in four steps', () =>
    attempt(size, async ({ page, open, press, steps }) => {
      await open('New');
      await press('button', 'Set 3, descriptor');
      await page.getByText('Ready to send.').waitFor();
      await expect.poll(() => page.locator('.cm-content').textContent()).toContain('"descriptor"');
      expect(steps()).toBeLessThanOrEqual(4);
    }));

  test('a finding is shared without a value', () =>
    attempt(size, async ({ page, paste, press, clipboard }) => {
      await paste('{"methods":["card"],"order":{"amount":"12345.6789"}}');
      await page
        .getByText(/amount must have exactly 2 decimals/)
        .first()
        .waitFor();
      await press('button', 'Copy finding');
      await expect.poll(clipboard).toContain('`order.amount`');
      expect(await clipboard()).not.toContain('12345');
    }));

  test('twelve files are checked at once', () =>
    attempt(size, async ({ page, press }) => {
      const files = Array.from({ length: 12 }, (_, i) =>
        file(`payload-${i}.json`, sample(i === 7 ? 'mistakes/quantity-unit-pcs.json' : 'good/set-3-descriptor.json')),
      );
      await page.getByLabel('Open files').setInputFiles(files);
      await press('button', /payload-7\.json 1 error/);
      await page.getByText(/quantityUnit must be one of/).waitFor();
    }));

  test('PHP for a payload is copied', () =>
    attempt(size, async ({ page, press, clipboard }) => {
      await press('tab', 'Findings');
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, page.getByRole('radio', { name: 'curl' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await press('button', /^Copy\s+PHP/);
      await expect.poll(clipboard).toContain("'quantityUnit' => 'pcs'");
    }));

  test('the row of a field is opened from the payload', () =>
    attempt(size, async ({ page, press }) => {
      await tabTo(page, page.locator('.cm-content'));
      await page.keyboard.press('F8');
      await press('link', 'quantityUnit');
      await page.getByRole('heading', { name: 'quantityUnit', level: 1 }).waitFor();
    }));

  test('a name is completed', () =>
    attempt(size, async ({ page }) => {
      await tabTo(page, page.locator('.cm-content'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('{ "operation": "purchase", "meth', { delay: 40 });
      await page.locator('.cm-tooltip-autocomplete li', { hasText: 'methods' }).waitFor();
      await page.waitForTimeout(200);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.cm-content').textContent()).toContain('"methods": [');
    }));
});

const inOneLine = (name: string): string => JSON.stringify(JSON.parse(sample(name)));
const SEVERAL = [inOneLine('good/set-3-descriptor.json'), inOneLine('mistakes/quantity-unit-pcs.json')];

test.each([
  ['an array', `[${SEVERAL.join(',\n')}]`],
  ['lines (NDJSON)', SEVERAL.join('\n')],
])('the payloads of %s have a list with the findings of each', (_, text) =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.getByLabel('Open files').setInputFiles([file('all.json', text)]);
    await page.getByRole('button', { name: /Payload 1 No findings/ }).waitFor();
    await page.getByRole('button', { name: /Payload 2 1 error/ }).click();
    await page.locator('.finding[aria-current]').waitFor();
  }),
);

test('the JSON in a line of a log is checked', () =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.getByLabel('Open files').setInputFiles([file('app.log', `10:00:00 INFO sent ${SEVERAL[1]}`)]);
    await page.getByText('This is a text with JSON in it').waitFor();
    await page.getByRole('button', { name: 'Check the JSON inside' }).click();
    await page.getByRole('heading', { name: '1 error' }).waitFor();
  }));

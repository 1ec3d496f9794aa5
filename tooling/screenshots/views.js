// Takes screenshots of all views, at three widths, light and dark: pnpm --filter @pg/screenshots run views [FOLDER]
// Build the playground first.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const WIDTHS = [1920, 1280, 390];

/** By view: the fragment of its URL, a selector to wait for, and an action before the screenshot. */
const VIEWS = {
  check: { fragment: 'check', selector: '.diff' },
  'check-mistakes': { fragment: 'check?sample=mistakes/receiver-names.json', selector: '.finding' },
  token: {
    fragment: 'check?sample=good/sale-wallet1.form',
    selector: '.findings .good',
    act: (page) => page.getByRole('tab', { name: /^Inside/ }).click(),
  },
  reference: { fragment: 'reference', selector: '.rows' },
  rule: { fragment: 'reference/rule/one-set?q=set', selector: '.details' },
};

const root = fileURLToPath(new URL('../../apps/demo', import.meta.url));
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'views-'));
mkdirSync(folder, { recursive: true });
const executablePath =
  process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const server = await preview({ root, logLevel: 'silent', preview: { port: 4319 } });
const [address] = server.resolvedUrls.local;
for (const colorScheme of ['light', 'dark']) {
  for (const width of WIDTHS) {
    for (const [name, { fragment, selector, act }] of Object.entries(VIEWS)) {
      // A new page starts without the input of the previous one.
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${address}#/${fragment}`);
      await page.locator(selector).first().waitFor();
      await act?.(page);
      await page.waitForTimeout(400);
      // These views have panes that scroll on their own, or parts that are laid out only when visible.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (name === 'rule') await page.setViewportSize({ width, height });
      await page.screenshot({
        path: join(folder, `${name}-${width}-${colorScheme}.png`),
        fullPage: name !== 'reference',
      });
      await page.close();
    }
  }
}
await server.close();
await browser.close();
console.log(folder);

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../security-headers.ts';
import { findViolations, visit } from './browser.ts';

const VIEWS = [
  ['#/check?sample=mistakes/quantity-unit-pcs.json', '.finding'],
  ['#/check?sample=mistakes/session-as-curl.sh', '.found'],
  ['#/check?sample=good/set-6-cart.json', '.good'],
] as const;

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1440, 390, 320].map((width) => ({ colorScheme, viewport: { width, height: 844 } })),
);

describe.each(LOOKS)('$colorScheme, $viewport.width wide', (look) => {
  test.each(VIEWS)('%s is accessible, fits, and does not move while it loads', (fragment, shown) =>
    visit(
      fragment,
      async (page) => {
        await page.locator(shown).first().waitFor();
        expect(await findViolations(page)).toEqual([]);
        expect(await shiftOf(page)).toBeLessThan(0.02);
        const cut = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('.toolbar, .top, .found')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className }) => className),
        );
        expect(cut).toEqual([]);
      },
      look,
    ),
  );
});

/** The layout shift since the page started to load, as the browser measures it. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0;
        const add = (entries: PerformanceEntryList): void => {
          for (const { value } of entries as (PerformanceEntry & { value: number })[]) total += value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          add(observer.takeRecords());
          resolve(total);
        });
      }),
  );

test('a first visit loads at most 140 KB, compressed', () =>
  visit(
    '#/check',
    async (page) => {
      const loaded = new Set<string>();
      page.on('request', (request) => loaded.add(request.url()));
      await page.reload();
      await page.getByRole('heading', { name: '1 error' }).waitFor();
      const replies = await Promise.all([...loaded].map((url) => page.request.get(url)));
      const bodies = await Promise.all(replies.map((reply) => reply.body()));
      const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
      // The worker alone has more than 100 KB.
      expect(total).toBeGreaterThan(100 * 1024);
      expect(total).toBeLessThan(140 * 1024);
    },
    { acts: false },
  ));

test('the policy is in the header and in the page, and allows the editor’s style sheets', () =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    const reply = await page.request.get(page.url());
    expect(reply.headers()).toMatchObject(
      Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
    const inHeader = reply.headers()['content-security-policy'] ?? '';
    const inPage = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(inHeader).toMatch(/^default-src 'self'; /);
    expect(inHeader).not.toContain('unsafe');
    expect(inHeader.startsWith(inPage ?? 'none')).toBe(true);
    const { sheets, tags, font } = await page.evaluate(() => {
      const root = document.querySelector('.editor-host')?.shadowRoot;
      const text = root?.querySelector('.cm-scroller');
      return {
        sheets: root?.adoptedStyleSheets.length ?? 0,
        tags: document.querySelectorAll('style').length + (root?.querySelectorAll('style').length ?? 0),
        font: text ? getComputedStyle(text).fontFamily : '',
      };
    });
    expect(sheets).toBeGreaterThan(0);
    expect(tags).toBe(0);
    expect(font).toContain('monospace');
  }));

test.each([
  ['HTML', "document.body.insertAdjacentHTML('beforeend', '<b>text</b>')"],
  ['the address of a worker', "new Worker('./assets/other.js')"],
  ['code', "setTimeout('document.title', 0)"],
])('the policy blocks a string as %s, and the test fails', async (_, code) => {
  const visited = visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.evaluate(code).catch(() => undefined);
    await page.waitForTimeout(200);
  });
  await expect(visited).rejects.toMatchObject({
    actual: expect.arrayContaining([expect.stringMatching(/^console: policy: require-trusted-types-for/)]),
  });
});

test('the first Tab stop leads to the editor', () =>
  visit('#/check', async (page) => {
    await page.locator('.cm-content').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('typed ');
    await expect.poll(() => page.locator('.cm-line').first().textContent()).toBe('typed {');
  }));

test('the theme is the one that the visitor chose on the site', () =>
  visit('#/check', async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.evaluate(() => localStorage.setItem('vitepress-theme-appearance', 'dark'));
    await page.reload();
    await expect.poll(ground).not.toBe(light);
  }));

const STATES: readonly (readonly [string, string, (page: Page) => Promise<void>, string])[] = [
  ...['Settings', 'Share'].map(
    (menu) =>
      [
        menu,
        'good/sale-wallet2.form',
        (page: Page) => page.getByText(menu, { exact: true }).click(),
        '.menu button, .menu textarea',
      ] as const,
  ),
  ['Code', 'good/set-6-cart.json', (page) => page.getByText('Code that sends it').click(), '.code-block'],
  [
    'no text',
    'good/set-6-cart.json',
    (page) => page.getByRole('button', { name: 'Clear', exact: true }).click(),
    '.empty',
  ],
];

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(STATES)('%s of %s is accessible', (_, sample, open, shown) =>
    visit(
      `#/check?sample=${sample}`,
      async (page) => {
        await page.getByRole('heading', { name: 'No findings' }).waitFor();
        await open(page);
        await page.locator(shown).first().waitFor();
        expect(await findViolations(page)).toEqual([]);
      },
      { colorScheme },
    ),
  );
});

test('nothing moves for users who prefer reduced motion', () =>
  visit(
    '#/check',
    async (page) => {
      await page.locator('.cm-content').waitFor();
      const moving = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('*')].filter((element) => {
              const { transitionDuration, animationName } = getComputedStyle(element);
              return transitionDuration !== '0s' || animationName !== 'none';
            }).length,
        );
      expect(await moving()).toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(moving).toBeGreaterThan(0);
    },
    { reducedMotion: 'reduce' },
  ));

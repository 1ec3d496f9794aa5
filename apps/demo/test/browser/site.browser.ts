import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { findViolations, visit } from './browser.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BUILT = `${ROOT}docs/.vitepress/dist`;
const BASE = '/pg-rules/';

/** The pages, without the playground. */
const pages = (): string[] =>
  readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('playground'),
  );

/** The file of an address of the site. */
const fileOf = (path: string): string => `${BUILT}/${path}${path === '' || path.endsWith('/') ? 'index.html' : ''}`;

test('each link of the site leads to a file, and to a heading in it', () => {
  const dead = pages().flatMap((page) =>
    [...readFileSync(`${BUILT}/${page}`, 'utf8').matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
      if (/^(?:https?|data):/.test(link)) return [];
      const [path = '', anchor = ''] = link.replace(/\?[^#]*/, '').split('#');
      const file = path === '' ? `${BUILT}/${page}` : fileOf(path.slice(BASE.length));
      if (path !== '' && (!path.startsWith(BASE) || !existsSync(file))) return [`${page}: ${link}`];
      const isHeading =
        anchor === '' || anchor.startsWith('/') || readFileSync(file, 'utf8').includes(` id="${anchor}"`);
      return isHeading ? [] : [`${page}: ${link}`];
    }),
  );
  expect(pages().length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test('each page has a picture, a title and a description for previews', () => {
  for (const page of pages()) {
    const html = readFileSync(`${BUILT}/${page}`, 'utf8');
    expect(html).toContain(`<meta property="og:image" content="https://me.example${BASE}og.png">`);
    for (const property of ['og:title', 'og:description'])
      expect(html).toMatch(`<meta property="${property}" content="`);
  }
  expect(existsSync(`${BUILT}/og.png`)).toBe(true);
});

test('llms.txt lists the reference and the guides', () => {
  const text = readFileSync(`${BUILT}/llms.txt`, 'utf8');
  const files = [...text.matchAll(/\]\(https:\/\/me\.example\/pg-rules\/([^)]*)\)/g)].map(([, file = '']) => file);
  expect(files).toEqual(
    expect.arrayContaining(['docs/reference/rules.html', 'docs/adopt/assistants.html', 'overview.html']),
  );
  for (const file of files) expect(existsSync(`${BUILT}/${file}`), file).toBe(true);
});

/** The headers in `deploying.md`, block by block. */
const headerBlocks = [...readFileSync(`${ROOT}apps/demo/deploying.md`, 'utf8').matchAll(/```http\n([^`]*)```/g)].map(
  ([, block = '']) =>
    Object.fromEntries(
      block
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    ),
);

test('the headers in deploying.md are those that are sent', async () => {
  const [everywhere, playground, fixed, others] = headerBlocks;
  expect(Object.keys(everywhere ?? {})).toHaveLength(5);
  expect(playground?.['Content-Security-Policy']).toContain("default-src 'self'");
  const sent = async (path: string) => Object.fromEntries((await fetch(inject('site') + path)).headers);
  const inLowerCase = (headers: object) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const [asset = ''] = readdirSync(`${BUILT}/playground/assets`);
  expect(await sent('overview.html')).toMatchObject(inLowerCase({ ...everywhere, ...others }));
  expect(await sent('playground/')).toMatchObject(inLowerCase({ ...everywhere, ...playground, ...others }));
  expect(await sent(`playground/assets/${asset}`)).toMatchObject(
    inLowerCase({ ...everywhere, ...playground, ...fixed }),
  );
});

test('the playground is at its address without the slash, too', () =>
  visit('#/check?sample=good/wallets.json', (page) => page.getByRole('heading', { name: 'No findings' }).waitFor(), {
    at: 'playground',
  }));

test('a wrong address has a page of this project', async () => {
  const reply = await fetch(`${inject('site')}docs/absent`);
  expect(reply.status).toBe(404);
  await visit(
    '',
    async (page) => {
      await page.getByRole('main').getByRole('heading', { name: 'There is no page at this address' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Payload rules' }).click();
      await page.getByRole('heading', { name: 'Find mistakes before the payment fails' }).waitFor();
    },
    { at: '404.html' },
  );
});

test('the switch of the theme reaches the frame on the start page', () =>
  visit(
    '',
    async (page) => {
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: /^Replace with COUNT/ }).waitFor();
      const ground = () => frame.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
      const light = await ground();
      await page.locator('.VPSwitchAppearance').first().click();
      await expect.poll(ground).not.toBe(light);
    },
    { at: '', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  ));

test('no word of a table breaks', () =>
  visit(
    '',
    async (page) => {
      await page.locator('table').first().waitFor();
      const broken = await page.locator('th').evaluateAll(
        (cells) =>
          cells.filter((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getClientRects().length > 1;
          }).length,
      );
      expect(broken).toBe(0);
    },
    { at: 'docs/reference/tables.html', viewport: { width: 1280, height: 800 } },
  ));

test.each([
  ['order.amount must be a string like 49.90, but is a number', /Codes\s*amount-as-number/],
  ['header.publicKeyHash lost the =', /Rules\s*lost-padding/],
  ['quantityUnit', /Tables\s*2\.2 Set 6, cart items/],
  ['HAR', /pg\/lint/],
  ['one-set', /Rules\s*one-set/],
])('the search for %s has among its first three: %s', (query, expected) =>
  visit(
    '',
    async (page) => {
      await page.locator('.VPNavBarSearch button').first().click();
      await page.getByRole('searchbox').fill(query);
      await expect
        .poll(async () => (await page.getByRole('option').allTextContents()).slice(0, 3))
        .toContainEqual(expect.stringMatching(expected));
    },
    { at: 'overview.html', viewport: { width: 1440, height: 900 } },
  ),
);

describe.each([
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('the site at %i px, %s', (width, colorScheme) => {
  const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
  const fits = async (page: Parameters<Parameters<typeof visit>[1]>[0]): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const cut = await page
      .locator('table')
      .evaluateAll((tables) => tables.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
    if (width >= 1440) expect(cut).toBe(0);
  };

  test('the start page leads to the playground, and that to the guides', () =>
    visit(
      '',
      async (page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByText('The packages are not on npm yet').waitFor();
        const sample = page.frameLocator('iframe');
        await sample.getByRole('button', { name: /^Replace with COUNT/ }).click();
        await sample.getByRole('heading', { name: 'No findings' }).waitFor();
        await fits(page);
        expect(await findViolations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Open the playground' }).click();
        await page.getByRole('button', { name: /quantityUnit must be one of/ }).waitFor();
        await page.getByRole('link', { name: 'Guides' }).click();
        await page.getByRole('heading', { name: 'Rules for the payment interface' }).waitFor();
      },
      { at: '', ...options },
    ));

  test('a guide leads to a rule of the reference', () =>
    visit(
      '',
      async (page) => {
        await page.getByRole('heading', { name: 'Does it cover the interface document?', level: 1 }).waitFor();
        await fits(page);
        await page.locator('main a[href$="#method-not-listed"]').first().click();
        await page.getByRole('heading', { name: 'method-not-listed' }).waitFor();
        await fits(page);
        expect(await findViolations(page)).toEqual([]);
      },
      { at: 'docs/coverage.html', ...options },
    ));

  test('the search finds a heading of a guide', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.VPNavBarSearch button').first().click();
        await page.getByRole('searchbox').fill('suppressions and baseline');
        await page
          .getByRole('option', { name: /Suppressions and baseline/ })
          .first()
          .click();
        await page.waitForURL(`${inject('site')}packages/lint/#suppressions-and-baseline`);
      },
      { at: 'overview.html', ...options },
    ));

  test('a search on the start page leads to a field, and to the playground', () =>
    visit(
      '',
      async (page) => {
        await page.locator('.VPNavBarSearch button').first().click();
        await page.getByRole('searchbox').fill('quantityUnit');
        await page
          .getByRole('option', { name: /2\.2 Set 6, cart items/ })
          .first()
          .click();
        await page.waitForURL(`${inject('site')}docs/reference/tables.html#22-set-6-cart-items`);
        const link = page.getByRole('link', { name: 'Open in the playground' });
        await link.and(page.locator('[href$="set-6-cart.json"]')).nth(1).click();
        await page.getByRole('heading', { name: 'No findings' }).waitFor();
      },
      { at: '', ...options },
    ));
});

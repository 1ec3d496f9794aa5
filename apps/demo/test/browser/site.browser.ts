import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolations, visit } from './browser.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BUILT = `${ROOT}docs/.vitepress/dist`;
const BASE = '/pg-rules/';

let server: PreviewServer;
let address = '';

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production', SITE_ADDRESS: `https://me.example${BASE}` };
  execFileSync('pnpm', ['run', 'site'], { cwd: ROOT, env, stdio: 'pipe' });
  server = await preview({
    configFile: false,
    appType: 'mpa',
    base: BASE,
    build: { outDir: BUILT },
    logLevel: 'silent',
    preview: { port: 4321 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
}, 600_000);

afterAll(() => server.close());

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

test('llms.txt lists the reference and the guides as Markdown', () => {
  const text = readFileSync(`${BUILT}/llms.txt`, 'utf8');
  const files = [...text.matchAll(/\]\(https:\/\/me\.example\/pg-rules\/([^)]*)\)/g)].map(([, file = '']) => file);
  expect(files).toEqual(expect.arrayContaining(['docs/reference/rules.md', 'docs/adopt/assistants.md', 'README.md']));
  for (const file of files) expect(readFileSync(`${BUILT}/${file}`, 'utf8')).toBe(readFileSync(ROOT + file, 'utf8'));
});

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
        await sample.getByText('No problems found').waitFor();
        await fits(page);
        expect(await findViolations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Open the playground' }).click();
        await page.getByRole('button', { name: /quantityUnit must be one of/ }).waitFor();
        await page.getByRole('link', { name: 'Guides' }).click();
        await page.getByRole('heading', { name: 'Rules for the payment interface' }).waitFor();
      },
      { address, ...options },
    ));

  test('a guide leads to a rule of the reference', () =>
    visit(
      'docs/coverage.html',
      async (page) => {
        await page.getByRole('heading', { name: 'Does it cover the interface document?', level: 1 }).waitFor();
        await fits(page);
        await page.locator('main a[href$="#method-not-listed"]').first().click();
        await page.getByRole('heading', { name: 'method-not-listed' }).waitFor();
        await fits(page);
        expect(await findViolations(page)).toEqual([]);
      },
      { address, ...options },
    ));

  test('the search finds a heading of a guide', () =>
    visit(
      'overview.html',
      async (page) => {
        await page.locator('.VPNavBarSearch button').first().click();
        await page.getByRole('searchbox').fill('suppressions and baseline');
        await page
          .getByRole('option', { name: /Suppressions and baseline/ })
          .first()
          .click();
        await page.waitForURL(`${address}packages/lint/#suppressions-and-baseline`);
      },
      { address, ...options },
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
        await page.waitForURL(`${address}docs/reference/tables.html#22-set-6-cart-items`);
        const link = page.getByRole('link', { name: 'Open in the playground' });
        await link.and(page.locator('[href$="set-6-cart.json"]')).nth(1).click();
        await page.getByText('No problems found').waitFor();
      },
      { address, ...options },
    ));

  test('the search finds a rule by its name first', () =>
    visit(
      'overview.html',
      async (page) => {
        await page.locator('.VPNavBarSearch button').first().click();
        await page.getByRole('searchbox').fill('one-set');
        await expect.poll(() => page.getByRole('option').first().textContent()).toMatch(/Rules\s*one-set/);
      },
      { address, ...options },
    ));
});

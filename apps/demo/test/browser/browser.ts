import { execFileSync } from 'node:child_process';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});

afterAll(() => browser.close());

/** The one that `CHROMIUM` names, or the first on the path. */
function findChromium(): string {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
}

interface VisitOptions extends BrowserContextOptions {
  readonly address?: string;
  /** What the console may say. */
  readonly errors?: RegExp;
}

/** Opens the page at a fragment, and afterwards holds it to its promises: no other host, no broken policy, no error. */
export async function visit(
  fragment: string,
  look: (page: Page) => Promise<void>,
  { address = inject('address'), errors, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('blob:'))
      broken.push(`request: ${request.url()}`);
    if (request.method() !== 'GET') broken.push(`request by ${request.method()}`);
  });
  page.on('pageerror', ({ message }) => broken.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !errors?.test(message.text())) broken.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`${address}${fragment}`);
  await look(page);
  expect(broken).toEqual([]);
  await context.close();
}

/** Puts a text into the editor in place of all, as a visitor pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

/** Drops a file on an element, as a visitor who drags it there from a folder. */
export async function dropFile(page: Page, where: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const made = new DataTransfer();
    made.items.add(new File([content], 'payload.json'));
    return made;
  }, text);
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.locator(where).dispatchEvent(event, { dataTransfer: transfer });
  }
}

/** Goes on with the Tab key alone until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === (element.getRootNode() as Document).activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

const MOST_TABS = 80;

/** What keeps people from using what is in sight, with the elements that do. */
export async function findBarriers(page: Page): Promise<unknown[]> {
  // The policy forbids scripts in the page; the tool's comes from outside of it.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ rules: { 'target-size': { enabled: true } } }),
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

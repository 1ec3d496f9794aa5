import { execFileSync } from 'node:child_process';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});

afterAll(() => browser.close());

/** The browser that `CHROMIUM` names, or the first on the path. */
function findChromium(): string {
  const { CHROMIUM } = process.env;
  return CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
}

interface VisitOptions extends BrowserContextOptions {
  readonly address?: string;
  /** Console errors that are allowed. */
  readonly errors?: RegExp;
  /** Whether the pointer moves: the editor is loaded when the visitor does something. */
  readonly acts?: boolean;
}

/** Opens the page at a fragment. Fails after a request to another host, a policy violation or an error. */
export async function visit(
  fragment: string,
  look: (page: Page) => Promise<void>,
  { address = inject('address'), errors, acts = true, ...options }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('blob:'))
      problems.push(`request: ${request.url()}`);
    if (request.method() !== 'GET') problems.push(`request by ${request.method()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !errors?.test(message.text())) problems.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (acts) await page.addInitScript(() => setInterval(() => dispatchEvent(new Event('pointermove')), 100));
  await page.goto(`${address}${fragment}`);
  await look(page);
  expect(problems).toEqual([]);
  await context.close();
}

/** Replaces the editor's text, as a user pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

/** Drops a file on an element, as a user does. */
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

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === (element.getRootNode() as Document).activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

const MOST_TABS = 80;

/** The accessibility violations of the page, with their elements. */
export async function findViolations(page: Page): Promise<unknown[]> {
  // The policy forbids scripts of other origins, so the debugger evaluates the tool's script.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ rules: { 'target-size': { enabled: true } } }),
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

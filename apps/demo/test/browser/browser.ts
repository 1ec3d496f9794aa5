import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

export const sample = (name: string): string =>
  readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

/** A sample in one line, as a log has it. */
export const inOneLine = (name: string): string => JSON.stringify(JSON.parse(sample(name)));

interface VisitOptions extends BrowserContextOptions {
  /** The page: by default, the playground. */
  readonly at?: string;
  /** What a server that fails would not send. */
  readonly blocked?: RegExp;
}

/** Opens a page. Fails after a request to another host, a policy violation or an error. */
export async function visit(
  fragment: string,
  look: (page: Page) => Promise<void>,
  { at = 'playground/', blocked, ...options }: VisitOptions = {},
): Promise<void> {
  const site = inject('site');
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  context.setDefaultTimeout(20_000);
  const problems: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site) || request.method() !== 'GET') problems.push(`request: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && blocked === undefined) problems.push(`console: ${message.text()}`);
  });
  if (blocked) await context.route(blocked, (route) => route.abort());
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(`${site}${at}${fragment}`);
  await look(page);
  expect(problems).toEqual([]);
  await context.close();
}

/** Puts a text in the clipboard, and presses the button that pastes it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
}

export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The heading that says what was found. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 2, name }).waitFor();

/** The lines that the editor shows. */
export const lines = (page: Page): Promise<string[]> => page.locator('.cm-line').allTextContents();

/** Drops files on an element, as a user does. */
export async function dropFiles(page: Page, where: string, texts: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const made = new DataTransfer();
    for (const content of contents) made.items.add(new File([content], 'payload.json'));
    return made;
  }, texts);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.locator(where).dispatchEvent(event, { dataTransfer });
}

const MOST_TABS = 80;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === (element.getRootNode() as Document).activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

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

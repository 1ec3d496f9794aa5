// Takes the screenshots of the README: npx -y pnpm@12 --filter @pg/screenshots run screenshots (builds the playground and the command first).
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { codeToHtml } from 'shiki';
import { preview } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MAX_BYTES = 150_000;
const COMMAND = ['samples/mistakes/quantity-unit-pcs.json', 'samples/mistakes/sale-lost-plus.form'];

// The environment variable CHROMIUM overrides the browser, as in the browser tests.
const executablePath =
  process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await takePlayground();
  await takeTerminal();
} finally {
  await browser.close();
}

async function takePlayground() {
  const server = await preview({ root: `${ROOT}apps/demo`, logLevel: 'silent', preview: { port: 4318 } });
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, colorScheme: 'light' });
  await page.goto(`${server.resolvedUrls.local[0]}#/check?sample=mistakes/quantity-unit-pcs.json`);
  await page.getByText('allowed-value').first().waitFor();
  // The editor is loaded when the visitor does something.
  await page.mouse.move(600, 10);
  await page.locator('.cm-content').waitFor();
  await save(page, 'docs/images/playground');
  // The picture of a link to the playground.
  await page.setViewportSize({ width: 1200, height: 630 });
  await save(page, 'apps/demo/public/og');
  await server.close();
}

async function takeTerminal() {
  const args = ['packages/lint/dist/pg-lint.cjs', '--color', ...COMMAND];
  const { stdout, status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 1) throw new Error(`pg-lint ended with status ${status}: ${stderr}`);
  const page = await browser.newPage({ viewport: { width: 1200, height: 100 } });
  const text = `$ npx @pg/lint ${COMMAND.join(' ')}\n\n${stdout.trimEnd()}`;
  await page.setContent(await codeToHtml(text, { lang: 'ansi', theme: 'github-dark' }));
  await page.addStyleTag({
    content: `body { margin: 0; }
      pre { margin: 0; padding: 20px; font: 14px/1.45 'DejaVu Sans Mono', monospace; white-space: pre-wrap; }
      code { font: inherit; }`,
  });
  await save(page.locator('pre'), 'docs/images/terminal');
}

async function save(target, name) {
  const path = `${ROOT}${name}.png`;
  await target.screenshot({ path });
  const { size } = statSync(path);
  if (size > MAX_BYTES) throw new Error(`${name}.png must have at most ${MAX_BYTES} bytes, but has ${size}`);
  console.log(`${name}.png  ${size} bytes`);
}

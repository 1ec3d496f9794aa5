// Types into payloads of 500 KB and prints how long the browser took for its longest frames: `pnpm run bench:typing`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const SIZE = 500 * 1024;
const KEYS = 60;

const sample = (name) => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

/** A session request with so many cart items that it has the size. */
function large({ spaces, wrong }) {
  const body = JSON.parse(sample('good/set-6-cart.json'));
  const [item] = body.parameters.card.cart.items;
  const count = Math.ceil(SIZE / JSON.stringify(item, null, spaces).length);
  body.parameters.card.cart.items = Array.from({ length: count }, () =>
    wrong ? { ...item, quantityUnit: 'pcs' } : item,
  );
  return JSON.stringify(body, null, spaces).slice(0, SIZE * 2);
}

function largeForm() {
  const form = sample('good/sale-wallet2.form').trim();
  return `${form}&${Array.from({ length: SIZE / 40 }, (_, i) => `parameters%5Bp${i}%5D=${'x'.repeat(20)}`).join('&')}`;
}

const payloads = {
  'valid, in lines': large({ spaces: 2, wrong: false }),
  'a mistake in every item': large({ spaces: 2, wrong: true }),
  'one line': large({ spaces: 0, wrong: false }),
  'a form': largeForm(),
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = await preview({ root, preview: { port: 4391, strictPort: true }, logLevel: 'silent' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

for (const [name, text] of Object.entries(payloads)) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.resolvedUrls.local[0]);
  await page.locator('.finding').first().waitFor();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'payload.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForTimeout(4000);
  await page.locator('.cm-content').click({ position: { x: 60, y: 30 } });
  await page.evaluate(() => {
    window.frames_ = [];
    window.tasks_ = [];
    new PerformanceObserver((list) => window.tasks_.push(...list.getEntries().map((each) => each.duration))).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      window.frames_.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.type(i % 10 === 9 ? ' ' : 'a');
    await page.waitForTimeout(i % 20 === 19 ? 900 : 60);
  }
  await page.waitForTimeout(2500);
  const { frames, tasks } = await page.evaluate(() => ({ frames: window.frames_, tasks: window.tasks_ }));
  frames.sort((a, b) => b - a);
  const longest = frames.slice(0, 3).map((each) => `${each.toFixed(0)} ms`);
  const blocked = tasks.map((each) => `${each.toFixed(0)} ms`);
  console.log(
    `${name}: ${(text.length / 1024).toFixed(0)} KB, longest frames ${longest.join(', ')}; tasks over 50 ms: ${blocked.join(', ') || 'none'}`,
  );
  await page.close();
}

await browser.close();
await server.close();

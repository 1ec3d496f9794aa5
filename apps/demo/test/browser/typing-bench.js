// Types into payloads of 840 KB. Prints the longest frames, and the longest tasks of the main thread in CPU time, which other
// programs on the machine do not affect: `pnpm run bench:typing`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const SIZE = 840 * 1024;
const KEYS = 60;

/** A placeholder near the start of every payload: text that is typed in it keeps the payload valid. */
const PLACEHOLDER = /<[A-Z]+_KEY>|%3C[A-Z]+_KEY%3E/;

const sample = (name) => readFileSync(new URL(`../../../../samples/${name}`, import.meta.url), 'utf8');

/** A session request with enough cart items for the size. */
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
  // The editor is loaded when the visitor does something.
  await page.mouse.move(600, 10);
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'payload.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForTimeout(4000);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  const place = text.search(PLACEHOLDER) + 5;
  for (let i = 0; i < place; i++) await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      window.frames_.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.type('a');
    await page.waitForTimeout(i % 20 === 19 ? 900 : 60);
  }
  await page.waitForTimeout(2500);
  const work = mainThreadWork(await browser.stopTracing());
  const frames = await page.evaluate(() => window.frames_);
  console.log(
    `${name}: ${(text.length / 1024).toFixed(0)} KB, longest frames ${longest(frames)}; most work in one go ${longest(work)}`,
  );
  await page.close();
}

/** The durations of the tasks in the page's main thread, in milliseconds. */
function mainThreadWork(trace) {
  const { traceEvents } = JSON.parse(trace);
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = mains.map(({ pid, tid }) =>
    traceEvents.filter((each) => each.pid === pid && each.tid === tid && each.tdur !== undefined),
  );
  // The page with the editor has the busiest thread.
  const [busiest = []] = tasks.sort((a, b) => b.length - a.length);
  return busiest.map(({ tdur }) => tdur / 1000);
}

function longest(times) {
  return [...times]
    .sort((a, b) => b - a)
    .slice(0, 3)
    .map((each) => `${each.toFixed(0)} ms`)
    .join(', ');
}

await browser.close();
await server.close();

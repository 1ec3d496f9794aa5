// Loads every view on a phone with a processor that is four times slower. Prints the largest contentful paint, and the blocking time:
// four times the processor time of each long task, which other programs on the machine hardly affect. `pnpm run bench:load`;
// with --serve, it only serves the page, compressed, for `npx lighthouse http://127.0.0.1:4392/`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const PORT = 4392;
const RUNS = 3;
const MOST_LCP_MS = 1800;
const MOST_BLOCKED_MS = 200;
const VIEWS = ['check'];
const SLOWER = 4;
const LONG_TASK_MS = 50;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const built = new URL('../../dist/', import.meta.url);
const server = createServer(({ url = '/' }, response) => {
  const file = new URL(`.${url === '/' ? '/index.html' : url}`, built);
  if (!file.href.startsWith(built.href) || !existsSync(file)) return response.writeHead(404).end();
  const cached = url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file.pathname)] ?? 'application/octet-stream',
    'Content-Encoding': 'gzip',
    'Cache-Control': cached,
  });
  return response.end(gzipSync(readFileSync(file)));
});
await new Promise((resolve) => server.listen(PORT, '127.0.0.1', resolve));
console.log(`serves http://127.0.0.1:${PORT}/`);

if (!process.argv.includes('--serve')) {
  const executablePath =
    process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const view of VIEWS) {
    const lcp = await fastest(() => open(browser, view, largestPaint));
    const blocked = await fastest(() => open(browser, view, blockingTime));
    const isOver = lcp > MOST_LCP_MS || blocked > MOST_BLOCKED_MS;
    if (isOver) process.exitCode = 1;
    console.log(`${isOver ? 'too slow' : 'ok'}  ${view}: LCP ${lcp.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`);
  }
  await browser.close();
  server.close();
}

async function open(browser, view, measure) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const measured = await measure(page, async () => {
    await page.goto(`http://127.0.0.1:${PORT}/#/${view}`);
    await page
      .locator(view === 'check' ? '.finding' : 'h1')
      .first()
      .waitFor();
    await page.waitForTimeout(1000);
  });
  await context.close();
  return measured;
}

async function largestPaint(page, load) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await load();
  return page.evaluate(() => window.largestPaint);
}

/** The blocking time of long tasks after the first contentful paint. */
async function blockingTime(page, load) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await load();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const { pid, tid, ts } = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  return traceEvents
    .filter((each) => each.pid === pid && each.tid === tid && each.ts + each.dur > ts && /RunTask$/.test(each.name))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG_TASK_MS), 0);
}

/** The best of several runs, because other programs only make a run slower. */
async function fastest(run) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i++) best = Math.min(best, await run());
  return best;
}

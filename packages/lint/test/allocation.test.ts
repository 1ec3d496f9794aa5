import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../../samples/good/set-6-cart.json', import.meta.url));

/** Walks a payload with the built packages, many times, and prints how many bytes each walk took, round by round. */
const MEASURE = `
  import { Set6Cart } from '@pg/card-params';
  const { card } = JSON.parse(process.argv[1]).parameters;
  const dataset = { value: card };
  const config = {};
  const walks = 10_000;
  const bytesPerWalk = () => {
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < walks; i++) Set6Cart['~run'](dataset, config);
    return (process.memoryUsage().heapUsed - before) / walks;
  };
  console.log(JSON.stringify({ issues: dataset.issues, rounds: Array.from({ length: 40 }, bytesPerWalk) }));
`;

test('walking a valid payload allocates nothing', () => {
  const args = ['--input-type=module', '-e', MEASURE, readFileSync(SAMPLE, 'utf8')];
  const { issues, rounds } = JSON.parse(execFileSync(process.execPath, args, { cwd: PACKAGE, encoding: 'utf8' }));
  expect(issues).toBeUndefined();
  // The runtime's own work disturbs a round or two; the smallest object in each walk would be 16 bytes in all of them.
  expect(Math.min(...rounds.map(Math.abs))).toBeLessThan(8);
});

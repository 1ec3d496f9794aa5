import { execFileSync } from 'node:child_process';
import { sessionRequest } from '@pg/session-request';
import { expect, test } from 'vitest';
import { validPartOf } from '../src/checkout/valid-part.ts';
import { linesOf } from '../src/requests/request-lines.ts';

test.each([
  [
    'what is right stays',
    { methods: ['card'], order: { amount: '1.00' } },
    { methods: ['card'], order: { amount: '1.00' } },
    0,
  ],
  ['a wrong entry goes', { operation: 'purchase', cancel_url: 'no' }, { operation: 'purchase' }, 1],
  ['a wrong entry inside goes', { order: { amount: '1', currency: 'EUR' } }, { order: { currency: 'EUR' } }, 1],
  ['a wrong item goes', { methods: ['card', 5] }, { methods: ['card'] }, 1],
  [
    'wrong items go, and no other in their place',
    { methods: [5, 6, 'card', 'naps'] },
    { methods: ['card', 'naps'] },
    2,
  ],
  [
    'an item goes, and of the next one an entry',
    { parameters: { card: { cart: { items: [5, { name: 'Plate', quantityUnit: 'pcs' }, { name: 'Cup' }] } } } },
    { parameters: { card: { cart: { items: [{ name: 'Plate' }, { name: 'Cup' }] } } } },
    2,
  ],
  [
    'what lacks a required entry goes',
    { parameters: { card: { bnrg_installm_def: '00', bnrg_installm_plan: '03' } } },
    { parameters: {} },
    1,
  ],
  ['what is no payload is an empty one', 5, {}, 1],
])('%s', (_, body, value, leftOut) => {
  const part = validPartOf(sessionRequest, body);
  expect(part.value).toEqual(value);
  expect(part.leftOut).toHaveLength(leftOut);
  expect(part.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('what the profile requires of the request itself can’t be mended by leaving something out', () => {
  const part = validPartOf(
    sessionRequest,
    { operation: 'purchase' },
    { profile: { require: ['hash', 'order.number'] } },
  );
  expect(part.value).toEqual({ operation: 'purchase' });
  expect(part.findings.filter(({ severity }) => severity === 'error').map(({ path }) => path)).toEqual([['hash']]);
});

const HOSTILE = `{"a":"it's $(date) \`date\` \\\\ \\"x\\" !"}`;

const request = () =>
  new Request('https://pay.example/a?b=c', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: HOSTILE,
  });

test('a shell takes the body as it is', async () => {
  const { curl } = await linesOf(request());
  const args = execFileSync('sh', ['-c', curl.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' });
  expect(args.split('\n')).toEqual([
    '-X',
    'POST',
    'https://pay.example/a?b=c',
    '-H',
    'content-type: text/plain',
    '--data-raw',
    HOSTILE,
    '',
  ]);
});

test('the line of code sends the very same', async () => {
  const { fetch: line } = await linesOf(request());
  const sent: unknown[] = [];
  const run = new Function('fetch', `return (async () => { ${line} })();`);
  await run((...args: unknown[]) => sent.push(...args));
  expect(sent).toEqual([
    'https://pay.example/a?b=c',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: HOSTILE },
  ]);
});

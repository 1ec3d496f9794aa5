import { execFileSync } from 'node:child_process';
import { sessionRequest } from '@pg/session-request';
import { expect, test } from 'vitest';
import { validPartOf } from '../src/checkout/valid-part.ts';
import { codeOfRequest } from '../src/requests/request-code.ts';

test.each([
  [
    'a correct field stays',
    { methods: ['card'], order: { amount: '1.00' } },
    { methods: ['card'], order: { amount: '1.00' } },
    0,
  ],
  ['a wrong field is left out', { operation: 'purchase', cancel_url: 'no' }, { operation: 'purchase' }, 1],
  ['a wrong nested field is left out', { order: { amount: '1', currency: 'EUR' } }, { order: { currency: 'EUR' } }, 1],
  ['a wrong item is left out', { methods: ['card', 5] }, { methods: ['card'] }, 1],
  ['wrong items are left out, and no others', { methods: [5, 6, 'card', 'naps'] }, { methods: ['card', 'naps'] }, 2],
  [
    'an item is left out, and a field of the next one',
    { parameters: { card: { cart: { items: [5, { name: 'Plate', quantityUnit: 'pcs' }, { name: 'Cup' }] } } } },
    { parameters: { card: { cart: { items: [{ name: 'Plate' }, { name: 'Cup' }] } } } },
    2,
  ],
  [
    'an object without its required field is left out',
    { parameters: { card: { bnrg_installm_def: '00', bnrg_installm_plan: '03' } } },
    { parameters: {} },
    1,
  ],
  ['anything but an object becomes an empty object', 5, {}, 1],
])('%s', (_, body, value, leftOut) => {
  const part = validPartOf(sessionRequest, body);
  expect(part.value).toEqual(value);
  expect(part.leftOut).toHaveLength(leftOut);
  expect(part.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a missing field that the profile requires is an error', () => {
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

test('a shell passes the body unchanged', async () => {
  const { curl } = await codeOfRequest(request());
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

test('the fetch code sends the same request', async () => {
  const { fetch: line } = await codeOfRequest(request());
  const sent: unknown[] = [];
  const run = new Function('fetch', `return (async () => { ${line} })();`);
  await run((...args: unknown[]) => sent.push(...args));
  expect(sent).toEqual([
    'https://pay.example/a?b=c',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: HOSTILE },
  ]);
});

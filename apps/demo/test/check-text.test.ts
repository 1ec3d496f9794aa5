import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../samples/${name}`, import.meta.url), 'utf8');

const check = (text: string, kind?: string) => checkText({ text, kind });

/** The marked text of each finding, with its rule. */
const marked = async (text: string, kind?: string) =>
  (await check(text, kind)).findings.map(({ rule, span }) => [rule, text.slice(span.start, span.end)]);

const NESTED = new URLSearchParams({
  brand: 'wallet2',
  'parameters[paymentToken]': JSON.stringify({ protocolVersion: 'ECv1', signedMessage: '{"a":}' }),
}).toString();

test.each([
  ['a sample', sample('mistakes/quantity-unit-pcs.json'), undefined, ['allowed-value', '"pcs"']],
  ['a syntax error in a token in a form', NESTED, 'sale-form', ['syntax', '%7D']],
  [
    'a recording',
    '{"log":{"entries":[{"request":{"postData":{"text":"{\\"descriptor\\":1}"}}}]}}',
    undefined,
    ['value-type', '1'],
  ],
  ['a text with a byte-order mark', '\uFEFF{\n"Descriptor":"a"}', 'card-params', ['unknown-field', '"Descriptor"']],
])('%s is marked at its mistake', async (_, text, kind, mark) => {
  expect(await marked(text, kind)).toContainEqual(mark);
});

test.each([
  ['curl', "curl 'https://pay.example/post-va' \\\n  --data-raw 'FORM'"],
  ['HTTP', 'POST /post-va HTTP/1.1\n\nFORM'],
])('a form in a request of %s is marked in place', async (_, request) => {
  const form = sample('mistakes/sale-double-encoded-token.form').trim();
  const marks = await marked(form);
  expect(marks.length).toBeGreaterThan(0);
  expect(await marked(request.replace('FORM', () => form))).toEqual(marks);
});

test('several pasted requests are marked in place', async () => {
  const text = `curl -d '{"descriptor":1,"x":"{}"}' x
curl -d '{"descriptor":22}' x`;
  expect(await marked(text)).toEqual([
    ['value-type', '1'],
    ['value-type', '22'],
    ['unknown-field', '"x"'],
  ]);
});

test.each([
  ['{"cardSet":6}', 'profile-set'],
  [' ', undefined],
  [undefined, undefined],
])('with the profile %s, the rule %s has a finding', async (profile, rule) => {
  const { profileProblem, findings } = await checkText({ text: '{"descriptor":"a"}', profile });
  expect(profileProblem).toBeUndefined();
  expect(findings[0]?.rule).toBe(rule);
});

test.each([
  ['{"require":["parameters.card.descriptr"]}', 'is not a field of the interface document'],
  ['{"cardSet":7}', 'profile.cardSet must be'],
  ['{"cardset":6}', 'profile.cardset is not'],
  ['[]', 'profile must be an object'],
  ['{', 'The merchant rules must be JSON'],
])('the profile %s is reported, and nothing is checked: %s', async (profile, problem) => {
  const { profileProblem, findings } = await checkText({ text: '{"descriptor":"a"}', profile });
  expect(profileProblem).toContain(problem);
  expect(findings).toEqual([]);
});

test.each(['{', 'null', '"a"', '[]', '=&=', '{"a":'.repeat(200), '%', '\u0000', '{"a":"{\\"b\\":"}'])(
  'any text is checked without an exception: %j',
  async (text) => {
    await expect(check(text)).resolves.toHaveProperty('totals');
  },
);

test.each([
  [999, 1000],
  [1000, 1000],
  [1001, 1000],
])('for %i warnings and an error at the end, the page gets %i findings, the error first', async (warnings, shown) => {
  const unknown = Object.fromEntries(Array.from({ length: warnings }, (_, i) => [`unknown${i}`, '']));
  const text = JSON.stringify({ ...unknown, descriptor: 'more than twenty characters' });
  const { findings, totals } = await check(text, 'card-params');
  expect(totals).toEqual({ error: 1, warning: warnings, info: 0 });
  expect(findings).toHaveLength(shown);
  expect(findings[0]?.severity).toBe('error');
});

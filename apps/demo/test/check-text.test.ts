import { readFileSync } from 'node:fs';
import { replacePayload } from '@pg/lint';
import { formatPath } from '@pg/rule-kit';
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
  ['{"profile":{"cardSet":6}}', 'profile-set'],
  ['{"profile":{"cardSet":6},"rules":{"profile-set":"off"}}', undefined],
  [' ', undefined],
  [undefined, undefined],
])('with the settings %s, the rule %s has a finding', async (settings, rule) => {
  const { settingsProblem, findings } = await checkText({ text: '{"descriptor":"a"}', settings });
  expect(settingsProblem).toBeUndefined();
  expect(findings[0]?.rule).toBe(rule);
});

test.each([
  ['{"profile":{"require":["parameters.card.descriptr"]}}', 'is not a field of the interface document'],
  ['{"profile":{"cardSet":7}}', 'profile.cardSet must be'],
  ['{"profile":{"cardset":6}}', 'profile.cardset is not'],
  ['{"cardSet":6}', 'cardSet is not a setting here; did you mean profile.cardSet?'],
  ['{"rules":{"one-sett":"off"}}', 'rules.one-sett'],
  ['{"rules":{"one-set":"fatal"}}', 'rules.one-set must be'],
  ['[]', 'must be an object'],
  ['{', 'The settings must be JSON'],
])('the settings %s are reported, and nothing is checked: %s', async (settings, problem) => {
  const { settingsProblem, findings } = await checkText({ text: '{"descriptor":"a"}', settings });
  expect(settingsProblem).toContain(problem);
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

const BODY = '{"merchant_key":"key","operation":"purchase","methods":["card"]}';

test.each([
  ['a payload', BODY, [['session-request', 1, '', BODY, true]]],
  ['a form', 'action=SALE&brand=naps', [['sale-form', 1, '', 'action=SALE&brand=naps', true]]],
  ['a curl command', `curl -d '${BODY}' x`, [['session-request', 1, '', BODY, false]]],
  ['a line of a log', `10:00 start\n10:01 INFO sent ${BODY} in 3 ms`, [['session-request', 2, '', BODY, false]]],
  ['lines of JSON', `${BODY}\n${BODY}`, [1, 2].map((line) => ['session-request', line, '', BODY, false])],
  ['an array', `[${BODY},\n${BODY}]`, [1, 2].map((line, i) => ['session-request', line, `[${i}]`, BODY, false])],
  [
    'a recording',
    JSON.stringify({ log: { entries: [{ request: { method: 'POST', postData: { text: BODY } } }] } }),
    [['session-request', 1, '', BODY, false]],
  ],
  ['a text without a payload', 'hello', []],
])('what is found in %s', async (_, text, found) => {
  const result = await checkText({ text });
  expect(result.found.map((each) => [each.kind, each.line, formatPath(each.at), each.text, each.isWhole])).toEqual(
    found,
  );
});

const NESTED_BODY = '{"merchant_key":"key","operation":"purchase","order":{"description":"It\'s \\"2\\" cups"}}';

test.each([
  ['a curl command', `curl -d '${BODY}' x`],
  ['a curl command with double quotes', `curl -d ${JSON.stringify(BODY)} x`],
  ['a log', `10:01 INFO sent ${BODY} in 3 ms`],
  ['a recording', JSON.stringify({ log: { entries: [{ request: { method: 'POST', postData: { text: BODY } } }] } })],
])('a payload that was changed alone is written back into %s', async (_, text) => {
  const whole = replacePayload(text, 0, NESTED_BODY);
  const { found } = await checkText({ text: whole ?? '' });
  expect(found.map((each) => each.text)).toEqual([NESTED_BODY]);
});

test('a payload with line breaks is not written back into a line of a log', () => {
  expect(replacePayload(`10:01 ${BODY}`, 0, '{\n"methods": ["card"]}')).toBeUndefined();
});

test('settings are those of the configuration', async () => {
  const problems = ['{"gateway":"g"}', '{"gateway":""}'].map(async (settings) => checkText({ text: BODY, settings }));
  expect((await Promise.all(problems)).map(({ settingsProblem }) => settingsProblem)).toEqual([
    undefined,
    'gateway must be the name of your gateway',
  ]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../src/checker/check-text.ts';

const sample = (name: string): string => readFileSync(new URL(`../../../samples/${name}`, import.meta.url), 'utf8');

const check = (text: string, kind?: string) => checkText({ text, kind });

/** The marked text in each layer, with the finding's rule. */
async function marked(text: string, kind?: string) {
  const { layers, findings } = await check(text, kind);
  return layers.map(({ path, text: layer, spans }) => ({
    path: path.join(' > '),
    marks: spans.flatMap((span, i) => (span ? [[findings[i]?.rule, layer.slice(span.start, span.end)]] : [])),
  }));
}

test('a sample is one layer, marked at its mistake', async () => {
  expect(await marked(sample('mistakes/quantity-unit-pcs.json'))).toEqual([
    { path: '', marks: [['allowed-value', '"pcs"']] },
  ]);
});

test('a form with a token has the layers of the token', async () => {
  expect((await marked(sample('good/sale-wallet2.form'))).map(({ path }) => path)).toEqual([
    '',
    'parameters[paymentToken]',
    'parameters[paymentToken] > intermediateSigningKey > signedKey',
    'parameters[paymentToken] > signedMessage',
  ]);
});

test('a token that is encoded twice is one more layer, not two', async () => {
  const [given, token, ...others] = await marked(sample('mistakes/sale-double-encoded-token.form'));
  expect([token?.path, others]).toEqual(['parameters[paymentToken]', []]);
  const [rule, mark] = given?.marks[0] ?? [];
  expect(token?.marks).toEqual([[rule, decodeURIComponent(mark ?? '')]]);
});

test('a finding in a token is marked in every layer around it, and belongs to the innermost', async () => {
  const token = JSON.stringify({
    signature: 'MEQCIA==',
    protocolVersion: 'ECv1',
    signedMessage: JSON.stringify({ encryptedMessage: 'YQ==', ephemeralPublicKey: 'YQ==', tag: 5 }),
  });
  const text = new URLSearchParams({ brand: 'wallet2', 'parameters[paymentToken]': token }).toString();
  const { layers, findings } = await check(text, 'sale-form');
  const damage = findings.findIndex(({ path }) => path.endsWith('.tag'));
  const innermost = findings[damage]?.layer ?? 0;
  expect(layers.map(({ spans }) => spans[damage] !== undefined)).toEqual([true, true, true]);
  expect(layers[innermost]?.path).toEqual(['parameters[paymentToken]', 'signedMessage']);
  const span = layers[innermost]?.spans[damage];
  expect(layers[innermost]?.text.slice(span?.start, span?.end)).toBe('5');
});

test('a syntax error is marked in every layer', async () => {
  const token = JSON.stringify({ protocolVersion: 'ECv1', signedMessage: '{"a":}' });
  const text = new URLSearchParams({ brand: 'wallet2', 'parameters[paymentToken]': token }).toString();
  const layers = await marked(text, 'sale-form');
  const ofSyntax = layers.map(({ path, marks }) => [path, ...marks.filter(([rule]) => rule === 'syntax')]);
  expect(ofSyntax).toEqual([
    ['', ['syntax', '%7D']],
    ['parameters[paymentToken]', ['syntax', '}']],
    ['parameters[paymentToken] > signedMessage', ['syntax', '}']],
  ]);
});

/** An object in a string in an object in a string, and so on. */
const nestedStrings = (count: number): string => JSON.stringify({ a: count === 0 ? 1 : nestedStrings(count - 1) });

test.each([
  [8, 9],
  [9, 9],
])('%i nested strings have %i layers', async (count, layers) => {
  expect((await check(nestedStrings(count))).layers).toHaveLength(layers);
});

test.each([
  [199, 200],
  [200, 200],
])('%i strings in one object have %i layers', async (count, layers) => {
  const texts = Array.from({ length: count }, () => ' []');
  expect((await check(JSON.stringify({ texts, text: 'a {' }))).layers).toHaveLength(layers);
});

test('a pasted request is marked in place, and has the layers of its body', async () => {
  const form = sample('mistakes/sale-double-encoded-token.form').trim();
  const [, ...inside] = await marked(form);
  for (const text of [
    `curl 'https://pay.example/post-va' \\\n  --data-raw '${form}'`,
    `POST /post-va HTTP/1.1\n\n${form}`,
  ]) {
    const [given, ...layers] = await marked(text);
    expect(layers).toEqual(inside);
    expect(given?.marks.map(([, mark = '']) => form.includes(mark))).not.toContain(false);
    expect(given?.marks.length).toBeGreaterThan(0);
  }
});

test('several pasted requests are one layer, marked in place', async () => {
  const text = `curl -d '{"descriptor":1,"x":"{}"}' x\ncurl -d '{"descriptor":22}' x`;
  expect(await marked(text)).toEqual([
    {
      path: '',
      marks: [
        ['value-type', '1'],
        ['value-type', '22'],
        ['unknown-field', '"x"'],
      ],
    },
  ]);
});

test('a recording has marks in its requests', async () => {
  const text = JSON.stringify({ log: { entries: [{ request: { postData: { text: '{"descriptor":1}' } } }] } });
  expect((await marked(text))[0]).toEqual({ path: '', marks: [['value-type', '1']] });
});

test('a byte-order mark does not shift the positions of marks', async () => {
  expect((await marked('\uFEFF{\n"Descriptor":"a"}', 'card-params'))[0]?.marks).toContainEqual([
    'unknown-field',
    '"Descriptor"',
  ]);
});

test('a profile with an unknown field is reported, and nothing is checked', async () => {
  const { profileProblem, findings } = await checkText({
    text: '{"descriptor":"a"}',
    profile: '{"require":["parameters.card.descriptr"]}',
  });
  expect(profileProblem).toContain('is not a field of the interface document');
  expect(findings).toEqual([]);
});

test.each(['{', 'null', '"a"', '[]', '=&=', '{"a":'.repeat(200), '%', '\u0000', '{"a":"{\\"b\\":"}'])(
  'any text is checked without an exception: %j',
  async (text) => {
    const { layers } = await check(text);
    expect(layers[0]?.text).toBe(text);
  },
);

test.each([
  [999, 1000],
  [1000, 1000],
  [1001, 1000],
])('for %i warnings and an error at the end, the page gets %i findings, the error first', async (warnings, shown) => {
  const unknown = Object.fromEntries(Array.from({ length: warnings }, (_, i) => [`unknown${i}`, '']));
  const text = JSON.stringify({ ...unknown, descriptor: 'more than twenty characters' });
  const { findings, totals, layers } = await check(text, 'card-params');
  expect(totals).toEqual({ error: 1, warning: warnings, info: 0 });
  expect(findings).toHaveLength(shown);
  expect(layers[0]?.spans).toHaveLength(shown);
  expect(findings[0]?.severity).toBe('error');
});

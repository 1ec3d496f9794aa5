import { describe, expect, test } from 'vitest';
import { BAD, findingsOf, folderOf, GOOD, pgLint, places, reportOf } from './command.ts';

const OTHER = '{"name":"x"}';
const SESSION = '{"merchant_key":"k","methods":["card"],"operation":"purchase"}';

/** `line:column rule` of each finding in a file. */
const placesIn = async (name: string, content: string, ...args: string[]): Promise<string[]> =>
  places(await findingsOf(content, args, name));

const block = (language: string, ...lines: string[]): string => [`\`\`\`${language}`, ...lines, '```', ''].join('\n');
const JSON5 = `// it's\n{shipping: {\n  houseNumber1: '1', type: 'sent back', "houseNumber2": "2",\n}} /* x */`;
const har = (text: string): string => JSON.stringify({ log: { entries: [{ request: { postData: { text } } }] } });

describe('payloads are found at their positions', () => {
  test.each<[string, string, string[]]>([
    ['a.md', `> ${block('json', BAD).replaceAll('\n', '\n> ')}`, ['2:23 type-code']],
    ['A.MD', block('sh', `curl -d '${BAD}' \\`, '  https://pay.example'), ['2:30 type-code']],
    [
      'a.md',
      block('http', 'POST / HTTP/1.1', '', BAD) + block('jsonc', `// x`, BAD),
      ['4:21 type-code', '8:21 type-code'],
    ],
    ['a.md', block('text', `POST /x HTTP/1.1`, '', BAD), ['4:21 type-code']],
    ['a.md', block('shell-session', `$ curl -d '${BAD}' x`), ['2:32 type-code']],
    ['a.md', block('curl', `curl -d '${BAD}' x`), ['2:30 type-code']],
    ['a.md', `A session:\n\n    ${BAD}\n\nx`, ['3:25 type-code']],
    ['a.md', `A session:\n\n\t{"shipping":\n\t${BAD.slice(12)}\n`, ['4:10 type-code']],
    ['a.md', block('form', 'descriptor=a', '&descriptor=b'), ['3:2 duplicate-field']],
    ['a.jsonc', `{"descriptor": // x\n}`, ['2:1 syntax']],
    ['a.json5', `\uFEFF[${JSON5}]`, ['3:28 type-code']],
    [
      'a.json5',
      `{shipping: {type: 'return', houseNumber1: {{n}}, houseNumber2: +1}}`,
      ['1:43 with-variables', '1:64 value-type'],
    ],
    ['a.json5', `{descriptor: /* x */ 'a' 'b'}`, ['1:26 syntax']],
    ['a.md', `> ${block('json5', JSON5).replaceAll('\n', '\n> ')}`, ['4:30 type-code']],
  ])('in %s: %j', async (name, content, findings) => {
    expect(await placesIn(name, content)).toEqual(findings);
  });
});

describe('a request in a text file or in standard input is detected from its content', () => {
  const encoded = `descriptor=${'x'.repeat(23)}`;

  test.each<[string, string[]]>([
    [`curl 'https://pay.example' -H 'a: b' --data-raw '${BAD}'`, ['1:70 type-code']],
    [`\n  $ curl https://pay.example -d '${BAD}'`, ['2:54 type-code']],
    [`curl \\\n  -d '${GOOD}' x && curl -d '${BAD}' y`, ['2:111 type-code']],
    [`POST /api/v1/session HTTP/1.1\r\nHost: pay.example\r\n\r\n${BAD}`, ['4:21 type-code']],
    [
      `POST https://pay.example/post-va\nContent-Type: application/x-www-form-urlencoded\n\n${encoded}`,
      ['4:12 string-length'],
    ],
    [`PUT /x\n\n${GOOD}`, []],
    [`POST /x HTTP/1.1\n\n${OTHER}`, ['1:1 unknown-kind']],
    ['curl https://pay.example -d @body.json', ['1:1 unknown-kind']],
    ['POST', ['1:1 syntax']],
    ['curling is no command', ['1:1 syntax']],
    ['GET /x HTTP/1.1\n\n', ['1:1 unknown-kind']],
  ])('%j', async (text, findings) => {
    expect(await placesIn('a.txt', text)).toEqual(findings);
    expect(await placesIn('-', text)).toEqual(findings);
  });

  test('but not in a JSON file', async () => {
    expect(await placesIn('a.json', `curl -d '${BAD}' x`)).toEqual(['1:1 syntax']);
  });

  test('and --kind sets the kind of its payload', async () => {
    expect(await placesIn('a.txt', `curl -d '${SESSION}' x`, '--kind', 'card-params')).toContain('1:11 unknown-field');
  });
});

describe('code blocks that are not payloads are skipped', () => {
  // biome-ignore format: a table
  test.each<[string, string, string[]]>([
    ['another object', block('json', OTHER), []],
    ['broken JSON of another kind', block('json', '{"name":"x",}'), []],
    ['but not broken JSON with the names of a kind', block('json', '{"descriptor":"x",}'), ['2:18 syntax']],
    ['JSON with an ellipsis', block('json', '{"descriptor":"x", ...}'), []],
    ['a known name in a string or a nested object', block('json', '{"name":{"descriptor":x}, "text":"descriptor"}'), []],
    ['but not another object with pg-lint=KIND', block('json pg-lint=card-params', OTHER), ['2:2 unknown-field']],
    ['but not broken JSON with pg-lint=KIND', block('json pg-lint=card-params', '{...}'), ['2:2 syntax']],
    ['but not an unknown kind', block('json pg-lint=card-param', GOOD), ['2:1 kind-name']],
    ['a block with pg-lint=off', block('json pg-lint=off', BAD), []],
    ['but not a body with variables', block('sh', 'curl -d "{\\"descriptor\\":\\"$ORDER\\"}"'), ['2:26 with-variables']],
    ['another object with variables', block('sh', 'curl -d "{\\"name\\":\\"$NAME\\"}"'), []],
    ['but not a form with variables', block('sh', 'curl -d "descriptor=$ORDER"'), ['2:21 with-variables']],
  ])('%s', async (_, content, findings) => {
    const inFile = findings.map((each) => each.replace(/^\d+/, (line) => String(Number(line) + 3)));
    expect(await placesIn('a.md', block('json', GOOD) + content)).toEqual(inFile);
  });

  test('a file without payloads is an error if it is named, and skipped if it is in a folder', async () => {
    const empty = {
      'p/a.md': '# x',
      'p/b.md': block('json', OTHER),
      'p/c.http': 'GET x',
      'p/d.har': har(''),
      'p/e.ndjson': OTHER,
    };
    const folder = folderOf({ ...empty, 'p/good.json': GOOD });
    const named = await reportOf(folder, [...Object.keys(empty)]);
    expect(named.files.map(({ kind, findings }) => [kind, findings.map(({ rule }) => rule)])).toEqual(
      Object.keys(empty).map(() => [null, ['unknown-kind']]),
    );
    const run = await pgLint(folder, ['p']);
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('5 files skipped')]);
  });
});

test.each([
  [[GOOD, GOOD], 'card-params'],
  [[GOOD, SESSION], null],
])('the kind of a file is null if its payloads have several kinds: %j', async (payloads, kind) => {
  const markdown = payloads.map((each) => block('json', each)).join('\n');
  const folder = folderOf({ 'a.md': markdown, 'a.ndjson': payloads.join('\n') });
  expect((await reportOf(folder, ['.'])).files.map((file) => file.kind)).toEqual([kind, kind]);
});

test('--kind applies to payloads for certain, and pg-lint=KIND overrides it', async () => {
  const markdown = block('json', OTHER) + block('json', GOOD) + block('json pg-lint=card-params', GOOD);
  const findings = await findingsOf(markdown, ['--kind', 'session-request'], 'a.md');
  expect(new Set(findings.map(({ line }) => line))).toEqual(new Set([5]));
});

test('lines are shown only if a file has nothing but the payload', async () => {
  const folder = folderOf({
    'a.md': block('json', '{"methods":', 'true}'),
    'b.json': '{"methods":\ntrue}',
    'c.jsonc': '{"methods":\ntrue // PLANTED\n}',
  });
  const shown = async (name: string) => (await pgLint(folder, ['--kind', 'session-request', name])).stdout;
  expect(await shown('b.json')).toMatch(/\d \| true/);
  expect(await shown('a.md')).not.toMatch(/\d \| /);
  expect(await shown('c.jsonc')).not.toMatch(/PLANTED/);
});

test('an unknown kind in pg-lint=KIND is an error, also in folders', async () => {
  const folder = folderOf({ 'a.md': block('json pg-lint=card-param', GOOD) });
  const [file] = (await reportOf(folder, ['.'])).files;
  expect(file?.findings).toMatchObject([
    { rule: 'kind-name', code: 'similar-kind-name', params: { meant: 'card-params' } },
  ]);
});

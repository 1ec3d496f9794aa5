import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAD, EXTENSIONS, folderOf, GOOD, pgLint, reportOf } from './command.ts';

const FORM = 'action=SALE&brand=naps&order_amount=1';
const json = (value: unknown): string => JSON.stringify(value, null, 2);
/** The three bytes of each four characters. */
const block = (language: string, ...lines: string[]): string =>
  ['# x', '', `\`\`\`${language}`, ...lines, '```', ''].join('\n');
const har = (postData: object): string => json({ log: { entries: [{ request: { method: 'POST', postData } }] } });
const postman = (body: object): string =>
  json({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: [{ item: [{ request: { method: 'POST', body } }] }],
  });
const FIELDS = [
  ['action', 'SALE'],
  ['brand', 'naps'],
  ['order_amount', '1'],
] as const;
const fields = (name: string): object[] => FIELDS.map(([key, value]) => ({ [name]: key, value }));

const PLAIN = '"sent back"';
const ESCAPED = String.raw`\"sent back\"`;

/** What teams keep in their repositories: what it is, its file, its text, and the only mistake as it is written there. */
// biome-ignore format: a table
const ROWS: readonly (readonly [string, string, string, string?])[] = [
  ['JSON', 'a.json', BAD],
  ['an array of JSON', 'a.json', `[1, ${BAD}]`],
  ['JSON with comments', 'a.jsonc', `// x\n${BAD}`],
  ['JSON5', 'a.json5', `// x\n${BAD.replaceAll('"', "'")}`, "'sent back'"],
  ['lines of JSON', 'a.ndjson', `${GOOD}\n${BAD}\n`],
  ['lines of events', 'a.jsonl', `{"body":${JSON.stringify(BAD)}}\n`, ESCAPED],
  ['a form', 'a.form', FORM, '1'],
  ['JSON in a text file', 'a.txt', BAD],
  ['a form in a text file', 'a.txt', FORM, '1'],
  ['YAML', 'a.yaml', 'shipping:\n  type: sent back\n  houseNumber1: "1"\n  houseNumber2: "2"\n', 'sent back'],
  ['documents of YAML', 'a.yml', `a: b\n---\n${BAD}\n`],
  ['JSON in a block of YAML', 'a.yaml', `data: |\n  ${BAD}\n`],
  ['JSON in a folded block of YAML', 'a.yaml', `data: >-\n  ${BAD.replaceAll(',', ',\n  ')}\n`],
  ['an alias of YAML', 'a.yaml', `x: &type sent back\nb: { shipping: { type: *type, houseNumber1: "1", houseNumber2: "2" } }\n`, 'sent back'],
  ['a ConfigMap', 'a.yaml', `kind: ConfigMap\ndata:\n  card.json: '${BAD}'\n`],
  ['a workflow with curl', '.github/workflows/a.yml', `jobs:\n  a:\n    steps:\n      - run: |\n          set -e\n          curl "$URL" \\\n            -d '${BAD}'\n`],
  ['a pipeline with curl', '.gitlab-ci.yml', `a:\n  script:\n    - curl "$URL" --json '${BAD}'\n`],
  ['a script of package.json', 'package.json', json({ scripts: { pay: `curl -d '${BAD}' a.example` } }), ESCAPED],
  ['an example of OpenAPI', 'openapi.yaml', `paths:\n  /x:\n    post:\n      requestBody:\n        content:\n          application/json:\n            example: ${BAD}\n`],
  ['an event with an object', 'a.json', json({ request: { body: JSON.parse(BAD) } })],
  ['an event with a string', 'a.json', json({ httpMethod: 'POST', body: BAD }), ESCAPED],
  ['an event with a form', 'a.json', json({ httpMethod: 'POST', body: FORM }), '1'],
  ['an event of a queue', 'a.json', json({ Records: [{ body: json({ Message: BAD }) }] }), String.raw`\\\"sent back\\\"`],
  ['escapes of .NET', 'a.json', JSON.stringify({ body: BAD }).replaceAll('\\"', '\\u0022'), String.raw`\u0022sent back\u0022`],
  ['CloudEvents', 'a.json', json({ specversion: '1.0', data: JSON.parse(BAD) })],
  ["WireMock's equalToJson", 'a.json', json({ request: { bodyPatterns: [{ equalToJson: BAD }] } }), ESCAPED],
  ["WireMock's jsonBody", 'a.json', json({ response: { jsonBody: JSON.parse(BAD) } })],
  ['Pact', 'a.json', json({ interactions: [{ request: { body: JSON.parse(BAD) } }] })],
  ['MockServer', 'a.json', json([{ httpRequest: { body: { type: 'JSON', json: JSON.parse(BAD) } } }])],
  ['nock', 'a.json', json([{ scope: 'https://a.example', method: 'POST', body: JSON.parse(BAD) }])],
  ['a VCR cassette', 'a.yml', `http_interactions:\n- request:\n    body:\n      encoding: UTF-8\n      string: '${BAD}'\n`],
  ['a VCR cassette with a form', 'a.yml', `http_interactions:\n- request:\n    body:\n      string: ${FORM}\n`, '1'],
  ['HAR', 'a.har', har({ mimeType: 'application/json', text: BAD }), ESCAPED],
  ['HAR with fields', 'a.har', har({ mimeType: 'application/x-www-form-urlencoded', params: fields('name') }), '1'],
  ['HAR in a .json', 'a.json', har({ text: BAD }), ESCAPED],
  ['Postman, raw', 'a.json', postman({ mode: 'raw', raw: BAD }), ESCAPED],
  ['Postman, urlencoded', 'a.json', postman({ mode: 'urlencoded', urlencoded: fields('key') }), '1'],
  ['an HTTP file', 'a.http', `POST {{host}}/x\nA: b\n\n${BAD}\n\n###\nGET {{host}}/y\n`],
  ['a REST file with a form', 'a.rest', `POST {{host}}/post-va\n\naction=SALE\n&brand=naps\n&order_amount=1\n`, '1'],
  ['a script with curl', 'a.sh', `curl "$URL" -d '${BAD}'\n`],
  ['a script with a here-document', 'a.bash', `curl "$URL" --json @- <<'EOF'\n${BAD}\nEOF\n`],
  ['a variable of a script', 'a.sh', `export BODY='${BAD}'\ncurl "$URL" -d "$BODY"\n`],
  ['a quoted variable of a script', 'a.sh', `BODY=${JSON.stringify(BAD)}\n`, ESCAPED],
  ['a file of a script', 'a.sh', `cat > body.json <<EOF\n${BAD}\nEOF\ncurl -d @body.json x\n`],
  ['a variable with a here-document', 'a.bash', `BODY=$(cat <<'EOF'\n${BAD}\nEOF\n)\n`],
  ['a pasted curl', 'a.txt', `curl 'https://a.example' --data-raw '${BAD}'`],
  ['a pasted request', 'a.txt', `POST /x HTTP/1.1\nHost: a.example\n\n${BAD}`],
  ['a log', 'a.log', `2026-01-01 INFO [pay] sent ${BAD} in 5 ms\nand {broken}\n`],
  ['a log of JSON', 'a.log', `{"level":30,"msg":"sent","body":${JSON.stringify(BAD)}}\n`, ESCAPED],
  ['a message of a log', 'a.log', `${JSON.stringify({ level: 'info', message: `sent ${BAD} in 5 ms` })}\n`, ESCAPED],
  ['an event of a log', 'a.json', json({ events: [{ timestamp: 1, message: `INFO sent ${BAD}\n` }] }), ESCAPED],
  ['a line of an event', 'a.ndjson', `${JSON.stringify({ message: `INFO\t${BAD}\n` })}\n`, ESCAPED],
  ['Markdown', 'a.md', block('json', BAD)],
  ['Markdown with curl', 'a.md', block('sh', `$ curl x -d '${BAD}'`)],
  ['Markdown with HTTP', 'a.md', block('http', 'POST /x', '', BAD)],
  ['Markdown with YAML', 'a.md', block('yaml', 'shipping:', '  type: sent back', '  houseNumber1: "1"', '  houseNumber2: "2"'), 'sent back'],
  ['Markdown in JSX', 'a.mdx', block('json', BAD)],
  ['Markdown with an indented block', 'a.markdown', `x\n\n    ${BAD}\n`],
];

const FOUND = ROWS.map(([kind, name, text, written = PLAIN]) => [kind, name, text, written] as const);

const NAMES = 'client_key = a; payer_ip = b;';
const ENDINGS =
  'ts js php py rb java kt cs go ipynb xml csv toml properties tf ps1 graphql rst adoc asciidoc hurl bru snap env'.split(
    ' ',
  );
const UNREAD = [...ENDINGS.map((ending) => `a.${ending}`), '.env', '.env.local'];

describe.each([
  ['LF', '\n', (extension: string) => extension],
  ['CRLF, and a name in capitals', '\r\n', (extension: string) => extension.toUpperCase()],
])('with %s', (_, lineBreak, rename) => {
  test.each(FOUND)('%s is found at its position', async (_, given, text, written) => {
    const name = given.replace(/\.\w+$/, rename);
    const content = text.replaceAll('\n', lineBreak);
    const { files } = await reportOf(folderOf({ [name]: content }), ['.']);
    const lines = content.split(lineBreak);
    const errors = files.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'error');
    const underlined = errors.map(({ line, column, endColumn }) => lines[line - 1]?.slice(column - 1, endColumn - 1));
    expect([files.map(({ file }) => file), underlined]).toEqual([[name], [written]]);
  });
});

test('each type of file that is read is in the list', () => {
  const listed = new Set(FOUND.map(([, name]) => name.slice(name.lastIndexOf('.'))));
  expect(EXTENSIONS.filter((extension) => !listed.has(extension))).toEqual([]);
});

test.each(UNREAD)('%s is named as not read', async (file) => {
  const folder = folderOf({ [file]: NAMES, 'good.json': GOOD });
  expect((await pgLint(folder, ['--statistics', '.'])).stdout).toContain(
    `${file} has field names of sale-form, but such files are not read`,
  );
});

test.each([
  ['a.sh', 'http POST "$URL" client_key=a payer_ip=b'],
  ['a.md', '| `client_key` | key |\n| `payer_ip` | address |\n'],
  ['a.md', block('php', "$sale = ['client_key' => $key, 'payer_ip' => $ip];")],
  ['a.log', "sent { client_key: 'a', payer_ip: 'b' }\n"],
  ['a.http', 'POST https://a.example/x\n\n<a><client_key>a</client_key><payer_ip>b</payer_ip></a>\n'],
  ['a.txt', 'client_key,payer_ip\na,b\n'],
  ['a.json', '[{"name":"client_key","value":"a"},{"name":"payer_ip","value":"b"}]'],
  ['a.yaml', 'env:\n  - { name: client_key, value: a }\n  - { name: payer_ip, value: b }\n'],
  ['a.ndjson', '{"names":["client_key","payer_ip"]}\n'],
])('%s with names, but no payload, is named: %s', async (file, text) => {
  const folder = folderOf({ [file]: text, 'good.json': GOOD });
  expect((await pgLint(folder, ['.'])).stdout).toContain(
    `${file} has field names of sale-form, but no payload could be read`,
  );
});

/** The payloads inside other files that have a mistake with a certain fix, if they were whole files. */
const FIXABLE = FOUND.filter(([, name, text]) => text.includes('houseNumber1') && !/^a\.(?:jsonc?|txt)$/.test(name));

test.each(FIXABLE)(
  '--fix changes the exact bytes of a single request, and otherwise leaves the mistake: %s',
  async (_, name, text) => {
    const misspell = (each: string): string => each.replaceAll(/\btype(?=[\\"']*(?::| =>))/g, 'Type');
    const folder = folderOf({ [name]: misspell(text), 'whole.json': misspell(BAD) });
    const { files } = await reportOf(folder, ['--fix', name, 'whole.json']);
    const remaining = files.map(({ findings }) => findings.some(({ path }) => path.at(-1) === 'Type'));
    const isRequest = name.endsWith('.http') || text.startsWith('curl');
    const content = readFileSync(join(folder, name), 'utf8');
    expect([remaining, content]).toEqual([[!isRequest, false], isRequest ? text : misspell(text)]);
  },
);

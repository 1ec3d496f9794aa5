import { describe, expect, test } from 'vitest';
import { lintText, loadReader } from '../../src/index.ts';

const SESSION =
  '{"merchant_key":"key-1","operation":"purchase","methods":["card"],"hash":"a","order":{"number":"1","amount":"1.00","currency":"EUR","description":"a"}}';
const SALE = 'action=SALE&brand=naps';
const FORM = 'application/x-www-form-urlencoded';
const PAY = 'https://pay.example';

/** The severity and code of each finding about how a payload is sent, and the text that it marks or its position. */
const found = (text: string, options: Parameters<typeof lintText>[1] = {}): string[] =>
  lintText(text, options).findings.flatMap(({ severity, rule, code, line, column, endLine, endColumn }) => {
    if (!/^(?:endpoint|content-type|syntax|unknown-kind)$/.test(rule)) return [];
    const marked = line === endLine ? (text.split('\n')[line - 1] ?? '').slice(column - 1, endColumn - 1) : '';
    return [`${severity} ${code} ${marked || `${line}:${column}`}`];
  });

const har = (method: string, url: string, mimeType: string | undefined, text = SESSION): string =>
  JSON.stringify({ log: { entries: [{ request: { method, url, postData: { mimeType, text } } }] } });
const collection = (request: object): string =>
  JSON.stringify({
    info: { schema: 'https://schema.example/collection/v2.1.0/collection.json' },
    item: [{ request }],
  });
const raw = { mode: 'raw', raw: SESSION };

test.each<[string, string[]]>([
  [
    `curl -X PUT https://s2s.example/post-va --json '${SESSION}'`,
    ['error not-post PUT', 'error other-endpoint https://s2s.example/post-va'],
  ],
  [`curl -XPATCH ${PAY}/api/v1/session --json '${SESSION}'`, ['error not-post PATCH']],
  [`curl --request GET ${PAY}/api/v1/session --json '${SESSION}'`, ['error not-post GET']],
  [`curl -sG '${PAY}/post-va' -d '${SALE}'`, ['error not-post -sG']],
  [`curl --compressed ${PAY}/api/v2/session --json '${SESSION}'`, [`error other-version ${PAY}/api/v2/session`]],
  // The shell translates the address.
  [`curl $"${PAY}/api/v2/session" --json '${SESSION}'`, []],
  [`curl --url ${PAY}/api/v1/sessions --json '${SESSION}'`, [`error unknown-endpoint ${PAY}/api/v1/sessions`]],
  [`curl ${PAY}/ --json '${SESSION}'`, [`error unknown-endpoint ${PAY}/`]],
  [`curl -X PUT {{base}}sale --json '${SESSION}'`, ['error not-post PUT', 'error unknown-endpoint {{base}}sale']],
  [`curl ${PAY}/api/v1/session -d '${SALE}'`, [`error other-endpoint ${PAY}/api/v1/session`]],
  [
    `curl ${PAY}/post-va -H 'Content-Type: application/json' -d '${SALE}'`,
    ['warning sale-sent-as-json application/json'],
  ],
  [`curl ${PAY}/post-va -H 'Content-Type: text/plain' -d '${SALE}'`, ['warning sale-of-other-type text/plain']],
  [`curl ${PAY}/post-va -F action=SALE -F brand=naps`, ['error sent-as-multipart 1:37']],
  [
    `curl ${PAY}/post-va -F 'action=SALE;type=text/plain' -F 'parameters[paymentToken]=<a.json' -F brand=wallet2`,
    ['error sent-as-multipart 1:38'],
  ],
  [
    `curl ${PAY}/api/v1/session --form merchant_key=a --form-string operation=purchase -F methods=card`,
    ['error sent-as-multipart 1:48'],
  ],
  [
    `POST ${PAY}/api/v1/session\nContent-Type: application/merge-patch+json\n\n${SESSION}`,
    ['error sent-as-other-type application/merge-patch+json'],
  ],
  [`POST /api/v1/session HTTP/1.1\nHost: pay.example\n\n${SESSION}`, ['error sent-without-type 4:1']],
  [
    `PUT /api/v0/session HTTP/1.1\ncontent-type:application/json\n\n${SESSION}`,
    ['error not-post PUT', 'error other-version /api/v0/session'],
  ],
  [
    `GET {{base}}/v2/session\nContent-Type: application/json\n\n${SESSION}`,
    ['error not-post GET', 'error unknown-endpoint {{base}}/v2/session'],
  ],
  [har('GET', `${PAY}/api/v1/session?a=/post-va`, 'application/json'), ['error not-post GET']],
  [
    har('POST', `${PAY}/api/v3/session`, 'text/plain'),
    [`error other-version ${PAY}/api/v3/session`, 'error sent-as-other-type text/plain'],
  ],
  [
    collection({ method: 'PUT', url: `{{host}}/post-va`, body: raw }),
    ['error not-post PUT', 'error other-endpoint {{host}}/post-va'],
  ],
  [
    collection({ method: 'POST', url: { raw: '{{host}}/api/v2/session' }, body: raw }),
    ['error other-version {{host}}/api/v2/session'],
  ],
  [
    collection({
      url: '{{host}}/post-va',
      body: {
        mode: 'formdata',
        formdata: [
          { key: 'action', value: 'SALE' },
          { key: 'brand', value: 'naps' },
        ],
      },
    }),
    ['error sent-as-multipart 1:170'],
  ],
])('%s has the findings %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

describe('endpoint and content-type report nothing that is correct or unknown', () => {
  test.each([
    [`curl ${PAY} --json '${SESSION}'`],
    [`curl localhost:8080?a=/x --json '${SESSION}'`],
    [`curl ${PAY}/base/path/api/v1/session?a=1 --json '${SESSION}'`],
    [`curl -sSX POST -o out.json ${PAY}/api/v1/session --json '${SESSION}'`],
    [`curl -x http://proxy.example/ --unknown x ${PAY}/api/v1/session --json '${SESSION}'`],
    [`curl -X "$METHOD" "$URL" --json '${SESSION}'`],
    [`curl "$BASE/api/v1/session" --json '${SESSION}'`],
    [`curl "$(cat url)" --json '${SESSION}'`],
    [`curl "\${BASE}/$VERSION/session" --json '${SESSION}'`],
    [`curl pay.example/api/v1/session -H "Content-Type: $TYPE" -d '${SESSION}'`],
    [`curl -K config --json '${SESSION}'`],
    [`curl ${PAY}/post-va -d '${SALE}' > file`],
    [`curl ${PAY}/post-va -d '{"descriptor":"Order"}' -X PUT`],
    [`curl ${PAY}/wrong -X PUT -d '{"operation":"purchase","methods":["card"]}'`],
    [`POST {{url}} HTTP/1.1\nContent-Type: application/json\n\n${SESSION}`],
    [`POST {base_url}/api/v1/session\nContent-Type: application/json; charset=utf-8\n\n${SESSION}`],
    [`POST <host>/api/v1/session?x={{x}}\nContent-Type: {{type}}\n\n${SESSION}`],
    [`POST /post-va HTTP/1.1\n\n${SALE}`],
    [`POST /post-va HTTP/1.1\nContent-Type: ${FORM};charset=UTF-8\n\n${SALE}`],
    [har('POST', `${PAY}/api/v1/session`, undefined)],
    [collection({ method: '{{method}}', url: '{{host}}/api/:version/session', body: raw })],
    [collection({ body: raw })],
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('findings of a Markdown block have positions in the file', async () => {
  const text = `# A\n\n- \`\`\`http\n  PUT /api/v2/session\n  Content-Type: text/xml\n\n  ${SESSION}\n  \`\`\`\n`;
  expect(found(text, { readPayloads: await loadReader.markdown(), onlyCertain: true })).toEqual([
    'error not-post PUT',
    'error other-version /api/v2/session',
    'error sent-as-other-type text/xml',
  ]);
});

test('endpoint and content-type have messages', () => {
  const text = `curl ${PAY}/post-va -X PUT -d '${SESSION}'`;
  expect(lintText(text).findings.map((finding) => finding.message)).toEqual([
    'the body must be sent to a path that ends with /api/v1/session, but is sent to /post-va',
    'the body must be sent with the method POST',
    'the body must be sent with Content-Type: application/json, but is sent as a form',
  ]);
  const form = `curl ${PAY}/post-va -F action=SALE -F brand=naps`;
  expect(lintText(form).findings.map((finding) => finding.message)).toContain(
    'the form must be sent as application/x-www-form-urlencoded, but is sent as multipart/form-data',
  );
});

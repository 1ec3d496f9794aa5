import { describe, expect, test } from 'vitest';
import { lintText } from '../src/core/lint-text.ts';
import type { Syntax } from '../src/core/read/source.ts';

const CARD = '{"descriptor":"Order 1001"}';
const TOKEN = '{"protocolVersion":"ECv1","signature":"MA==","signedMessage":"{}","intermediateSigningKey":{}}';
const SESSION = '{"merchant_key":"key-1","operation":"purchase","methods":["card"]}';

describe('a payload among other things has one finding', () => {
  test.each([
    [`12:00:01 [main-1] INFO level="a" request ${CARD}`, 'a colon, the end of the text expected', 3],
    [`Hello,\nthis one fails:\n\n${CARD}\n\nRegards`, 'a word without quotes, a value expected', 1],
    [`> ${CARD}`, 'a character that JSON has no use for here, a value expected', 1],
    [`'${CARD}'`, 'a quote before the JSON, a value expected', 1],
  ])('%j', (text, message, column) => {
    expect(lintText(text)).toMatchObject({
      kind: undefined,
      findings: [{ rule: 'syntax', line: 1, column, path: [], message }],
    });
  });
});

describe('a sale in another form is not taken for the token that it carries', () => {
  test.each([
    [`action: SALE\nparameters[paymentToken]: ${TOKEN}`],
    [`action\tSALE\nparameters[paymentToken]\t${TOKEN}`],
    [`[action] => SALE\n[parameters[paymentToken]] => ${TOKEN}`],
  ])('%j', (text) => {
    expect(lintText(text)).toMatchObject({ kind: undefined, findings: [{ rule: 'syntax' }] });
  });

  test('nor is the entry that carries it taken for a card’s', () => {
    expect(lintText(`parameters[paymentToken]=${encodeURIComponent(TOKEN)}`).kind).toBe('sale-form');
    expect(lintText('parameters[card][descriptor]=Order').kind).toBe('session-request');
  });
});

describe('an object around a payload', () => {
  const INSIDE = 'It holds one of session-request: check that by itself.';

  test.each([
    [{ level: 'info', body: JSON.parse(SESSION) }, INSIDE],
    [{ level: 'info', body: SESSION }, INSIDE],
    [{ level: 'info', body: 'action=SALE&brand=naps' }, 'It holds one of sale-form: check that by itself.'],
    [{ level: 'info', body: '{}', more: [SESSION] }, 'Say which with --kind, if it is one of them.'],
  ])('%j', (value, hint) => {
    expect(lintText(JSON.stringify(value)).findings).toMatchObject([{ rule: 'unknown-kind', hint }]);
  });
});

describe('a sale that is sent as JSON', () => {
  const SALE = '{"action":"SALE","client_key":"key-1","brand":"naps","order_id":"1001","order_amount":"49.9"}';
  const NO_JSON = 'a JSON object, a URL-encoded form expected';

  test.each([
    [`curl https://pay.example/post-va -d '${SALE}'`, 1, 38],
    [`curl https://pay.example/post-va --json '${SALE}'`, 1, 42],
    [`POST /post-va HTTP/1.1\nContent-Type: application/json\n\n${SALE}`, 4, 1],
    [`fetch("https://pay.example/post-va", {"body": ${JSON.stringify(SALE)}, "method": "POST"});`, 1, 48],
  ])('%j is no form, and what it says is checked', (text, line, column) => {
    const { kind, findings } = lintText(text);
    expect(kind).toBe('sale-form');
    expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'syntax', line, column, path: [], message: NO_JSON },
      { rule: 'text-format', path: ['order_amount'] },
    ]);
  });

  test.each([
    [SALE],
    [`curl https://pay.example/post-va -d 'action=SALE&brand=naps'`],
    [`curl https://pay.example/api/v1/session -d '${SESSION}'`],
  ])('%j is something else', (text) => {
    expect(lintText(text).findings.map(({ message }) => message)).not.toContain(NO_JSON);
  });
});

const FORM =
  'action=SALE&client_key=key-1&brand=naps&order_id=1001&order_amount=49.90&order_currency=EUR&order_description=Cups&hash=MA';

/** What is found, each with its place. */
const told = (text: string, syntax?: Syntax): string[] =>
  lintText(text, { syntax }).findings.map(
    ({ line, column, severity, rule, message }) => `${line}:${column} ${severity} ${rule} · ${message}`,
  );

describe('several payloads one after another are told once, and each is checked', () => {
  const LONG = CARD.replace('1001', '1001 in far too many');
  const TOO_LONG = 'error text-length · descriptor: 26 characters, at most 20';
  const SECOND = 'error syntax · a second payload, one payload expected';

  test.each<[string, string[]]>([
    [`${CARD}\n\n${CARD}`, [`3:1 ${SECOND}`]],
    [`${CARD}${CARD}`, [`1:28 ${SECOND}`]],
    [`${LONG}\n${LONG}`, [`1:15 ${TOO_LONG}`, `2:1 ${SECOND}`, `2:15 ${TOO_LONG}`]],
    [`${CARD},\n${SESSION}\n`, [`2:1 ${SECOND}`, ...told(SESSION).map((each) => each.replace('1:1', '2:1'))]],
    [
      `${CARD}\n${CARD}\n${LONG}`,
      ['2:1 error syntax · 3 payloads, the second of them here, one payload expected', `3:15 ${TOO_LONG}`],
    ],
    [
      `${CARD}\n{"descriptor":"a",}`,
      [`2:1 ${SECOND}`, '2:18 error syntax · a comma behind the last entry, "}" expected'],
    ],
    [
      `${FORM}\n\n${FORM.replace('49.90', '1')}`,
      [`3:1 ${SECOND}`, '3:68 error text-format · order_amount: 0 decimals, exactly 2 behind a point'],
    ],
    // One that is not known would be passed over in silence.
    [`${CARD}\n{"other":1}`, ['2:1 error syntax · "{", the end of the text expected']],
    [`${CARD}\n[]`, ['2:1 error syntax · "[", the end of the text expected']],
  ])('%j', (text, findings) => {
    expect(told(text)).toEqual(findings);
    expect(told(text, text.startsWith('{') ? 'json' : 'form')).toEqual(findings);
  });
});

describe('a text that was wrapped at a column is told once, and read', () => {
  const wrap = (text: string, columns: number, lineBreak = '\n'): string =>
    Array.from({ length: Math.ceil(text.length / columns) }, (_, i) => text.slice(i * columns, (i + 1) * columns)).join(
      lineBreak,
    );
  const WRAPPED = (columns: number): string =>
    `1:1 error syntax · a text that was wrapped at column ${columns}, a text on one line expected`;
  const LONG = `{"descriptor":"${'Order 1001 '.repeat(12)}"}`;
  const PAIRED = `{"protocolVersion":"ECv1","signature":"${'A'.repeat(100)}","signedMessage":"{}"}`;

  test.each<[string, string[]]>([
    [wrap(FORM, 40), [WRAPPED(40)]],
    [wrap(FORM, 41, '\r\n'), [WRAPPED(41)]],
    [
      wrap(FORM.replace('49.90', '1'), 50),
      [WRAPPED(50), '2:18 error text-format · order_amount: 0 decimals, exactly 2 behind a point'],
    ],
    [wrap(LONG, 60), [WRAPPED(60), '1:15 error text-length · descriptor: 132 characters, at most 20']],
    [wrap(PAIRED, 60), [WRAPPED(60), ...told(PAIRED).map((each) => each.replace('1:158', '3:38'))]],
  ])('%j', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  test.each([
    [wrap(LONG, 39), 'a text that is not closed on its line'], // so narrow is no terminal
    [wrap(LONG, 80), 'a text that is not closed on its line'], // two lines may be what was written
    [`${wrap(LONG, 60)}\n\n  x`, 'a text that is not closed on its line'],
  ])('%j may be anything', (text, found) => {
    expect(lintText(text).findings).toMatchObject([{ rule: 'syntax', message: expect.stringContaining(found) }]);
  });
});

describe('an HTTP request without an empty line before its body', () => {
  const NO_LINE = 'error syntax · no empty line before the body, an empty line behind the headers expected';

  test.each<[string, string[]]>([
    [`POST /post-va HTTP/1.1\nHost: pay.example\n${FORM}`, [`3:1 ${NO_LINE}`]],
    [
      `POST /api/v1/session HTTP/1.1\r\nContent-Type: application/json\r\n${SESSION}\r\n`,
      [`3:1 ${NO_LINE}`, ...told(SESSION).map((each) => each.replace('1:1', '3:1'))],
    ],
    [
      `POST /api/v1/session\n{\n"descriptor": "a\tb",\n\n"other": 1}`,
      [`2:1 ${NO_LINE}`, '3:17 error syntax · descriptor: a tab in a text, a tab as an escape expected'],
    ],
    [`POST /post-va HTTP/1.1\nHost: pay.example\n\n${FORM}`, []],
    // The address goes on, and a variable stands for headers.
    [`POST https://pay.example/post-va\n?a=1\n&b=2\n{{headers}}\n\n${FORM}`, []],
  ])('%j', (text, findings) => {
    expect(told(text)).toEqual(findings);
  });

  test('a request without any body has none', () => {
    expect(lintText(`POST https://pay.example/post-va?${FORM} HTTP/1.1`).findings).toMatchObject([
      { rule: 'unknown-kind', message: expect.stringContaining('no payload of a known kind in it') },
    ]);
  });
});

test('what is between two & of a form and has no = may be the rest of a value', () => {
  const message = '1:124 warning lone-text · text without =, entries of name=value, joined by &';
  expect(told(`${FORM}&Co`, 'form')).toEqual([message]);
});

test('a + that was lost in several values is one mistake, told with how many they are', () => {
  const token = {
    protocolVersion: 'ECv1',
    signature: 'MAYC AQECAQE',
    signedMessage: JSON.stringify({ encryptedMessage: 'A AA', ephemeralPublicKey: 'B BB', tag: 'C CC' }),
  };
  const text = `${FORM.replace('naps', 'wallet2')}&parameters%5BpaymentToken%5D=${encodeURIComponent(JSON.stringify(token))}`;
  expect(lintText(text).findings).toMatchObject([
    {
      rule: 'plus-lost',
      path: ['parameters[paymentToken]', 'signature'],
      message: 'signature: a blank at character 5 and in 3 other values, base64 only',
    },
  ]);
});

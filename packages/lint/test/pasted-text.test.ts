import { describe, expect, test } from 'vitest';
import { lintText } from '../src/core/lint-text.ts';
import type { Syntax } from '../src/core/read/source.ts';

const CARD = '{"descriptor":"Order 1001"}';
const TOKEN = '{"protocolVersion":"ECv1","signature":"MA==","signedMessage":"{}","intermediateSigningKey":{}}';
const SESSION = '{"merchant_key":"key-1","operation":"purchase","methods":["card"]}';

const LEAVE_OUT = 'Leave it out: nothing stands before the value.';
const AS_FORM = 'Write it as JSON, or as a form.';

describe('a payload among other things has one finding, which says what they are', () => {
  test.each([
    [`12:00:01 [main-1] INFO level="a" request ${CARD}`, 'a text before the JSON', LEAVE_OUT],
    [`[12:00:01] [main-1] request ${CARD}`, 'a text before the JSON', LEAVE_OUT],
    [`Hello,\nthis one fails:\n\n${CARD}\n\nRegards`, 'a text before the JSON', LEAVE_OUT],
    ['12:00 DEBUG POST /post-va body=action=SALE&brand=naps', 'a text before the form', LEAVE_OUT],
    [`> ${CARD}`, 'the > of a quoted message', 'Remove it from the start of each line.'],
    [`'${CARD}'`, 'a quote before the JSON', 'Leave out the quotes around it.'],
    [
      `"id","body"\n"17","${CARD.replaceAll('"', '""')}"`,
      'JSON in a cell of a table',
      'Take it out of the quotes around it, and write each "" as one ".',
    ],
  ])('%j', (text, found, hint) => {
    expect(lintText(text)).toMatchObject({
      kind: undefined,
      findings: [{ rule: 'syntax', line: 1, column: 1, path: [], message: expect.stringContaining(found), hint }],
    });
  });
});

describe('a sale in another form is not taken for the token that it carries', () => {
  test.each([
    [`action: SALE\nparameters[paymentToken]: ${TOKEN}`, 'a text that looks like YAML', AS_FORM],
    [`action\tSALE\nparameters[paymentToken]\t${TOKEN}`, 'a table of names and values', AS_FORM],
    [`[action] => SALE\n[parameters[paymentToken]] => ${TOKEN}`, 'what PHP prints', 'Print its json_encode instead.'],
  ])('%j', (text, found, hint) => {
    expect(lintText(text)).toMatchObject({
      kind: undefined,
      findings: [{ rule: 'syntax', path: [], message: expect.stringContaining(found), hint }],
    });
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

describe('the URL of a sale is told, and its entries are read', () => {
  const URL = 'a URL before the entries, the entries alone expected';

  test.each([
    [`https://pay.example/post-va?${FORM}`, [`1:1 error syntax · ${URL}`]],
    [
      `https://pay.example/post-va?${FORM.replace('49.90', '49.9')}`,
      [`1:1 error syntax · ${URL}`, '1:96 error text-format · order_amount: 1 decimal, exactly 2 behind a point'],
    ],
    [
      `HTTPS://pay.example:443/a/post-va?${FORM.replace('naps', 'wallet1')}&parameters%5BpaymentToken%5D=${encodeURIComponent(TOKEN)}`,
      [
        `1:1 error syntax · ${URL}`,
        '1:193 error other-wallet · protocolVersion: an entry of wallet2’s token, the token of the wallet that the brand names',
      ],
    ],
  ])('%s', (text, findings) => {
    expect(told(text)).toEqual(findings);
    expect(lintText(text).kind).toBe('sale-form');
  });

  test.each([
    'https://shop.example/done?order=1001',
    `https://shop.example/done#${FORM}`,
    'https://shop.example/?methods=card&order=1',
  ])('another one is none: %s', (text) => {
    expect(told(text)).toEqual(['1:1 error syntax · a URL, a value expected']);
  });
});

describe('several payloads one after another are told once, and each is checked', () => {
  const LONG = CARD.replace('1001', '1001 in far too many');
  const TOO_LONG = 'error text-length · descriptor: 26 characters, at most 20';
  const SECOND = 'error syntax · a second payload, one payload expected';
  const OTHER = 'error syntax · a second value, the end of the text expected';

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
    [`${CARD}\n{"other":1}`, [`2:1 ${OTHER}`]],
    [`${CARD}\n[]`, [`2:1 ${OTHER}`]],
  ])('%j', (text, findings) => {
    expect(told(text)).toEqual(findings);
    expect(told(text, text.startsWith('{') ? 'json' : 'form')).toEqual(findings);
  });

  test('entries on lines of their own are one form', () => {
    expect(told(FORM.replaceAll('&', '\n'))).toEqual([
      '1:12 error syntax · 7 line breaks, the first of them here, a form is one line expected',
    ]);
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

describe('a name of a form that has lost its =, or its &, is told once, where it stands', () => {
  const ALONE = 'a name without =, entries of name=value, joined by &';

  test.each<[string, string[]]>([
    [FORM.replace('action=SALE', 'action'), [`1:1 warning lone-text · action: ${ALONE}`]],
    [FORM.replace('order_amount=', 'order_amount:'), [`1:55 warning lone-text · order_amount: ${ALONE}`]],
    [
      FORM.replace('action=', 'action').replace('hash=MA', 'hash'),
      [`1:1 warning lone-text · action: ${ALONE}`, `1:115 warning lone-text · hash: ${ALONE}`],
    ],
    // What is worse is told of it.
    [
      `${FORM.replace('naps', 'wallet1')}&parameters%5BpaymentToken%5D%7B%7D`,
      [`1:127 error brand-requires · parameters[paymentToken]: ${ALONE}`],
    ],
    // What lacks nothing may be the rest of a value.
    [`${FORM}&Co`, ['1:124 warning lone-text · text without =, entries of name=value, joined by &']],
    [
      FORM.replace('&order_id', 'order_id'),
      ['1:40 error syntax · no & before an entry, entries of name=value, joined by & expected'],
    ],
    [
      FORM.replace('&order_amount=49.90', ';order_amount=1'),
      [
        '1:54 error syntax · no & before an entry, entries of name=value, joined by & expected',
        '1:68 error text-format · order_amount: 0 decimals, exactly 2 behind a point',
      ],
    ],
  ])('%s', (text, findings) => {
    expect(told(text, 'form')).toEqual(findings);
  });
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

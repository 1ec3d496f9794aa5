import { describe, expect, test } from 'vitest';
import { lintText } from '../src/lint-text.ts';

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
    [
      `https://pay.example/post-va?action=SALE&parameters%5BpaymentToken%5D=${encodeURIComponent(TOKEN)}`,
      'a URL',
      'Take the body of the request, or what stands behind the question mark.',
    ],
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

import { readFileSync } from 'node:fs';
import { fieldAt } from '@pg/lint/files';
import { describe, expect, test } from 'vitest';
import { DocumentSymbolRequest, type Hover, HoverRequest } from 'vscode-languageserver/node';
// @boundaries-ignore Tests take the words of a list from one place.
import { inWords } from '../../rule-kit/test/list-in-words.ts';
import { BAD, type Files, marked, open, setRepository } from './client.ts';

const NOT_SHOWN = 'the interface document does not say whether it is required';
const TOKEN_SALE = readFileSync(new URL('../../../samples/good/sale-wallet2.form', import.meta.url), 'utf8');

describe('hover', () => {
  async function hoverAt(name: string, given: string, files: Files = {}): Promise<Hover | null> {
    const { text, position } = marked(given);
    const { connection, textDocument } = await open(name, text, files);
    return connection.sendRequest(HoverRequest.type, { textDocument, position });
  }
  const markdownOf = (hover: Hover | null): string =>
    hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '';

  test.each([
    ['', /\n\n2\.2 Set 6, shipping$/],
    [
      'https://git.shop.example/rules',
      /\n\n\[2\.2 Set 6, shipping\]\(https:\/\/git\.shop\.example\/rules\/blob\/main\/docs\/reference\/tables\.md#22-set-6-shipping\)$/,
    ],
  ])('shows the row: mark, meaning, type in words, section; the repository is %j', async (address, section) => {
    setRepository(address);
    const hover = await hoverAt('a.json', BAD.replace('type', 'ty|pe'));
    expect(hover?.range).toEqual({ start: { line: 0, character: 13 }, end: { line: 0, character: 19 } });
    expect(markdownOf(hover)).toMatch(
      /^\*\*type\*\* · optional\n\nShipment or return\.\n\n`AN8`: a string of at most 8 characters\n\n/,
    );
    expect(markdownOf(hover)).toMatch(section);
  });

  const YAML = 'shipping:\n  houseNumber1: "1"\n  houseNumber2: "2"\n';
  test.each([
    ['a.yaml', YAML.replace('Number1', 'Num|ber1'), 'houseNumber1'],
    ['a.md', `# A\n\n~~~json\n${BAD.replace('Number1', 'Num|ber1')}\n~~~\n`, 'houseNumber1'],
    ['a.sh', `curl https://pay.example -d '${BAD.replace('Number1', 'Num|ber1')}'`, 'houseNumber1'],
    ['a.json5', BAD.replace('"houseNumber1"', 'house|Number1'), 'houseNumber1'],
    ['a.form', 'action=SALE&client_key=k&bra|nd=naps&order_id=1', 'brand'],
    ['a.json', '{"merchant_key":"k","methods":["ca|rd"],"success_url":"u"}', 'methods'],
    ['a.json', BAD.replace('shipping', 'ship|ping'), 'shipping'],
    ['a.json', BAD.replace(/}$/, ',"ca|rt":{"items":[]}}'), 'cart'],
    ['a.json', BAD.replace(/}$/, ',"cart":{"it|ems":[]}}'), 'items'],
  ])('works in %s', async (name, text, field) => {
    expect(markdownOf(await hoverAt(name, text)).split('\n')[0]).toMatch(new RegExp(`^\\*\\*${field}\\*\\*`));
  });

  test.each([
    ['a.json', BAD.replace('"1"', '"1" |')],
    ['a.json', '{"na|me":"Cup"}'],
    ['a.json', BAD.replace(/}$/, ',"un|known":1}')],
    ['a.md', `# |A\n\n~~~json\n${BAD}\n~~~\n`],
    ['a.ts', BAD.replace('type', 'ty|pe')],
  ])('shows nothing in %s at %s', async (name, text) => {
    expect(await hoverAt(name, text)).toBeNull();
  });

  const inCart = (fields: string): string => BAD.replace(/}$/, `,"cart":{${fields}}}`);
  const UNIT = inCart('"items":[{"quantity|Unit":"KG"}]');
  const SESSION = '{"merchant_key":"k","meth|ods":["card"],"success_url":"u"}';
  const valuesAt = (text: string): readonly string[] =>
    fieldAt(text.replace('|', ''), text.indexOf('|'), {})?.row?.values ?? [];
  test.each([
    [inCart('"pay|ments":[]'), NOT_SHOWN, 'an array, each item an object'],
    [
      inCart('"items":[{"quan|tity":"1"}]'),
      'conditional',
      '`N5`: a decimal number of at most 5 characters, the point included',
    ],
    [UNIT, 'optional', inWords(valuesAt(UNIT))],
    [
      SESSION,
      NOT_SHOWN,
      `\`array of string\`: an array, each item a string of any length\n\nListed: \`${valuesAt(SESSION).join('`, `')}\``,
    ],
  ])('says in %s whether it is required, and what it accepts', async (text, mark, accepted) => {
    const [name, meaning, ...rest] = markdownOf(await hoverAt('a.json', text)).split('\n\n');
    expect(name).toMatch(new RegExp(` · ${mark}$`));
    expect(rest.slice(0, -1).join('\n\n')).toBe(accepted);
    expect(meaning).toMatch(/\.$/);
  });

  test('names what has a label and no field name', async () => {
    const text = '{"merchantI|dentifier":"a","processingPrivateKey":"b","merchantCertificate":"c"}';
    expect(markdownOf(await hoverAt('a.json', text))).toMatch(/^\*\*Merchant Identifier\*\* · /);
  });

  test('shows no value of a token', async () => {
    const value = markdownOf(await hoverAt('a.form', TOKEN_SALE.replace('signedMessage', 'signed|Message')));
    expect(value).toContain('**signedMessage** · required');
    const values = [...decodeURIComponent(TOKEN_SALE).matchAll(/"([\w+/=]{40,})"/g)].map(([, each]) => each);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((each) => each && value.includes(each))).toEqual([]);
  });
});

describe('symbols', () => {
  const READ_ME = `# A\n\n~~~json\n${BAD}\n~~~\n\n~~~\naction=SALE&client_key=k&brand=naps&order_id=1\n~~~\n`;

  test('list the payloads of a file', async () => {
    const { connection, textDocument } = await open('a.md', READ_ME);
    const symbols = (await connection.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? [];
    expect(symbols.map((each) => [each.name, 'range' in each && each.range.start.line])).toEqual([
      ['card-params', 3],
      ['sale-form', 7],
    ]);
  });

  test('list the texts in a token', async () => {
    const { connection, textDocument } = await open('a.form', TOKEN_SALE);
    const symbols = (await connection.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? [];
    expect(symbols.map((each) => [each.name, 'detail' in each && each.detail])).toEqual([
      ['parameters[paymentToken]', 'wallet2-token'],
      ['parameters[paymentToken].signedMessage', 'wallet2-signed-message'],
      ['parameters[paymentToken].intermediateSigningKey.signedKey', 'wallet2-signed-key'],
    ]);
  });

  test('list nothing in a file that is one payload without a token', async () => {
    const { connection, textDocument } = await open('a.json', BAD);
    expect(await connection.sendRequest(DocumentSymbolRequest.type, { textDocument })).toEqual([]);
  });
});

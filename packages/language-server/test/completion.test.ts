import { join } from 'node:path';
import { payloadTypes } from '@pg/lint';
import { describe, expect, test } from 'vitest';
import { type CompletionItem, CompletionRequest, CompletionTriggerKind } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { CONFIG, type Files, marked, open } from './client.ts';

const sale = payloadTypes.find(({ name: kind }) => kind === 'sale-form')?.table;
const brands = sale?.rows.brand?.[3]?.values ?? [];

describe('completion', () => {
  async function complete(name: string, given: string, files: Files = {}, snippetSupport = false) {
    const { text, position } = marked(given);
    const capabilities = { textDocument: { completion: { completionItem: { snippetSupport } } } };
    const { connection, textDocument } = await open(name, text, files, { capabilities });
    const found = await connection.sendRequest(CompletionRequest.type, { textDocument, position });
    const items: CompletionItem[] = Array.isArray(found) ? found : (found?.items ?? []);
    return { text, items };
  }
  const accept = (text: string, { textEdit }: CompletionItem): string => {
    const document = TextDocument.create('file:///a', 'json', 1, text);
    return textEdit && 'range' in textEdit ? TextDocument.applyEdits(document, [textEdit]) : text;
  };
  const SESSION = '{"merchant_key":"k","methods":["card"],"success_url":"https://shop.example",|}';

  test('offers the missing names, required ones first', async () => {
    const { items } = await complete('a.json', '{"bnrg_installm_def":"00","bnrg_installm_months":"03",|}');
    expect(items.map(({ label, detail, sortText }) => [label, detail, sortText])).toEqual([
      ['bnrg_installm_plan', 'required', '0000'],
    ]);
  });

  // biome-ignore format: a table
  test.each([
    ['a.json', SESSION, 'order', SESSION.replace('|', '"order": {}')],
    ['a.json', SESSION.replace('|', '"ord|'), 'order', SESSION.replace('|}', '"order": {}')],
    ['a.json', SESSION.replace(',|', '').replace('"card"', '"card","|"'), 'wallet1', SESSION.replace('"card"', '"card","wallet1"').replace(',|', '')],
    ['a.form', 'action=SALE&client_key=k&order_id=1&brand=n|', 'naps', 'action=SALE&client_key=k&order_id=1&brand=naps'],
    [
      'a.yaml',
      'merchant_key: k\noperation: purchase\nsuccess_url: u\nmethods:\n  - |',
      'card',
      'merchant_key: k\noperation: purchase\nsuccess_url: u\nmethods:\n  - card',
    ],
  ])('in %s, %s with %s is completed', async (name, given, label, expected) => {
    const { text, items } = await complete(name, given);
    const item = items.find((each) => each.label === label);
    expect(item && accept(text, item)).toBe(expected);
  });

  test.each([
    ['a.json', '{"merchant_key":"k",|}', 'operation'],
    ['a.json', '[{"merchant_key":"k",|}]', 'operation'],
    ['a.jsonc', '// of the shop\n{"merchant_key":"k",|}', 'operation'],
    ['a.json5', "{merchant_key:'k',|}", 'operation'],
    ['a.yaml', 'merchant_key: k\nop|', 'operation'],
    ['a.form', 'action=SALE&|', 'client_key'],
    ['a.txt', 'action=SALE&|', 'client_key'],
    ['a.json', '{"protocolVersion":"ECv2",|}', 'signature'],
  ])('in %s, after the first name that only payloads have, the rest completes: %s', async (name, given, first) => {
    expect((await complete(name, given)).items[0]?.label).toBe(first);
  });

  test('leaves the cursor inside, where the client has snippets', async () => {
    const { items } = await complete('a.json', SESSION, {}, true);
    const [order] = items.filter(({ label }) => label === 'order');
    expect([order?.insertTextFormat, order?.textEdit?.newText]).toEqual([2, '"order": {$0}']);
  });

  test.each([
    ['a.json', '{"name":"Cup",|}'],
    ['a.json', '{"name":{|}}'],
    ['a.yaml', 'services:\n  |'],
    ['a.md', '|'],
    ['a.txt', 'se|'],
    ['a.form', 'a=b&|'],
    [CONFIG, '{|}'],
  ])("offers nothing in %s with %s, which is nobody's payload", async (name, given) => {
    expect((await complete(name, given)).items).toEqual([]);
  });

  test.each([
    ['a.json', '|', 'Session request', 'session-request'],
    ['a.jsonc', '\n|\n', 'wallet2 token', 'wallet2-token'],
    ['a.json', 'session|', 'Session request', 'session-request'],
    ['a.json', 'set 6|', 'Card parameters: Set 6', 'card-params'],
    ['a.json', 'SET5|', 'Card parameters: Set 5', 'card-params'],
    ['a.json', '{|}', 'Card parameters: Set 1', 'card-params'],
    ['a.json', '{\n  |\n}\n', 'Sale with naps', 'sale-form'],
    ['a.json', '{"op|', 'Session request', 'session-request'],
    ['a.json', '{\n  "op|', 'Session request: Set 2', 'session-request'],
    ['a.json', '{"wallet2|"}', 'Sale with wallet2', 'sale-form'],
    ['a.json', '{set 5|}', 'Session request: Set 5', 'session-request'],
    ['a.json', '[|]', 'Session request: Set 5', ''],
    ['a.json', '[|', 'Sale with naps', ''],
    ['a.json', '[{"|', 'Card parameters: Set 6', ''],
    ['a.jsonc', '// of the shop\n{\n  |\n}', 'Session request', 'session-request'],
    ['a.jsonc', '\uFEFF{|}', 'Session request', 'session-request'],
    ['a.json5', '|', 'Session request', 'session-request'],
    ['a.json5', "{'op|'}", 'Session request', 'session-request'],
    ['a.yaml', '{|}', 'Card parameters: Set 6', 'card-params'],
    ['a.yaml', '- |', 'Card parameters: Set 6', ''],
    ['a.yaml', '\uFEFF|', 'Session request', 'session-request'],
    ['a.yaml', '|', 'Session request: Set 5', 'session-request'],
    ['a.yaml', 'set 4|', 'Card parameters: Set 4', 'card-params'],
    ['a.yaml', 'gateway|', 'wallet2 settings', 'wallet2-settings'],
    ['a.form', '|', 'Sale with wallet1', 'sale-form'],
    ['a.form', 'wallet2|', 'Sale with wallet2', 'sale-form'],
  ])('in %s, %s becomes a payload without findings: %s', async (name, given, label, kind) => {
    const { text, items } = await complete(name, given);
    const example = items.find((each) => each.label === label);
    const written = /(?:\w[\w ]*)?$/.exec(given.split('|')[0]?.trimStart() ?? '')?.[0].toLowerCase();
    expect(
      example?.filterText
        ?.replace(/["']/, '')
        .toLowerCase()
        .startsWith(written ?? ''),
    ).toBe(true);
    const whole = example ? accept(text, example) : '';
    const { client, uri } = await open(name, whole, { [CONFIG]: kind === '' ? '{}' : JSON.stringify({ kind }) });
    expect(await client.publishedFor(uri)).toEqual([]);
  });

  test('a quote that is typed in a file of something else asks for nothing', async () => {
    const { connection, textDocument } = await open('a.json', '{"');
    const context = { triggerKind: CompletionTriggerKind.TriggerCharacter, triggerCharacter: '"' };
    const position = { line: 0, character: 2 };
    expect(await connection.sendRequest(CompletionRequest.type, { textDocument, position, context })).toMatchObject({
      items: [],
    });
  });

  const setsOf = (label: string): string[] => [1, 2, 3, 4, 5, 6].map((set) => `${label}: Set ${set}`);
  const SALE = JSON.stringify({ overrides: [{ files: ['*.form'], kind: 'sale-form' }] });
  test.each([
    ['a.json', '{|}', '{"kind":"session-request"}', ['Session request', ...setsOf('Session request')]],
    ['a.json', '|', '{"kind":"session-request"}', ['Session request', ...setsOf('Session request')]],
    ['a.json', '{\n  |\n}', '{"kind":"card-params"}', setsOf('Card parameters')],
    ['a.json', SESSION.replace('|', '"parameters":{"card":{|}}'), '{}', setsOf('Card parameters')],
    ['a.yaml', '|', '{"kind":"card-params"}', setsOf('Card parameters')],
    ['a.form', '|', SALE, brands.map((brand) => `Sale with ${brand}`)],
  ])('in %s with %s, each set or brand has an example without findings', async (name, given, config, labels) => {
    const { text, items } = await complete(name, given, { [CONFIG]: config });
    const examples = items.filter(({ kind }) => kind === 15);
    expect(examples.map(({ label }) => label)).toEqual(labels);
    const { client, folder } = await open(name, '', { [CONFIG]: config });
    const kept = given.includes('methods') ? /^(?:methods|success_url|merchant_key)/ : /^$/;
    for (const [i, example] of examples.entries()) {
      const uri = await client.open(join(folder, `${i}${name}`), accept(text, example));
      const found = await client.publishedFor(uri);
      expect(found.filter(({ severity, code }) => severity === 1 && !kept.test(String(code)))).toEqual([]);
    }
  });

  test('an example has its values as places to replace', async () => {
    const { items } = await complete('a.json', '{\n  |\n}', { [CONFIG]: '{"kind":"card-params"}' }, true);
    expect(items.find(({ label }) => label.endsWith('Set 1'))?.textEdit?.newText).toMatch(
      /^"bnrg_installm_def": "\$\{1:\d\d\}",\n {2}"bnrg_installm_months": "\$\{2:\d\d\}",\n {2}"bnrg_installm_plan": "\$\{3:\d\d\}"$/,
    );
  });
});

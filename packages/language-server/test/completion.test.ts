import { join } from 'node:path';
import { resources } from '@pg/lint';
import { describe, expect, test } from 'vitest';
import { type CompletionItem, CompletionRequest } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { CONFIG, type Files, marked, open } from './client.ts';

const sale = resources.find(({ kind }) => kind === 'sale-form')?.table;
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

  test.each([
    ['a.json', SESSION, 'order', SESSION.replace('|', '"order": {}')],
    ['a.json', SESSION.replace('|', '"ord|'), 'order', SESSION.replace('|}', '"order": {}')],
    [
      'a.json',
      SESSION.replace(',|', '').replace('"card"', '"card","|"'),
      'wallet1',
      SESSION.replace('"card"', '"card","wallet1"').replace(',|', ''),
    ],
    [
      'a.form',
      'action=SALE&client_key=k&order_id=1&brand=n|',
      'naps',
      'action=SALE&client_key=k&order_id=1&brand=naps',
    ],
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

  test('leaves the cursor inside, where the client has snippets', async () => {
    const { items } = await complete('a.json', SESSION, {}, true);
    const [order] = items.filter(({ label }) => label === 'order');
    expect([order?.insertTextFormat, order?.textEdit?.newText]).toEqual([2, '"order": {$0}']);
  });

  test.each([
    ['a.json', '{"name":"Cup",|}'],
    ['a.json', '{|}'],
    ['a.yaml', 'services:\n  |'],
    ['a.md', '|'],
    ['a.form', 'a=b&|'],
    [CONFIG, '{|}'],
  ])('offers nothing in %s with %s, which is nobody’s payload', async (name, given) => {
    expect((await complete(name, given)).items).toEqual([]);
  });

  const SALE = JSON.stringify({ overrides: [{ files: ['*.form'], kind: 'sale-form' }] });
  test.each([
    ['a.json', '{|}', '{"kind":"session-request"}', ['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5', 'Set 6']],
    ['a.json', '{\n  |\n}', '{"kind":"card-params"}', ['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5', 'Set 6']],
    [
      'a.json',
      SESSION.replace('|', '"parameters":{"card":{|}}'),
      '{}',
      ['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5', 'Set 6'],
    ],
    ['a.yaml', '|', '{"kind":"card-params"}', ['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5', 'Set 6']],
    ['a.form', '|', SALE, brands.map((brand) => `brand ${brand}`)],
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
    expect(items.find(({ label }) => label === 'Set 1')?.textEdit?.newText).toMatch(
      /^"bnrg_installm_def": "\$\{1:\d\d\}",\n {2}"bnrg_installm_months": "\$\{2:\d\d\}",\n {2}"bnrg_installm_plan": "\$\{3:\d\d\}"$/,
    );
  });
});

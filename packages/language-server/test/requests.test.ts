import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  type Hover,
  HoverRequest,
  type Range,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Client, type ClientOptions, type Files, folderOf, marked, writeIn } from './client.ts';

const CONFIG = 'pg-lint.config.json';
const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';
const TOKEN_SALE = readFileSync(new URL('../../../samples/good/sale-wallet2.form', import.meta.url), 'utf8');

/** A client with one open file. */
async function open(name: string, text: string, files: Files = {}, options: ClientOptions = {}) {
  const folder = folderOf(files);
  const client = await Client.start({ folders: [folder], ...options });
  const uri = await client.open(join(folder, name), text);
  const textDocument = { uri };
  const { connection } = client;
  return { folder, client, connection, uri, textDocument };
}

describe('hover', () => {
  async function hoverAt(name: string, given: string, files: Files = {}): Promise<Hover | null> {
    const { text, position } = marked(given);
    const { connection, textDocument } = await open(name, text, files);
    return connection.sendRequest(HoverRequest.type, { textDocument, position });
  }
  const markdownOf = (hover: Hover | null): string =>
    hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '';

  test('shows the row: mark, meaning, type in words, section', async () => {
    const hover = await hoverAt('a.json', BAD.replace('type', 'ty|pe'));
    expect(hover?.range).toEqual({ start: { line: 0, character: 13 }, end: { line: 0, character: 19 } });
    expect(markdownOf(hover)).toMatch(
      /^\*\*type\*\* · optional\n\nShipment or return\.\n\n`AN8`: a string of at most 8 characters\n\n\[2\.2 Set 6, shipping\]\(https:.*\/tables\.md#22-set-6-shipping\)$/,
    );
  });

  const YAML = 'shipping:\n  houseNumber1: "1"\n  houseNumber2: "2"\n';
  test.each([
    ['a.yaml', YAML.replace('Number1', 'Num|ber1'), 'houseNumber1'],
    ['a.md', `# A\n\n~~~json\n${BAD.replace('Number1', 'Num|ber1')}\n~~~\n`, 'houseNumber1'],
    ['a.sh', `curl https://pay.example -d '${BAD.replace('Number1', 'Num|ber1')}'`, 'houseNumber1'],
    ['a.json5', BAD.replace('"houseNumber1"', 'house|Number1'), 'houseNumber1'],
    ['a.form', 'action=SALE&client_key=k&bra|nd=naps&order_id=1', 'brand'],
    ['a.json', '{"merchant_key":"k","methods":["ca|rd"],"success_url":"u"}', 'methods'],
  ])('works in %s', async (name, text, field) => {
    expect(markdownOf(await hoverAt(name, text)).split('\n')[0]).toMatch(new RegExp(`^\\*\\*${field}\\*\\*`));
  });

  test.each([
    ['a.json', BAD.replace('"1"', '"1" |')],
    ['a.json', '{"na|me":"Cup"}'],
    ['a.md', `# |A\n\n~~~json\n${BAD}\n~~~\n`],
    ['a.ts', BAD.replace('type', 'ty|pe')],
  ])('shows nothing in %s at %s', async (name, text) => {
    expect(await hoverAt(name, text)).toBeNull();
  });

  describe('on a token', () => {
    test('shows what is inside and what was verified, and no value', async () => {
      const value = markdownOf(await hoverAt('a.form', TOKEN_SALE.replace('signedMessage', 'signed|Message')));
      expect(value).toContain('**signedMessage** · required');
      expect(value).toContain('**wallet2-token** with `signedMessage`, `intermediateSigningKey.signedKey` inside');
      expect(value).toMatch(
        /- \*\*not verified\*\* \(needs `wallets\.wallet2\.rootKeys` in the configuration\): .* `signature-chain`/,
      );
      const values = [...decodeURIComponent(TOKEN_SALE).matchAll(/"([\w+/=]{40,})"/g)].map(([, each]) => each);
      expect(values.length).toBeGreaterThan(0);
      expect(values.filter((each) => each && value.includes(each))).toEqual([]);
    });
  });
});

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
    ['a.form', '|', SALE, ['brand wallet1', 'brand wallet2', 'brand om-wallet', 'brand naps', 'brand vcard']],
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

describe('code actions', () => {
  const WHOLE: Range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const CAN_CREATE = { workspace: { workspaceEdit: { resourceOperations: ['create' as const] } } };

  async function actionsFor(
    name: string,
    text: string,
    files: Files = {},
    only?: string[],
    options: ClientOptions = {},
  ) {
    const opened = await open(name, text, files, options);
    const context = { diagnostics: [], ...(only && { only }) };
    const found = await opened.connection.sendRequest(CodeActionRequest.type, {
      textDocument: opened.textDocument,
      range: WHOLE,
      context,
    });
    const actions = (found ?? []).filter((each): each is CodeAction => 'title' in each);
    return { ...opened, actions };
  }
  /** The text of a document after an action. */
  const after = (text: string, uri: string, { edit }: CodeAction): string =>
    TextDocument.applyEdits(TextDocument.create(uri, 'json', 1, text), edit?.changes?.[uri] ?? []);

  test('a certain fix is preferred', async () => {
    const text = BAD.replace('"type":"sent back"', '"citty":"Bath"');
    const { actions, uri } = await actionsFor('a.json', text, { [CONFIG]: '{}' }, ['quickfix']);
    const [fix] = actions;
    expect([fix?.kind, fix?.isPreferred]).toEqual(['quickfix', false]);
    expect(fix && after(text, uri, fix)).toBe(text.replace('citty', 'city'));
    expect(fix?.diagnostics?.map(({ code }) => code)).toEqual(['unknown-field']);
  });

  test('source.fixAll makes all certain fixes, and changes only their lines', async () => {
    const text =
      '{\n "methods":["Card"],\r\n "merchant_key":"k","operation":"purchase","success_url":"https://a.example",\n "order":{"amount":10.50,"number":"1"},\n}';
    const { actions, uri } = await actionsFor('a.json', text, {}, ['source.fixAll']);
    expect(actions.map(({ kind }) => kind)).toEqual(['source.fixAll.pg-lint']);
    const [all] = actions;
    const fixed = all ? after(text, uri, all) : '';
    expect(fixed).toBe(
      '{\n "methods":["card"],\r\n "merchant_key":"k","operation":"purchase","success_url":"https://a.example",\n "order":{"amount":"10.50","number":"1"}\n}',
    );
    expect(all?.edit?.changes?.[uri]?.map(({ range: { start } }) => start.line)).toEqual([1, 3]);
  });

  test('nothing is fixed where the rule is off, or nothing is wrong', async () => {
    const text = '{"methods":["Card"],"merchant_key":"k","success_url":"https://shop.example"}';
    const off = { [CONFIG]: '{"rules":{"allowed-value":"off","method-name":"off","brand-not-method":"off"}}' };
    expect((await actionsFor('a.json', text, off, ['source.fixAll'])).actions).toEqual([]);
    expect((await actionsFor('a.json', '{"a":1}', {}, ['source.fixAll'])).actions).toEqual([]);
  });

  test('a finding can be suppressed in the configuration, which keeps its format', async () => {
    const config = '{\n\t// mine\n\t"rules": {}\n}\n';
    const { actions, folder, client } = await actionsFor('sub/a.json', BAD, {
      [CONFIG]: config.replace('\t// mine\n', ''),
    });
    const suppress = actions.find(({ title }) => title.startsWith('Suppress type-code here until 20'));
    const configUri = Object.keys(suppress?.edit?.changes ?? {})[0] ?? '';
    const text = readFileSync(fileURLToPath(configUri), 'utf8');
    const edited = suppress ? after(text, configUri, suppress) : '';
    expect(edited).toContain('\n\t"rules": {},\n\t"suppressions": [\n\t\t{\n');
    const [suppression] = JSON.parse(edited).suppressions;
    expect(suppression).toMatchObject({ files: 'sub/a.json', rule: 'type-code', pointer: '/shipping/type' });
    const days = (Date.parse(suppression.until) - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(30);
    writeIn(folder, CONFIG, edited);
    const uri = await client.open(join(folder, 'sub/b.json'), BAD);
    await client.publishedFor(uri);
    const suppressed = await client.open(join(folder, 'sub/a.json'), BAD);
    await client.save(suppressed);
    expect(await client.publishedFor(suppressed, 3)).toEqual([]);
  });

  test('the text of an open configuration is edited, not that of its file', async () => {
    const { client, folder, connection, textDocument } = await open('a.json', BAD, { [CONFIG]: '{}' });
    const configUri = await client.open(join(folder, CONFIG), '{\n  "ignores": []\n}');
    const params = { textDocument, range: WHOLE, context: { diagnostics: [] } };
    const [action] = (await connection.sendRequest(CodeActionRequest.type, params)) ?? [];
    const edit = action && 'edit' in action ? action : { title: '' };
    expect(JSON.parse(after('{\n  "ignores": []\n}', configUri, edit))).toMatchObject({
      ignores: [],
      suppressions: [{}],
    });
  });

  test('a configuration is created, where the client can', async () => {
    const { actions } = await actionsFor('a.json', BAD, {}, ['quickfix'], { capabilities: CAN_CREATE });
    const [create, edit] = actions[0]?.edit?.documentChanges ?? [];
    expect(create).toMatchObject({ kind: 'create', uri: expect.stringMatching(/\/pg-lint\.config\.json$/) });
    const [text] = edit && 'edits' in edit ? edit.edits : [];
    expect(text && 'newText' in text && JSON.parse(text.newText)).toMatchObject({
      suppressions: [{ files: 'a.json' }],
    });
    expect((await actionsFor('a.json', BAD, {}, ['quickfix'])).actions).toEqual([]);
  });

  test('a configuration that is a program is not edited', async () => {
    const { actions } = await actionsFor('a.json', BAD, { 'pg-lint.config.mjs': 'export default {};' });
    expect(actions).toEqual([]);
  });

  test('the kind of a file that may be a payload can be set', async () => {
    const text = '{"descriptor":"x"}';
    const { actions } = await actionsFor('a [1].json', text, { [CONFIG]: '{}' });
    expect(actions.map(({ title }) => title)).toEqual(['Check this file as card-params']);
    const [uri = ''] = Object.keys(actions[0]?.edit?.changes ?? {});
    expect(actions[0] && JSON.parse(after('{}', uri, actions[0]))).toEqual({
      overrides: [{ files: ['a ?1?.json'], kind: 'card-params' }],
    });
  });

  test('any kind can be set if an action of this kind is asked for', async () => {
    const { actions } = await actionsFor('a.json', '{"a":1}', { [CONFIG]: '{}' }, ['source.setKind']);
    expect(actions.map(({ title }) => title)).toContain('Check this file as wallet2-settings');
    const configured = { [CONFIG]: '{"kind":"card-params"}' };
    expect((await actionsFor('a.json', '{"a":1}', configured, ['source.setKind'])).actions).toEqual([]);
  });
});

describe('symbols and links', () => {
  const READ_ME = `# A\n\n~~~json\n${BAD}\n~~~\n\n~~~\naction=SALE&client_key=k&brand=naps&order_id=1\n~~~\n`;

  test('list the payloads of a file', async () => {
    const { connection, textDocument } = await open('a.md', READ_ME);
    const symbols = (await connection.sendRequest(DocumentSymbolRequest.type, { textDocument })) ?? [];
    expect(symbols.map((each) => [each.name, 'range' in each && each.range.start.line])).toEqual([
      ['card-params', 3],
      ['sale-form', 7],
    ]);
    const links = (await connection.sendRequest(DocumentLinkRequest.type, { textDocument })) ?? [];
    expect(links.map(({ range, target }) => [range.start.line, target?.split('#')[1]])).toEqual([
      [3, '22-set-1-instalments'],
      [7, '4-e2-sale'],
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
    expect(await connection.sendRequest(DocumentLinkRequest.type, { textDocument })).toEqual([]);
  });
});

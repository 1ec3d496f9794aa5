import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CodeAction, CodeActionRequest, type Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { BAD, type ClientOptions, CONFIG, type Files, open, writeIn } from './client.ts';

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

  test('a configuration with comments keeps them', async () => {
    const text = '{\n  // why\n  "rules": {}\n}\n';
    const { actions } = await actionsFor('a.json', BAD, { 'pg-lint.config.jsonc': text });
    const [action] = actions;
    const [uri = ''] = Object.keys(action?.edit?.changes ?? {});
    expect(uri).toMatch(/\/pg-lint\.config\.jsonc$/);
    expect(action && after(text, uri, action)).toContain('// why\n  "rules": {},\n  "suppressions": [');
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

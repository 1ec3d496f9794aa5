import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionTriggerKind,
  ExecuteCommandRequest,
  type Range,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { BAD, CONFIG, type Files, open, writeIn } from './client.ts';

describe('code actions', () => {
  const WHOLE: Range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

  async function actionsFor(name: string, text: string, files: Files = {}, only?: string[]) {
    const opened = await open(name, text, files);
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

  const SUPPRESS = /^Suppress type-code here until 20/;
  const AS_CARD = 'Check this file as card-params';
  /** Does what an editor does with an action that has a command, and returns what the user is told. */
  async function take({ actions, client, connection }: Awaited<ReturnType<typeof actionsFor>>, title: string | RegExp) {
    const { command } = actions.find((each) => each.title.match(title)) ?? {};
    expect(command).toBeDefined();
    await connection.sendRequest(ExecuteCommandRequest.type, command ?? { command: '' });
    return client.shown.at(-1);
  }
  const read = (folder: string, name = CONFIG): string => readFileSync(join(folder, name), 'utf8');

  test('a finding is suppressed in the configuration, which keeps its format, and is gone at once', async () => {
    const opened = await actionsFor('sub/a.json', BAD, { [CONFIG]: '{\n\t"rules": {}\n}\n' }, ['quickfix']);
    expect(await take(opened, SUPPRESS)).toBe(`pg-lint: Added to suppressions in ${CONFIG}.`);
    const text = read(opened.folder);
    expect(text).toContain('\n\t"rules": {},\n\t"suppressions": [\n\t\t{\n');
    const [suppression] = JSON.parse(text).suppressions;
    expect(suppression).toMatchObject({ files: 'sub/a.json', rule: 'type-code', pointer: '/shipping/type' });
    const days = (Date.parse(suppression.until) - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBe(30);
    expect(await opened.client.publishedFor(opened.uri, 2)).toEqual([]);
  });

  test('a configuration with comments keeps them', async () => {
    const files = { 'pg-lint.config.jsonc': '{\n  // why\n  "rules": {}\n}\n' };
    const opened = await actionsFor('a.json', BAD, files);
    await take(opened, SUPPRESS);
    expect(read(opened.folder, 'pg-lint.config.jsonc')).toContain('// why\n  "rules": {},\n  "suppressions": [');
  });

  test('a file that may be a payload is checked as one at once, as the configuration says then', async () => {
    const opened = await actionsFor('a [1].json', '{"descriptor":1}', { [CONFIG]: '{}' }, ['quickfix']);
    expect(opened.actions.map(({ title, kind }) => [title, kind])).toEqual([[AS_CARD, 'quickfix']]);
    expect(await take(opened, AS_CARD)).toBe(`pg-lint: Added to overrides in ${CONFIG}.`);
    expect(JSON.parse(read(opened.folder))).toEqual({ overrides: [{ files: ['a [1].json'], kind: 'card-params' }] });
    expect((await opened.client.publishedFor(opened.uri, 2)).map(({ code }) => code)).toEqual(['value-type']);
  });

  test('without a configuration, both are kept until the server ends, and the user is told', async () => {
    const opened = await actionsFor('a.json', '{"descriptor":1}');
    expect(await take(opened, AS_CARD)).toMatch(/^pg-lint: Added until the editor ends: .*pg-lint init writes one\.$/);
    expect((await opened.client.publishedFor(opened.uri, 2)).map(({ code }) => code)).toEqual(['value-type']);
    const { textDocument, connection, client, uri } = opened;
    const params = { textDocument, range: WHOLE, context: { diagnostics: [] } };
    const actions = ((await connection.sendRequest(CodeActionRequest.type, params)) ?? []).filter(
      (each): each is CodeAction => 'title' in each,
    );
    await take({ ...opened, actions }, 'Suppress value-type here');
    expect(await client.publishedFor(uri, 3)).toEqual([]);
  });

  test.each([
    ['has unsaved changes', '{}', '{\n}', /Save pg-lint\.config\.json first: nothing was changed/],
    ['has mistakes', '{"rule":1}', '{"rule":1}', /Correct pg-lint\.config\.json first: nothing was changed/],
  ])('a configuration that %s is left as it is, and the user is told', async (_, text, open, message) => {
    const opened = await actionsFor('a.json', BAD, { [CONFIG]: '{}' });
    writeIn(opened.folder, CONFIG, text);
    await opened.client.open(join(opened.folder, CONFIG), open);
    expect(await take(opened, SUPPRESS)).toMatch(message);
    expect(read(opened.folder)).toBe(text);
  });

  test('a document that is no file is not written into a configuration, and the user is told', async () => {
    const opened = await actionsFor('a.json', BAD, { [CONFIG]: '{}' });
    const uri = await opened.client.open('untitled:Untitled-1', BAD, 'json');
    const actions = opened.actions.map(({ title, command = { title, command: '' } }) => ({
      title,
      command: { ...command, arguments: [uri, ...(command.arguments ?? []).slice(1)] },
    }));
    expect(await take({ ...opened, actions }, SUPPRESS)).toMatch(/Save the document as a file first/);
    expect(read(opened.folder)).toBe('{}');
  });

  const SIGNED =
    '{"merchant_key":"k","operation":"purchase","methods":["Card"],"success_url":"https://a.example","hash":"0a1b2c3d"}';
  test.each([
    [CodeActionTriggerKind.Automatic, []],
    [undefined, []],
    [CodeActionTriggerKind.Invoked, ['Make all certain fixes (1), and compute the hash again']],
  ])('a signed request is fixed only if a person asks: trigger %s', async (triggerKind, titles) => {
    const { connection, textDocument } = await open('a.json', SIGNED);
    const context = { diagnostics: [], only: ['source.fixAll'], ...(triggerKind && { triggerKind }) };
    const found = await connection.sendRequest(CodeActionRequest.type, { textDocument, range: WHOLE, context });
    expect((found ?? []).map(({ title }) => title)).toEqual(titles);
  });

  test('any kind can be set if an action of this kind is asked for', async () => {
    const { actions } = await actionsFor('a.json', '{"a":1}', { [CONFIG]: '{}' }, ['source.setKind']);
    expect(actions.map(({ title }) => title)).toContain('Check this file as wallet2-settings');
    const configured = { [CONFIG]: '{"kind":"card-params"}' };
    expect((await actionsFor('a.json', '{"a":1}', configured, ['source.setKind'])).actions).toEqual([]);
  });
});

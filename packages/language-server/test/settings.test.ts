import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  ConfigurationRequest,
  DidChangeConfigurationNotification,
  DidChangeWorkspaceFoldersNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  ResponseError,
} from 'vscode-languageserver/node';
import { BAD, Client, CONFIG, folderOf, places, writeIn } from './client.ts';

const AT_TYPE = ['1:21-1:32 type-code'];
const OFF = '{"rules":{"type-code":"off"}}';

describe('the configuration', () => {
  test('is the nearest one, in each of two folders', async () => {
    const [strict, lax] = [folderOf(), folderOf({ [CONFIG]: OFF })];
    const client = await Client.start({ folders: [strict, lax] });
    expect(places(await client.publishedFor(await client.open(join(strict, 'a.json'), BAD)))).toEqual(AT_TYPE);
    expect(await client.publishedFor(await client.open(join(lax, 'a.json'), BAD))).toEqual([]);
  });

  test.each([
    [CONFIG, '{}', OFF],
    ['pg-lint.config.jsonc', '{} // none', `/* why */ ${OFF}`],
  ])('%s is read again when a file is saved', async (name, before, after) => {
    const folder = folderOf({ [name]: before });
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    expect(places(await client.publishedFor(uri))).toEqual(AT_TYPE);
    writeIn(folder, name, after);
    await client.save(uri);
    expect(await client.publishedFor(uri, 2)).toEqual([]);
    rmSync(join(folder, name));
    await client.save(uri);
    expect(places(await client.publishedFor(uri, 3))).toEqual(AT_TYPE);
  });

  test('with a mistake is reported once, and nothing else is', async () => {
    const folder = folderOf({ [CONFIG]: '{"rules":{"type-cod":"off"}}' });
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
    await client.change(uri, `${BAD} `);
    expect(await client.publishedFor(uri, 2)).toEqual([]);
    expect(client.shown).toHaveLength(1);
    expect(client.shown[0]).toMatch(/^pg-lint: .*pg-lint\.config\.json:1:\d+: rules.*type-code/);
    const configUri = pathToFileURL(join(folder, CONFIG)).href;
    expect(await client.publishedFor(configUri)).toMatchObject([{ message: expect.stringContaining('type-code') }]);
    writeIn(folder, CONFIG, '{}');
    await client.save(uri);
    expect(places(await client.publishedFor(uri, 3))).toEqual(AT_TYPE);
    expect(client.published.findLast((each) => each.uri === configUri)?.diagnostics).toEqual([]);
    // Its diagnostics are removed once, and the same mistake is shown again.
    const ofConfig = (): number => client.published.filter((each) => each.uri === configUri).length;
    const before = ofConfig();
    await client.save(uri);
    await client.publishedFor(uri, 4);
    expect(ofConfig()).toBe(before);
    writeIn(folder, CONFIG, '{"rules":{"type-cod":"off"}}');
    await client.save(uri);
    await client.publishedFor(uri, 5);
    expect(client.shown).toHaveLength(2);
  });

  test('that gets a mistake stays in force as it was, and has the mistake as a diagnostic', async () => {
    const folder = folderOf({ [CONFIG]: OFF });
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
    for (const [i, text] of ['{"rules":{"type-cod":"off"}}', '{"rules":'].entries()) {
      writeIn(folder, CONFIG, text);
      await client.save(uri);
      expect(await client.publishedFor(uri, i + 2)).toEqual([]);
      expect(client.shown).toHaveLength(i + 1);
    }
    const configUri = await client.open(join(folder, CONFIG), '{"rules":{"type-cod":"off"}}');
    const published = client.published.filter((each) => each.uri === configUri).length;
    expect(places(await client.publishedFor(configUri, published + 1))).toEqual(['1:11-1:21 undefined']);
    await client.change(configUri, OFF);
    expect(await client.publishedFor(configUri, published + 2)).toEqual([]);
  });

  test.each([
    [CONFIG, undefined],
    ['other.json', { config: 'other.json' }],
  ])('%s with a mistake has it as a diagnostic, whether it is open or not', async (name, initializationOptions) => {
    const wrong = '{"rules":{"type-cod":"off"}}';
    const folder = folderOf({ [name]: wrong });
    const client = await Client.start({ folders: [folder], initializationOptions });
    await client.publishedFor(await client.open(join(folder, 'a.json'), BAD));
    const uri = await client.open(join(folder, name), wrong);
    expect(places(await client.publishedFor(uri, 2))).toEqual(['1:11-1:21 undefined']);
    expect(client.published.filter((each) => each.uri === uri && each.diagnostics.length === 0)).toEqual([]);
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    expect(await client.publishedFor(uri, 3)).toEqual([]);
    expect(places(await client.publishedFor(uri, 4))).toEqual(['1:11-1:21 undefined']);
  });

  test('with a mistake has it once for a client that pulls', async () => {
    const wrong = '{"rules":{"type-cod":"off"}}';
    const folder = folderOf({ [CONFIG]: wrong });
    const client = await Client.start({ folders: [folder], capabilities: { textDocument: { diagnostic: {} } } });
    const pull = (uri: string) =>
      client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    await pull(await client.open(join(folder, 'a.json'), BAD));
    const uri = pathToFileURL(join(folder, CONFIG)).href;
    expect(await client.publishedFor(uri)).toHaveLength(1);
    await client.open(join(folder, CONFIG), wrong);
    expect(await client.publishedFor(uri, 2)).toEqual([]);
    expect(await pull(uri)).toMatchObject({ items: [{ message: expect.stringContaining('type-code') }] });
  });

  test('may be one for all files, from the workspace folder, or none', async () => {
    const folder = folderOf({ 'other.json': OFF, 'a/pg-lint.config.json': OFF });
    const one = await Client.start({ folders: [folder], initializationOptions: { config: 'other.json' } });
    expect(await one.publishedFor(await one.open(join(folder, 'a.json'), BAD))).toEqual([]);
    const none = await Client.start({ folders: [folder], initializationOptions: { config: false } });
    expect(places(await none.publishedFor(await none.open(join(folder, 'a/a.json'), BAD)))).toEqual(AT_TYPE);
  });

  test('a folder may be added', async () => {
    const folder = folderOf({ 'other.json': OFF });
    const client = await Client.start({
      initializationOptions: { config: 'other.json' },
      capabilities: { workspace: { workspaceFolders: true } },
    });
    const added = { uri: `file://${folder}`, name: 'a' };
    client.connection.onRequest('workspace/workspaceFolders', () => [added]);
    const uri = await client.open(join(folder, 'sub/a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
    expect(client.shown[0]).toContain('sub/other.json: the configuration could not be read');
    const event = { added: [added], removed: [] };
    await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
    await client.publishedFor(uri, 2);
    expect(client.shown).toHaveLength(1);
  });
});

describe('the settings', () => {
  test('are asked for where the client can tell them', async () => {
    const client = new Client();
    client.connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => ({ enable: false })));
    await client.initialize({ capabilities: { workspace: { configuration: true } } });
    await client.open(join(folderOf(), 'a.json'), BAD);
    // The answer may come after the first check.
    await expect.poll(() => client.published.at(-1)?.diagnostics, { timeout: 20_000 }).toEqual([]);
  });

  test.each([
    ['null', () => [null]],
    ['nothing', () => []],
    ['an error', () => new ResponseError(1, '')],
    ['never', () => new Promise<never>(() => undefined)],
  ])('are those of the start if the client answers %s', async (_, answer) => {
    const client = new Client();
    client.connection.onRequest(ConfigurationRequest.type, answer);
    const folder = folderOf({ [CONFIG]: OFF });
    const capabilities = { workspace: { configuration: true } };
    await client.initialize({ folders: [folder], capabilities, initializationOptions: { config: false, x: 1 } });
    expect(places(await client.publishedFor(await client.open(join(folder, 'a.json'), BAD)))).toEqual(AT_TYPE);
    expect(client.shown).toEqual(['pg-lint: x is not a setting; there are enable and config']);
  });

  test.each([
    [{ confg: false }, 'pg-lint: confg is not a setting; there are enable and config'],
    [{ enable: 'no' }, 'pg-lint: the setting enable must be true or false'],
    [{ config: true }, 'pg-lint: the setting config must be a path or false'],
  ])('that are wrong are told: %j', async (initializationOptions, message) => {
    const client = await Client.start({ initializationOptions });
    await client.publishedFor(await client.open(join(folderOf(), 'a.json'), BAD));
    expect(client.shown).toEqual([message]);
  });

  test('that are wrong are told again only after they were right', async () => {
    const client = await Client.start();
    for (const enable of [1, 2, true, 3]) {
      const settings = { pg: { enable, trace: 'off' } };
      await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
    }
    const textDocument = { uri: 'file:///a.json' };
    await client.connection.sendRequest(HoverRequest.type, { textDocument, position: { line: 0, character: 0 } });
    expect(client.shown).toEqual(Array(2).fill('pg-lint: the setting enable must be true or false'));
  });

  test.each([
    [{ pg: { enable: true } }, {}],
    [{ enable: true, json: { validate: {} } }, {}],
    [{ enable: true }, { workspace: { configuration: true } }],
  ])('may change to %j', async (settings, capabilities) => {
    const client = await Client.start({ initializationOptions: { pg: { enable: false } }, capabilities });
    const uri = await client.open(join(folderOf(), 'a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
    const position = { line: 0, character: 15 };
    expect(await client.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position })).toBeNull();
    await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
    await expect.poll(() => places(client.published.at(-1)?.diagnostics ?? []), { timeout: 20_000 }).toEqual(AT_TYPE);
    expect(client.shown).toEqual([]);
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ConfigurationRequest,
  DidChangeConfigurationNotification,
  DidChangeWorkspaceFoldersNotification,
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

  test('may have a baseline and suppressions', async () => {
    const until = '2099-01-01';
    const suppression = { files: 'b.json', rule: 'type-code', pointer: '/shipping/type', reason: 'old', until };
    const folder = folderOf({ [CONFIG]: JSON.stringify({ suppressions: [suppression] }) });
    const client = await Client.start({ folders: [folder] });
    expect(places(await client.publishedFor(await client.open(join(folder, 'a.json'), BAD)))).toEqual(AT_TYPE);
    expect(await client.publishedFor(await client.open(join(folder, 'b.json'), BAD))).toEqual([]);
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
    writeIn(folder, CONFIG, '{}');
    await client.save(uri);
    expect(places(await client.publishedFor(uri, 3))).toEqual(AT_TYPE);
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
    const uri = await client.open(join(folderOf(), 'a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
  });

  test('may change', async () => {
    const client = await Client.start({ initializationOptions: { enable: false } });
    const uri = await client.open(join(folderOf(), 'a.json'), BAD);
    expect(await client.publishedFor(uri)).toEqual([]);
    const settings = { pg: { enable: true } };
    await client.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
    expect(places(await client.publishedFor(uri, 2))).toEqual(AT_TYPE);
  });
});

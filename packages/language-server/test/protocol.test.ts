import { FileLinter } from '@pg/lint/files';
import { describe, expect, test, vi } from 'vitest';
import {
  CancellationTokenSource,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
  HoverRequest,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { BAD, Client, places } from './client.ts';

const HOVER = { textDocument: { uri: 'file:///a.json' }, position: { line: 0, character: 0 } };
const INITIALIZE = { processId: null, rootUri: null, capabilities: {}, workspaceFolders: null };

describe('requests are answered', () => {
  test('after initialize', async () => {
    const { connection } = new Client();
    await expect(connection.sendRequest(HoverRequest.type, HOVER)).rejects.toMatchObject({ code: -32002 });
    await expect(connection.sendRequest(ShutdownRequest.type)).rejects.toMatchObject({ code: -32002 });
    expect(await connection.sendRequest(InitializeRequest.type, INITIALIZE)).toHaveProperty('capabilities');
  });

  test('which is sent once', async () => {
    const { connection } = await Client.start();
    await expect(connection.sendRequest(InitializeRequest.type, INITIALIZE)).rejects.toMatchObject({ code: -32600 });
    expect(await connection.sendRequest(HoverRequest.type, HOVER)).toBeNull();
  });

  test('until shutdown, and nothing is published after it', async () => {
    const client = await Client.start();
    const uri = await client.open('/a.json', BAD);
    await client.connection.sendRequest(ShutdownRequest.type);
    await client.change(uri, BAD);
    await expect(client.connection.sendRequest(HoverRequest.type, HOVER)).rejects.toMatchObject({ code: -32600 });
    await expect(client.connection.sendRequest(ShutdownRequest.type)).rejects.toMatchObject({ code: -32600 });
    expect(client.published.filter(({ version }) => version === 2)).toEqual([]);
  });
});

test.each([
  'file://host/a.json',
  'file:///a%zz.json',
  'file:///a%2Fb.json',
  'vscode-remote://ssh-remote/a.json',
  'git:/a.json?ref',
  'zip:%',
  'untitled:',
])('a document at %s is checked', async (uri) => {
  const client = await Client.start();
  const textDocument = { uri, languageId: 'json', version: 1, text: BAD };
  await client.connection.sendNotification('textDocument/didOpen', { textDocument });
  expect(places(await client.publishedFor(uri))).toEqual(['1:21-1:32 type-code']);
  expect([...client.logged, ...client.shown]).toEqual([]);
});

test.each([
  ['json', BAD, ['1:21-1:32 type-code']],
  ['yaml', 'shipping:\n  type: sent back\n  houseNumber1: "1"\n  houseNumber2: "2"', ['2:9-2:18 type-code']],
  ['plaintext', BAD, []],
])('the language decides how a file is read whose extension says nothing: %s', async (languageId, text, found) => {
  const client = await Client.start();
  const uri = 'file:///a.fixture';
  await client.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version: 1, text },
  });
  expect(places(await client.publishedFor(uri))).toEqual(found);
});

describe('during a check,', () => {
  /** Checks start, and end when they are told to. */
  function pausedChecks() {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const started = new Promise<void>((resolve) => {
      vi.spyOn(FileLinter.prototype, 'lintText').mockImplementation(async () => {
        resolve();
        await ended;
        return { kinds: [], findings: [] };
      });
    });
    return { started, end };
  }
  /** Waits until the server has read everything before. */
  const settle = (client: Client) => client.connection.sendRequest(HoverRequest.type, HOVER);
  const PULLING = { capabilities: { textDocument: { diagnostic: {} } } };

  test('a document that is closed gets no diagnostics afterwards', async () => {
    const { started, end } = pausedChecks();
    const client = await Client.start();
    const uri = await client.open('/b.json', BAD);
    await started;
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    await client.publishedFor(uri);
    end();
    await settle(client);
    await settle(client);
    expect(client.published.filter((each) => each.uri === uri)).toHaveLength(1);
  });

  test('a request may be canceled', async () => {
    const { started, end } = pausedChecks();
    const client = await Client.start(PULLING);
    const textDocument = { uri: await client.open('/b.json', BAD) };
    const source = new CancellationTokenSource();
    const report = client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument }, source.token);
    const rejected = expect(report).rejects.toMatchObject({ code: -32800 });
    await started;
    source.cancel();
    await settle(client);
    end();
    await rejected;
  });
});

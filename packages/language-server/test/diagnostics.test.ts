import { join } from 'node:path';
import { FileLinter } from '@pg/lint/files';
import { samplePayload } from '@pg/lint/sample';
import { describe, expect, test, vi } from 'vitest';
import {
  CancellationTokenSource,
  type ClientCapabilities,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DiagnosticTag,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  HoverRequest,
  RegistrationRequest,
} from 'vscode-languageserver/node';
import { BAD, Client, type ClientOptions, CONFIG, folderOf, places, setRepository, writeIn } from './client.ts';

const AT_TYPE = ['1:21-1:32 type-code'];
const OFF = '{"rules":{"type-code":"off"}}';
const WAIT = { timeout: 20_000 };
const PULLING: ClientCapabilities = { textDocument: { diagnostic: {} } };

/** Opens one file in a folder, and returns its diagnostics. */
async function diagnose(name: string, text: string, options: ClientOptions = {}): Promise<readonly Diagnostic[]> {
  const folder = folderOf();
  const client = await Client.start({ folders: [folder], ...options });
  return client.publishedFor(await client.open(join(folder, name), text));
}

describe('a file of each type has exact ranges:', () => {
  const body = '"houseNumber1":"1","houseNumber2":"2"';
  test.each([
    ['a.json', BAD, '1:21-1:32 type-code'],
    ['a.jsonc', `// a comment\n${BAD}`, '2:21-2:32 type-code'],
    ['a.json5', `{shipping:{type:'sent back',houseNumber1:'1',houseNumber2:'2'}}`, '1:17-1:28 type-code'],
    ['a.yaml', 'shipping:\n  type: sent back\n  houseNumber1: "1"\n  houseNumber2: "2"\n', '2:9-2:18 type-code'],
    ['a.ndjson', `${BAD}\n${BAD}\n`, '1:21-1:32 type-code'],
    ['a.form', 'action=SALE&client_key=k&brand=nap&order_id=1&order_amount=1.00', '1:32-1:35 allowed-value'],
    ['a.txt', `\n${BAD}`, '2:21-2:32 type-code'],
    ['a.md', `# Title\n\n\`\`\`json\n${BAD}\n\`\`\`\n`, '4:21-4:32 type-code'],
    ['a.http', `POST https://pay.example/card\nContent-Type: application/json\n\n${BAD}\n`, '4:21-4:32 type-code'],
    ['a.sh', `curl https://pay.example/card -d '${BAD}'\n`, '1:55-1:66 type-code'],
    [
      'a.har',
      JSON.stringify({
        log: { entries: [{ request: { method: 'POST', url: 'https://pay.example', postData: { text: BAD } } }] },
      }),
      '1:120-1:133 type-code',
    ],
  ])('%s', async (name, text, first) => {
    expect(places(await diagnose(name, text))).toContain(first);
  });

  test('columns count UTF-16 units', async () => {
    expect(places(await diagnose('a.json', `{"😀":"𝒳","shipping":{"type":"sent back",${body}}}`))).toContain(
      '1:31-1:42 type-code',
    );
  });

  test.each(['\r\n', '\r', '\n'])('lines may end with %j', async (end) => {
    expect(places(await diagnose('a.json', BAD.replace(':', `:${end}`)))).toEqual(['2:9-2:20 type-code']);
  });
});

const HINT = 'Write only digits, and one point before the decimals.';

describe('a diagnostic', () => {
  const PRICE = '{"shipping":{"houseNumber1":"1","houseNumber2":"2","citty":"Bath","cost":"49,90"}}';

  test('has a severity, the rule, and the message with the hint', async () => {
    const [, price] = await diagnose('a.json', PRICE);
    expect(price).toEqual({
      range: { start: { line: 0, character: 73 }, end: { line: 0, character: 80 } },
      severity: 1,
      source: 'pg-lint',
      code: 'type-code',
      message: `shipping.cost must be a decimal number like 1234.50, but has a comma at character 3. ${HINT}`,
    });
  });

  test('has what the client shows: related information, a link, tags', async () => {
    const publishDiagnostics = {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: { valueSet: [DiagnosticTag.Unnecessary] },
    };
    const capabilities = { textDocument: { publishDiagnostics } };
    setRepository('https://git.shop.example/rules');
    const [unknown, price] = await diagnose('a.json', PRICE, { capabilities });
    expect(unknown).toMatchObject({ code: 'unknown-field', severity: 2, tags: [DiagnosticTag.Unnecessary] });
    expect(unknown?.codeDescription?.href).toBe(
      'https://git.shop.example/rules/blob/main/docs/reference/rules.md#unknown-field',
    );
    expect(price?.message).not.toContain(HINT);
    expect(price?.relatedInformation).toMatchObject([{ message: HINT, location: { range: price?.range } }]);
    expect(price?.tags).toBeUndefined();
  });

  test('has no link until the repository has an address', async () => {
    setRepository('');
    const capabilities = { textDocument: { publishDiagnostics: { codeDescriptionSupport: true } } };
    const [unknown] = await diagnose('a.json', PRICE, { capabilities });
    expect(unknown).toMatchObject({ code: 'unknown-field' });
    expect(unknown?.codeDescription).toBeUndefined();
  });
});

describe('nothing is reported', () => {
  test.each([
    ['a.json', '{"amount":"1","brand":"x"}'],
    ['a.json', ''],
    ['a.json', '{"name":"package"}'],
    ['a.json', '{"broken":'],
    ['a.ts', BAD],
    ['a.bin', BAD],
    [CONFIG, '{}'],
  ])('in %s with %s', async (name, text) => {
    expect(await diagnose(name, text)).toEqual([]);
  });

  test('in a file that the configuration ignores', async () => {
    const folder = folderOf({ [CONFIG]: '{"ignores":["old"]}' });
    const client = await Client.start({ folders: [folder] });
    expect(await client.publishedFor(await client.open(join(folder, 'old/a.json'), BAD))).toEqual([]);
  });
});

test('broken text is a finding where the file is a payload', async () => {
  expect(places(await diagnose('a.json', `${BAD.slice(0, -2)},`))).toEqual(['1:21-1:32 type-code', '1:71-1:71 syntax']);
});

test('a file that is not saved yet has the type of its language', async () => {
  const client = await Client.start();
  expect(places(await client.publishedFor(await client.open('untitled:Untitled-1', BAD, 'json')))).toEqual(AT_TYPE);
});

describe('a client that does not pull', () => {
  test('gets the diagnostics after each change, with the version', async () => {
    const folder = folderOf();
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    expect(places(await client.publishedFor(uri))).toEqual(AT_TYPE);
    await client.change(uri, 'return', { start: { line: 0, character: 21 }, end: { line: 0, character: 30 } });
    expect(await client.publishedFor(uri, 2)).toEqual([]);
    expect(client.published.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('gets those of the last version last after many changes, and none twice', async () => {
    const folder = folderOf();
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), '{}');
    for (let i = 0; i < 50; i++) await client.change(uri, `{"a":${i}}`);
    await client.change(uri, BAD);
    // A busy server may check versions in between, too.
    await vi.waitFor(() => expect(client.published.at(-1)?.version).toBe(52), WAIT);
    expect(places(client.published.at(-1)?.diagnostics ?? [])).toEqual(AT_TYPE);
    const versions = client.published.map(({ version = 0 }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  test('gets none for a file that was closed', async () => {
    const folder = folderOf();
    const client = await Client.start({ folders: [folder] });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    await client.publishedFor(uri);
    await client.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    expect(await client.publishedFor(uri, 2)).toEqual([]);
  });
});

describe('a client that pulls', () => {
  const pull = (client: Client, uri: string, token?: CancellationTokenSource['token']) =>
    client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } }, token);

  test('asks for the diagnostics, and gets no others', async () => {
    const folder = folderOf();
    const client = await Client.start({ folders: [folder], capabilities: PULLING });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    const report = await pull(client, uri);
    expect(report.kind === 'full' && places(report.items)).toEqual(AT_TYPE);
    expect(client.published).toEqual([]);
  });

  test('gets an error for a request that it canceled', async () => {
    const folder = folderOf();
    const client = await Client.start({ folders: [folder], capabilities: PULLING });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    // On a busy machine, an answer may be faster than the cancellation.
    await vi.waitFor(async () => {
      const source = new CancellationTokenSource();
      const report = pull(client, uri, source.token);
      source.cancel();
      await expect(report).rejects.toThrow('canceled');
    }, WAIT);
    const next = await pull(client, uri);
    expect(next.kind === 'full' && places(next.items)).toEqual(AT_TYPE);
  });

  test('gets an empty report for a file that is not open', async () => {
    const client = await Client.start({ capabilities: PULLING });
    expect(await pull(client, 'file:///none.json')).toEqual({ kind: 'full', items: [] });
  });

  const writeBaseline = async (folder: string): Promise<void> => {
    writeIn(folder, 'a.json', BAD);
    const linter = new FileLinter({ updatesBaseline: true });
    await linter.lintFiles([join(folder, 'a.json')], { onFile: () => {} });
  };

  test.each<[string, string, (folder: string) => void | Promise<void>]>([
    ['the configuration', CONFIG, (folder) => writeIn(folder, CONFIG, OFF)],
    ['a baseline of another name', 'known.txt', writeBaseline],
  ])('is asked to pull again after a change of %s', async (_, name, change) => {
    const folder = folderOf();
    writeIn(folder, CONFIG, '{"baseline":"known.txt"}');
    const workspace = { diagnostics: { refreshSupport: true }, didChangeWatchedFiles: { dynamicRegistration: true } };
    const client = new Client();
    const globs: unknown[] = [];
    client.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      globs.push(...registrations.map(({ registerOptions }) => registerOptions));
    });
    let times = 0;
    const refreshed = new Promise<void>((done) =>
      client.connection.onRequest(DiagnosticRefreshRequest.method, () => {
        times++;
        done();
      }),
    );
    await client.initialize({ folders: [folder], capabilities: { ...PULLING, workspace } });
    const uri = await client.open(join(folder, 'a.json'), BAD);
    await pull(client, uri);
    await change(folder);
    for (const changed of ['other.txt', name]) {
      const changes = [{ uri: `file://${folder}/${changed}`, type: FileChangeType.Changed }];
      await client.connection.sendNotification(DidChangeWatchedFilesNotification.method, { changes });
    }
    await refreshed;
    expect(globs).toEqual([{ watchers: [{ globPattern: '**/*' }] }]);
    expect(await pull(client, uri)).toEqual({ kind: 'full', items: [] });
    // Once after the start, and once after the change.
    expect(times).toBe(2);
  });
});

test('every sample is clean, and a file of any content leaves the server running without a word of it', async () => {
  const folder = folderOf();
  const client = await Client.start({ folders: [folder] });
  const texts = [
    '\0'.repeat(1000),
    '\uD800{"methods":["card"],"merchant_key":"SECRET',
    '['.repeat(100_000),
    'a: &a [*a, *a]\nSECRET: *b',
    `{"merchant_key":"SECRET","methods":${'['.repeat(5000)}`,
    JSON.stringify(samplePayload({ kind: 'session-request', set: 6 })),
  ];
  for (const name of ['json', 'json5', 'yaml', 'md', 'http', 'sh', 'form', 'txt', 'ndjson', 'har']) {
    for (const [i, text] of texts.entries()) {
      const uri = await client.open(join(folder, `${i}.${name}`), text);
      const found = await client.publishedFor(uri);
      await client.connection.sendRequest(HoverRequest.type, {
        textDocument: { uri },
        position: { line: 0, character: 3 },
      });
      expect(JSON.stringify(found)).not.toContain('SECRET');
    }
  }
  expect([...client.logged, ...client.shown]).toEqual([]);
});

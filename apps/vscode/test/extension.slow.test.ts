import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import manifest from '../package.json' with { type: 'json' };

const folder = fileURLToPath(new URL('..', import.meta.url));

test('the package has the programs, the schema and the notices, and nothing else', () => {
  const [, version] = /vsce@(\S+)/.exec(manifest.scripts.package) ?? [];
  const list = execFileSync('npx', ['-y', `@vscode/vsce@${version}`, 'ls', '--no-dependencies'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(list.trim().split('\n').sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/THIRD-PARTY-NOTICES.txt',
    'dist/config.schema.json',
    'dist/extension.cjs',
    'dist/server.cjs',
    'icon.png',
    'package.json',
  ]);
});

test('the extension starts with the API of the editor and of Node.js only', () => {
  const load = Reflect.get(Module, '_load');
  const loaded: string[] = [];
  /** Every name of the editor's API is a class. */
  const vscode = new Proxy({}, { get: () => class {} });
  const spy = vi.spyOn(Module as unknown as { _load: typeof load }, '_load').mockImplementation((name, ...rest) => {
    loaded.push(String(name));
    return name === 'vscode' ? vscode : load(name, ...rest);
  });
  onTestFinished(() => spy.mockRestore());
  const extension = Module.createRequire(import.meta.url)(`${folder}dist/extension.cjs`);
  expect(Object.keys(extension).sort()).toEqual(['activate', 'deactivate']);
  const others = loaded.filter((name) => !Module.isBuiltin(name) && !name.endsWith('extension.cjs'));
  expect([...new Set(others)]).toEqual(['vscode']);
});

test('the packed server answers', async () => {
  const server = spawn(process.execPath, [`${folder}dist/server.cjs`, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  await once(server, 'spawn');
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  onTestFinished(() => connection.dispose());
  const published = new Promise<PublishDiagnosticsParams>((done) => {
    connection.onNotification(PublishDiagnosticsNotification.method, done);
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.method, { processId: null, rootUri: null, capabilities: {} });
  const text = readFileSync(`${folder}../../samples/mistakes/quantity-unit-pcs.json`, 'utf8');
  const textDocument = { uri: 'file:///samples/a.json', languageId: 'json', version: 1, text };
  await connection.sendNotification(DidOpenTextDocumentNotification.method, { textDocument });
  expect((await published).diagnostics.map(({ code }) => code)).toContain('allowed-value');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  type ClientCapabilities,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  LogMessageNotification,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import packageJson from '../package.json' with { type: 'json' };
import { serve } from '../src/serve.ts';

export type Files = Readonly<Record<string, string>>;

/** Creates a folder with files for one test. */
export function folderOf(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-language-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeIn(folder, name, text);
  return folder;
}

export function writeIn(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Sets the address of the repository for one test. */
export function setRepository(address: string): void {
  onTestFinished(() => {
    Object.assign(packageJson, { repository: undefined });
  });
  Object.assign(packageJson, { repository: address === '' ? undefined : { url: `git+${address}.git` } });
}

export interface ClientOptions {
  readonly folders?: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: unknown;
}

/** A scripted client, which is connected to a server in this process. */
export class Client {
  readonly connection: ProtocolConnection;
  /** What the server sent, in order. */
  readonly published: { uri: string; version: number | undefined; diagnostics: readonly Diagnostic[] }[] = [];
  readonly shown: string[] = [];
  readonly logged: string[] = [];
  #versions = new Map<string, number>();

  constructor() {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    serve(createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient)));
    this.connection = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
    this.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
      this.published.push({ uri, version, diagnostics });
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.shown.push(message);
    });
    this.connection.onNotification(LogMessageNotification.type, ({ message }) => {
      this.logged.push(message);
    });
    this.connection.listen();
    onTestFinished(() => this.connection.dispose());
  }

  static async start(options: ClientOptions = {}): Promise<Client> {
    const client = new Client();
    await client.initialize(options);
    return client;
  }

  async initialize({ folders = [], capabilities = {}, initializationOptions }: ClientOptions): Promise<void> {
    await this.connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      capabilities,
      workspaceFolders: folders.map((folder) => ({ uri: pathToFileURL(folder).href, name: folder })),
      initializationOptions,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
  }

  /** Opens a file with a text, which may differ from the file's. */
  async open(path: string, text: string, languageId = extname(path).slice(1)): Promise<string> {
    const uri = path.includes('untitled:') ? path : pathToFileURL(path).href;
    this.#versions.set(uri, 1);
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    return uri;
  }

  /** Replaces a range, or the whole text. */
  async change(uri: string, text: string, range?: Range): Promise<void> {
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [range ? { range, text } : { text }],
    });
  }

  async save(uri: string): Promise<void> {
    await this.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** Waits until the server has published for a document `count` times. Returns the diagnostics of that time: there may be later ones. */
  async publishedFor(uri: string, count = 1): Promise<readonly Diagnostic[]> {
    for (;;) {
      const found = this.published.filter((each) => each.uri === uri)[count - 1];
      if (found) return found.diagnostics;
      await new Promise((done) => setTimeout(done, 5));
    }
  }
}

/** `line:column-endLine:endColumn code`, counted from 1 as in a report. */
export const places = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(
    ({ range: { start, end }, code }) =>
      `${start.line + 1}:${start.character + 1}-${end.line + 1}:${end.character + 1} ${code}`,
  );

/** A text without its mark `|`, and the position of the mark. */
export function marked(given: string): { text: string; position: { line: number; character: number } } {
  const before = given.slice(0, given.indexOf('|')).split('\n');
  return {
    text: given.replace('|', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  };
}

export const CONFIG = 'pg-lint.config.json';

/** One error, type-code. The two house numbers make it a payload for certain. */
export const BAD = '{"shipping":{"type":"sent back","houseNumber1":"1","houseNumber2":"2"}}';

/** A client with one open file. */
export async function open(name: string, text: string, files: Files = {}, options: ClientOptions = {}) {
  const folder = folderOf(files);
  const client = await Client.start({ folders: [folder], ...options });
  const uri = await client.open(join(folder, name), text);
  const textDocument = { uri };
  const { connection } = client;
  return { folder, client, connection, uri, textDocument };
}

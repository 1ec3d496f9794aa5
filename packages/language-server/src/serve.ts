import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ConfigError, describeFailure, parseConfig, usageMistake } from '@pg/lint/files';
import {
  type CancellationToken,
  type ClientCapabilities,
  CodeActionKind,
  type CompletionParams,
  CompletionTriggerKind,
  type Connection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  MessageType,
  PositionEncodingKind,
  ResponseError,
  ShowMessageNotification,
  type TextDocumentIdentifier,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import packageJson from '../package.json' with { type: 'json' };
import { ADD, actionsAt, FIX_ALL, SET_KIND } from './code-actions.ts';
import { completeAt } from './completion.ts';
import { shownBy, toConfigDiagnostic, toDiagnostic } from './diagnostics.ts';
import { hoverAt } from './hover.ts';
import { ownSettings, readSettings } from './settings.ts';
import { symbolsIn } from './symbols.ts';
import { pathOf, Workspace } from './workspace.ts';

/** Further changes and cancellations arrive in this time, so that fast typing is checked once. */
const PAUSE_MS = 10;

/** Answers a client until the connection ends. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  /** Requests are answered between `initialize` and `shutdown`. */
  let state: 'new' | 'running' | 'shut down' = 'new';
  const reported = new Set<string>();
  /** The configurations with diagnostics that are not open. */
  const broken = new Set<string>();
  const onFailure = (description: string): void => connection.console.error(`pg-language-server: ${description}`);
  const tell = (type: MessageType, message: string): void =>
    void connection.sendNotification(ShowMessageNotification.method, { type, message: `pg-lint: ${message}` });
  /** Shows a mistake in a configuration once, and at its place; writes a failure of the server itself to the log. */
  const onError = (error: unknown): void => {
    const mistake = usageMistake(error);
    if (mistake === undefined) {
      onFailure(describeFailure(error));
      return;
    }
    if (!reported.has(mistake)) tell(MessageType.Error, mistake);
    reported.add(mistake);
    if (!(error instanceof ConfigError) || findOpen(error.path)) return;
    const uri = pathToFileURL(error.path).href;
    broken.add(uri);
    void connection.sendDiagnostics({ uri, diagnostics: error.mistakes.map(toConfigDiagnostic) });
  };
  const findOpen = (path: string): TextDocument | undefined =>
    documents.all().find((document) => pathOf(document.uri) === path);
  const workspace = new Workspace(onError);
  let client: ClientCapabilities = {};
  let initial: unknown;
  const pulls = (): boolean => client.textDocument?.diagnostic !== undefined;

  const diagnose = async (document: TextDocument): Promise<Diagnostic[]> => {
    if (workspace.isConfiguration(document.uri))
      return parseConfig('.', document.getText()).mistakes.map(toConfigDiagnostic);
    const shown = shownBy(client);
    const { findings, failure } = await workspace.check(document);
    if (failure !== undefined) onFailure(failure);
    return findings.map((finding) => toDiagnostic(document.uri, finding, shown));
  };

  const push = async (document: TextDocument): Promise<void> => {
    const { uri, version } = document;
    await pause(PAUSE_MS);
    const isCurrent = (): boolean =>
      state === 'running' && documents.get(uri) === document && document.version === version;
    if (!isCurrent()) return;
    const diagnostics = await diagnose(document).catch((error: unknown) => {
      onError(error);
      return [];
    });
    if (isCurrent()) await connection.sendDiagnostics({ uri, version, diagnostics });
  };

  /** Checks all documents again, for example after a change of a configuration. */
  const refresh = (): void => {
    reported.clear();
    for (const uri of broken) void connection.sendDiagnostics({ uri, diagnostics: [] });
    broken.clear();
    workspace.reload();
    if (!pulls()) for (const document of documents.all()) void push(document);
    else if (client.workspace?.diagnostics?.refreshSupport) connection.languages.diagnostics.refresh();
  };

  let mistaken: readonly string[] = [];
  /** Tells each mistake once, until it is corrected. */
  const applySettings = (given?: unknown): void => {
    const { settings, mistakes } = readSettings(initial, given);
    for (const mistake of mistakes) if (!mistaken.includes(mistake)) tell(MessageType.Warning, mistake);
    mistaken = mistakes;
    workspace.setSettings(settings);
  };

  const readConfiguration = async (pushed?: unknown): Promise<void> => {
    const pulled = client.workspace?.configuration
      ? await connection.workspace.getConfiguration('pg').catch(() => undefined)
      : undefined;
    applySettings(pulled ?? pushed);
    refresh();
  };

  /** Runs a request for a document. An error has no text of the document. */
  const answer =
    <P extends { readonly textDocument: TextDocumentIdentifier }, R>(
      otherwise: R,
      handle: (document: TextDocument, params: P) => Promise<R>,
    ) =>
    async (params: P, token: CancellationToken): Promise<R | ResponseError<never>> => {
      if (state !== 'running') return notRunning(state);
      const document = documents.get(params.textDocument.uri);
      if (document === undefined || !workspace.isOn) return otherwise;
      try {
        const result = await handle(document, params);
        return token.isCancellationRequested ? canceled() : result;
      } catch (error) {
        onError(error);
        return otherwise;
      }
    };

  connection.onInitialize(({ capabilities, workspaceFolders, rootUri, initializationOptions }: InitializeParams) => {
    if (state !== 'new')
      return new ResponseError<never>(ErrorCodes.InvalidRequest, 'The server is initialized already.');
    state = 'running';
    client = capabilities;
    initial = initializationOptions?.pg ?? initializationOptions;
    workspace.setFolders(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []));
    return initialized(pulls());
  });
  connection.onShutdown(() => {
    if (state !== 'running') return notRunning(state);
    state = 'shut down';
    return undefined;
  });

  connection.onInitialized(async () => {
    // Some clients never answer `workspace/configuration`.
    applySettings();
    const { didChangeConfiguration, didChangeWatchedFiles, workspaceFolders } = client.workspace ?? {};
    if (didChangeConfiguration?.dynamicRegistration)
      void connection.client.register(DidChangeConfigurationNotification.type, { section: 'pg' });
    if (didChangeWatchedFiles?.dynamicRegistration)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*' }],
      });
    if (workspaceFolders)
      connection.workspace.onDidChangeWorkspaceFolders(async () => {
        const folders = await connection.workspace.getWorkspaceFolders();
        workspace.setFolders(folders?.map(({ uri }) => uri) ?? []);
        refresh();
      });
    await readConfiguration();
  });

  connection.onDidChangeConfiguration(({ settings }) => readConfiguration(ownSettings(settings)));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => workspace.isOwn(uri))) refresh();
  });
  documents.onDidSave(refresh);
  documents.onDidChangeContent(({ document }) => {
    if (!pulls()) void push(document);
  });
  documents.onDidOpen(({ document: { uri } }) => {
    // A client that pulls would show them twice.
    if (broken.delete(uri) && pulls()) void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  documents.onDidClose(({ document: { uri } }) => {
    if (!pulls()) void connection.sendDiagnostics({ uri, diagnostics: [] });
    if (workspace.isConfiguration(uri)) refresh();
  });

  connection.languages.diagnostics.on(async (params, token) => {
    await pause(PAUSE_MS);
    if (token.isCancellationRequested) return canceled();
    const report = answer([], diagnose);
    const items = await report(params, token);
    return items instanceof ResponseError ? items : { kind: DocumentDiagnosticReportKind.Full, items };
  });
  connection.onHover(answer(undefined, (document, { position }) => hoverAt(workspace, document, position)));
  connection.onCompletion(
    answer(undefined, (document, { position, context }: CompletionParams) =>
      completeAt(
        workspace,
        document,
        position,
        client.textDocument?.completion?.completionItem?.snippetSupport === true,
        context?.triggerKind !== CompletionTriggerKind.TriggerCharacter,
      ),
    ),
  );
  connection.onDocumentSymbol(answer([], (document) => symbolsIn(workspace, document)));
  connection.onCodeAction(answer([], (document, params) => actionsAt(workspace, document, params, shownBy(client))));
  connection.onExecuteCommand(({ command, arguments: [uri, list, item] = [] }, token) => {
    if (command !== ADD || (list !== 'suppressions' && list !== 'overrides')) return undefined;
    const add = answer(undefined, async (document) => {
      const openTextOf = (path: string): string | undefined => findOpen(path)?.getText();
      const { isAdded, message } = await workspace.add(document, { list, item }, openTextOf);
      tell(isAdded ? MessageType.Info : MessageType.Warning, message);
      if (isAdded) refresh();
    });
    return add({ textDocument: { uri: String(uri) } }, token);
  });
  documents.listen(connection);
  connection.listen();
}

const canceled = (): ResponseError<never> =>
  new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was canceled.');

const notRunning = (state: 'new' | 'shut down'): ResponseError<never> =>
  state === 'new'
    ? new ResponseError(ErrorCodes.ServerNotInitialized, 'The first request must be initialize.')
    : new ResponseError(ErrorCodes.InvalidRequest, 'The server was shut down.');

const initialized = (pulls: boolean): InitializeResult => ({
  serverInfo: { name: 'pg-language-server', version: packageJson.version },
  capabilities: {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['"', ':', '=', '&'] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL, SET_KIND] },
    executeCommandProvider: { commands: [ADD] },
    documentSymbolProvider: true,
    ...(pulls && { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
});

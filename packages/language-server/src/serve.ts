import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure, usageMistake } from '@pg/lint/files';
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
import { actionsAt, FIX_ALL, SET_KIND } from './code-actions.ts';
import { completeAt } from './completion.ts';
import { shownBy, toDiagnostic } from './diagnostics.ts';
import { hoverAt } from './hover.ts';
import { readSettings } from './settings.ts';
import { linksIn, symbolsIn } from './symbols.ts';
import { Workspace } from './workspace.ts';

/** Further changes and cancellations arrive in this time, so that fast typing is checked once. */
const PAUSE_MS = 10;

/** Answers a client until the connection ends. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  const reported = new Set<string>();
  const onFailure = (description: string): void => connection.console.error(`pg-language-server: ${description}`);
  /** Shows a mistake in a configuration once; writes a failure of the server itself to the log. */
  const onError = (error: unknown): void => {
    const mistake = usageMistake(error);
    if (mistake === undefined) {
      onFailure(describeFailure(error));
      return;
    }
    const shown = { type: MessageType.Error, message: `pg-lint: ${mistake}` };
    if (!reported.has(mistake)) void connection.sendNotification(ShowMessageNotification.method, shown);
    reported.add(mistake);
  };
  const workspace = new Workspace();
  let client: ClientCapabilities = {};
  const pulls = (): boolean => client.textDocument?.diagnostic !== undefined;

  const diagnose = async (document: TextDocument): Promise<Diagnostic[]> => {
    const shown = shownBy(client);
    const { findings, failure } = await workspace.check(document);
    if (failure !== undefined) onFailure(failure);
    return findings.map((finding) => toDiagnostic(document.uri, finding, shown));
  };

  const push = async (document: TextDocument): Promise<void> => {
    const { uri, version } = document;
    await pause(PAUSE_MS);
    const isCurrent = (): boolean => documents.get(uri) === document && document.version === version;
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
    workspace.reload();
    if (!pulls()) for (const document of documents.all()) void push(document);
    else if (client.workspace?.diagnostics?.refreshSupport) connection.languages.diagnostics.refresh();
  };

  const readConfiguration = async (pushed?: unknown): Promise<void> => {
    const given = client.workspace?.configuration ? await connection.workspace.getConfiguration('pg') : pushed;
    if (given === undefined) return;
    workspace.setSettings(readSettings(given));
    refresh();
  };

  /** Runs a request for a document. An error has no text of the document. */
  const answer =
    <P extends { readonly textDocument: TextDocumentIdentifier }, R>(
      otherwise: R,
      handle: (document: TextDocument, params: P) => Promise<R>,
    ) =>
    async (params: P, token: CancellationToken): Promise<R | ResponseError<never>> => {
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
    client = capabilities;
    workspace.setFolders(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []));
    workspace.setSettings(readSettings(initializationOptions));
    return initialized(pulls());
  });

  connection.onInitialized(async () => {
    const { configuration, didChangeConfiguration, didChangeWatchedFiles, workspaceFolders } = client.workspace ?? {};
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
    if (configuration) await readConfiguration();
  });

  connection.onDidChangeConfiguration(({ settings }) => readConfiguration(settings?.pg));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => workspace.isOwn(uri))) refresh();
  });
  documents.onDidSave(refresh);
  documents.onDidChangeContent(({ document }) => {
    if (!pulls()) void push(document);
  });
  documents.onDidClose(({ document: { uri } }) => {
    if (!pulls()) void connection.sendDiagnostics({ uri, diagnostics: [] });
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
  connection.onDocumentLinks(answer([], (document) => linksIn(workspace, document)));
  connection.onCodeAction(
    answer([], (document, params) =>
      actionsAt(workspace, document, params, {
        shown: shownBy(client),
        canCreate: client.workspace?.workspaceEdit?.resourceOperations?.includes('create') === true,
        findOpen: (uri) => documents.get(uri),
      }),
    ),
  );
  documents.listen(connection);
  connection.listen();
}

const canceled = (): ResponseError<never> =>
  new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was canceled.');

const initialized = (pulls: boolean): InitializeResult => ({
  serverInfo: { name: 'pg-language-server', version: packageJson.version },
  capabilities: {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['"', ':', '=', '&'] },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL, SET_KIND] },
    documentSymbolProvider: true,
    documentLinkProvider: {},
    ...(pulls && { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
});

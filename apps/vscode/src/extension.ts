// biome-ignore lint/correctness/noUndeclaredDependencies: the editor provides it, and @types/vscode has its types
import { type ExtensionContext, workspace } from 'vscode';
import { type DocumentSelector, LanguageClient, Trace, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server, which asks for the settings `pg`. */
export async function activate(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath('dist/server.cjs');
  client = new LanguageClient(
    'pg',
    'Payloads of the payment interface',
    { module, transport: TransportKind.ipc },
    { documentSelector: selectorOf(context) },
  );
  context.subscriptions.push(
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('pg.trace')) void setTrace();
    }),
  );
  await client.start();
  await setTrace();
}

export const deactivate = (): Promise<void> | undefined => client?.stop();

/** The documents of the languages that start the extension. */
const selectorOf = ({ extension }: ExtensionContext): DocumentSelector =>
  (extension.packageJSON.activationEvents as readonly string[]).flatMap((event) =>
    ['file', 'untitled'].map((scheme) => ({ scheme, language: event.replace('onLanguage:', '') })),
  );

const setTrace = async (): Promise<void> =>
  client?.setTrace(Trace.fromString(workspace.getConfiguration('pg').get('trace', 'off')));

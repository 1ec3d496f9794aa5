import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyEdits, modify } from 'jsonc-parser';
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LintedDocument } from './workspace.ts';

/** The edit that adds an item to a list of a configuration in JSON. */
export type AddToConfig = (list: 'suppressions' | 'overrides', item: object) => WorkspaceEdit;

const NAME = 'pg-lint.config.json';
const START = { $schema: './node_modules/@pg/lint/schemas/config.schema.json' };

/**
 * Prepares edits of a file's configuration, which may not exist yet.
 *
 * @param findOpen Returns the document at an address, if it is open.
 * @param canCreate Whether the client can create files.
 * @returns `undefined` if there is none, and the client can't create it.
 */
export async function configEditor(
  { folder }: LintedDocument,
  path: string | undefined,
  findOpen: (address: string) => TextDocument | undefined,
  canCreate: boolean,
): Promise<AddToConfig | undefined> {
  if (path === undefined) {
    const uri = pathToFileURL(join(folder, NAME)).href;
    return canCreate ? (list, item) => create(uri, add(JSON.stringify(START), list, item).text) : undefined;
  }
  const uri = pathToFileURL(path).href;
  const open = findOpen(uri);
  const document = open ?? TextDocument.create(uri, 'json', 0, await readFile(path, 'utf8'));
  return (list, item) => ({ changes: { [uri]: add(document.getText(), list, item).edits(document) } });
}

/** @returns The whole new text, or the edits. */
function add(text: string, list: string, item: object) {
  const formattingOptions = {
    insertSpaces: !/^\t/m.test(text),
    tabSize: 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  const edits = modify(text, [list, -1], item, { isArrayInsertion: true, formattingOptions });
  return {
    get text(): string {
      return `${JSON.stringify(JSON.parse(applyEdits(text, edits)), null, 2)}\n`;
    },
    edits: (document: TextDocument): TextEdit[] =>
      edits.map(({ offset, length, content }) => ({
        range: { start: document.positionAt(offset), end: document.positionAt(offset + length) },
        newText: content,
      })),
  };
}

const create = (uri: string, text: string): WorkspaceEdit => {
  const start = { line: 0, character: 0 };
  return {
    documentChanges: [
      { kind: 'create', uri, options: { ignoreIfExists: true } },
      { textDocument: { uri, version: null }, edits: [{ range: { start, end: start }, newText: text }] },
    ],
  };
};

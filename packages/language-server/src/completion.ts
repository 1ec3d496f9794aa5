import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  MarkupKind,
  type Position,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { describeRow } from './hover.ts';
import type { Workspace } from './workspace.ts';

/** The names or values that may be written at a position, required names first. */
export async function completeAt(
  workspace: Workspace,
  document: TextDocument,
  position: Position,
  hasSnippets: boolean,
): Promise<CompletionItem[]> {
  const { linter, file, text } = workspace.find(document);
  const found = await linter.completions(file, text, document.offsetAt(position));
  if (found === undefined) return [];
  const { what, span, items } = found;
  const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
  const isQuoted = text[span.start] === '"';
  return items.map(({ label, insert, cursor, isRequired, row }, i) => ({
    label,
    kind: what === 'name' ? CompletionItemKind.Field : CompletionItemKind.EnumMember,
    // An editor sorts by this text, and compares the other one with what is in the range.
    sortText: String(i).padStart(4, '0'),
    filterText: isQuoted ? JSON.stringify(label) : label,
    ...(what === 'name' && row && { detail: isRequired ? 'required' : row.mandatory }),
    ...(row && { documentation: { kind: MarkupKind.Markdown, value: describeRow(row) } }),
    textEdit: { range, newText: hasSnippets ? snippetOf(insert, cursor) : insert },
    insertTextFormat: hasSnippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
  }));
}

const snippetOf = (text: string, cursor: number): string =>
  `${escaped(text.slice(0, cursor))}$0${escaped(text.slice(cursor))}`;

const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

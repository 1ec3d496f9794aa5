import { completionsIn, type EditorExample } from '@pg/lint/files';
import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  InsertTextMode,
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
  const options = await linter.optionsFor(file, text);
  if (options === undefined) return [];
  const offset = document.offsetAt(position);
  const { listed, examples = [], span } = await completionsIn(file, text, offset, options.kind);
  if (span === undefined) return [];
  const { what, items } = listed ?? { what: 'name', items: [] };
  const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
  const isQuoted = text[span.start] === '"';
  const written = items.map(({ label, insert, cursor, isRequired, row }, i) => ({
    label,
    kind: what === 'name' ? CompletionItemKind.Field : CompletionItemKind.EnumMember,
    // An editor sorts by this text, and compares the other one with what is in the range.
    sortText: String(i).padStart(4, '0'),
    filterText: isQuoted ? JSON.stringify(label) : label,
    ...(what === 'name' && row && { detail: isRequired ? 'required' : row.mandatory.replace('not shown', '') }),
    ...(row && { documentation: { kind: MarkupKind.Markdown, value: describeRow(row) } }),
    textEdit: { range, newText: hasSnippets ? snippetOf(insert, cursor) : insert },
    insertTextFormat: hasSnippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    // Its lines are indented already.
    insertTextMode: InsertTextMode.asIs,
  }));
  const whole = examples.map(({ label, detail, insert, values }, i) => ({
    label,
    detail,
    kind: CompletionItemKind.Snippet,
    sortText: `example ${i}`,
    filterText: isQuoted ? JSON.stringify(label) : label,
    documentation: { kind: MarkupKind.Markdown, value: `\`\`\`\n${insert.trim()}\n\`\`\`` },
    textEdit: { range, newText: hasSnippets ? exampleSnippet(insert, values) : insert },
    insertTextFormat: hasSnippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    insertTextMode: InsertTextMode.asIs,
  }));
  return [...written, ...whole];
}

/** Each value is a place that a person replaces. */
function exampleSnippet(text: string, values: EditorExample['values']): string {
  const parts = values.map(({ start, end }, i) => {
    const before = text.slice(values[i - 1]?.end ?? 0, start);
    const value = escaped(text.slice(start, end)).replaceAll('}', '\\}');
    return `${escaped(before)}\${${i + 1}:${value}}`;
  });
  return `${parts.join('')}${escaped(text.slice(values.at(-1)?.end ?? 0))}`;
}

const snippetOf = (text: string, cursor: number): string =>
  `${escaped(text.slice(0, cursor))}$0${escaped(text.slice(cursor))}`;

const escaped = (text: string): string => text.replace(/[\\$]/g, '\\$&');

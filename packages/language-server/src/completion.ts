import { completionsIn, type EditorExample } from '@pg/lint/files';
import {
  CompletionItemKind,
  type CompletionList,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
  type Position,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { describeRow } from './hover.ts';
import type { Workspace } from './workspace.ts';

const NONE: CompletionList = { isIncomplete: false, items: [] };

/** The names or values that may be written at a position, required names first. */
export async function completeAt(
  workspace: Workspace,
  document: TextDocument,
  position: Position,
  hasSnippets: boolean,
  isAsked: boolean,
): Promise<CompletionList> {
  const { linter, file, type, text } = workspace.find(document);
  const options = await linter.optionsFor(file, text, type);
  if (options === undefined) return NONE;
  const offset = document.offsetAt(position);
  const { listed, examples = [], span } = await completionsIn(type, text, offset, options.kind);
  if (span === undefined) return NONE;
  const { what, items } = listed ?? { what: 'name', items: [] };
  const range = { start: document.positionAt(span.start), end: document.positionAt(span.end) };
  const [quote = ''] = /^["']?/.exec(text.slice(span.start, span.end)) ?? [];
  const toItem = (label: string, insert: string, snippet: () => string, filter = label) => ({
    label,
    // An editor compares this text with what is in the range.
    filterText: `${quote}${filter}${quote}`,
    textEdit: { range, newText: hasSnippets ? snippet() : insert },
    insertTextFormat: hasSnippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    // Its lines are indented already.
    insertTextMode: InsertTextMode.asIs,
  });
  const written = items.map(({ label, insert, cursor, isRequired, row }, i) => ({
    ...toItem(label, insert, () => snippetOf(insert, cursor)),
    kind: what === 'name' ? CompletionItemKind.Field : CompletionItemKind.EnumMember,
    sortText: String(i).padStart(4, '0'),
    ...(what === 'name' && row && { detail: isRequired ? 'required' : row.mandatory.replace('not shown', '') }),
    ...(row && { documentation: { kind: MarkupKind.Markdown, value: describeRow(row) } }),
  }));
  // Typing a quote in a file of something else asks for nothing.
  const offered = isAsked || listed ? examples : [];
  const whole = offered.map(({ label, detail, filter, insert, values }, i) => ({
    ...toItem(label, insert, () => exampleSnippet(insert, values), filter),
    kind: CompletionItemKind.Snippet,
    sortText: `example ${String(i).padStart(4, '0')}`,
    detail,
    documentation: { kind: MarkupKind.Markdown, value: `\`\`\`\n${insert.trim()}\n\`\`\`` },
  }));
  // What an example is compared with depends on what is written.
  return { isIncomplete: whole.length > 0, items: [...written, ...whole] };
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

import { formatPath, type PayloadPlace, payloadsIn } from '@pg/lint/files';
import { type DocumentSymbol, type Range, SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Workspace } from './workspace.ts';

/** The payloads of a document, each with the texts in it. If the file is one payload, only these: editors list the rest themselves. */
export async function symbolsIn(workspace: Workspace, document: TextDocument): Promise<DocumentSymbol[]> {
  const { linter, file, type, text } = workspace.find(document);
  const options = await linter.optionsFor(file, text, type);
  if (options === undefined) return [];
  const payloads: PayloadPlace[] = payloadsIn(text, options).flatMap((payload) => {
    const { start, end } = payload.span;
    return text.slice(0, start).trim() === '' && text.slice(end).trim() === '' ? payload.inside : payload;
  });
  return payloads.map((payload) => toSymbol(document, payload));
}

function toSymbol(document: TextDocument, { kind, path, span, mark, inside }: PayloadPlace): DocumentSymbol {
  return {
    name: path.length === 0 ? kind : formatPath(path),
    ...(path.length > 0 && { detail: kind }),
    kind: path.length === 0 ? SymbolKind.Object : SymbolKind.Field,
    range: rangeIn(document, { start: Math.min(mark.start, span.start), end: Math.max(mark.end, span.end) }),
    selectionRange: rangeIn(document, mark),
    children: inside.map((each) => toSymbol(document, each)),
  };
}

const rangeIn = (document: TextDocument, { start, end }: PayloadPlace['span']): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

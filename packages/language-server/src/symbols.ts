import { formatPath, type PayloadPlace, payloadsIn } from '@pg/lint/files';
import { type DocumentLink, type DocumentSymbol, type Range, SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { tableAddress } from './reference.ts';
import type { Workspace } from './workspace.ts';

/** The payloads of a document, each with the texts in it. */
export async function symbolsIn(workspace: Workspace, document: TextDocument): Promise<DocumentSymbol[]> {
  return (await payloadsOf(workspace, document)).map((payload) => toSymbol(document, payload));
}

/** Links from payloads and from the texts in them to their tables. */
export async function linksIn(workspace: Workspace, document: TextDocument): Promise<DocumentLink[]> {
  const payloads = await payloadsOf(workspace, document);
  return payloads
    .flatMap((payload) => [payload, ...payload.inside])
    .flatMap(({ mark, section }) => {
      const target = tableAddress(section);
      return target === undefined ? [] : { range: rangeIn(document, mark), target, tooltip: section };
    });
}

/** The payloads of a document or, if the file is one payload, the texts in it: editors list the rest themselves. */
async function payloadsOf(workspace: Workspace, document: TextDocument): Promise<readonly PayloadPlace[]> {
  const { linter, file, text } = workspace.find(document);
  const options = await linter.optionsFor(file, text);
  if (options === undefined) return [];
  return payloadsIn(text, options).flatMap((payload) => {
    const { start, end } = payload.span;
    return text.slice(0, start).trim() === '' && text.slice(end).trim() === '' ? payload.inside : payload;
  });
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

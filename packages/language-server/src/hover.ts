import { type EditorRow, fieldAt } from '@pg/lint/files';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { tableAddress } from './reference.ts';
import type { Workspace } from './workspace.ts';

/** The row of the field at a position. */
export async function hoverAt(
  workspace: Workspace,
  document: TextDocument,
  position: Position,
): Promise<Hover | undefined> {
  const { linter, file, type, text } = workspace.find(document);
  const options = await linter.optionsFor(file, text, type);
  if (options === undefined) return undefined;
  const field = fieldAt(text, document.offsetAt(position), options);
  if (field?.row === undefined) return undefined;
  const { start, end } = field.span;
  return {
    contents: { kind: MarkupKind.Markdown, value: describeRow(field.row) },
    range: { start: document.positionAt(start), end: document.positionAt(end) },
  };
}

/** A row in Markdown: name, mark, meaning, what it accepts, section. */
export function describeRow({
  name,
  label,
  type,
  accepts,
  mandatory,
  meaning,
  values,
  isOpen,
  section,
}: EditorRow): string {
  const address = tableAddress(section);
  const listed = isOpen ? `\n\nListed: ${values.map(code).join(', ')}` : '';
  return `**${label ?? name}** · ${markInWords(mandatory)}

${meaning}.

${accepts.startsWith(type) ? accepts : `${code(type)}${accepts === '' ? '' : `: ${accepts}`}`}${listed}

${address === undefined ? section : `[${section}](${address})`}`;
}

/** The document's mark. */
const markInWords = (mandatory: EditorRow['mandatory']): string =>
  mandatory === 'not shown' ? 'the interface document does not say whether it is required' : mandatory;

const code = (text: string): string => `\`${text}\``;

import type { Span } from '@pg/nested-text';
import { fileTypeOf } from '../readers/file-types.ts';
import { type Cursor, cursorAt, cursorInWords, type EditorSyntax, withoutComments } from './cursor.ts';
import { type Completions, completionsFor } from './editor.ts';
import type { EditorExample } from './examples.ts';

/** What may be written at an offset of a file. */
export interface FileCompletions {
  /** The names or values that the document lists. */
  readonly listed?: Completions | undefined;
  /** Whole payloads and card objects, for an empty text or object; of each kind, if the kind is not certain. */
  readonly examples?: readonly EditorExample[];
  /** What the examples replace. */
  readonly span?: Span;
}

const SYNTAXES: Readonly<Record<string, EditorSyntax>> = {
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  form: 'form',
  yaml: 'yaml',
};

/** What may be written at an offset; where nothing is probably a payload, only examples. */
export async function completionsIn(
  file: string,
  given: string,
  offset: number,
  kind: string | undefined,
): Promise<FileCompletions> {
  const { reader, syntax, hasLines } = fileTypeOf(file);
  const written = SYNTAXES[reader ?? syntax ?? ''];
  if ((reader !== undefined && written === undefined) || hasLines) return {};
  const find = written === 'yaml' ? (await import('./yaml-cursor.ts')).yamlCursorAt : cursorAt;
  const text = written === 'json' ? withoutComments(given) : given;
  const cursor = (written && cursorInWords(text, offset, written, { kind })) ?? find(text, offset, { kind });
  // A text file may be anything.
  if (cursor === undefined || !(cursor.isLikely || written)) return {};
  return {
    listed: cursor.isLikely ? completionsFor(text, cursor) : undefined,
    examples: mayBeExample(cursor) ? (await import('./examples.ts')).examplesAt(text, cursor) : [],
    span: cursor.span,
  };
}

/** Whether an object at the cursor is empty, or may be an item of the outermost list. */
const mayBeExample = ({ what, path, siblings, hasValue }: Cursor): boolean =>
  what === 'name' ? siblings.length === 0 && !hasValue : path.length === 1 && typeof path[0] === 'number';

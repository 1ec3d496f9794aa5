import type { Span } from '@pg/nested-text';
import type { Mandatory } from '@pg/rule-kit';
import type { Field } from '@pg/rule-kit/internal';
import { type Cursor, cursorAt, type EditorOptions } from './cursor.ts';
import { type EditorRow, toEditorRow } from './editor-row.ts';
import { writeName, writeValue } from './write-completion.ts';

/** A name or value that may be written at the cursor. */
export interface Completion {
  readonly label: string;
  /** What to write in place of the span, and the cursor's offset in it afterwards. */
  readonly insert: string;
  readonly cursor: number;
  readonly isRequired: boolean;
  readonly row: EditorRow | undefined;
}

/** The names or values that may be written at an offset. */
export interface Completions {
  readonly what: 'name' | 'value';
  /** What they replace. */
  readonly span: Span;
  /** What is written there, decoded. */
  readonly written: string;
  /** Required names come first, then the document's order. */
  readonly items: readonly Completion[];
}

/** The names or values that the document lists for an offset of a JSON text or a form, which may be unfinished. */
export function completionsAt(text: string, offset: number, options: EditorOptions = {}): Completions | undefined {
  const cursor = cursorAt(text, offset, options);
  return cursor && completionsFor(text, cursor);
}

/** The names or values that the document lists for a place in a text. */
export function completionsFor(text: string, cursor: Cursor): Completions | undefined {
  const items = cursor.what === 'name' ? namesAt(text, cursor) : valuesAt(cursor);
  return items.length === 0 ? undefined : { what: cursor.what, span: cursor.span, written: cursor.written, items };
}

const RANKS: Partial<Record<Mandatory, number>> = { required: 0, conditional: 1 };
const LAST = 2;

function namesAt(text: string, cursor: Cursor): Completion[] {
  const { object, siblings } = cursor;
  if (object === undefined) return [];
  const { alternatives, table, conditionallyRequired } = object;
  const given = Object.fromEntries(siblings.map((name) => [name, null]));
  // If the object has the fields of one of several tables: that one.
  const own = alternatives[table?.alternatives?.choose(given, 'first') ?? -1] ?? object;
  const required = new Set([...own.requiredNames, ...(conditionallyRequired?.(given) ?? [])]);
  const rankOf = (field: Field): number =>
    required.has(field.name) ? 0 : (RANKS[field.row?.[1] ?? 'optional'] ?? LAST);
  return Object.values(own.fields)
    .filter(({ name }) => !siblings.includes(name))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((field) => ({
      label: field.name,
      ...writeName(text, cursor, field),
      isRequired: rankOf(field) === 0,
      row: toEditorRow(field),
    }));
}

function valuesAt({ field, syntax }: Cursor): Completion[] {
  if (field === undefined) return [];
  const { values, knownValues, kind } = field;
  const row = toEditorRow(field);
  return (kind === 'boolean' ? ['true', 'false'] : [...values, ...(knownValues ?? [])]).map((value) => {
    const insert = writeValue(syntax, value, kind);
    return { label: value, insert, cursor: insert.length, isRequired: false, row };
  });
}

import type { Mandatory } from '@pg/rule-kit';
import { describeField, type Field } from '@pg/rule-kit/internal';

/** A row of the document, as an editor shows it. */
export interface EditorRow {
  readonly name: string;
  /** The document's label, where the document gives no field name. */
  readonly label: string | undefined;
  readonly section: string;
  /** The type as the document writes it, and the values that it accepts in words. */
  readonly type: string;
  readonly accepts: string;
  readonly mandatory: Mandatory;
  readonly meaning: string;
  readonly values: readonly string[];
  /** Whether other values than `values` are only a warning. */
  readonly isOpen: boolean;
}

/** The row of a field. An object or list of Set 6 has none: it is described by its table. `undefined` for what no table has. */
export function toEditorRow(field: Field): EditorRow | undefined {
  const { name, row, table, fields, item } = field;
  if (table === undefined || name === '') return undefined;
  const names = Object.keys(item?.fields ?? fields).join(', ');
  const [type, mandatory, meaning, facts] = row ?? ['', 'not shown', `It has ${names}`];
  return {
    name,
    label: table.labels?.[name],
    section: table.section,
    type,
    accepts: describeField(field),
    mandatory,
    meaning,
    values: facts?.values ?? facts?.knownValues ?? [],
    isOpen: facts?.values === undefined && facts?.knownValues !== undefined,
  };
}

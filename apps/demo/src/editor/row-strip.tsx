import type { EditorRow } from '@pg/lint';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SITE } from '../address.ts';
import { ask } from '../checker/checker.ts';

const PAUSE_MS = 200;
/** Finding the field in a longer text would delay its check. */
const LONGEST = 1_000_000;

/** The row of the field at the cursor. */
export function useRow(read: () => string, kind: string | undefined) {
  const [row, setRow] = useState<EditorRow>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onCursor = (offset: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const text = read();
      if (text.length <= LONGEST) setRow((await ask((tasks) => tasks.row(text, offset, { kind })))?.row);
    }, PAUSE_MS);
  };
  return { row, onCursor };
}

/** The table of a row on the site. Headings have these anchors. */
const tableAddress = (section: string): string =>
  `${SITE}/docs/reference/tables.html#${section
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')}`;

/** The mark and the section of a row: "required · 4 E2 Sale". */
export const sourceOf = ({ mandatory, section }: EditorRow): string =>
  `${mandatory === 'not shown' ? 'the interface document does not say whether it is required' : mandatory} · ${section}`;

/** The document's row of the field at the cursor, below the editor. */
export const RowStrip = ({ row }: { readonly row: EditorRow | undefined }): JSX.Element => (
  <section class="row-strip" aria-label="Field at the cursor">
    {row === undefined ? (
      <p>
        Point at a field to see its row. <span class="keys">Ctrl+Space lists names and values.</span>
      </p>
    ) : (
      <p>
        <a href={tableAddress(row.section)}>
          <code>{row.label ?? row.name}</code>
        </a>{' '}
        {row.meaning}. <strong>{row.accepts === '' ? row.type : row.accepts}</strong>
        {row.isOpen && `, like ${row.values.join(', ')}`} · {sourceOf(row)}
      </p>
    )}
  </section>
);

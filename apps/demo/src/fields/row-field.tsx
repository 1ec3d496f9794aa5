import {
  type Cell,
  describeCell,
  type Finding,
  type RowFacts,
  schemaCell,
  type Table,
  tableSchema,
} from '@pg/rule-kit';
import { UNBOUNDED } from '@pg/type-codes';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { FileButton } from '../parts/file-button.tsx';
import { splitAtCommas } from './comma-list.ts';
import { FieldFindings } from './field-findings.tsx';

interface RowFieldProps {
  readonly table: Table;
  readonly name: string;
  /** What a person calls it, where the table has no label of its own. */
  readonly label?: string;
  readonly value: unknown;
  readonly findings: readonly Finding[];
  /** Something says that it is needed. */
  readonly isNeeded?: boolean;
  /** `undefined` takes the entry out. */
  readonly onChange: (value: unknown) => void;
  /** What can be done with a long text. */
  readonly children?: ComponentChildren;
}

/** The field of a row: what it takes, and what is wrong with what it has, is read of the table. */
export function RowField(props: RowFieldProps): JSX.Element | null {
  const { table, name, findings, isNeeded = false } = props;
  const id = useId();
  const row = table.rows[name];
  const cell = schemaCell(tableSchema(table))?.cells[name];
  if (row === undefined || cell === undefined) return null;
  const label = labelOf(props);
  const described = `${id}-about ${id}-found`;
  const about = (
    <p id={`${id}-about`} class="about">
      {row[2]}
    </p>
  );
  const found = <FieldFindings id={`${id}-found`} findings={findings} />;
  const offered = row[3]?.values ?? row[3]?.given;
  if (cell.kind === 'list' && offered !== undefined) {
    return (
      <fieldset class="field" aria-describedby={described}>
        <legend>
          {label} {isNeeded && <Needed />}
        </legend>
        <Choices {...props} offered={offered} />
        {about}
        {found}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>
        {label} {isNeeded && <Needed />}
      </label>
      <Control
        {...props}
        id={id}
        described={described}
        accepts={placeholderOf(cell)}
        offered={offered}
        kind={cell.kind}
      />
      {about}
      {found}
      {isLong(row[0], row[3]) && (
        <p class="row">
          <FileButton
            label="Open file"
            about={`for ${label}`}
            isSmall
            onOpen={async (file) => props.onChange((await file.text()) || undefined)}
          />
          {props.children}
        </p>
      )}
    </div>
  );
}

/** Whether a row takes what people have in files. */
const isLong = (type: string, facts: RowFacts | undefined): boolean => facts?.lines === true || type.includes('JSON');

const labelOf = ({ label, table, name }: RowFieldProps): string => label ?? table.labels?.[name] ?? name;

/** What a field takes, where that says more than its meaning. */
function placeholderOf(cell: Cell): string {
  if (cell.kind === 'list') return 'with commas between';
  return cell.kind === 'any' || (cell.kind === 'AN' && cell.max === UNBOUNDED) ? '' : describeCell(cell);
}

/** Says that something requires a field. */
export const Needed = (): JSX.Element => <span class="needed">needed</span>;

interface ControlProps extends RowFieldProps {
  readonly id: string;
  readonly described: string;
  readonly accepts: string;
  readonly offered: readonly string[] | undefined;
  readonly kind: string;
}

function Control(props: ControlProps): JSX.Element {
  const { table, name, value, findings, onChange, id, described, accepts, offered, kind } = props;
  const [type = 'text', , , facts] = table.rows[name] ?? [];
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const common = {
    id,
    'aria-describedby': described,
    'aria-invalid': findings.some(({ severity }) => severity === 'error'),
  };
  if (kind === 'values') {
    return (
      <select {...common} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
        <option value="">not set</option>
        {offered?.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    );
  }
  const quiet = { autocomplete: 'off', spellcheck: false, placeholder: accepts } as const;
  const write = (typed: string): void =>
    onChange(typed === '' ? undefined : kind === 'list' ? splitAtCommas(typed) : typed);
  if (isLong(type, facts)) {
    const take = async (event: DragEvent): Promise<void> => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      write(await file.text());
    };
    return (
      <textarea
        {...common}
        {...quiet}
        value={text}
        onDrop={take}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
    );
  }
  return (
    <>
      <input
        {...common}
        {...quiet}
        value={text}
        list={offered && `${id}-offered`}
        // A list is read when it is written to its end: a comma in the making is no name.
        {...(kind === 'list'
          ? { onChange: ({ currentTarget }: Typed) => write(currentTarget.value) }
          : { onInput: ({ currentTarget }: Typed) => write(currentTarget.value) })}
      />
      {offered && (
        <datalist id={`${id}-offered`}>
          {offered.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  );
}

type Typed = { readonly currentTarget: HTMLInputElement };

/** A box for each value of a list. */
function Choices({ value, onChange, offered }: RowFieldProps & { readonly offered: readonly string[] }): JSX.Element {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (each: string): void => {
    const next = offered.filter((other) => (other === each ? !chosen.includes(each) : chosen.includes(other)));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <div class="choices">
      {offered.map((each) => (
        <label key={each} class="choice">
          <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
          <span>{each}</span>
        </label>
      ))}
    </div>
  );
}

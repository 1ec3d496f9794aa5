import {
  describeFieldSpec,
  type FieldSpec,
  type Finding,
  fieldSpecOf,
  type RowFacts,
  type Table,
  tableSchema,
} from '@pg/rule-kit';
import { UNBOUNDED } from '@pg/type-codes';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { FileButton } from '../parts/file-button.tsx';
import { FieldFindings } from './field-findings.tsx';
import { splitAtCommas } from './split-at-commas.ts';

interface RowFieldProps {
  readonly table: Table;
  readonly name: string;
  /** The label, where the table has none. */
  readonly label?: string;
  readonly value: unknown;
  readonly findings: readonly Finding[];
  /** Shown beside the label. */
  readonly need?: Need | undefined;
  /** `undefined` removes the field. */
  readonly onChange: (value: unknown) => void;
  /** Buttons below a long text. */
  readonly children?: ComponentChildren;
}

/** The form field of a table's row, with the findings of its value. */
export function RowField(props: RowFieldProps): JSX.Element | null {
  const { table, name, findings, need } = props;
  const id = useId();
  const row = table.rows[name];
  const spec = fieldSpecOf(tableSchema(table))?.fields[name];
  if (row === undefined || spec === undefined) return null;
  const label = labelOf(props);
  const described = `${id}-about ${id}-found`;
  const about = (
    <p id={`${id}-about`} class="about">
      {row[2]}
    </p>
  );
  const found = <FieldFindings id={`${id}-found`} findings={findings} />;
  const offered = row[3]?.values ?? row[3]?.given;
  if (spec.kind === 'list' && offered !== undefined) {
    return (
      <fieldset class="field" aria-describedby={described}>
        <legend>
          {label} <NeedMark need={need} />
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
        {label} <NeedMark need={need} />
      </label>
      <Control
        {...props}
        id={id}
        described={described}
        accepts={placeholderOf(spec)}
        offered={offered}
        kind={spec.kind}
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

/** Whether people have the value in a file. */
const isLong = (type: string, facts: RowFacts | undefined): boolean => facts?.lines === true || type.includes('JSON');

const labelOf = ({ label, table, name }: RowFieldProps): string => label ?? table.labels?.[name] ?? name;

/** What a field accepts, if it is limited. */
function placeholderOf(spec: FieldSpec): string {
  if (spec.kind === 'list') return 'comma-separated';
  return spec.kind === 'any' || (spec.kind === 'AN' && spec.max === UNBOUNDED) ? '' : describeFieldSpec(spec);
}

/** Whether a brand or the merchant profile requires a field, or a brand expects it. */
export type Need = 'required' | 'expected';

export const NeedMark = ({ need }: { readonly need?: Need | undefined }): JSX.Element | null =>
  need ? <span class="need">{need}</span> : null;

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
    const readDropped = async (event: DragEvent): Promise<void> => {
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
        onDrop={readDropped}
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
        // A list is read when it is complete: while the user types, its last name is unfinished.
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

/** A checkbox for each value of an array. */
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

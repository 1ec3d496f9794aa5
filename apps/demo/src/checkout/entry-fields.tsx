import { type Cell, type Finding, formatPath, isObject, type Path } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { findingsAt } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';

interface EntryFieldsProps {
  /** What is known of the object. */
  readonly cell: Cell;
  readonly value: unknown;
  /** Where it stands in the payload. */
  readonly path: Path;
  readonly findings: readonly Finding[];
  /** Entries that the profile requires, as it names them. */
  readonly required: readonly string[];
  /** Names that something else has the field of. */
  readonly except?: readonly string[];
  /** `undefined` takes the object out. */
  readonly onChange: (value: Record<string, unknown> | undefined) => void;
}

/** A field for each entry of an object, through the objects and lists inside it. */
export function EntryFields(props: EntryFieldsProps): JSX.Element {
  const { cell, value, path, findings, required, except = [], onChange } = props;
  const object = isObject(value) ? value : {};
  const set = (name: string, entry: unknown): void => {
    const { [name]: _, ...others } = object;
    const next = entry === undefined ? others : { ...others, [name]: entry };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <>
      {Object.entries(cell.cells)
        .filter(([name]) => !except.includes(name))
        .map(([name, entry]) => (
          <EntryField
            key={name}
            name={name}
            parent={cell}
            cell={entry}
            value={object[name]}
            path={[...path, name]}
            findings={findings}
            required={required}
            onChange={(next) => set(name, next)}
          />
        ))}
    </>
  );
}

interface EntryFieldProps {
  readonly name: string;
  /** The object that it is an entry of. */
  readonly parent: Cell;
  readonly cell: Cell;
  readonly value: unknown;
  readonly path: Path;
  readonly findings: readonly Finding[];
  readonly required: readonly string[];
  readonly onChange: (value: unknown) => void;
}

function EntryField(props: EntryFieldProps): JSX.Element | null {
  const { name, parent, cell, value, path, findings, required, onChange } = props;
  if (cell.kind === 'object' && Object.keys(cell.cells).length > 0) {
    return (
      <Group name={name} isOpen={value !== undefined}>
        <EntryFields
          cell={cell}
          value={value}
          path={path}
          findings={findings}
          required={required}
          onChange={onChange}
        />
      </Group>
    );
  }
  if (cell.kind === 'list' && cell.item?.kind === 'object') return <Items {...props} item={cell.item} />;
  const table = cell.table ?? parent.table;
  if (table === undefined) return null;
  return (
    <RowField
      table={table}
      name={name}
      value={value}
      findings={value === undefined ? [] : findingsAt(findings, path)}
      isNeeded={required.includes(profileNameOf(path))}
      onChange={onChange}
    />
  );
}

/** An entry as a profile names it: of every item of a list alike. */
const profileNameOf = (path: Path): string => formatPath(path).replaceAll(/\[\d+\]/g, '[]');

/** The objects of a list, each with its fields. */
function Items({
  name,
  item,
  value,
  path,
  findings,
  required,
  onChange,
}: EntryFieldProps & { readonly item: Cell }): JSX.Element {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const replace = (position: number, next: unknown): void => {
    const rest = items.flatMap((each, i) => (i === position ? (next === undefined ? [] : [next]) : [each]));
    onChange(rest.length === 0 ? undefined : rest);
  };
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (position: number): void => {
    replace(position, undefined);
    adder.current?.focus();
  };
  return (
    <Group name={name} isOpen={items.length > 0}>
      {items.map((each, i) => (
        <fieldset key={i} class="item">
          <legend>{formatPath([name, i])}</legend>
          <EntryFields
            cell={item}
            value={each}
            path={[...path, i]}
            findings={findings}
            required={required}
            onChange={(next) => replace(i, next ?? {})}
          />
          <p class="row">
            <button type="button" class="small quiet" onClick={() => remove(i)}>
              Remove {formatPath([name, i])}
            </button>
          </p>
        </fieldset>
      ))}
      <p class="row">
        <button ref={adder} type="button" class="small" onClick={() => onChange([...items, {}])}>
          Add to {name}
        </button>
      </p>
    </Group>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: JSX.Element | (JSX.Element | JSX.Element[])[];
}

/** What is inside an entry: open where there is something, and then for the visitor to close. */
function Group({ name, isOpen, children }: GroupProps): JSX.Element {
  const wasOpen = useRef(isOpen);
  wasOpen.current ||= isOpen;
  return (
    <details class="group" open={wasOpen.current}>
      <summary>{name}</summary>
      <div class="form">{children}</div>
    </details>
  );
}

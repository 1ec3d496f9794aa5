import { type Cell, type Finding, formatPath, isObject, type Path } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
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
  const [added, setAdded] = useState<readonly string[]>([]);
  const all = Object.entries(cell.cells).filter(([name]) => !except.includes(name));
  const isFirst = ([name]: readonly [string, unknown]): boolean =>
    object[name] !== undefined ||
    added.includes(name) ||
    required.includes(profileNameOf([...path, name])) ||
    FIRST_MARKS.includes(cell.table?.rows[name]?.[1] ?? 'required');
  const first = all.filter(isFirst);
  const rest = all.filter((each) => !isFirst(each));
  // Where nothing is required, or next to nothing is optional, all of it is shown.
  const shown = first.length === 0 || rest.length < FEW ? all : first;
  return (
    <>
      {shown.map(([name, entry]) => (
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
      {shown.length < all.length && (
        <select
          aria-label={`Add a field to ${formatPath(path)}`}
          value=""
          onChange={({ currentTarget }) => setAdded([...added, currentTarget.value])}
        >
          <option value="">+ Add a field</option>
          {rest.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** What is shown without being asked for. */
const FIRST_MARKS: readonly string[] = ['required', 'conditional'];

/** So few optional fields are no burden. */
const FEW = 3;

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
        <details key={i} class="item" open={i === items.length - 1}>
          <summary>
            {formatPath([name, i])} <span class="note">{summaryOf(each)}</span>
          </summary>
          <div class="form">
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
          </div>
        </details>
      ))}
      <p class="row">
        <button ref={adder} type="button" class="small" onClick={() => onChange([...items, {}])}>
          Add to {name}
        </button>
      </p>
    </Group>
  );
}

/** The first values of an item, on one line. */
const summaryOf = (item: unknown): string =>
  Object.values(isObject(item) ? item : {})
    .filter((value) => typeof value === 'string')
    .slice(0, 3)
    .join(', ');

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

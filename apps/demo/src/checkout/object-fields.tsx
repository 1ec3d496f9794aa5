import { type FieldSpec, type Finding, formatPath, isObject, type Path } from '@pg/rule-kit';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { findingsAt } from '../fields/field-findings.tsx';
import { RowField } from '../fields/row-field.tsx';

interface ObjectFieldsProps {
  /** The fields of the object. */
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** Its path in the payload. */
  readonly path: Path;
  readonly findings: readonly Finding[];
  /** Fields that the merchant profile requires, by the names that it uses. */
  readonly required: readonly string[];
  /** Fields that are shown elsewhere. */
  readonly except?: readonly string[];
  /** `undefined` removes the object. */
  readonly onChange: (value: Record<string, unknown> | undefined) => void;
}

/** A form field for each field of an object, nested objects and arrays included. */
export function ObjectFields(props: ObjectFieldsProps): JSX.Element {
  const { spec, value, path, findings, required, except = [], onChange } = props;
  const object = isObject(value) ? value : {};
  const set = (name: string, field: unknown): void => {
    const { [name]: _, ...others } = object;
    const next = field === undefined ? others : { ...others, [name]: field };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const [added, setAdded] = useState<readonly string[]>([]);
  const all = Object.entries(spec.fields).filter(([name]) => !except.includes(name));
  const isFirst = ([name]: readonly [string, unknown]): boolean =>
    object[name] !== undefined ||
    added.includes(name) ||
    required.includes(profileNameOf([...path, name])) ||
    FIRST_MARKS.includes(spec.table?.rows[name]?.[1] ?? 'required');
  const first = all.filter(isFirst);
  const rest = all.filter((each) => !isFirst(each));
  // All fields are shown if none is required, or only a few are optional.
  const shown = first.length === 0 || rest.length < FEW ? all : first;
  return (
    <>
      {shown.map(([name, field]) => (
        <ObjectField
          key={name}
          name={name}
          parent={spec}
          spec={field}
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

/** Fields with these marks are shown from the start. */
const FIRST_MARKS: readonly string[] = ['required', 'conditional'];

/** Fewer optional fields than this are all shown. */
const FEW = 3;

interface ObjectFieldProps {
  readonly name: string;
  /** The object that has the field. */
  readonly parent: FieldSpec;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly path: Path;
  readonly findings: readonly Finding[];
  readonly required: readonly string[];
  readonly onChange: (value: unknown) => void;
}

function ObjectField(props: ObjectFieldProps): JSX.Element | null {
  const { name, parent, spec, value, path, findings, required, onChange } = props;
  if (spec.kind === 'object' && Object.keys(spec.fields).length > 0) {
    return (
      <Group name={name} isOpen={value !== undefined}>
        <ObjectFields
          spec={spec}
          value={value}
          path={path}
          findings={findings}
          required={required}
          onChange={onChange}
        />
      </Group>
    );
  }
  if (spec.kind === 'list' && spec.item?.kind === 'object') return <Items {...props} item={spec.item} />;
  const table = spec.table ?? parent.table;
  if (table === undefined) return null;
  return (
    <RowField
      table={table}
      name={name}
      value={value}
      findings={value === undefined ? [] : findingsAt(findings, path)}
      need={required.includes(profileNameOf(path)) ? 'required' : undefined}
      onChange={onChange}
    />
  );
}

/** The name that a merchant profile uses for a field: `cart.items[].name`. */
const profileNameOf = (path: Path): string => formatPath(path).replaceAll(/\[\d+\]/g, '[]');

/** The objects of an array, each with its fields. */
function Items({
  name,
  item,
  value,
  path,
  findings,
  required,
  onChange,
}: ObjectFieldProps & { readonly item: FieldSpec }): JSX.Element {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const replace = (position: number, next: unknown): void => {
    const rest = items.flatMap((each, i) => (i === position ? (next === undefined ? [] : [next]) : [each]));
    onChange(rest.length === 0 ? undefined : rest);
  };
  const adder = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const add = (): void => {
    setAdded(items.length);
    onChange([...items, {}]);
  };
  const remove = (position: number): void => {
    replace(position, undefined);
    adder.current?.focus();
  };
  return (
    <Group name={name} isOpen={items.length > 0}>
      {items.map((each, i) => (
        <details key={i} class="item" open={i === added}>
          <summary>
            {formatPath([name, i])} <span class="note">{summaryOf(each)}</span>
          </summary>
          <div class="form">
            <ObjectFields
              spec={item}
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
        <button ref={adder} type="button" class="small" onClick={add}>
          Add an item to {name}
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

/** The fields of an object or array: open if it has a value, until the user closes it. */
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

import {
  isObject,
  type Path,
  type Payload,
  type Resource,
  type ResourcePart,
  readJsonText,
  valueAt,
} from '@pg/rule-kit';
import { type FieldSpec, tableSpec } from '@pg/rule-kit/internal';
import { cached } from '../rules/detect/cached.ts';
import { rules } from '../rules/rules.ts';
import { boundaryValues } from './boundary-values.ts';
import { embeddedJson, withValue } from './sample-payload.ts';

/** A place of a payload, with values that may be mistakes there. */
export interface Place {
  /** The path, if it is a field. */
  readonly field?: Path;
  readonly values: readonly unknown[];
  /** Makes the payload with another value at the place. */
  readonly set: (value: unknown) => unknown;
}

/** All places of a payload: fields, names of fields, and the payload itself, which an example of a rule may replace. */
export const placesIn = (resource: Resource, payload: Payload): readonly Place[] => [
  ...examplePlaces(resource, payload),
  ...fieldPlaces(resource, payload),
  ...(resource.parts ?? []).flatMap((part) => partPlaces(part, payload)),
];

/** The rejected examples of the rules across fields, alone and with the payload's other fields. */
function examplePlaces({ rules: own, text }: Resource, payload: Payload): Place[] {
  const values = [...own, ...(text?.rules ?? [])]
    .flatMap(({ id }) => rules.get(id)?.rejects ?? [])
    .filter(({ profile }) => profile === undefined)
    .map(({ value }) => value);
  if (values.length === 0) return [];
  const merge = (value: unknown): unknown => (isObject(value) ? { ...payload, ...value } : value);
  return [
    { values, set: (value) => value },
    { values, set: merge },
  ];
}

/** The fields of a payload, without those inside its JSON strings. */
export const fieldPlaces = (resource: Resource, payload: Payload): readonly Place[] =>
  placesBelow(tableSpec(resource.table), payload, (path, value) =>
    path.length === 0 ? value : withValue(payload, path, value),
  );

type SetAt = (path: Path, value: unknown) => unknown;

/** Fields, and the names of the fields of each object. The value `undefined` removes a field. */
function placesBelow(spec: FieldSpec, value: unknown, setAt: SetAt, path: Path = []): Place[] {
  const own =
    path.length === 0 ? [] : [{ field: path, values: limitsOf(spec), set: (other: unknown) => setAt(path, other) }];
  if (Array.isArray(value) && spec.item) return [...own, ...placesBelow(spec.item, value[0], setAt, [...path, 0])];
  const fields = isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => ({ name, inner, field: spec.fields[name] }))
    : [];
  if (fields.length === 0) return own;
  const rename = (name: unknown): unknown => {
    const others = fields.filter((each) => each.name !== name).map(({ name: other, inner }) => [other, inner]);
    return setAt(path, { ...Object.fromEntries(others), [`${name}x`]: valueAt(value, [String(name)]) });
  };
  const inside = fields.flatMap(({ name, inner, field }) =>
    field ? placesBelow(field, inner, setAt, [...path, name]) : [],
  );
  return [...own, { values: fields.map(({ name }) => name), set: rename }, ...inside];
}

const limitsOf = cached((spec: FieldSpec) => [undefined, ...boundaryValues(spec)]);

/** The places in another resource. The fields of one that is not sent as a text are fields of the payload too. */
function partPlaces({ path, resource, when }: ResourcePart, payload: Payload): Place[] {
  const value = when?.(payload) === false ? undefined : valueAt(payload, path);
  const inner: unknown = resource.text && typeof value === 'string' ? readJsonText(value).value : value;
  if (!isObject(inner)) return [];
  const places = resource.text ? placesIn(resource, inner) : examplePlaces(resource, inner);
  return places.map(({ field, values, set }) => ({
    ...(field && { field: [...path, ...field] }),
    values,
    set(other) {
      const changed = set(other);
      return withValue(payload, path, resource.text && typeof changed !== 'string' ? embeddedJson(changed) : changed);
    },
  }));
}

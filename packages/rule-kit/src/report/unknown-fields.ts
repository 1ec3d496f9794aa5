import { showName } from '@pg/type-codes';
import type { Violation } from '../findings/finding.ts';
import { formatPath, type Path } from '../findings/path.ts';
import type { FieldSpec, FieldSpecs } from '../match/field-spec.ts';
import { isObject } from '../match/matches.ts';
import { bareName, nearestName } from './nearest-name.ts';
import type { Fields, Parent } from './walk.ts';

/** Fields that belong into an object beside them, by name. */
export type Misplaced = ReadonlyMap<string, { readonly home: string; readonly names: readonly string[] }>;

/** The fields of an object, two or more, that belong into an object inside it that is missing. */
export function findMisplaced({ fields, table }: FieldSpec, object: Fields): Misplaced {
  const misplaced = new Map<string, { home: string; names: string[] }>();
  if (table?.open) return misplaced;
  const unknown = Object.keys(object).filter((name) => fields[name] === undefined);
  const groups = Object.keys(fields)
    .filter((home) => object[home] === undefined)
    .map((home) => ({ home, names: unknown.filter((name) => fields[home]?.fields[name] !== undefined) }))
    .sort((one, other) => other.names.length - one.names.length);
  for (const group of groups) {
    const names = group.names.filter((name) => !misplaced.has(name));
    if (names.length > 1) for (const name of names) misplaced.set(name, { home: group.home, names });
  }
  return misplaced;
}

/** A field that no table lists, and what is around it. */
interface UnknownField {
  /** The spec of the object that has it. */
  readonly spec: FieldSpec;
  readonly name: string;
  readonly object: Fields;
  /** The fields of the object that belong into another one. */
  readonly misplaced: Misplaced;
  readonly parent: Parent | undefined;
  readonly path: Path;
}

/** The violation of a field that no table lists; `undefined` if it is not questionable. */
export function describeUnknown(unknown: UnknownField): Omit<Violation, 'path'> | undefined {
  const { name, object, misplaced } = unknown;
  const { fields, table } = unknown.spec;
  const group = misplaced.get(name);
  if (group) return group.names[0] === name ? describeGroup(unknown, group.home, group.names.length - 1) : undefined;
  const near = nearestName(name, Object.keys(fields));
  if (near?.certain) return describeMisspelled(near.name, object);
  const elsewhere = findPlace(unknown);
  if (elsewhere) return elsewhere;
  if (near === undefined) return table?.open ? undefined : { code: 'unknown-field' };
  // A field that the object has as well is hardly meant.
  if (object[near.name] !== undefined) return { code: 'unknown-field' };
  return { code: 'misspelled-field', params: { meant: near.name }, insteadOf: near.name };
}

/** The violation of a name that is certainly misspelled. If the object has the right name too, nobody knows which is meant. */
const describeMisspelled = (meant: string, object: Fields): Omit<Violation, 'path'> =>
  object[meant] === undefined
    ? { code: 'misspelled-name', params: { meant }, insteadOf: meant, fix: { name: meant } }
    : { code: 'unknown-field' };

/** The violation of a field that belongs one level down or up; `undefined` if there is no such place, or several. */
function findPlace({ name, spec, object, parent, path }: UnknownField): Omit<Violation, 'path'> | undefined {
  const homes = Object.keys(spec.fields).flatMap((home) => {
    const inner = sameName(name, spec.fields[home]?.fields);
    return inner === undefined ? [] : [{ home, inner }];
  });
  const isUp = parent && hasPlaceFor(name, parent);
  const [down] = homes;
  if (down && homes.length === 1 && !isUp && !hasField(object[down.home], down.inner)) {
    const place = formatPath([...path.slice(0, -1), down.home]);
    return { code: 'misplaced-field', params: { place, name: down.inner } };
  }
  // The object's own name is the last one before the field's: positions in an array may be between them.
  const own = path.slice(0, -1).findLast((step) => typeof step === 'string');
  if (!isUp || homes.length > 0 || own === undefined) return undefined;
  return { code: 'misplaced-inside', params: { object: showName(String(own)) } };
}

function hasPlaceFor(name: string, { spec, object }: Parent): boolean {
  const known = sameName(name, spec.fields);
  return known !== undefined && object[known] === undefined;
}

/** The known name that differs from a name only in case, spaces, `-` and `_`. */
const sameName = (name: string, fields: FieldSpecs = {}): string | undefined =>
  Object.keys(fields).find((known) => bareName(known) === bareName(name));

/** Whether a value is an object that has a field, or can't have one. */
const hasField = (value: unknown, name: string): boolean =>
  value !== undefined && (!isObject(value) || value[name] !== undefined);

/** Several fields that belong into the same object are one mistake, which is reported at the first of them. */
const describeGroup = ({ path }: UnknownField, home: string, others: number): Omit<Violation, 'path'> => ({
  code: 'misplaced-fields',
  params: { place: formatPath([...path.slice(0, -1), home]), others },
  insteadOf: home,
});

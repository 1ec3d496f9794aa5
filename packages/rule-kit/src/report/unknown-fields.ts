import { unwrap } from '../data/unwrap.ts';
import type { Fields } from '../data/value.ts';
import { isObject } from '../data/value.ts';
import type { Mistake, PlacedMistake, Violation } from '../findings/finding.ts';
import { formatPath, type Path } from '../findings/path.ts';
import type { Parent } from '../match/evaluate.ts';
import { UNLISTED } from '../rows/field.ts';
import type { Field, FieldsByName } from '../rows/table.ts';
import { bareName, showName } from '../words/field-name.ts';
import { distanceOf, longerName, type NearName, nearestName } from '../words/nearest-name.ts';

/** Fields that belong one level down, into the object `home`, by name. */
export type Misplaced = ReadonlyMap<string, MisplacedGroup>;

interface MisplacedGroup {
  readonly home: string;
  readonly names: readonly string[];
}

/** Finds groups of two or more fields of an object that belong into an object inside it that is missing. */
export function findMisplaced({ fields, table }: Field, object: Fields): Misplaced {
  const misplaced = new Map<string, MisplacedGroup>();
  if (table?.open) return misplaced;
  const groups = Object.keys(fields)
    .filter((home) => fields[home]?.fields !== UNLISTED && object[home] === undefined)
    .map((home) => ({ home, names: namesIn(object, fields[home]).filter((name) => fields[name] === undefined) }))
    .sort((one, other) => other.names.length - one.names.length);
  for (const group of groups) {
    const names = group.names.filter((name) => !misplaced.has(name));
    if (names.length > 1) for (const name of names) misplaced.set(name, { home: group.home, names });
  }
  return misplaced;
}

/** The fields of an object that belong to another spec, in the object's order. */
function namesIn(object: Fields, spec: Field | undefined): readonly string[] {
  const names = new Set(Object.keys(spec?.fields ?? {}).filter((name) => Object.hasOwn(object, name)));
  return names.size > 1 ? Object.keys(object).filter((name) => names.has(name)) : [];
}

/** A field that no table lists, with its context. */
interface UnknownField {
  /** The spec of the object that contains it. */
  readonly spec: Field;
  readonly name: string;
  readonly object: Fields;
  readonly misplaced: Misplaced;
  readonly parent: Parent | undefined;
  readonly path: Path;
  readonly meant: MeantFields;
}

/** The fields that unknown names may mean, by table and name: items of an array often have the same unknown name. */
export type MeantFields = Map<Field, Map<string, MeantField>>;

interface MeantField {
  /** A similar name of the same table. */
  readonly near: NearName | undefined;
  /** The paths of the name in objects inside. */
  readonly places: readonly (readonly string[])[];
}

function meantField({ name, spec, meant }: UnknownField): MeantField {
  const ofSpec = meant.get(spec) ?? new Map<string, MeantField>();
  meant.set(spec, ofSpec);
  const known = ofSpec.get(name);
  if (known) return known;
  // A name with points is a path, as of shipping.city, not a misspelled name.
  const near = name.includes('.') ? undefined : nearestName(name, Object.keys(spec.fields));
  const found = { near, places: near?.certain ? [] : placesBelow(name, spec) };
  ofSpec.set(name, found);
  return found;
}

/** The mistake of a field that no table lists, and the field that was probably meant. */
interface Unknown {
  readonly mistake?: Mistake | undefined;
  /** The places of fields that were probably meant. */
  readonly also?: PlacedMistake['also'];
  readonly moves?: PlacedMistake['moves'];
  /** The spec of the field that was probably meant, if it can't be moved there. */
  readonly home?: Field | undefined;
}

export function describeUnknown(unknown: UnknownField): Unknown {
  const { name, misplaced } = unknown;
  const group = misplaced.get(name);
  if (group) return group.names[0] === name ? describeGroup(unknown, group) : {};
  const { near, places } = meantField(unknown);
  if (near?.certain) return describeMisspelled(near.name, unknown);
  return (
    findPlace(unknown, places) ??
    findInside(unknown) ?? { ...describeUnplaced(near, unknown), ...findBracketed(unknown) }
  );
}

/** The mistake of an object around fields of this object: {"data": {"order": ...}}. It may be a string with JSON. */
function findInside(unknown: UnknownField): Unknown | undefined {
  const { name, spec, object, path } = unknown;
  const inner = unwrap(object[name]) ?? object[name];
  const names = isObject(inner) ? Object.keys(inner).filter((each) => spec.fields[each]) : [];
  const [first] = names;
  if (first === undefined || spec.table?.open || names.some((each) => object[each] !== undefined)) return undefined;
  const isCertain = names.length > 1 || names.length === Object.keys(inner ?? {}).length;
  const mistake: Mistake = { code: 'fields-inside', params: { first }, ...(isCertain && { basis: 'stated' }) };
  return {
    mistake,
    also: names.map((each) => sibling(unknown, each)),
    moves: [[[...path], path.slice(0, -1)]],
  };
}

/** The mistake of an array that is one level away: in place of the object around it, or inside another object. */
export function findArray(
  spec: Field,
  value: unknown,
  path: Path,
): Pick<Violation, 'code' | 'params' | 'moves'> | undefined {
  if (spec.kind === 'list') {
    const [name, ...others] = isObject(value) ? Object.keys(value) : [];
    if (name === undefined || others.length > 0 || !hasItems(spec, isObject(value) && value[name])) return undefined;
    return { code: 'array-inside', params: { name: showName(name) }, moves: [[[...path, name], path]] };
  }
  const list = Object.keys(spec.fields).find((each) => hasItems(spec.fields[each], value));
  if (list === undefined) return undefined;
  const place = [...path, list];
  return { code: 'array-outside', params: { place: formatPath(place), name: list }, moves: [[path, place]] };
}

/** Whether a value is an array with an object that has a field of the list's items. */
const hasItems = (list: Field | undefined, value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((each) => isObject(each) && Object.keys(each).some((name) => list?.item?.fields[name] !== undefined));

/** The place of another field of the same object. */
const sibling = ({ path }: UnknownField, name: string): Path => [...path.slice(0, -1), name];

function describeUnplaced(near: NearName | undefined, unknown: UnknownField): Unknown {
  const { spec, object, name, path } = unknown;
  const isOpen = spec.table?.open === true;
  const longer = near || isOpen ? undefined : longerName(name, Object.keys(spec.fields));
  const meant = near?.name ?? longer;
  // If the object has the similar name too, or only it is an object, the unknown field is probably something else.
  const isObjectMeant = meant !== undefined && spec.fields[meant]?.kind === 'object';
  const value = object[name];
  if (meant === undefined || object[meant] !== undefined || (isObjectMeant && !isObject(value) && !unwrap(value)))
    return near || !isOpen ? { mistake: { code: 'unknown-field' } } : {};
  const place = sibling(unknown, meant);
  return {
    mistake: { code: 'misspelled-field', params: { meant }, choices: [{ name: meant }] },
    also: [place],
    // One wrong character is a typing error; a name that differs more may be another field.
    ...((longer || distanceOf(name, meant) === 1) && moveTo(path, place)),
  };
}

/** The mistake of a misspelled name. If the object has two names for the field, it is unknown which one is right. */
function describeMisspelled(meant: string, unknown: UnknownField): Unknown {
  const also = [sibling(unknown, meant)];
  const other = otherName(meant, unknown.name, unknown.object);
  if (other === undefined)
    return { mistake: { code: 'misspelled-name', params: { meant }, fix: { name: meant } }, also };
  if (other.isReported) return { home: unknown.spec.fields[meant] };
  const mistake: Mistake = { code: 'two-names', params: { other: showName(other.name), meant } };
  const home = unknown.spec.fields[meant];
  return other.name === meant ? { mistake, home } : { mistake, home, also };
}

/** Another name of an object that means the same field: the right one, or the first misspelled one. */
function otherName(meant: string, name: string, object: Fields) {
  if (object[meant] !== undefined) return { name: meant, isReported: false };
  let isReported = true;
  for (const other in object) {
    if (other === name) isReported = false;
    else if (bareName(other) === bareName(meant)) return { name: other, isReported };
  }
  return undefined;
}

/** The mistake of a field that belongs up to two levels down, or one up; `undefined` if there is no such place, or more than one. */
function findPlace({ name, object, parent, path }: UnknownField, places: MeantField['places']): Unknown | undefined {
  const above = parent && sameName(name, parent.spec.fields);
  const isUp = above !== undefined && parent?.object[above] === undefined;
  const [place] = places;
  if (place && places.length === 1 && !isUp && !hasField(object, place)) return moveInside(path, place);
  // The object's name is the last name before the field. Positions in arrays may be between them.
  const at = path.slice(0, -1).findLastIndex((step) => typeof step === 'string');
  if (!isUp || places.length > 0 || at < 0) return undefined;
  const mistake = { code: 'misplaced-inside', params: { object: showName(String(path[at])) } };
  return { mistake, ...moveTo(path, [...path.slice(0, at), above]) };
}

const moveTo = (path: Path, to: Path) => ({ also: [to], moves: [[[...path], to]] as const });

/** The mistake of a field that belongs to this path in the object around it. */
function moveInside(path: Path, place: readonly string[]) {
  const to = [...path.slice(0, -1), ...place];
  const params = { place: formatPath(to.slice(0, -1)), name: place.at(-1) ?? '' };
  return { mistake: { code: place.length > 1 ? 'misplaced-field' : 'unknown-field', params }, ...moveTo(path, to) };
}

/** The paths of a name in objects one level down; if there are none, two levels down. */
function placesBelow(name: string, { fields }: Field, levels = 2): MeantField['places'] {
  const places = Object.entries(fields).flatMap(([home, spec]) => {
    const known = sameName(name, spec.fields);
    return known === undefined ? [] : [[home, known]];
  });
  if (places.length > 0 || levels === 1) return places;
  return Object.entries(fields).flatMap(([home, spec]) => placesBelow(name, spec, 1).map((place) => [home, ...place]));
}

/** The mistake of a bracket name such as `order[amount]`. In an array, where there may be gaps, only its value is checked. */
function findBracketed(unknown: UnknownField): Unknown | undefined {
  const { name, spec, object, path } = unknown;
  const steps = name.split(/[[\]]+/).filter((step) => step !== '');
  if (steps.length < 2 || !name.endsWith(']')) return undefined;
  for (const step of spec.table?.at.split('.') ?? []) if (steps[0] === step) steps.shift();
  const [outer = '', inner = ''] = steps;
  if (!spec.fields[outer] && spec.fields[inner]) steps.shift();
  if (steps.length === 1 && object[inner] === undefined) return describeMisspelled(inner, unknown);
  const names: string[] = [];
  let home: Field | undefined = spec;
  for (const step of steps) {
    if (home?.item && !/^\d+$/.test(step)) return undefined;
    const between: readonly [string, Field] | undefined = home?.fields[step]
      ? undefined
      : Object.entries(home?.fields ?? {}).find(([, { fields }]) => fields[step]);
    if (between) names.push(between[0]);
    names.push(step);
    home = home?.item ?? (between?.[1] ?? home)?.fields[step];
  }
  if (home === undefined) return undefined;
  if (steps.some((step) => /^\d+$/.test(step)) || hasField(object, names)) return { home };
  const moved = moveInside(path, names);
  const [first = ''] = names;
  const isMissing = names.length > 1 && object[first] === undefined;
  return { ...moved, home, also: isMissing ? [...moved.also, sibling(unknown, first)] : moved.also };
}

/** The known name that is equal except for case, spaces, `-` and `_`. */
function sameName(name: string, fields: FieldsByName): string | undefined {
  const bare = bareName(name);
  return Object.keys(fields).find((known) => bareName(known) === bare);
}

/** Whether a path has a value already, or leads through a value that is not an object. */
function hasField(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (value === undefined || name === undefined) return value !== undefined;
  return !isObject(value) || hasField(value[name], rest);
}

/** Fields that belong into the same object are one mistake, which is reported at the first of them. */
function describeGroup(unknown: UnknownField, { home, names }: MisplacedGroup): Unknown {
  const path = sibling(unknown, home);
  const params = { place: formatPath(path), others: names.length - 1 };
  const moves = names.map((name) => [sibling(unknown, name), [...path, name]] as const);
  return { mistake: { code: 'misplaced-fields', params }, also: [path], moves };
}

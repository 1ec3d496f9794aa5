import { type FieldSpec, makeFieldSpec, UNLISTED } from '../match/field-spec.ts';
import { isObject, matches } from '../match/matches.ts';

/** The path from the root to the current value. The walk changes it. */
export type Place = (string | number)[];

/** An object that is not null, and not an array. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object around another object, also if an array is between them. */
export interface Parent {
  readonly spec: FieldSpec;
  readonly object: Fields;
}

export interface Visitor {
  /** Whether to skip an object, because its visits have no result. */
  readonly skips?: (spec: FieldSpec, object: Fields) => boolean;
  /** A value that does not match its spec. */
  readonly onMismatch: (spec: FieldSpec, value: unknown, place: Place, object: Fields | undefined) => void;
  /** A required field that is missing. */
  readonly onMissing: (spec: FieldSpec, place: Place) => void;
  /** A string or number that matches. */
  readonly onMatch?: (spec: FieldSpec, value: string | number, place: Place, object: Fields | undefined) => void;
  /** A field that no table lists. Returns a spec to check its value, if there is one. */
  readonly onUnknown?: (
    spec: FieldSpec,
    name: string,
    object: Fields,
    place: Place,
    parent: Parent | undefined,
  ) => FieldSpec | undefined;
}

/** Visits a value and all values inside it. */
export function walk(spec: FieldSpec, value: unknown, visitor: Visitor, place: Place = [], parent?: Parent): void {
  if (spec.kind === 'object' && isObject(value)) walkFields(spec, value, visitor, place, parent);
  else if (spec.kind === 'list' && Array.isArray(value)) walkItems(spec, value, visitor, place, parent);
  else if (spec.kind === 'any' && typeof value === 'object') walkUnlisted(value ?? {}, visitor, place);
  else if (!matches(spec, value)) visitor.onMismatch(spec, value, place, parent?.object);
  else if (typeof value === 'string' || typeof value === 'number')
    visitor.onMatch?.(spec, value, place, parent?.object);
}

function walkFields(spec: FieldSpec, object: Fields, visitor: Visitor, place: Place, parent?: Parent): void {
  const { fields, requiredNames, conditionallyRequired } = spec;
  if (fields === UNLISTED) {
    walkUnlisted(object, visitor, place);
    return;
  }
  if (visitor.skips?.(spec, object)) return;
  const self = { spec, object };
  for (const name in object) {
    const field = fields[name];
    const value = object[name];
    place.push(name);
    const home = field ?? visitor.onUnknown?.(spec, name, object, place, parent) ?? ANYTHING;
    if (value !== undefined) walk(home, value, visitor, place, self);
    place.pop();
  }
  reportMissing(spec, object, requiredNames, visitor, place);
  if (conditionallyRequired) reportMissing(spec, object, conditionallyRequired(object), visitor, place);
}

const ANYTHING = makeFieldSpec({ kind: 'any' });

/** Deeper values are ignored: an object may contain itself. */
const DEEPEST = 100;

/** Visits the values of an object or array that no table describes. */
function walkUnlisted(values: object, visitor: Visitor, place: Place): void {
  if (visitor.onMatch === undefined || place.length > DEEPEST) return;
  for (const [name, value] of Object.entries(values)) {
    place.push(Array.isArray(values) ? Number(name) : name);
    walk(ANYTHING, value, visitor, place);
    place.pop();
  }
}

function reportMissing(
  { fields }: FieldSpec,
  object: Fields,
  names: readonly string[],
  visitor: Visitor,
  place: Place,
): void {
  for (const name of names) {
    const spec = fields[name];
    if (object[name] !== undefined || spec === undefined) continue;
    place.push(name);
    visitor.onMissing(spec, place);
    place.pop();
  }
}

function walkItems(
  { item }: FieldSpec,
  values: readonly unknown[],
  visitor: Visitor,
  place: Place,
  parent?: Parent,
): void {
  for (let i = 0; item !== undefined && i < values.length; i++) {
    place.push(i);
    walk(item, values[i], visitor, place, parent);
    place.pop();
  }
}

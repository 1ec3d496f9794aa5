import { type FieldSpec, formatPath, isObject, type Resource, type ResourcePart, readJsonText } from '@pg/rule-kit';
import { boundValues } from '../bounds/bound-values.ts';
import { type Place, placesIn, putValue } from '../bounds/places.ts';
import { specOf } from '../json-schema/resource-schema.ts';
import { isInside } from '../rules-of.ts';
import { walletText } from './samples.ts';

/** A payload that differs from another one in one entry. */
export interface ChangedPayload {
  readonly name: string;
  readonly payload: unknown;
}

/** For each row of a resource the payloads in which its entry has a value at its bounds, or is missing. */
export function changedPayloads(
  resource: Resource,
  bases: readonly Record<string, unknown>[],
): readonly ChangedPayload[] {
  const root = specOf(resource);
  const own = placesIn(root)
    .filter(({ path }) => !isOfPart(resource, path))
    .filter(isFirstOfRow);
  const inRows = own.flatMap((place) => changesAt(root, place, baseFor(root, place, bases)));
  const inTexts = (resource.parts ?? [])
    .filter(({ resource: part }) => isInside(part) && part.kind !== resource.kind)
    .flatMap((part) => changesInText(root, part, bases[0] ?? {}));
  return [...inRows, ...inTexts];
}

/** What is in a part that is a kind of its own has vectors of its own. */
const isOfPart = ({ parts = [] }: Resource, path: Place['path']): boolean =>
  parts.some((part) => path.length > part.path.length && part.path.every((step, i) => step === path[i]));

/** The payload that is of the same alternative as a place. */
function baseFor(
  { alternatives }: FieldSpec,
  { path: [step = ''] }: Place,
  bases: readonly Record<string, unknown>[],
): Record<string, unknown> {
  const own = alternatives.find(({ fields }) => step in fields);
  return bases.find((base) => own === undefined || Object.keys(base).every((name) => name in own.fields)) ?? {};
}

/** Where a token's rows stand in both of its shapes, one place of each row is enough. */
const isFirstOfRow = ({ spec }: Place, i: number, places: readonly Place[]): boolean =>
  spec.row === undefined ||
  places.findIndex((other) => other.spec.row === spec.row && other.spec.kind === spec.kind) === i;

function changesAt(root: FieldSpec, { path, spec }: Place, base: Record<string, unknown>): ChangedPayload[] {
  return [undefined, ...boundValues(spec)].map((value, i) => ({
    name: i === 0 ? `${formatPath(path)} missing` : `${formatPath(path)}, value ${i}`,
    payload: putValue(root, base, path, value),
  }));
}

function changesInText(
  root: FieldSpec,
  { path, resource }: ResourcePart,
  base: Record<string, unknown>,
): ChangedPayload[] {
  const text = path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), base);
  const inner = readJsonText(String(text)).value;
  if (!isObject(inner)) throw new Error(`no JSON text at ${formatPath(path)}`);
  return changedPayloads(resource, [inner]).map(({ name, payload }) => ({
    name: `${formatPath(path)}: ${name}`,
    payload: putValue(root, base, path, walletText(payload)),
  }));
}

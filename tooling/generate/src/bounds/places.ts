import { type FieldSpec, isObject } from '@pg/rule-kit';
import { textOf } from './forms.ts';

/** A place of a payload, and what it takes. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly spec: FieldSpec;
}

/** Every place below an object: entries in the order of their rows, of a list its first item. */
export function placesIn(spec: FieldSpec, path: Place['path'] = []): Place[] {
  const inside = Object.entries(spec.fields).flatMap(([name, entry]) => placesIn(entry, [...path, name]));
  const items = spec.item ? placesIn(spec.item, [...path, 0]) : [];
  return path.length === 0 ? [...inside, ...items] : [{ path, spec }, ...inside, ...items];
}

/**
 * A payload with a value at a place: a copy of another one, with what is required beside the place, and without the
 * entry where the value is `undefined`.
 */
export function putValue(spec: FieldSpec, payload: unknown, [step, ...rest]: Place['path'], value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number')
    return [putValue(spec.item as FieldSpec, Array.isArray(payload) ? payload[step] : undefined, rest, value)];
  const own = isObject(payload) ? payload : {};
  const inner = putValue(spec.fields[step] as FieldSpec, own[step], rest, value);
  const whole = { ...requiredBeside(spec, step), ...own, [step]: inner };
  return inner === undefined ? Object.fromEntries(Object.entries(whole).filter(([name]) => name !== step)) : whole;
}

function requiredBeside(spec: FieldSpec, name: string): Record<string, unknown> {
  const requiredNames = [...spec.requiredNames, ...(spec.conditionallyRequired?.({ [name]: true }) ?? [])];
  return Object.fromEntries(requiredNames.map((each) => [each, fittingValue(spec.fields[each] as FieldSpec)]));
}

/** A value that a spec takes; of an object its required entries. */
export function fittingValue(spec: FieldSpec): unknown {
  switch (spec.kind) {
    case 'values':
      return spec.values[0];
    case 'format':
      return spec.format && textOf(spec.format);
    case 'boolean':
      return true;
    case 'object':
      return Object.fromEntries(spec.requiredNames.map((name) => [name, fittingValue(spec.fields[name] as FieldSpec)]));
    case 'list':
      return spec.item ? [fittingValue(spec.item)] : [];
    case 'A':
    case 'N':
    case 'parts':
      return fittingText(spec);
    default:
      return spec.row?.[0] === 'string (JSON text)' ? '{}' : 'a';
  }
}

const fittingText = ({ parts: [part] }: FieldSpec): string => (part?.kind === 'N' ? '1' : 'a').repeat(part?.min || 1);

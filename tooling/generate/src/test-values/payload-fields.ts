import { isObject } from '@pg/rule-kit';
import type { Field } from '@pg/rule-kit/internal';
import { validString } from './format-examples.ts';

export interface PayloadField {
  readonly path: readonly (string | number)[];
  readonly spec: Field;
}

/** All fields inside an object, in the order of the rows. An array counts with its first item. */
export function fieldsIn(spec: Field, path: PayloadField['path'] = []): PayloadField[] {
  const inside = Object.entries(spec.fields).flatMap(([name, field]) => fieldsIn(field, [...path, name]));
  const items = spec.item ? fieldsIn(spec.item, [...path, 0]) : [];
  return path.length === 0 ? [...inside, ...items] : [{ path, spec }, ...inside, ...items];
}

/**
 * Copies a payload, sets one field and adds the required fields of the objects around it. The value `undefined` removes
 * the field.
 */
export function withValue(
  spec: Field,
  payload: unknown,
  [step, ...rest]: PayloadField['path'],
  value: unknown,
): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number')
    return [withValue(spec.item as Field, Array.isArray(payload) ? payload[step] : undefined, rest, value)];
  const own = isObject(payload) ? payload : {};
  const inner = withValue(spec.fields[step] as Field, own[step], rest, value);
  const whole = { ...requiredWith(spec, step), ...own, [step]: inner };
  return inner === undefined ? Object.fromEntries(Object.entries(whole).filter(([name]) => name !== step)) : whole;
}

/** The fields that are required in an object with this field. */
function requiredWith(spec: Field, name: string): Record<string, unknown> {
  return validFields(spec, [...spec.requiredNames, ...(spec.conditionallyRequired?.({ [name]: true }) ?? [])]);
}

const validFields = ({ fields }: Field, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, validValue(fields[name] as Field)]));

/** A valid value. An object has only its required fields. */
export function validValue(spec: Field): unknown {
  switch (spec.kind) {
    case 'values':
      return spec.values[0];
    case 'format':
      return spec.format && validString(spec.format);
    case 'boolean':
      return true;
    case 'object':
      return validFields(spec, spec.requiredNames);
    case 'list':
      return spec.item ? [validValue(spec.item)] : [];
    case 'A':
    case 'N':
    case 'parts': {
      const [part] = spec.parts;
      return (part?.kind === 'N' ? '1' : 'a').repeat(part?.min || 1);
    }
    default:
      return spec.row?.[0] === 'string (JSON text)' ? '{}' : 'a';
  }
}

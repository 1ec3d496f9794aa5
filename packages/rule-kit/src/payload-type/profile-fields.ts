import { isObject } from '../data/value.ts';
import type { PlacedMistake } from '../findings/finding.ts';
import type { Path } from '../findings/path.ts';
import { matches } from '../match/evaluate.ts';
import { type Names, toDocumentField } from '../names/names.ts';
import type { Field } from '../rows/table.ts';
import { tableSpec } from '../rows/table-spec.ts';
import type { Rule, RuleDocs } from '../rules/rule.ts';
import { SettingsError } from '../settings/mistakes.ts';
import { quoteName } from '../words/field-name.ts';
import { nearestName } from '../words/nearest-name.ts';
import type { PayloadType } from './payload-type.ts';

/** The rule of a profile's `require`. */
export const profileField: Rule = {
  id: 'profile-field',
  section: '2.2 Card parameter sets',
  basis: 'stated',
};

export const docs: RuleDocs = {
  summary: 'A field that the merchant profile requires is present and not empty, if its object is present.',
  accepts: [
    { value: { shipping: { street1: 'Test Street 1' } }, profile: { require: ['parameters.card.shipping.street1'] } },
    { value: { descriptor: 'Order 1001' }, profile: { require: ['parameters.card.shipping.street1'] } },
  ],
  rejects: [
    { value: { shipping: { city: 'Lyon' } }, profile: { require: ['parameters.card.shipping.street1'] } },
    { value: { shipping: { street1: '' } }, profile: { require: ['parameters.card.shipping.street1'] } },
  ],
};

/** Finds missing and empty fields that the profile requires. Fields of other kinds of request are ignored. */
export function findProfileFields(
  payloadType: PayloadType,
  root: Field,
  payload: unknown,
  require: readonly string[],
): PlacedMistake[] {
  return require.flatMap((name, i) => {
    const steps = stepsBelow(payloadType.at, name);
    const isOfAnother = steps === undefined || (payloadType.at === '' && !isNearField(root, steps[0] ?? ''));
    const mistake = isOfAnother ? bracketMistake(payloadType, root, name) : describeMistake(root, steps, name);
    if (mistake !== undefined) throw new SettingsError(`profile.require[${i}] is wrong: ${mistake.message}`);
    return isOfAnother ? [] : findMissing(root, steps, payload, []);
  });
}

/** Whether the request has a field of that name, except for case, spaces, `-` and `_`. Other kinds have similar names. */
const isNearField = ({ fields }: Field, name: string): boolean =>
  fields[name] !== undefined || nearestName(name, Object.keys(fields))?.certain === true;

/**
 * The mistake of a bracket name that means a field of the payload type: `parameters[card][cart]`, or `parameters[cart]` as in the
 * tables of Set 6. Other bracket names may be fields of a form.
 */
function bracketMistake({ at = '', parts = [] }: PayloadType, root: Field, name: string): FieldMistake | undefined {
  const dotted = name.replace(/\[(?:\d+|n)?\]/g, '[]').replace(/\[([^[\]]+)\]/g, '.$1');
  if (dotted === name) return undefined;
  const [first = ''] = dotted.split('.', 1);
  const places = [first, at, ...parts.map(({ path }) => path.join('.'))].filter((each) => each.split('.')[0] === first);
  const meant = places
    .map((place) => place + dotted.slice(first.length))
    .find((each) => {
      const steps = stepsBelow(at, each);
      return steps !== undefined && describeMistake(root, steps, each) === undefined;
    });
  return meant === undefined ? undefined : describeUnknown(name, `"${meant}"`);
}

/** The mistake of a name in a profile's `require`, which may have the live service's names; `undefined` if it is a field of the payload type. */
export function findFieldMistake(payloadType: PayloadType, given: string, names: Names = {}): FieldMistake | undefined {
  const name = payloadType.names ? toDocumentField(given, payloadType.names, names) : given;
  const steps = stepsBelow(payloadType.at, name);
  return steps ? describeMistake(tableSpec(payloadType.table), steps, name) : describeUnknown(name, undefined);
}

/** A name that no field has. */
export interface FieldMistake {
  readonly message: string;
  /** What was probably meant, in words: `"street1" for "street"`. */
  readonly meant: string | undefined;
}

const describeUnknown = (name: string, meant: string | undefined): FieldMistake => ({
  message: `${quoteName(name)} is not a field of the interface document${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  meant,
});

/** Below `parameters.card`, `parameters.card.cart.items[].name` has the steps `cart`, `items`, `[]`, `name`. */
function stepsBelow(at: string | undefined, name: string): string[] | undefined {
  const prefix = at === '' ? '' : `${at}.`;
  return at !== undefined && name.startsWith(prefix)
    ? name.slice(prefix.length).replaceAll('[]', '.[]').split('.')
    : undefined;
}

function describeMistake(root: Field, steps: readonly string[], name: string): FieldMistake | undefined {
  let spec = root;
  for (const step of steps) {
    const next = step === '[]' ? spec.item : spec.fields[step];
    if (next === undefined) {
      const near = nearestName(step, Object.keys(spec.fields));
      return describeUnknown(name, near && `"${near.name}" for ${quoteName(step)}`);
    }
    spec = next;
  }
  return undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isRequired = (
  { requiredNames, conditionallyRequired }: Field,
  value: Readonly<Record<string, unknown>>,
  name: string,
): boolean => requiredNames.includes(name) || conditionallyRequired?.(value).includes(name) === true;

const isInvalid = (spec: Field, value: unknown): boolean =>
  spec.kind === 'object' ? !isObject(value) : !matches(spec, value);

function isObjectAt(spec: Field | undefined, [step, ...rest]: readonly string[]): boolean {
  return step === undefined ? spec?.kind === 'object' : isObjectAt(spec?.fields[step], rest);
}

function findMissing(spec: Field, [step, ...rest]: readonly string[], value: unknown, path: Path): PlacedMistake[] {
  if (step === undefined) return [];
  if (step === '[]') {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, i) => findMissing(spec.item as Field, rest, item, [...path, i]));
  }
  if (!isObject(value)) return [];
  const field = spec.fields[step] as Field;
  const inner = value[step];
  // A required object also requires the objects around it. Other fields are required only if their object is present.
  if (rest.length > 0)
    return findMissing(field, rest, inner ?? (isObjectAt(field, rest) ? {} : inner), [...path, step]);
  if (inner !== undefined && !isEmpty(inner)) return [];
  // The row itself reports missing required fields and invalid values.
  if (inner === undefined ? isRequired(spec, value, step) : isInvalid(field, inner)) return [];
  return [
    {
      path: [...path, step],
      code: inner === undefined ? 'required-by-profile' : 'empty-by-profile',
      ...(field.table && { section: field.table.section }),
    },
  ];
}

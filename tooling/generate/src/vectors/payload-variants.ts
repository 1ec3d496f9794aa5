import { embeddedJson } from '@pg/lint/sample';
import { formatPath, isObject, type Payload, type PayloadPart, type PayloadType, readJsonText } from '@pg/rule-kit';
import { type Field, tableSpec } from '@pg/rule-kit/internal';
import { isOnlyPart } from '../payload-type-rules.ts';
import { boundaryValues } from '../test-values/boundary-values.ts';
import { fieldsIn, type PayloadField, withValue } from '../test-values/payload-fields.ts';

/** A base payload with one field changed or removed. */
export interface PayloadVariant {
  readonly name: string;
  readonly payload: unknown;
}

/** For each row: one payload without the field, and one for each of its boundary values. */
export function payloadVariants(payloadType: PayloadType, bases: readonly Payload[]): readonly PayloadVariant[] {
  const root = tableSpec(payloadType.table);
  const ownFields = fieldsIn(root)
    .filter(({ path }) => !isInsidePart(payloadType, path))
    .filter(isFirstOfRow);
  const embedded = (payloadType.parts ?? []).filter(
    ({ payloadType: part }) => isOnlyPart(part) && part.name !== payloadType.name,
  );
  return [
    ...ownFields.flatMap((field) => variantsOfField(root, field, baseFor(root, field, bases))),
    ...embedded.flatMap((part) => variantsOfEmbedded(root, part, bases[0] ?? {})),
  ];
}

/** Such fields have vectors of their own, with the part's payload type. */
const isInsidePart = ({ parts = [] }: PayloadType, path: PayloadField['path']): boolean =>
  parts.some((part) => path.length > part.path.length && part.path.every((step, i) => step === path[i]));

/** The base payload of the alternative that has this field. */
function baseFor({ alternatives }: Field, { path: [step = ''] }: PayloadField, bases: readonly Payload[]): Payload {
  const own = alternatives.find(({ fields }) => step in fields);
  return bases.find((base) => own === undefined || Object.keys(base).every((name) => name in own.fields)) ?? {};
}

/** Both alternatives of a wallet1 token have the rows of payment data: one field per row is enough. */
const isFirstOfRow = ({ spec }: PayloadField, i: number, fields: readonly PayloadField[]): boolean =>
  spec.row === undefined ||
  fields.findIndex((other) => other.spec.row === spec.row && other.spec.kind === spec.kind) === i;

function variantsOfField(root: Field, { path, spec }: PayloadField, base: Payload): PayloadVariant[] {
  return [undefined, ...boundaryValues(spec)].map((value, i) => ({
    name: i === 0 ? `${formatPath(path)} missing` : `${formatPath(path)}, value ${i}`,
    payload: withValue(root, base, path, value),
  }));
}

function variantsOfEmbedded(root: Field, { path, payloadType }: PayloadPart, base: Payload): PayloadVariant[] {
  const json = path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), base);
  const inner = readJsonText(String(json)).value;
  if (!isObject(inner)) throw new Error(`no JSON string at ${formatPath(path)}`);
  return payloadVariants(payloadType, [inner]).map(({ name, payload }) => ({
    name: `${formatPath(path)}: ${name}`,
    payload: withValue(root, base, path, embeddedJson(payload)),
  }));
}

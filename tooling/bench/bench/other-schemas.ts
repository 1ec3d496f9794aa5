import type { FieldSpec } from '@pg/rule-kit';
import { type TypeCodePart, typeCodeJsonSchema, UNBOUNDED } from '@pg/type-codes';
import * as v from 'valibot';
import * as z from 'zod';

export const isUrl = (value: unknown): boolean => typeof value === 'string' && !/\s/.test(value) && URL.canParse(value);

/** The formats of Set 6: a URL, or a country code of two letters. */
const formatCheck = (name: string | undefined): ((value: unknown) => boolean) =>
  name === 'url' ? isUrl : (value) => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value);

function patternOf({ kind, min, max, decimals }: TypeCodePart): RegExp {
  if (kind === 'A') return new RegExp(`^[A-Za-z]{${min},${max}}$`);
  if (decimals !== undefined) return new RegExp(`^\\d{1,${max}}(\\.\\d{1,${decimals}})?$`);
  return min > 0 ? new RegExp(`^\\d{${max}}$`) : new RegExp(`^(?!.{${max + 1}})(\\d+(\\.\\d+)?)?$`);
}

const mapFields = <TResult>({ fields }: FieldSpec, make: (spec: FieldSpec) => TResult): Record<string, TResult> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, make(spec)]));

/** Converts rows to plain valibot schemas. */
export function valibotSchema(spec: FieldSpec): v.GenericSchema {
  const { kind, item, values, parts, max } = spec;
  const matchesFormat = formatCheck(spec.format?.name);
  if (kind === 'object') return v.looseObject(mapFields(spec, (each) => v.optional(valibotSchema(each))));
  if (kind === 'list') return v.array(item ? valibotSchema(item) : v.unknown());
  if (kind === 'values') return v.picklist(values);
  if (kind === 'boolean') return v.boolean();
  if (kind === 'format')
    return v.pipe(
      v.string(),
      v.check((text) => matchesFormat(text)),
    );
  if (kind === 'AN') return max === UNBOUNDED ? v.string() : v.pipe(v.string(), v.maxCodePoints(max));
  const choices = parts.flatMap((part): v.GenericSchema[] => {
    const string = v.pipe(v.string(), v.regex(patternOf(part)));
    return part.kind === 'A'
      ? [string]
      : [
          string,
          v.pipe(
            v.number(),
            v.check((each) => patternOf(part).test(String(each))),
          ),
        ];
  });
  return choices.length === 1 && choices[0] ? choices[0] : v.union(choices);
}

/** Converts rows to zod schemas. */
export function zodSchema(spec: FieldSpec): z.ZodType {
  const { kind, item, values, parts, max } = spec;
  if (kind === 'object') return z.looseObject(mapFields(spec, (each) => zodSchema(each).optional()));
  if (kind === 'list') return z.array(item ? zodSchema(item) : z.unknown());
  if (kind === 'values') return z.enum(values);
  if (kind === 'boolean') return z.boolean();
  if (kind === 'format') return z.string().refine(formatCheck(spec.format?.name));
  if (kind === 'AN') return max === UNBOUNDED ? z.string() : z.string().max(max);
  const choices = parts.flatMap((part): z.ZodType[] => {
    const string = z.string().regex(patternOf(part));
    return part.kind === 'A' ? [string] : [string, z.number().refine((each) => patternOf(part).test(String(each)))];
  });
  return choices.length === 1 && choices[0] ? choices[0] : z.union(choices);
}

/** Converts rows to a JSON Schema for ajv, which must know the format `shop-url`. */
export function jsonSchema(spec: FieldSpec): object {
  const { kind, item, values, max, row } = spec;
  if (kind === 'object') return { type: 'object', properties: mapFields(spec, jsonSchema) };
  if (kind === 'list') return { type: 'array', ...(item && { items: jsonSchema(item) }) };
  if (kind === 'values') return { enum: values };
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'format')
    return { type: 'string', ...(spec.format?.name === 'url' ? { format: 'shop-url' } : { pattern: '^[A-Za-z]{2}$' }) };
  if (kind === 'AN') return { type: 'string', ...(max < UNBOUNDED && { maxLength: max }) };
  return typeCodeJsonSchema(row?.[0] ?? '');
}

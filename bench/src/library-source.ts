import { type Field, type FieldRule, type ObjectRules, objectsInside } from './field-rules.ts';

/*
 * Writes the same rules as modules for valibot and zod, as their users would: one line per field, with a few helpers.
 * They export `Set6Cart`. Both can express every rule, valibot but one: its objects take arrays.
 */

/** The rules with valibot's own schemas; with the fields' meanings, each has its description. */
export function writeValibot(rules: ObjectRules, { meanings = false } = {}): string {
  return writeModule(
    rules,
    `import * as v from 'valibot';
import { hasDecimals, isShortNumber, isUrl } from '../plain-checks.js';

const text = (max) => v.optional(v.pipe(v.string(), v.maxCodePoints(max)));
const letters = (min, max) => v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[A-Za-z]*$/));
const decimal = (max) =>
  v.union([
    v.pipe(v.string(), v.maxLength(max), v.regex(/^(\\d+(\\.\\d+)?)?$/)),
    v.pipe(v.number(), v.check((number) => isShortNumber(number, max))),
  ]);
const amount = (digits, decimals) =>
  v.union([
    v.pipe(v.string(), v.regex(new RegExp(\`^\\\\d{1,\${digits}}(\\\\.\\\\d{1,\${decimals}})?$\`))),
    v.pipe(
      v.number(),
      v.minValue(0),
      v.check((number) => number < 10 ** digits && hasDecimals(number, decimals)),
    ),
  ]);
const digits = (length) => [
  v.pipe(v.string(), v.length(length), v.regex(/^\\d*$/)),
  v.pipe(v.number(), v.integer(), v.minValue(10 ** (length - 1)), v.maxValue(10 ** length - 1)),
];
const url = v.pipe(v.string(), v.check(isUrl));
const means = (schema, meaning) => v.pipe(schema, v.description(meaning));`,
    meanings ? { ...VALIBOT, describe: (schema, meaning) => `means(${schema}, ${JSON.stringify(meaning)})` } : VALIBOT,
  );
}

/** The rules with zod. */
export function writeZod(rules: ObjectRules): string {
  return writeModule(
    rules,
    `import * as z from 'zod';
import { hasDecimals, isShortNumber, isUrl } from '../plain-checks.js';

const text = (max) => z.string().max(max).optional();
const letters = (min, max) => z.string().min(min).max(max).regex(/^[A-Za-z]*$/);
const decimal = (max) =>
  z.union([
    z.string().max(max).regex(/^(\\d+(\\.\\d+)?)?$/),
    z.number().refine((number) => isShortNumber(number, max)),
  ]);
const amount = (digits, decimals) =>
  z.union([
    z.string().regex(new RegExp(\`^\\\\d{1,\${digits}}(\\\\.\\\\d{1,\${decimals}})?$\`)),
    z.number().min(0).refine((number) => number < 10 ** digits && hasDecimals(number, decimals)),
  ]);
const digits = (length) => [
  z.string().length(length).regex(/^\\d*$/),
  z.number().int().min(10 ** (length - 1)).max(10 ** length - 1),
];
const url = z.string().refine(isUrl);`,
    ZOD,
  );
}

/** How a library writes what the helpers above don't. */
interface Dialect {
  readonly object: (entries: string) => string;
  readonly list: (item: string) => string;
  readonly optional: (schema: string) => string;
  readonly union: (schemas: string) => string;
  readonly anyText: string;
  readonly values: (list: string) => string;
  readonly boolean: string;
  /** Adds what a field means; left out, nothing does. */
  readonly describe?: (schema: string, meaning: string) => string;
}

const VALIBOT: Dialect = {
  object: (entries) => `v.looseObject({\n${entries}\n})`,
  list: (item) => `v.array(${item})`,
  optional: (schema) => `v.optional(${schema})`,
  union: (schemas) => `v.union([${schemas}])`,
  anyText: 'v.string()',
  values: (list) => `v.picklist(${list})`,
  boolean: 'v.boolean()',
};

const ZOD: Dialect = {
  object: (entries) => `z.looseObject({\n${entries}\n})`,
  list: (item) => `z.array(${item})`,
  optional: (schema) => `${schema}.optional()`,
  union: (schemas) => `z.union([${schemas}])`,
  anyText: 'z.string()',
  values: (list) => `z.enum(${list})`,
  boolean: 'z.boolean()',
};

function writeModule(rules: ObjectRules, helpers: string, dialect: Dialect): string {
  const schemas = objectsInside(rules).map(({ name, fields }) => {
    const entries = fields.map((field) => `  ${field.name}: ${describedEntry(field, dialect)},`).join('\n');
    return `const ${name}Schema = ${dialect.object(entries)};`;
  });
  return [helpers, ...schemas, `export const Set6Cart = ${rules.name}Schema;\n`].join('\n\n');
}

function describedEntry({ rule, meaning }: Field, dialect: Dialect): string {
  const schema = entry(rule, dialect);
  return meaning === undefined ? schema : (dialect.describe?.(schema, meaning) ?? schema);
}

const entry = (rule: FieldRule, dialect: Dialect): string =>
  rule.kind === 'text' && rule.max < Infinity ? `text(${rule.max})` : dialect.optional(schemaOf(rule, dialect));

function schemaOf(rule: FieldRule, dialect: Dialect): string {
  switch (rule.kind) {
    case 'text':
      return dialect.anyText;
    case 'code':
      return rule.parts.length === 1
        ? rule.parts.map(partSchema).join()
        : dialect.union(rule.parts.map(partSchema).join(', '));
    case 'values':
      return dialect.values(JSON.stringify(rule.values));
    case 'url':
      return 'url';
    case 'boolean':
      return dialect.boolean;
    case 'object':
      return `${rule.object.name}Schema`;
    default:
      return dialect.list(`${rule.item.name}Schema`);
  }
}

type CodePart = Extract<FieldRule, { kind: 'code' }>['parts'][number];

function partSchema({ kind, min, max, decimals }: CodePart): string {
  if (kind === 'A') return `letters(${min}, ${max})`;
  if (decimals !== undefined) return `amount(${max}, ${decimals})`;
  return min > 0 ? `...digits(${max})` : `decimal(${max})`;
}

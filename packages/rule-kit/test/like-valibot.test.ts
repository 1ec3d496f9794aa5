import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listOf, objectOf, table, tableSchema } from '../src/index.ts';

const inner = table('1 Inner', 'inner', {
  code: ['AN3', 'required', 'A code'],
  price: ['N10.N2', 'optional', 'A price'],
});
const rows = {
  title: ['AN5', 'required', 'A title'],
  unit: ['one of', 'optional', 'A unit', { values: ['KG', 'G'] }],
  flag: ['true/false', 'optional', 'A flag'],
  amount: ['N5', 'conditional', 'An amount'],
  inner: ['object', 'conditional', 'An object of a table of its own'],
} as const;
const Inner = tableSchema(inner);
type Inner = v.InferOutput<typeof Inner>;
const nested = { inner: objectOf<Inner>(inner), items: listOf<Inner>(inner) };
const Ours = tableSchema(table('1 Outer', '', rows, { nested }));
// The same fields in a valibot object that keeps unknown fields, as ours does.
const Theirs = v.looseObject({
  ...Ours.entries,
  inner: v.optional(v.looseObject(Inner.entries)),
  items: v.optional(v.array(v.looseObject(Inner.entries))),
});

const TheirInner = v.looseObject(Inner.entries);
/** Fields with valibot schemas, some around the inner schema. */
const entriesAround = (inside: v.GenericSchema) => ({
  inner: v.optional(inside, { code: 'abc' }),
  inside: v.fallback(inside, { code: 'abc' }),
  exact: v.exactOptional(v.string(), 'abc'),
  nullish: v.nullish(v.string(), 'abc'),
  fallback: v.fallback(v.optional(v.string()), 'abc'),
  number: v.pipe(v.string(), v.transform(Number)),
  checked: v.pipe(
    v.optional(v.string()),
    v.check(() => false),
    v.check(() => false),
  ),
});
const item = (inside: v.GenericSchema) =>
  v.pipe(
    inside,
    v.transform(() => 1),
  );
const Mixed = v.omit({ ...Ours, entries: { ...Ours.entries, ...entriesAround(Inner), items: v.array(item(Inner)) } }, [
  'unit',
]);
const TheirMixed = v.omit(
  v.looseObject({ ...Theirs.entries, ...entriesAround(TheirInner), items: v.array(item(TheirInner)) }),
  ['unit'],
);

const leaf = fc.constantFrom<unknown>('', 'abc', 'abcdef', 'KG', 'pcs', 1, 1.234, -1, true, null, undefined);
const innerValue = fc.record({ code: leaf, price: leaf, other: leaf }, { requiredKeys: [] });
const innerValues = fc.array(fc.oneof(leaf, innerValue), { maxLength: 3 });
const payloads = fc.oneof(
  fc.record(
    {
      other: leaf,
      flag: fc.oneof(leaf, fc.boolean()),
      title: fc.oneof(leaf, fc.constant('abc')),
      unit: leaf,
      amount: leaf,
      inner: fc.oneof(leaf, innerValue),
      items: fc.oneof(leaf, innerValues),
      ...Object.fromEntries(Object.keys(entriesAround(Inner)).map((name) => [name, fc.oneof(leaf, innerValue)])),
    },
    { requiredKeys: [] },
  ),
  leaf,
);

/** The parts of a result that must be equal: `typed`, the output and the issues. Ours have another order. */
const comparable = (result: v.SafeParseResult<v.GenericSchema>, { abortEarly = false }) => ({
  typed: result.typed,
  success: result.success,
  output: result.success ? result.output : undefined,
  issues: abortEarly
    ? result.issues?.length
    : result.issues?.map(({ path }) => JSON.stringify(path?.map(({ key }) => key))).sort(),
});

const wrapped: Record<string, fc.Arbitrary<unknown>> = {
  'v.object around it': payloads.map((a) => ({ a })),
  'v.array of it': fc.array(payloads, { maxLength: 3 }),
};

// biome-ignore format: a table
describe.each<[string, v.GenericSchema, v.GenericSchema]>([
  ['the schema itself', Ours, Theirs],
  ['v.pick', v.pick(Ours, ['title', 'inner']), v.pick(Theirs, ['title', 'inner'])],
  ['v.omit', v.omit(Ours, ['title', 'items']), v.omit(Theirs, ['title', 'items'])],
  ['v.partial', v.partial(Ours), v.partial(Theirs)],
  ['v.partial of one', v.partial(Ours, ['title']), v.partial(Theirs, ['title'])],
  ['v.required', v.required(Ours), v.required(Theirs)],
  ['v.required of one', v.required(Ours, ['unit']), v.required(Theirs, ['unit'])],
  ['v.pipe with a check', v.pipe(Ours, v.check(() => false)), v.pipe(Theirs, v.check(() => false))],
  ['v.object around it', v.object({ a: Ours }), v.object({ a: Theirs })],
  ['v.array of it', v.array(Ours), v.array(Theirs)],
  ['a table with valibot schemas', Mixed, TheirMixed],
  [
    'a table with a required object and a required array',
    v.omit({ ...Ours, entries: { ...Ours.entries, inner: Inner, items: Ours.entries.items.wrapped } }, ['unit']),
    v.omit(v.looseObject({ ...Theirs.entries, inner: TheirInner, items: v.array(TheirInner) }), ['unit']),
  ],
  ['v.optional with a default', v.optional(Ours, { title: 'a' }), v.optional(Theirs, { title: 'a' })],
  ['v.nullable', v.nullable(Ours), v.nullable(Theirs)],
  ['spread with entries', v.looseObject({ ...Ours.entries }), v.looseObject({ ...Theirs.entries })],
])('%s', (wrapper, ours, theirs) => {
  test.each<{ abortEarly?: boolean }>([{}, { abortEarly: true }])(
    'has the same results as the valibot schema, with %j',
    (config) => {
      fc.assert(
        fc.property(wrapped[wrapper] ?? payloads, (payload) => {
          const theirResult = comparable(v.safeParse(theirs, payload, config), config);
          expect(comparable(v.safeParse(ours, payload, config), config)).toEqual(theirResult);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('~standard has as many issues as ~run', () => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const result = ours['~standard'].validate(payload) as v.StandardProps<unknown, unknown> & {
          issues?: unknown[];
        };
        const parsed = v.safeParse(ours, payload);
        expect(result.issues?.length).toBe(parsed.issues?.length);
      }),
    );
  });
});

test('v.required keeps unknown fields, and reports the missing field', () => {
  const result = v.safeParse(v.required(Ours, ['unit']), { title: 'a', other: 1 });
  expect(v.flatten(result.issues as [v.BaseIssue<unknown>]).nested).toHaveProperty('unit');
  expect(result.output).toEqual({ title: 'a', other: 1 });
});

test('valibot schemas in a table change values as in valibot', () => {
  const payload = { title: 'a', number: '12', items: [{ code: 'b' }], inside: { code: 1 }, other: { deep: 1 } };
  expect(v.parse(Mixed, payload)).toEqual(v.parse(TheirMixed, payload));
  expect(v.parse(Mixed, payload)).toMatchObject({ number: 12, items: [1], inner: { code: 'abc' }, exact: 'abc' });
  expect(payload).toHaveProperty('number', '12');
});

describe('the output is a value of its own', () => {
  const given = () => ({ title: 'a', other: { deep: 1 }, inner: { code: 'a', more: 1 }, items: [{ code: 'b' }] });
  const Changed = v.pipe(
    Ours,
    v.transform((outer) => {
      outer.title = 'b';
      for (const each of [outer.inner, ...(outer.items ?? [])]) if (each) each.code = 'c';
      return outer;
    }),
  );
  const frozen = given();
  for (const value of [frozen, frozen.inner, frozen.items, ...frozen.items]) Object.freeze(value);

  test.each([given(), frozen])('which a transform may change: %j', (payload) => {
    const changed = { ...given(), title: 'b', inner: { code: 'c', more: 1 }, items: [{ code: 'c' }] };
    expect(v.parse(Changed, payload)).toEqual(changed);
    expect(payload).toEqual(given());
  });

  test('with the unknown values of the input, as in valibot', () => {
    const payload = given();
    for (const schema of [Ours, Theirs]) expect(v.parse(schema, payload)).toHaveProperty('other', payload.other);
    expect(v.parse(Ours, payload).inner).not.toBe(payload.inner);
  });

  test('which v.intersect merges, also of an object without a prototype', () => {
    const bare: object = Object.assign(Object.create(null), given());
    const Both = v.intersect([Ours, v.looseObject({ other: v.looseObject({}) })]);
    expect(v.parse(Both, bare)).toEqual(given());
  });
});

test('inherited fields are no fields', () => {
  for (const schema of [Ours, tableSchema(table('1', '', { a: ['AN5', 'optional', ''] }))])
    expect(v.is(schema, Object.create({ title: 'a' }))).toBe(false);
});

test('an array is not an object, unlike in valibot', () => {
  expect(v.is(v.looseObject({}), [])).toBe(true);
  expect(v.is(tableSchema(table('1 Any', '', { title: ['AN5', 'optional', ''] })), [])).toBe(false);
});

test('names of Object.prototype are unknown fields', () => {
  const payload: unknown = JSON.parse('{"title":"a","__proto__":{"title":1},"constructor":1,"toString":null}');
  expect(Object.entries(v.parse(Ours, payload))).toEqual(
    Object.entries({ title: 'a', constructor: 1, toString: null }),
  );
  expect(v.is(Ours, JSON.parse('{"__proto__":{"title":"a"}}'))).toBe(false);
});

test("valibot's toJsonSchema reads types, lengths, patterns, lists and descriptions", () => {
  expect(toJsonSchema(Ours)).toMatchObject({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 5, description: 'A title' },
      unit: { enum: ['KG', 'G'], description: 'A unit' },
      flag: { type: 'boolean', description: 'A flag' },
      amount: {
        anyOf: [{ type: 'string', maxLength: 5, pattern: '^([0-9]+(\\.[0-9]+)?)?$' }, { type: 'number' }],
        description: 'An amount',
      },
      inner: { type: 'object', properties: { code: { type: 'string', maxLength: 3, description: 'A code' } } },
      items: { type: 'array', items: { type: 'object', required: ['code'] } },
    },
    required: ['title'],
  });
});

test('a union names the codes of a closed list', () => {
  const schema = v.union([Ours.entries.unit, v.number()]);
  expect(v.safeParse(schema, 'M').issues).toMatchObject([
    { type: 'union', expected: '((("KG" | "G") | undefined) | number)' },
  ]);
});

import { runInNewContext, runInThisContext } from 'node:vm';
import { check, type Finding, InvalidRequestError, type Profile, parse, safeParse } from '@pg/rule-kit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createSessionRequest, SessionRequest, type SignSession, sessionType } from '../src/index.ts';

const URL = 'https://pay.example';
const order = { number: '1001', amount: '10.00', currency: 'EUR', description: 'Cups' };
const body: SessionRequest = { merchant_key: 'key', methods: ['card'], order };

const errorsOf = (given: unknown, options = {}): string[] =>
  safeParse(sessionType, given, options)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ code, path }) => `${code} ${path.join('.')}`);

test.each<[unknown, unknown]>([
  [{ order: { toJSON: () => order } }, { order }],
  [{ methods: [{ toJSON: (key: string) => key }] }, { methods: ['0'] }],
  [{ order, customer: undefined }, { order }],
  [JSON.parse('{"__proto__":{"amount":"10.00"}}'), JSON.parse('{"__proto__":{"amount":"10.00"}}')],
  [
    { merchant_key: new String('x'), other: Object(true) },
    { merchant_key: 'x', other: true },
  ],
  [{ other: [new Number(5), { toJSON: () => new Number(5) }] }, { other: [5, 5] }],
])('%j is checked and sent as its JSON', (given, sent) => {
  const result = safeParse(sessionType, given);
  expect(result).toMatchObject({ success: true });
  expect(parse(sessionType, given)).toEqual(sent);
  expect(JSON.stringify(parse(sessionType, given))).toBe(JSON.stringify(given));
});

test('a value that changes each time it is read is read once', async () => {
  let reads = 0;
  const changing: SessionRequest = {
    ...body,
    get order() {
      reads++;
      return { ...order, amount: reads === 1 ? '10.00' : 'PLANTED' };
    },
  };
  const request = await createSessionRequest(URL, changing);
  expect(JSON.parse(request.body)).toEqual(body);
  expect(reads).toBe(1);
});

const cyclic: Record<string, unknown> = {};
cyclic.customer = { wallet: cyclic };
const cyclicOrder: Record<string, unknown> = {};
cyclicOrder.order = cyclicOrder;

test.each<[unknown, string[]]>([
  [{ methods: ['card', undefined] }, ['wrong-type methods.1']],
  [{ methods: new Array(1) }, ['wrong-type methods.0']],
  [
    { parameters: { naps: { a: [undefined], b: Number.NaN, c: new Date(0), d: 1n, e: () => 1, f: Symbol('a') } } },
    [
      'not-in-json parameters.naps.a.0',
      'not-in-json parameters.naps.b',
      'not-in-json parameters.naps.c',
      'not-in-json parameters.naps.d',
      'not-in-json parameters.naps.e',
      'not-in-json parameters.naps.f',
    ],
  ],
  [{ order: { number: new Date(0) } }, ['wrong-type order.number']],
  [{ parameters: { card: { payee_birth_date: new Date(0) } } }, ['date-object parameters.card.payee_birth_date']],
  [{ note: Number.POSITIVE_INFINITY }, ['not-in-json note']],
  [new Date(0), ['wrong-type ']],
  [cyclic, ['circular customer.wallet']],
  [cyclicOrder, ['circular order']],
  [{ order, note: [order, order] }, []],
])('a value that JSON would change is refused: %o', (given, errors) => {
  expect(errorsOf(given)).toEqual(errors);
});

class Order {
  readonly number = '1001';
}

const COPY = 'Await a Promise; of others, send Object.fromEntries(it) or { ...it }.';

test.each<[object, string, string]>([
  [Promise.resolve({}), 'a Promise', COPY],
  [new Map([['number', '1001']]), 'a Map', COPY],
  [new URLSearchParams('number=1001'), 'a URLSearchParams', COPY],
  [new FormData(), 'a FormData', COPY],
  [new Headers(), 'a Headers', COPY],
  [new Set(['card']), 'a Set', COPY],
  [/a/, 'a RegExp', COPY],
  [new Error('PLANTED'), 'an Error', COPY],
  [new Order(), 'a class instance', COPY],
  [Object.assign(new Order(), { [Symbol.toStringTag]: 'PLANTED' }), 'a class instance', COPY],
  [Object.create(order), 'a class instance', COPY],
  [new WeakMap(), 'a WeakMap', COPY],
  [new Blob(['PLANTED']), 'a Blob', COPY],
  [new ArrayBuffer(1), 'an ArrayBuffer', COPY],
  [new DataView(new ArrayBuffer(1)), 'a DataView', COPY],
  [Buffer.from('{"PLANTED":1}'), 'a Uint8Array', COPY],
])('%o is %s, and each function refuses it', async (instance, name, hint) => {
  const shown = (findings: readonly { message: string; hint?: string }[]) =>
    findings.map((each) => `${each.message}. ${each.hint}`);
  const places: [unknown, string][] = [
    [instance, 'the body'],
    [{ ...body, hash: 'a', order: instance }, 'order'],
    [{ ...body, hash: 'a', methods: instance }, 'methods'],
    [{ ...body, hash: 'a', order: { ...order, number: instance } }, 'order.number'],
    [{ ...body, hash: 'a', methods: ['naps'], parameters: { naps: { a: [instance] } } }, 'parameters.naps.a[0]'],
  ];
  for (const [given, field] of places) {
    const expected = [`${field} must be plain data, but is ${name}. ${hint}`];
    expect(shown(safeParse(sessionType, given).findings)).toEqual(expected);
    expect(shown(check(sessionType, given))).toEqual(expected);
    expect(shown(v.safeParse(SessionRequest, given).issues ?? [])).toEqual(expected);
    await expect(createSessionRequest(URL, given as SessionRequest)).rejects.toMatchObject({
      findings: [{ message: expect.stringContaining(`but is ${name}`) }],
    });
  }
  expect(shown(v.safeParse(OrderFields, instance).issues ?? [])).toEqual([
    `the value must be plain data, but is ${name}. ${hint}`,
  ]);
});

const OrderFields = SessionRequest.entries.order.wrapped;

test('schemas of bodies read `toJSON` as builders do, those of tables refuse it', () => {
  const number = { toJSON: () => '1001' };
  expect(v.parse(SessionRequest, { order: { toJSON: () => ({ number }) } })).toEqual({ order: { number: '1001' } });
  expect(v.is(OrderFields, { number })).toBe(false);
  expect(v.is(OrderFields, { toJSON: () => ({ number: '1001' }) })).toBe(false);
  const same = { ...order };
  expect(v.parse(OrderFields, same)).toEqual(same);
});

test.each<[string, number, string[]]>([
  ['customer', 10_000, []],
  ['customer', 10_001, ['too-many-fields customer']],
  ['note', 10_001, ['too-many-fields note']],
])('%s with %i fields has the errors %j', (name, count, errors) => {
  const fields = Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, 0]));
  expect(errorsOf({ [name]: fields })).toEqual(errors);
});

test('an array with 100,001 items is an error', () => {
  expect(errorsOf({ note: Array(100_000).fill(0) })).toEqual([]);
  expect(errorsOf({ note: Array(100_001).fill(0) })).toEqual(['too-many-items note']);
});

test.each<[unknown, schema: boolean, builder: boolean, strict: boolean]>([
  [{ parameters: { card: { shipping: { city: 5 } } } }, false, true, false], // AN80: reading 4
  [{ parameters: { card: { shipping: { cost: 5 } } } }, true, true, true],
  [{ order: { number: 1001 } }, false, false, false],
  [{ methods: [1] }, false, false, false],
  [{ order: { number: '1001' } }, true, true, true],
])('the schema and the builder accept %j: %j, %j', (given, schema, builder, strict) => {
  expect(v.is(SessionRequest, given)).toBe(schema);
  expect(safeParse(sessionType, given).success).toBe(builder);
  expect(safeParse(sessionType, given, { strict: true }).success).toBe(strict);
});

// React Native's signals, and those of ponyfills.
test.each<[string, object | null, 'sent' | RegExp]>([
  ['null', null, 'sent'],
  ['a signal without throwIfAborted', { aborted: false }, 'sent'],
  ['an aborted one', { aborted: true }, /AbortError/],
  ['an aborted one with a reason', { aborted: true, reason: new Error('too slow') }, /too slow/],
])('the signal may be %s', async (_, signal, expected) => {
  const sent = createSessionRequest(URL, body, { signal: signal as AbortSignal | null });
  expect(await sent.then(() => 'sent', String)).toMatch(expected);
});

// Those of an iframe, of Jest or of `vm` are of other classes.
test.each([
  ['{ parameters: { card: { payee_birth_date: new Date(0) } } }', ['date-object parameters.card.payee_birth_date']],
  ["{ order: { amount: '1' }, methods: ['card'], note: new String('a') }", ['no-decimals order.amount']],
  ['{ order: new Map() }', ['class-instance order']],
])('%s of another realm has the same errors', (code, errors) => {
  expect(errorsOf(runInNewContext(`(${code})`))).toEqual(errors);
  expect(errorsOf(runInThisContext(`(${code})`))).toEqual(errors);
});

test('`signal` is passed to `sign`, and stops the request before and after it', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const sign: SignSession = (_, context) => {
    expect(context.signal).toBe(signal);
    controller.abort(new Error('too slow'));
    return 'signature';
  };
  await expect(createSessionRequest(URL, body, { sign, signal })).rejects.toThrow('too slow');
  await expect(createSessionRequest(URL, body, { signal })).rejects.toThrow('too slow');
});

test('`sign` gets a frozen copy, and that copy is sent even if the caller changes the body meanwhile', async () => {
  const given = { ...body, order: { ...order } };
  const request = await createSessionRequest(URL, given, {
    async sign(unsigned) {
      expect(Object.isFrozen(unsigned) && Object.isFrozen(unsigned.order) && Object.isFrozen(unsigned.methods)).toBe(
        true,
      );
      expect(() => Object.assign(unsigned.order ?? {}, { amount: '99.00' })).toThrow(TypeError);
      await Promise.resolve();
      given.order.amount = 'PLANTED';
      return 'signature';
    },
  });
  expect(JSON.parse(request.body)).toEqual({ ...body, hash: 'signature' });
  expect(Object.isFrozen(given.order)).toBe(false);
});

test('`onFinding` gets warnings, and `strict` makes unknown fields errors', async () => {
  const misspelled = { ...body, hash: 'a', order: { ...order, descripton: 'Cups' } };
  const reported: Finding[] = [];
  await createSessionRequest(URL, misspelled, { onFinding: (finding) => reported.push(finding) });
  expect(reported.map(({ code, severity }) => [code, severity])).toEqual([['unknown-field', 'warning']]);
  await expect(createSessionRequest(URL, misspelled, { strict: true })).rejects.toThrow('order.descripton');
  expect(errorsOf(misspelled)).toEqual([]);
  expect(errorsOf(misspelled, { strict: true })).toEqual(['unknown-field order.descripton']);
});

test('parse throws what createSessionRequest throws', () => {
  expect(() => parse(sessionType, { order: { amount: 10 } })).toThrow(InvalidRequestError);
  const result = safeParse(sessionType, body);
  const amount: string | undefined = result.success ? result.output.order?.amount : undefined;
  expect(amount).toBe('10.00');
});

test('fields of a profile that other kinds read are ignored', async () => {
  const profile = { cardSet: 6, brandParameters: { naps: 'a' } } as const;
  await expect(createSessionRequest(URL, {}, { profile })).resolves.toMatchObject({ method: 'POST' });
});

test.each<[object, string]>([
  [{ profile: { require: 'order.number' } }, 'profile.require must be an array, but is a string'],
  [{ profile: { debitOperations: [1] } }, 'profile.debitOperations[0] must be a string, but is a number'],
  [{ profile: null }, 'profile must be an object, but is null'],
  [{ names: new Map() as never }, 'names must be an object, but is a Map'],
  [{ signal: 'PLANTED' }, 'signal must be an AbortSignal'],
  [{ sign: 'PLANTED' }, 'sign must be a function that returns the hash'],
  [{ onFinding: {} }, 'onFinding must be a function'],
  [{ strict: 1 }, 'strict must be true or false'],
  [{ signs: () => 'a' }, 'signs is not a known name; did you mean sign?'],
  [null as never, 'the options must be an object, but is null'],
])('invalid options are refused: %j', async (options, message) => {
  await expect(createSessionRequest(URL, body, options)).rejects.toThrow(message);
});

test.each<[Profile['require'], object, string[]]>([
  [['parameters.card'], {}, ['required-by-profile parameters.card']],
  [['parameters.card'], { parameters: {} }, ['required-by-profile parameters.card']],
  [['parameters.card'], { parameters: { card: {} } }, ['empty-by-profile parameters.card']],
  [['parameters.card'], { parameters: { card: { descriptor: 'a' } } }, []],
  [['order'], {}, ['required-by-profile order']],
  [['parameters.card.descriptor'], {}, []],
])('a profile that requires %j, with the body %j', (require, given, errors) => {
  expect(errorsOf(given, { profile: { require } })).toEqual(errors);
});

test.each([
  ['https://pay.example/api/v1', 'The base URL must not end with /api/v1: it is added to it'],
  ['https://pay.example/api/v1/', 'The base URL must not end with /api/v1: it is added to it'],
  [' https://pay.example', 'The base URL must not have spaces around it'],
  ['https://pay.example\n', 'The base URL must not have spaces around it'],
  ['ftp://pay.example', 'The base URL must start with https://, not with another protocol'],
])('the base URL %j is refused', async (url, message) => {
  await expect(createSessionRequest(url, body)).rejects.toThrow(new TypeError(message));
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  InvalidRequestError,
  type ProblemDetails,
  parse,
  SessionRequest,
  safeParse,
  sessionType,
  toProblemDetails,
} from '../src/index.ts';

const LONG = '4111111111111111';

const body = {
  order: { amount: '10', 'a/b~c': 1 },
  parameters: { card: { cart: { items: [{ price: '1.00' }, { price: 'PLANTED', [LONG]: new Date(0) }] } } },
};

const names = {
  order: 'a/b~c',
  'order.amount': 'total',
  'parameters.card.cart.items[].price': 'lines[].unit.price',
};

const pointersOf = (options = {}) =>
  toProblemDetails(safeParse(sessionType, body).findings, options).errors.map(({ pointer, detail }) => [
    pointer,
    detail.split(' must ')[0],
  ]);

test('errors become problem details with JSON Pointers, codes and params', () => {
  expect(toProblemDetails(safeParse(sessionType, { order: { amount: '10' } }).findings)).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    errors: [
      {
        pointer: '/order/amount',
        code: 'no-decimals',
        params: expect.any(Object),
        detail: 'order.amount must have exactly 2 decimals, like 49.90, but has none',
        hint: 'Write it with two decimals. If it is in cents, divide by 100 first.',
      },
    ],
  });
});

test.each([
  [400, 'Bad Request'],
  [415, 'Unsupported Media Type'],
])('the status may be %i', (status, title) => {
  expect(toProblemDetails([], { status })).toEqual({ type: 'about:blank', title, status, errors: [] });
});

test("pointers mask names that may be a payer's data", () => {
  const strict = safeParse(sessionType, body, { strict: true }).findings;
  expect(toProblemDetails(strict).errors.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([
      '/order/<a field name of 5 characters>',
      '/parameters/card/cart/items/1/<a field name of 16 characters>',
    ]),
  );
  expect(JSON.stringify(toProblemDetails(strict))).not.toMatch(/PLANTED|4111/);
});

test("`names` maps the fields to the caller's own API", () => {
  expect(pointersOf()).toContainEqual(['/order/amount', 'order.amount']);
  expect(pointersOf({ names })).toContainEqual(['/total', 'total']);
  expect(pointersOf({ names })).toContainEqual(['/lines/1/unit/price', 'lines[1].unit.price']);
  const strict = safeParse(sessionType, body, { strict: true });
  expect(toProblemDetails(strict.findings, { names }).errors.map(({ pointer }) => pointer)).toContain(
    '/a~1b~0c/<a field name of 5 characters>',
  );
});

/** One handler of what `parse` and `v.parse` throw. */
function handled(throwing: () => unknown): ProblemDetails {
  try {
    throwing();
  } catch (error) {
    if (error instanceof InvalidRequestError || v.isValiError(error)) return toProblemDetails(error, { names });
  }
  throw new Error('nothing was thrown');
}

test.each<[string, unknown, pointers: string[]]>([
  ['a body', { order: 1 }, ['/a~1b~0c']],
  ['a field', { order: { amount: '1' } }, ['/total']],
  ['an item', body, ['/lines/1/unit/price', '/total']],
])('is the same of the errors that parse and v.parse throw for %s', (_, given, pointers) => {
  const problem = handled(() => parse(sessionType, given));
  expect(problem.errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(pointers));
  expect(handled(() => v.parse(SessionRequest, given))).toEqual(problem);
});

test('issues of other schemas show no value', () => {
  expect(
    handled(() => v.parse(v.object({ order: SessionRequest, total: v.number() }), { order: {}, total: 'PLANTED' })),
  ).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    errors: [{ pointer: '/total', code: 'number', params: {}, detail: 'total must be number, but is a string' }],
  });
});

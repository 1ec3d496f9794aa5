import { readFileSync } from 'node:fs';
import { safeParse } from '@pg/rule-kit';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SessionRequest, sessionResource } from '../src/index.ts';

const { vectors }: { readonly vectors: readonly { readonly payload?: unknown }[] } = JSON.parse(
  readFileSync(new URL('../../vectors/vectors/session-request.json', import.meta.url), 'utf8'),
);

const unsendable = [{ parameters: { wallet1: { amount: Number.NaN } } }, { 'parameters[card]': 1 }, { own: () => 1 }];

test('the schema accepts and rejects the same bodies as safeParse', () => {
  const bodies = [...vectors.map(({ payload }) => payload), ...unsendable];
  expect(bodies.filter((body) => v.is(SessionRequest, body) !== safeParse(sessionResource, body).success)).toEqual([]);
});

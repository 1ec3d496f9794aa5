import { cardResource } from '@pg/card-params';
import { check } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { sessionResource } from '../src/index.ts';

/** More than a call may have arguments. */
const indices = Array.from({ length: 200_000 }, (_, i) => i);

const objectOf = (name: (i: number) => string): object => Object.fromEntries(indices.map((i) => [name(i), 'Cup']));

test.each([
  ['card parameters', cardResource, objectOf((i) => `cart[items][${i}][name]`)],
  ['a session', sessionResource, { parameters: objectOf((i) => `parameters[cart][items][${i}][name]`) }],
])('of 200,000 bracket names in %s, the first are listed', (_, resource, payload) => {
  const found = check(resource, payload).filter(({ rule }) => rule === 'bracket-name');
  expect(found.length).toBeGreaterThanOrEqual(10_000);
});

import { cardParamsType } from '@pg/card-params';
import { check, type PayloadType } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { sessionType } from '../src/index.ts';

const objectOf = (count: number, name: (i: number) => string): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), 'Cup']));

const cardOf = (count: number) => objectOf(count, (i) => `cart[items][${i}][name]`);
const sessionOf = (count: number) => ({ parameters: objectOf(count, (i) => `parameters[cart][items][${i}][name]`) });

/** As many fields as an object may have, and more than a call may have arguments. */
test.each<[string, PayloadType, (count: number) => object]>([
  ['card parameters', cardParamsType, cardOf],
  ['a session', sessionType, sessionOf],
])('10,000 bracket names in %s are listed; 200,000 are too many fields', (_, payloadType, payloadOf) => {
  const rulesOf = (count: number) => check(payloadType, payloadOf(count)).map(({ rule, code }) => `${rule} ${code}`);
  expect(rulesOf(10_000).filter((each) => each.startsWith('bracket-name '))).toHaveLength(10_000);
  expect(rulesOf(200_000)).toContain('value-type too-many-fields');
});

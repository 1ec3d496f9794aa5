import { expect, test } from 'vitest';
import { kinds, payloadTypes } from '../src/index.ts';

test('the names of the kinds are those of the payload types, in their order', () => {
  expect(kinds).toEqual(payloadTypes.map(({ name }) => name));
});

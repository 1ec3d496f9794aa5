import { cardParamsType } from '@pg/card-params';
import { check } from '@pg/rule-kit';
import { expect, test } from 'vitest';
import { payloadTypes } from '../src/index.ts';

test('a name in the tables of another kind of payload is hidden, also after its tables were used', () => {
  const messages = (): string[] => check(cardParamsType, { 'allowed Auth Method': 'x' }).map(({ message }) => message);
  const before = messages();
  for (const payloadType of payloadTypes) check(payloadType, {});
  expect([before, messages()]).toEqual(Array(2).fill(['a field name of 19 characters is not a known field']));
});

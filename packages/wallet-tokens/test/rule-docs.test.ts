import { check, type PayloadType } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { wallet2ClientRequestType, wallets } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const payloadTypes = [
  ...Object.values(wallets).flatMap(({ token, settings }): PayloadType[] => [token, settings]),
  wallet2ClientRequestType,
];

test('ruleDocs has each rule, and nothing else', () => {
  const rules = payloadTypes.flatMap(({ rules, text, parts = [] }) => [
    ...rules,
    ...(text?.rules ?? []),
    ...parts.flatMap(({ payloadType }) => payloadType.rules),
  ]);
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(ruleDocs).sort()).toEqual([...ids].sort());
});

const rulesOf = ({ rules, text }: PayloadType): readonly string[] =>
  [...rules, ...(text?.rules ?? [])].map(({ id }) => id);

describe('the examples of', () => {
  test.each([...new Set(payloadTypes.flatMap(rulesOf))])('%s', (id) => {
    // An example has the fields of one wallet, also if its rule is for all.
    const own = payloadTypes.filter((payloadType) => rulesOf(payloadType).includes(id));
    const isFound = ({ value }: { readonly value: unknown }): boolean =>
      own.some((payloadType) => check(payloadType, value).some(({ rule }) => rule === id));
    const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};
    expect(accepts.filter(isFound)).toEqual([]);
    expect(rejects.filter((each) => !isFound(each))).toEqual([]);
  });
});

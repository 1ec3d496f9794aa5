import { check, type Resource } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { wallet2ClientRequestResource, wallets } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const resources = [
  ...Object.values(wallets).flatMap(({ token, settings }): Resource[] => [token, settings]),
  wallet2ClientRequestResource,
];

test('ruleDocs has each rule, and nothing else', () => {
  const rules = resources.flatMap(({ rules, text, parts = [] }) => [
    ...rules,
    ...(text?.rules ?? []),
    ...parts.flatMap(({ resource }) => resource.rules),
  ]);
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(ruleDocs).sort()).toEqual([...ids].sort());
});

const rulesOf = ({ rules, text }: Resource): readonly string[] =>
  [...rules, ...(text?.rules ?? [])].map(({ id }) => id);

describe('the examples of', () => {
  test.each([...new Set(resources.flatMap(rulesOf))])('%s', (id) => {
    // An example has the fields of one wallet, also if its rule is for all.
    const own = resources.filter((resource) => rulesOf(resource).includes(id));
    const isFound = ({ value }: { readonly value: unknown }): boolean =>
      own.some((resource) => check(resource, value).some(({ rule }) => rule === id));
    const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};
    expect(accepts.filter(isFound)).toEqual([]);
    expect(rejects.filter((each) => !isFound(each))).toEqual([]);
  });
});

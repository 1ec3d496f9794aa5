import { check, type Resource } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { sentTokens, wallet2ClientRequestKind, wallets } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const resources = [
  ...Object.values(wallets).flatMap(({ token, settings }): Resource[] => [token, settings]),
  wallet2ClientRequestKind,
];

test('a sender checks the token of every wallet', () => {
  expect(sentTokens.map(({ wallet }) => wallet)).toEqual(Object.keys(wallets));
});

test('every rule has a summary and examples, and nothing else has', () => {
  const rules = resources.flatMap(({ rules, text, proof, parts = [] }) => [
    ...[...rules, ...(text?.rules ?? []), ...(proof?.rules ?? [])],
    ...parts.flatMap(({ resource }) => resource.rules),
  ]);
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(ruleDocs).sort()).toEqual([...ids].sort());
});

/** Examples of shared rules are of settings that a wallet may not have. */
const isOf = ({ tables, text }: Resource, value: unknown): boolean =>
  text !== undefined || Object.keys(Object(value)).every((name) => tables.some(({ rows }) => name in rows));

describe.each(resources)('the examples of $kind', (resource) => {
  test.each([...resource.rules, ...(resource.text?.rules ?? [])].map(({ id }) => id))('%s', (id) => {
    const isFound = ({ value }: { readonly value: unknown }): boolean =>
      check(resource, value).some(({ rule }) => rule === id);
    const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};
    expect(accepts.length).toBeGreaterThan(0);
    expect(accepts.filter(isFound)).toEqual([]);
    expect(rejects.filter((each) => isOf(resource, each.value) && !isFound(each))).toEqual([]);
  });
});

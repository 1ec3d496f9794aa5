import { check, type Resource } from '@pg/rule-kit';
import { describe, expect, test } from 'vitest';
import { sentTokens, wallet2ClientRequestKind, wallets } from '../src/index.ts';
import { ruleDocs } from '../src/rule-docs.ts';

const resources = [
  ...Object.values(wallets).flatMap(({ token, settings }): Resource[] => [token, settings]),
  wallet2ClientRequestKind,
];

test('sentTokens has the token of each wallet', () => {
  expect(sentTokens.map(({ wallet }) => wallet)).toEqual(Object.keys(wallets));
});

test('ruleDocs has each rule, and nothing else', () => {
  const rules = resources.flatMap(({ rules, text, proof, parts = [] }) => [
    ...[...rules, ...(text?.rules ?? []), ...(proof?.rules ?? [])],
    ...parts.flatMap(({ resource }) => resource.rules),
  ]);
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(ruleDocs).sort()).toEqual([...ids].sort());
});

/** Whether a resource has all fields of an example: rules that both wallets share have examples with settings of one wallet. */
const hasFieldsOf = ({ tables, text }: Resource, value: unknown): boolean =>
  text !== undefined || Object.keys(Object(value)).every((name) => tables.some(({ rows }) => name in rows));

describe.each(resources)('the examples of $kind', (resource) => {
  test.each([...resource.rules, ...(resource.text?.rules ?? [])].map(({ id }) => id))('%s', (id) => {
    const isFound = ({ value }: { readonly value: unknown }): boolean =>
      check(resource, value).some(({ rule }) => rule === id);
    const { accepts = [], rejects = [] } = ruleDocs[id] ?? {};
    expect(accepts.filter(isFound)).toEqual([]);
    expect(rejects.filter((each) => hasFieldsOf(resource, each.value) && !isFound(each))).toEqual([]);
  });
});

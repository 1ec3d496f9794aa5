import { rules } from '@pg/lint';
import * as walletTokens from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore The document's tables as data are in the tests of one package.
import documentTables from '../../../packages/lint/test/interface-tables.json' with { type: 'json' };
import { tables } from '../src/reference/tables-page.ts';
import { coveragePage, namedRules, documentTables as ownTables } from '../src/statements/coverage-page.ts';
import { statements } from '../src/statements/statements.ts';

const page = coveragePage();

/** The flows of section 3 and the bounds of section 8 are no rows. */
const IN_SENTENCES = /^[38]/;

describe('the page of coverage', () => {
  test('names rules, rows and functions that exist', () => {
    expect([...namedRules].filter((id) => !rules.has(id))).toEqual([]);
    const rows = tables.flatMap(({ section, rows }) => Object.keys(rows).map((name) => `${section}: ${name}`));
    const named = statements.flatMap(([, , check]) => ('row' in check ? [`${check.table}: ${check.row}`] : []));
    expect(named.filter((each) => !rows.includes(each))).toEqual([]);
    const told = statements.flatMap(([, , check]) => ('tells' in check ? [check.tells] : []));
    expect(told.filter((name) => !(name in walletTokens))).toEqual([]);
  });

  test('has a statement for every rule that says “stated”', () => {
    const stated = [...rules.values()].filter(({ basis, section }) => basis === 'stated' && /^\d/.test(section));
    expect(stated.map(({ id }) => id).filter((id) => !namedRules.has(id))).toEqual([]);
  });

  test('has each rule, each section and each table of the document', () => {
    expect([...rules.keys()].filter((id) => !page.includes(`(reference/rules.md#${id})`))).toEqual([]);
    const sections = new Set(statements.map(([section]) => section.charAt(0)));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const names = new Set(
      ownTables.flatMap(({ rows, labels }) => Object.keys(rows).map((name) => labels?.[name] ?? name)),
    );
    const missing = documentTables
      .filter(({ section }) => !IN_SENTENCES.test(section))
      .flatMap(({ rows }) => rows.map(({ name }) => name))
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });

  test('tells no statement twice, and has a reason for each that can’t be checked', () => {
    const told = statements.map(([section, statement]) => `${section}: ${statement}`);
    expect(new Set(told).size).toBe(told.length);
    expect(statements.filter(([, , check]) => 'cannot' in check && check.cannot === '')).toEqual([]);
  });
});

import { rules } from '@pg/lint';
import * as walletTokens from '@pg/wallet-tokens';
import { describe, expect, test } from 'vitest';
// @boundaries-ignore The document's tables as data belong to the tests of lint.
import documentTables from '../../../packages/lint/test/interface-tables.json' with { type: 'json' };
import { tables } from '../src/reference/tables-page.ts';
import { coveragePage, documentTables as ownTables, rulesOfStatements } from '../src/statements/coverage-page.ts';
import { statements } from '../src/statements/statements.ts';

const page = coveragePage();

describe('the coverage page', () => {
  test('names only rules, rows and functions that exist', () => {
    expect([...rulesOfStatements].filter((id) => !rules.has(id))).toEqual([]);
    const rows = tables.flatMap(({ section, rows }) => Object.keys(rows).map((name) => `${section}: ${name}`));
    const named = statements.flatMap(([, , check]) => ('row' in check ? [`${check.table}: ${check.row}`] : []));
    expect(named.filter((each) => !rows.includes(each))).toEqual([]);
    const functions = statements.flatMap(([, , check]) => ('answeredBy' in check ? [check.answeredBy] : []));
    expect(functions.filter((name) => !(name in walletTokens))).toEqual([]);
  });

  test('has a statement for every rule with the basis “stated”', () => {
    const stated = [...rules.values()].filter(({ basis, section }) => basis === 'stated' && /^\d/.test(section));
    expect(stated.map(({ id }) => id).filter((id) => !rulesOfStatements.has(id))).toEqual([]);
  });

  test('covers every rule, every section and every row of the document', () => {
    expect([...rules.keys()].filter((id) => !page.includes(`(reference/rules.md#${id})`))).toEqual([]);
    const sections = new Set(statements.map(([section]) => section.charAt(0)));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const names = new Set(
      ownTables.flatMap(({ rows, labels }) => Object.keys(rows).map((name) => labels?.[name] ?? name)),
    );
    const missing = documentTables
      .flatMap(({ rows }) => rows.map(({ name }) => name))
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });

  test("has no duplicate statement, and a reason for each that can't be checked", () => {
    const shown = statements.map(([section, statement]) => `${section}: ${statement}`);
    expect(new Set(shown).size).toBe(shown.length);
    expect(statements.filter(([, , check]) => 'cannot' in check && check.cannot === '')).toEqual([]);
  });
});

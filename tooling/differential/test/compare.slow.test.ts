import { cardParams } from '@pg/card-params';
import { seeded } from '@pg/lint/sample';
import { describe, expect, test } from 'vitest';
import { compare, compareSeed, kinds } from '../src/compare.ts';
import { card, sale } from '../src/document.ts';
import { judge } from '../src/oracle.ts';
import { payloadOf } from '../src/payloads.ts';

const mistakes = (node: typeof card, payload: unknown) =>
  judge(node, payload).flatMap(({ path, verdict }) =>
    /wrong|missing/.test(verdict) ? `${verdict} ${path.join('.')}` : [],
  );

describe('the oracle', () => {
  const SET_1 = { bnrg_installm_def: '00', bnrg_installm_months: '03', bnrg_installm_plan: '05' };

  // biome-ignore format: a table
  test.each<[payload: unknown, expected: string[]]>([
    [{}, []],
    [SET_1, []],
    [{ ...SET_1, bnrg_installm_plan: '04' }, ['wrong bnrg_installm_plan']],
    [{ bnrg_installm_def: '00' }, ['missing bnrg_installm_months', 'missing bnrg_installm_plan']],
    // With the same number of fields of two sets, nobody knows the set.
    [{ bnrg_installm_def: '00', descriptor: 'x' }, []],
    [{ bnrg_installm_def: '00', shipping: {}, cart: {} }, []],
    [{ document_type: '', document_number: '1', social_name: 'a', fiscal_country: 'BR' }, ['wrong document_type']],
    [{ cart: { items: [{}, { quantityUnit: 'pcs', recipient: { country: 'FRA' } }, 1] } }, ['wrong cart.items.1.recipient.country', 'wrong cart.items.1.quantityUnit', 'wrong cart.items.2']],
    [{ 'parameters[cart][items][0][name]': 'Cup', zz: 1 }, ['wrong parameters[cart][items][0][name]']],
    [[], ['wrong ']],
  ])('judges %j', (payload, expected) => {
    expect(mistakes(card, payload).sort()).toEqual(expected.sort());
  });

  test('requires the token in a wallet sale', () => {
    expect(mistakes(sale, { brand: 'wallet2' })).toEqual(['missing parameters[paymentToken]']);
    expect(mistakes(sale, { brand: 'naps' })).toEqual([]);
  });
});

describe('random payloads', () => {
  test('are right if they are made without mistakes', () => {
    for (const [resource, node] of kinds) {
      for (let seed = 0; seed < 30; seed++) expect(mistakes(node, payloadOf(resource, seeded(seed), 0))).toEqual([]);
    }
  });

  test('get the same verdicts from the rules as from the document', () => {
    const compared = Array.from({ length: 2000 }, (_, seed) => compareSeed(seed));
    const judged = compared.flatMap((each) => each.judged);
    expect(compared.flatMap((each) => each.disagreements)).toEqual([]);
    expect(judged.length).toBeGreaterThan(15_000);
    expect(new Set(judged.map(({ verdict }) => verdict))).toEqual(new Set(['right', 'wrong', 'missing']));
  });
});

test('compare reports a disagreement', () => {
  const descriptor = { type: 'string, at most 19 characters', source: 'another document' };
  const other = { ...card, fields: new Map(card.fields).set('descriptor', descriptor) };
  const { disagreements } = compare([cardParams, other], { descriptor: 'x'.repeat(20) });
  expect(disagreements).toMatchObject([{ path: ['descriptor'], verdict: 'wrong', errors: [] }]);
});

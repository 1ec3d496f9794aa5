import { cardParamsType } from '@pg/card-params';
import { tableSchema } from '@pg/rule-kit';
import { find, sentencesOf, toFindings } from '@pg/rule-kit/internal';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compare, kinds } from '../src/compare.ts';
import { card, sale } from '../src/document.ts';
import { judge } from '../src/oracle.ts';
import { payloads } from '../src/payloads.ts';

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

/** Some payloads of each kind, or for a number of seconds. To repeat a failure: fast-check prints its seed and path. */
const { PROPERTY_SECONDS } = process.env;
const PARAMETERS = PROPERTY_SECONDS
  ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: Number(PROPERTY_SECONDS) * 1000 }
  : { numRuns: 100, seed: 1 };

describe.each(kinds.map((kind) => [kind[0].name, kind] as const))('random payloads of %s', (_, kind) => {
  const [payloadType, node] = kind;

  test('are right if they are made without mistakes', () => {
    fc.assert(
      fc.property(payloads(payloadType, 0), (payload) => {
        expect(mistakes(node, payload)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('have an issue of the schema at each error of their rows, and no other', () => {
    fc.assert(
      fc.property(payloads(payloadType, 20), (payload) => {
        const { violations } = find({ ...payloadType, rules: [], parts: [] }, payload, {}, { isJson: true });
        const found = violations.filter(({ isRevealed }) => !isRevealed);
        const errors = toFindings(found, sentencesOf(payloadType))
          // A schema has no warnings: it refuses a number in place of a string, as its type does.
          .filter(({ severity, code }) => severity === 'error' || code === 'number-in-text')
          .map(({ path }) => path.join('.'))
          // It does not look behind bracket names.
          .filter((path) => !path.includes(']['));
        const { issues = [] } = v.safeParse(tableSchema(payloadType.table), payload);
        expect(issues.map((issue) => v.getDotPath(issue) ?? '').sort()).toEqual(errors.sort());
      }),
      PARAMETERS,
    );
  });

  test('get the same verdicts from the rules as from the document', { timeout: 600_000 }, () => {
    const verdicts = new Set<string>();
    fc.assert(
      fc.property(payloads(payloadType, 20), (payload) => {
        const { judged, disagreements } = compare(kind, payload);
        for (const { verdict } of judged) verdicts.add(verdict);
        expect(disagreements).toEqual([]);
      }),
      PARAMETERS,
    );
    expect([...verdicts]).toEqual(expect.arrayContaining(['right', 'wrong']));
  });
});

test('compare reports a disagreement', () => {
  const descriptor = { type: 'string, at most 19 characters', source: 'another document' };
  const other = { ...card, fields: new Map(card.fields).set('descriptor', descriptor) };
  const { disagreements } = compare([cardParamsType, other], { descriptor: 'x'.repeat(20) });
  expect(disagreements).toMatchObject([{ path: ['descriptor'], verdict: 'wrong', errors: [] }]);
});

import type { Rule, RuleDocs } from '@pg/rule-kit';

/** Half of a surrogate pair: with the flag `u`, whole pairs do not match. */
export const HALF_PAIR = /\p{Surrogate}/u;

export const halfCharacter: Rule = {
  id: 'half-character',
  concern: 'text',
  section: '4 E2 Sale',
  basis: 'safety',
  check: (sale) =>
    Object.entries(sale)
      .filter(([name, value]) => HALF_PAIR.test(name) || (typeof value === 'string' && HALF_PAIR.test(value)))
      .map(([name]) => ({ path: [name], code: 'half-pair' })),
};

export const docs: RuleDocs = {
  summary: 'A sale has no half of a surrogate pair, such as a cut emoji: a form is UTF-8, which can not encode it.',
  accepts: [{ value: { order_description: 'Cups \u{1f600}' } }],
  rejects: [{ value: { order_description: 'Cups \ud83d' } }],
};

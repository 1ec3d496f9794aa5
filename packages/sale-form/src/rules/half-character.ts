import { type DocsOf, defineRules } from '@pg/rule-kit';

/** Half of a surrogate pair: with the flag `u`, whole pairs do not match. */
export const HALF_PAIR = /\p{Surrogate}/u;

export const rules = defineRules(
  { section: '4 E2 Sale', basis: 'safety', onlyIfRowsFail: true, checksEachField: true },
  {
    'half-character': {
      // biome-ignore format: a table
      messages: {
  'half-pair': { message: '{field} has half of an emoji or similar character (a lone surrogate), which UTF-8 cannot encode', hint: 'Cut the string between characters, not inside an emoji.' },
},
      check: (sale) =>
        Object.entries(sale)
          .filter(([name, value]) => HALF_PAIR.test(name) || (typeof value === 'string' && HALF_PAIR.test(value)))
          .map(([name]) => ({ path: [name], code: 'half-pair' })),
    },
  },
);

export const docs: DocsOf<typeof rules> = {
  'half-character': {
    summary: 'A sale has no half of a surrogate pair, such as a cut emoji: a form is UTF-8, which can not encode it.',
    accepts: [{ value: { order_description: 'Cups \u{1f600}' } }],
    rejects: [{ value: { order_description: 'Cups \ud83d' } }],
  },
};

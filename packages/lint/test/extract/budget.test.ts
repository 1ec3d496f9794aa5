// The budget of a file has a million values, so these tests give smaller ones.

import { Budget, wholeText } from '@pg/nested-text';
import { expect, test } from 'vitest';
import { loadReader } from '../../src/index.ts';
import { readAllFound, readWhole } from '../../src/readers/read-whole.ts';

const CARD = '{"bnrg_installm_def":"00","payee_first_name":"A"}';
const FORM = 'action=SALE&brand=naps';
const STRING = JSON.stringify(CARD);

/** The kinds of the payloads that are read, and where reading ends. */
async function read(type: keyof typeof loadReader | 'json', text: string, values: number): Promise<string[]> {
  const budget = new Budget(values);
  const payloads =
    type === 'json'
      ? readWhole(wholeText(text), undefined, 'json', budget)
      : readAllFound((await loadReader[type]())(text, budget), undefined, budget);
  return payloads.map(({ layer, source: { payloadType, value, violations } }) => {
    const [violation] = violations;
    if (violation === undefined) return payloadType?.name ?? typeof value;
    return `${violation.code} ${layer.toOuter({ start: violation.within?.start ?? 0, end: 1 }).start}`;
  });
}

/** A payload takes 20 values beside its own. */
test.each<[keyof typeof loadReader | 'json', string, number, string[]]>([
  ['json', CARD, 3, ['card-params']],
  ['json', CARD, 2, ['too-many-values 45']],
  ['json', `[${CARD},${CARD}]`, 47, ['card-params', 'card-params']],
  ['json', `[${CARD},${CARD}]`, 46, ['card-params', `too-many-values ${CARD.length + 2}`]],
  ['json', `[${STRING},${STRING}]`, 51, ['card-params', 'card-params']],
  ['json', `[${STRING}]`, 4, ['too-many-values 2']],
  ['json', `[${JSON.stringify(FORM)}]`, 4, ['too-many-values 2']],
  ['http', `POST x\n\n${CARD}\n###\nPOST x\n\n${FORM}`, 46, ['card-params', 'sale-form']],
  ['http', `POST x\n\n${CARD}\n###\nPOST x\n\n${FORM}`, 45, ['card-params', 'too-many-values 70']],
  ['http', `POST x\n\n${CARD}\n###\nPOST x\n\n${CARD}`, 45, ['card-params', 'too-many-values 70']],
  ['shell', `curl -d '${CARD}' x\ncurl -d '${CARD}' x`, 106, ['card-params', 'card-params']],
  ['shell', `curl -d '${CARD}' x\ncurl -d '${CARD}' x`, 60, ['card-params', 'too-many-values 62']],
  ['markdown', `\`\`\`json\n${CARD}\n\`\`\`\n`, 31, ['card-params']],
  ['markdown', `\`\`\`json\n${CARD}\n\`\`\`\n`, 26, ['too-many-values 8']],
  ['markdown', '```\n```\n'.repeat(10), 20, ['too-many-values 48']],
  ['log', `${CARD}\n${CARD}\n`, 46, ['card-params', 'card-params']],
  ['yaml', 'a: &a [1, 2]\nb: [*a, *a]\n', 60, ['object']],
  ['yaml', 'a: &a [1, 2]\nb: [*a, *a]\n', 10, ['too-many-values 21']],
  ['yaml', 'bnrg_installm_def: "00"\npayee_first_name: b\n---\na: [1, 2]\n', 25, ['card-params', 'too-many-values 52']],
])('%s: %s in %i values', async (type, text, values, expected) => {
  expect(await read(type, text, values)).toEqual(expected);
});

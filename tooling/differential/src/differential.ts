import { parseArgs } from 'node:util';
import { sentenceOf } from '@pg/rule-kit';
import { compareSeed, type Disagreement } from './compare.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 10);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!(seconds > 0) || !Number.isSafeInteger(seed)) throw new RangeError('--seconds and --seed take numbers');

let [payloads, fields, wrong, disagreements] = [0, 0, 0, 0];
/** One disagreement for each path and code, with the seed of its payload. */
const shown = new Map<string, readonly [seed: number, Disagreement]>();
console.log(`seed ${seed}`);
for (const end = performance.now() + seconds * 1000; performance.now() < end; payloads++) {
  const compared = compareSeed(seed + payloads);
  fields += compared.judged.length;
  wrong += compared.judged.filter(({ verdict }) => verdict !== 'right').length;
  disagreements += compared.disagreements.length;
  for (const each of compared.disagreements) {
    const names = each.path.filter((step) => typeof step === 'string');
    const key = [each.kind[0].kind, each.verdict, each.errors[0]?.code, ...names].join(' ');
    if (!shown.has(key) && shown.size < 20) shown.set(key, [seed + payloads, each]);
  }
}
for (const [from, each] of shown.values()) {
  const { kind, path, verdict, reason, errors, payload } = each;
  const ours = errors.map((error) => `${error.code}: ${error.message}`).join('; ') || 'no error';
  console.log(`\n${kind[0].kind} ${JSON.stringify(path)}, --seed ${from}\n  document: ${verdict}, ${reason}`);
  console.log(`  rules:    ${ours}\n  payload:  ${JSON.stringify(payload)}`);
}
console.log(
  `${payloads} payloads, ${fields} fields judged (${wrong} wrong or missing), ${disagreements} disagreements`,
);
process.exitCode = disagreements > 0 ? 1 : 0;

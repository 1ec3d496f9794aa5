import { parseArgs } from 'node:util';
import { type Failure, failuresOf, shrink } from './failure.ts';
import { sources } from './inputs.ts';
import { Random } from './random.ts';
import { slowTargets, targets } from './targets.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const end = Date.now() + Number(values.minutes) * 60_000;
if (!Number.isInteger(seed) || Number.isNaN(end)) throw new RangeError('--minutes and --seed must be numbers');

const MAX_FAILURES = 50;
const failures = new Map<string, Failure>();
const counts = new Map<string, number>();
const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Each case has its own seed, so that `--from` can start with any case. */
let index = Number(values.from);
for (; Date.now() < end && failures.size < MAX_FAILURES; index++) {
  const random = new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const [source, make] = random.pick(Object.entries(sources));
  const text = make(random);
  count(`inputs: ${source}`);
  const [first, slow] = [targets.slice(0, 1), random.oneIn(10) ? [random.pick(slowTargets)] : []];
  const chosen = [...first, random.pick(targets), random.pick(targets), random.pick(targets), ...slow];
  for (const { name } of chosen) count(`runs: ${name}`);
  for (const failure of await failuresOf(chosen, text)) {
    if (await isReproducible(failure)) await report(failure);
    else console.log(`case ${index}: ${failure.key}, but not again in a second run`);
  }
}

/** A run may be slow only because of other programs. */
async function isReproducible({ key, target, text }: Failure): Promise<boolean> {
  return (await failuresOf([target], text)).some((failure) => failure.key === key);
}

async function report(failure: Failure): Promise<void> {
  if (failures.has(failure.key)) return;
  failures.set(failure.key, failure);
  const { text } = await shrink(failure);
  const shown = JSON.stringify(text);
  console.log(`\nFAILED case ${index}: ${failure.key}\n${failure.stack}`);
  console.log(`${text.length} characters: ${shown.slice(0, 1500)}${shown.length > 1500 ? ' ...' : ''}`);
}

console.log(`\nseed ${seed}, cases ${values.from} to ${index - 1}`);
for (const [name, number] of [...counts].sort()) console.log(`  ${name.padEnd(34)} ${number.toLocaleString('en')}`);
const advice = `to repeat a case, run with --seed ${seed} --from CASE`;
console.log(failures.size === 0 ? 'nothing failed' : `${failures.size} failures; ${advice}`);
process.exitCode = failures.size === 0 ? 0 : 1;

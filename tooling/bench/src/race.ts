import { execFileSync } from 'node:child_process';
import { Set6Cart } from '@pg/card-params';
import { type FieldSpec, fieldSpecOf } from '@pg/rule-kit';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { handWrittenCollector } from './collector.ts';
import { median } from './median.ts';
import { payloadsOf, SCENARIOS, type Scenario } from './payloads.ts';
import { jsonSchema, valibotSchema, zodSchema } from './peers.ts';
import { isUrl } from './plain-checks.ts';

const OURS = '@pg/card-params';

/** Ways to check a payload: each gives a function that says whether it is valid, whatever else it finds out. */
const contestants: Readonly<Record<string, (root: FieldSpec) => (payload: unknown) => boolean>> = {
  [OURS]: () => (payload) => v.safeParse(Set6Cart, payload).success,
  valibot: (root) => {
    const schema = valibotSchema(root);
    return (payload) => v.safeParse(schema, payload).success;
  },
  zod: (root) => {
    const schema = zodSchema(root);
    return (payload) => schema.safeParse(payload).success;
  },
  // Without the precision 19.99 is no multiple of 0.01: ajv divides binary fractions.
  ajv: (root) => new Ajv({ multipleOfPrecision: 3, formats: { 'shop-url': isUrl } }).compile(jsonSchema(root)),
  'hand-written': (root) => {
    const collect = handWrittenCollector(root);
    return (payload) => collect(payload).length === 0;
  },
};

/** Who is measured beside the project: mistakes are listed beside the best that one can write for that. */
const rivalsIn = ({ mistakes }: Scenario): readonly string[] =>
  mistakes > 0 ? ['hand-written'] : ['valibot', 'zod', 'ajv'];

const BATCH = 32;
const WARM_UP = 250;
const ROUND = 20;
const ROUNDS = 9;

/**
 * The process of one contestant, so that no other one's types reach its compiled code: prints the microseconds that a
 * payload takes, by the median round.
 */
export function runContestant(name: string, scenarioName: string | undefined): void {
  const root = fieldSpecOf(Set6Cart);
  const scenario = SCENARIOS.find((each) => each.name === scenarioName);
  const isValid = root && scenario && contestants[name]?.(root);
  if (!isValid) throw new Error(`no contestant ${name} in ${scenarioName}`);
  const payloads = payloadsOf(scenario);
  const expected = scenario.mistakes === 0;
  let next = 0;
  const measure = (milliseconds: number): number => {
    const start = performance.now();
    const first = next;
    while (performance.now() - start < milliseconds) {
      for (let i = 0; i < BATCH; i++) {
        if (isValid(payloads[next++ % payloads.length]) !== expected) throw new Error(`${name} is wrong`);
      }
    }
    return ((performance.now() - start) * 1e3) / (next - first);
  };
  measure(WARM_UP);
  console.log(median(Array.from({ length: ROUNDS }, () => measure(ROUND))));
}

/** Fresh processes are compiled anew, and not always equally well. */
const GENERATIONS = 11;

/** What the project takes, and that as a ratio to its rivals, which take turns with it. */
export function race(scenario: Scenario) {
  const rivals = rivalsIn(scenario);
  const generations = Array.from({ length: GENERATIONS }, () => [OURS, ...rivals].map((name) => time(name, scenario)));
  const ratioTo = (rival: number): number =>
    median(generations.map(([ours = 0, ...theirs]) => ours / (theirs[rival] ?? Number.NaN)));
  return {
    microseconds: median(generations.map(([ours = Number.NaN]) => ours)),
    ratios: rivals.map((name, i) => ({ name, ratio: ratioTo(i) })),
  };
}

const time = (name: string, scenario: Scenario): number =>
  Number(execFileSync(process.execPath, [process.argv[1] ?? '', 'contestant', name, scenario.name]));

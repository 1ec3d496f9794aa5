import { execFileSync } from 'node:child_process';
import { Set6Cart } from '@pg/card-params';
import { type FieldSpec, fieldSpecOf } from '@pg/rule-kit';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { handWrittenCollector } from './hand-written.ts';
import { median } from './median.ts';
import { jsonSchema, valibotSchema, zodSchema } from './other-schemas.ts';
import { payloadsOf, SCENARIOS, type Scenario } from './payloads.ts';
import { isUrl } from './plain-checks.ts';

const OURS = '@pg/card-params';

/** Ways to check a payload. Each returns a function that returns whether a payload is valid. */
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
  // Without the precision, ajv rejects 19.99: it divides binary fractions by 0.01.
  ajv: (root) => new Ajv({ multipleOfPrecision: 3, formats: { 'shop-url': isUrl } }).compile(jsonSchema(root)),
  'hand-written': (root) => {
    const collect = handWrittenCollector(root);
    return (payload) => collect(payload).length === 0;
  },
};

/** Only hand-written code lists all mistakes as fast as possible. */
const competitorsFor = ({ mistakes }: Scenario): readonly string[] =>
  mistakes > 0 ? ['hand-written'] : ['valibot', 'zod', 'ajv'];

const BATCH = 32;
const WARM_UP_MS = 250;
const ROUND_MS = 20;
const ROUNDS = 9;

/**
 * Prints the microseconds per payload in the median round. Each contestant has its own process, so that V8 does not optimize
 * its code for the objects of another one.
 */
export function runContestant(name: string, scenarioName: string | undefined): void {
  const root = fieldSpecOf(Set6Cart);
  const scenario = SCENARIOS.find((each) => each.name === scenarioName);
  const isValid = root && scenario && contestants[name]?.(root);
  if (!isValid) throw new Error(`unknown contestant ${name} or scenario ${scenarioName}`);
  const payloads = payloadsOf(scenario);
  const expected = scenario.mistakes === 0;
  let next = 0;
  const measure = (milliseconds: number): number => {
    const start = performance.now();
    const first = next;
    while (performance.now() - start < milliseconds) {
      for (let i = 0; i < BATCH; i++) {
        if (isValid(payloads[next++ % payloads.length]) !== expected) throw new Error(`${name} gives the wrong result`);
      }
    }
    return ((performance.now() - start) * 1e3) / (next - first);
  };
  measure(WARM_UP_MS);
  console.log(median(Array.from({ length: ROUNDS }, () => measure(ROUND_MS))));
}

/** V8 does not compile every process equally well. */
const PROCESSES = 11;

/** The project's time, and its ratio to the time of each competitor. The contestants take turns. */
export function compareSpeed(scenario: Scenario) {
  const competitors = competitorsFor(scenario);
  const runs = Array.from({ length: PROCESSES }, () => [OURS, ...competitors].map((name) => time(name, scenario)));
  const ratioTo = (index: number): number =>
    median(runs.map(([ours = 0, ...theirs]) => ours / (theirs[index] ?? Number.NaN)));
  return {
    microseconds: median(runs.map(([ours = Number.NaN]) => ours)),
    ratios: competitors.map((name, i) => ({ name, ratio: ratioTo(i) })),
  };
}

const time = (name: string, scenario: Scenario): number =>
  Number(execFileSync(process.execPath, [process.argv[1] ?? '', 'contestant', name, scenario.name]));

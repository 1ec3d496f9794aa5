import { type ChildProcess, fork } from 'node:child_process';
import { Set6Cart } from '@pg/card-params';
import { type Cell, schemaCell } from '@pg/rule-kit';
import { Ajv } from 'ajv';
import * as v from 'valibot';
import { handWrittenCollector } from './collector.ts';
import { median } from './median.ts';
import { payloadsOf, SCENARIOS, type Scenario } from './payloads.ts';
import { jsonSchema, valibotSchema, zodSchema } from './peers.ts';
import { isUrl } from './plain-checks.ts';

const OURS = '@pg/card-params';

/** Ways to check a payload: each gives a function that says whether it is valid, whatever else it finds out. */
const contestants: Readonly<Record<string, (root: Cell) => (payload: unknown) => boolean>> = {
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

/** Payloads between two looks at the clock. */
const BATCH = 32;

interface Answer {
  readonly microseconds: number;
  /** Keeps the optimiser from leaving the calls out. */
  readonly valid: number;
}

/**
 * The process of one contestant, so that no other one's types reach its compiled code. It measures for so many
 * milliseconds whenever it is told to.
 */
export function runContestant(name: string, scenarioName: string | undefined): void {
  const root = schemaCell(Set6Cart);
  const scenario = SCENARIOS.find((each) => each.name === scenarioName);
  const isValid = root && scenario && contestants[name]?.(root);
  if (!isValid) throw new Error(`no contestant ${name} in ${scenarioName}`);
  const payloads = payloadsOf(scenario);
  if (payloads.some((each) => isValid(each) !== (scenario.mistakes === 0))) throw new Error(`${name} is wrong`);
  let next = 0;
  process.on('message', (milliseconds: number) => {
    const start = performance.now();
    let checked = 0;
    let valid = 0;
    while (performance.now() - start < milliseconds) {
      for (let i = 0; i < BATCH; i++) if (isValid(payloads[next++ % payloads.length])) valid++;
      checked += BATCH;
    }
    const microseconds = ((performance.now() - start) * 1e3) / checked;
    process.send?.({ microseconds, valid } satisfies Answer);
  });
  process.send?.('ready');
}

/** Fresh processes are compiled anew, and not always equally well. */
const GENERATIONS = 5;
const ROUNDS = 6;
const WARM_UP = 250;
const ROUND = 20;

/** What the project takes, and that as a ratio to others. Contestants take turns: what else the machine does hits all. */
export async function measure(
  scenario: Scenario,
): Promise<{ readonly microseconds: number; readonly ratios: Readonly<Record<string, number>> }> {
  const names = [OURS, ...rivalsIn(scenario)];
  const rounds: Record<string, number>[] = [];
  for (let generation = 0; generation < GENERATIONS; generation++) {
    const processes = await Promise.all(names.map(async (name) => [name, await start(name, scenario)] as const));
    for (const [, child] of processes) await ask(child, WARM_UP);
    for (let i = 0; i < ROUNDS; i++) {
      const round: Record<string, number> = {};
      for (const [name, child] of processes) round[name] = await ask(child, ROUND);
      rounds.push(round);
    }
    for (const [, child] of processes) child.disconnect();
  }
  const of = (round: Record<string, number>, name: string): number => round[name] ?? Number.NaN;
  const ratioTo = (name: string): number => median(rounds.map((round) => of(round, OURS) / of(round, name)));
  return {
    microseconds: median(rounds.map((round) => of(round, OURS))),
    ratios: Object.fromEntries(rivalsIn(scenario).map((name) => [name, ratioTo(name)])),
  };
}

async function start(name: string, scenario: Scenario): Promise<ChildProcess> {
  const child = fork(new URL(import.meta.url), ['contestant', name, scenario.name]);
  await answerOf(child);
  return child;
}

async function ask(child: ChildProcess, milliseconds: number): Promise<number> {
  child.send(milliseconds);
  return (await answerOf(child)).microseconds;
}

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('a contestant ended before it was measured'));
    child.once('exit', onExit);
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit);
      resolve(answer);
    });
  });

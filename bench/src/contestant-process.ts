import { type ContestantName, loadContestant } from './contestants.ts';
import { payloadTexts, SCENARIOS } from './payloads.ts';

/** What the process of one contestant reports about a round. */
export interface Round {
  readonly nanoseconds: number;
}

/** Payloads between two looks at the clock: every one of many shapes, and those of one shape several times. */
const BATCH = 256;

/**
 * A process with one contestant and one scenario, so that no contestant's types reach another's compiled code. It
 * measures a round of so many milliseconds whenever it is told to.
 */
export async function runContestant(name: ContestantName, scenarioNumber: number): Promise<void> {
  const scenario = SCENARIOS[scenarioNumber];
  if (scenario === undefined) throw new Error(`No scenario ${scenarioNumber}`);
  const { call, accepts } = await loadContestant(name, scenario);
  const texts = payloadTexts(scenario);
  const inputs: unknown[] = name === 'JSON.parse' ? texts : texts.map((text) => JSON.parse(text));
  const batch = Array.from({ length: BATCH }, (_, i) => inputs[i % inputs.length]);
  // Kept where the optimiser can't prove that nobody looks at it.
  const seen = { result: undefined as unknown };

  const measure = (milliseconds: number): number => {
    const start = performance.now();
    let payloads = 0;
    let elapsed = 0;
    while (elapsed < milliseconds) {
      for (let i = 0; i < batch.length; i++) seen.result = call(batch[i]);
      payloads += batch.length;
      elapsed = performance.now() - start;
    }
    return (elapsed * 1e6) / payloads;
  };

  const isExpected = (input: unknown): boolean =>
    accepts(call(input)) === (scenario.mistakes === 0 || name === 'JSON.parse');
  if (!inputs.every(isExpected)) throw new Error(`${name} gives a wrong answer`);
  process.on('message', (milliseconds: number) => {
    process.send?.({ nanoseconds: measure(milliseconds) } satisfies Round);
  });
  process.send?.('ready');
}

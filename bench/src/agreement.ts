import {
  CONTESTANTS,
  type ContestantName,
  handWrittenCollector,
  loadContestant,
  type Message,
  messagesOfOurs,
} from './contestants.ts';
import { EDGE_CASES, type EdgeCase } from './edge-cases.ts';
import { chooseRandomly, payloadText, payloadTexts, SCENARIOS, type Scenario } from './payloads.ts';
import { random } from './random.ts';

/** How far the contestants were compared. */
export interface Agreement {
  readonly payloads: number;
  /** Messages that the yardstick words otherwise than the project: no reason to stop, but to bring it up to date. */
  readonly otherWords: readonly string[];
}

/** How many random payloads besides those that are measured: with few mistakes, where a rule is easily missed. */
const RANDOM_PAYLOADS = 400;

/**
 * Holds all contestants to the same answers, and the project's issues to the places that the yardstick finds.
 *
 * @throws {Error} with the first payloads that they judge differently.
 */
export async function checkAgreement(): Promise<Agreement> {
  const cases = [...EDGE_CASES, ...measuredCases(), ...randomCases()];
  const differences: string[] = [];
  for (const scenario of SCENARIOS) {
    for (const name of CONTESTANTS) differences.push(...(await findOtherAnswers(name, scenario, cases)));
  }
  const { call } = await handWrittenCollector('switch');
  const findOther = (lineOf: (message: Message) => string): string[] =>
    cases.flatMap(({ payload }) => difference(call(payload), messagesOfOurs(payload), lineOf));
  differences.push(...findOther(({ path }) => path.join('.')));
  if (differences.length > 0) {
    throw new Error(`The contestants disagree ${differences.length} times:\n${differences.slice(0, 10).join('\n')}`);
  }
  return { payloads: cases.length, otherWords: findOther(({ message }) => message) };
}

const measuredCases = (): EdgeCase[] =>
  SCENARIOS.flatMap((scenario) =>
    payloadTexts(scenario).map((text) => ({ payload: JSON.parse(text), isValid: scenario.mistakes === 0 })),
  );

const randomCases = (): EdgeCase[] =>
  Array.from({ length: RANDOM_PAYLOADS }, (_, i) => {
    const source = random(i);
    return { payload: JSON.parse(payloadText(chooseRandomly(source), i % 4, source)), isValid: i % 4 === 0 };
  });

async function findOtherAnswers(
  name: ContestantName,
  scenario: Scenario,
  cases: readonly EdgeCase[],
): Promise<string[]> {
  if (name === 'JSON.parse') return [];
  const { call, accepts } = await loadContestant(name, scenario);
  return cases
    .filter(({ payload, isValid, except = [] }) => accepts(call(payload)) !== (isValid !== except.includes(name)))
    .map(({ payload, isValid }) => `${name} takes for ${isValid ? 'invalid' : 'valid'}: ${JSON.stringify(payload)}`);
}

function difference(
  byHand: readonly Message[],
  ours: readonly Message[],
  lineOf: (message: Message) => string,
): string[] {
  const [linesByHand, ourLines] = [byHand, ours].map((messages) => messages.map(lineOf).sort().join('\n'));
  return linesByHand === ourLines ? [] : [`hand-written:\n${linesByHand}\n@pg/card-params:\n${ourLines}`];
}

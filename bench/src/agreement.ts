import {
  CONTESTANTS,
  type ContestantName,
  handWrittenCollector,
  loadContestant,
  messagesOfOurs,
} from './contestants.ts';
import { chooseRandomly, payloadText, payloadTexts, SCENARIOS, type Scenario } from './payloads.ts';
import { random } from './random.ts';

/** A payload at the edge of a rule, and who can't express that rule. */
interface EdgeCase {
  readonly payload: unknown;
  readonly isValid: boolean;
  /** Contestants that answer otherwise, and know it. */
  readonly except?: readonly ContestantName[];
}

const shipping = (entries: Record<string, unknown>): unknown => ({ shipping: entries });
const item = (entries: Record<string, unknown>): unknown => ({ cart: { items: [entries] } });
const valid = (payload: unknown): EdgeCase => ({ payload, isValid: true });
const invalid = (payload: unknown, except?: readonly ContestantName[]): EdgeCase => ({
  payload,
  isValid: false,
  ...(except && { except }),
});

const EDGE_CASES: readonly EdgeCase[] = [
  valid({}),
  valid({ anything: [1], shipping: { unknown: null } }),
  ...['constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name) => valid(shipping({ [name]: 1 }))),
  valid(JSON.parse('{ "__proto__": 1, "shipping": { "__proto__": { "street1": 1 } } }')),
  // Characters are code points.
  ...['', 'x'.repeat(8), '😀'.repeat(8), '\ud800'.repeat(8)].map((type) => valid(shipping({ type }))),
  ...['x'.repeat(9), '😀'.repeat(9), `${'😀'.repeat(8)}x`].map((type) => invalid(shipping({ type }))),
  ...['', 'E', 'EUR', 'eur'].map((currency) => valid(item({ currency }))),
  ...['EURO', 'E1', 'É', 'EU ', 978, null].map((currency) => invalid(item({ currency }))),
  ...['', '0', '1234567890123', '1234567890.12', 0, 1e12, 9999999999999, 0.1, 19.99, 1e-7, 123456789012.5].map(
    (price) =>
      item({ price }) !== undefined && String(price).length <= 13 ? valid(item({ price })) : invalid(item({ price })),
  ),
  ...['12345678901234', '1.', '.5', '1.2.3', '1e3', '-1', '+1', ' 1', '١'].map((price) => invalid(item({ price }))),
  ...[1e13, -1, -0.5, 1.2345678901234567, true, null, []].map((price) => invalid(item({ price }))),
  ...['1', '1.5', '1234567890.12', 0, 19.99, 0.1, 9999999999.99].map((cost) => valid(item({ shipping: cost }))),
  ...['', '12345678901', '1.234', '1.', 1e10, 0.001, -1].map((cost) => invalid(item({ shipping: cost }))),
  ...['US', 'us', '840', '000', 840, 100].map((country) => valid(item({ recipient: { country } }))),
  ...['U', 'USA', '84', '8400', '8.0', 84, 1000, 84.5, true].map((country) =>
    invalid(item({ recipient: { country } })),
  ),
  ...['COUNT', 'M'].map((quantityUnit) => valid(item({ quantityUnit }))),
  ...['pcs', 'count', '', 'constructor', 1, null].map((quantityUnit) => invalid(item({ quantityUnit }))),
  ...['https://shop.example', 'mailto:a@shop.example'].map((productUrl) => valid(item({ productUrl }))),
  ...['', 'shop.example', 'https://shop.example/a b', ' https://shop.example', 1].map((productUrl) =>
    invalid(item({ productUrl })),
  ),
  ...[null, 'x', 1, true].flatMap((value) => [invalid({ shipping: value }), invalid({ cart: { items: [value] } })]),
  ...[null, 'x', {}].map((items) => invalid({ cart: { items } })),
  // valibot's object schemas take arrays.
  ...[{ shipping: [] }, { cart: [] }, { cart: { items: [[]] } }, []].map((payload) => invalid(payload, ['valibot'])),
];

/** How many random payloads besides those that are measured: with few mistakes, where a rule is easily missed. */
const RANDOM_PAYLOADS = 400;

/**
 * Holds all contestants to the same answers, and the project's messages to the hand-written ones.
 *
 * @returns How many payloads were compared.
 * @throws {Error} with the first payloads that they judge differently.
 */
export async function checkAgreement(): Promise<number> {
  const cases = [...EDGE_CASES, ...measuredCases(), ...randomCases()];
  const contestants = CONTESTANTS.filter((name) => name !== 'JSON.parse');
  const differences: string[] = [];
  for (const scenario of SCENARIOS) {
    for (const name of contestants) differences.push(...(await findDifferences(name, scenario, cases)));
    differences.push(...(await findOtherMessages(scenario, cases)));
  }
  if (differences.length > 0) {
    throw new Error(`The contestants disagree ${differences.length} times:\n${differences.slice(0, 10).join('\n')}`);
  }
  return cases.length;
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

async function findDifferences(
  name: ContestantName,
  scenario: Scenario,
  cases: readonly EdgeCase[],
): Promise<string[]> {
  const { call, accepts } = await loadContestant(name, scenario);
  return cases
    .filter(({ payload, isValid, except = [] }) => accepts(call(payload)) !== (isValid !== except.includes(name)))
    .map(({ payload, isValid }) => `${name} takes for ${isValid ? 'invalid' : 'valid'}: ${JSON.stringify(payload)}`);
}

async function findOtherMessages({ shapes }: Scenario, cases: readonly EdgeCase[]): Promise<string[]> {
  const { call } = await handWrittenCollector(shapes);
  return cases.flatMap(({ payload }) => {
    const [byHand, ours] = [call(payload), messagesOfOurs(payload)].map((messages) =>
      messages
        .map(({ path, message }) => `${path.join('.')}: ${message}`)
        .sort()
        .join('\n'),
    );
    return byHand === ours ? [] : [`hand-written:\n${byHand}\n@pg/card-params:\n${ours}`];
  });
}

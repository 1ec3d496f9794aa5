import { type Field, type FieldRule, type ObjectRules, set6Rules } from './field-rules.ts';
import { type Random, random } from './random.ts';

/** What the contestants are measured on. */
export interface Scenario {
  readonly shapes: 1 | 256;
  readonly mistakes: 0 | 1 | 20;
}

export const SCENARIOS: readonly Scenario[] = [1, 256].flatMap((shapes) =>
  [0, 1, 20].map((mistakes) => ({ shapes, mistakes }) as Scenario),
);

type JsonObject = Record<string, unknown>;

/** A place of a payload that a mistake can be put into. */
interface Slot {
  readonly parent: JsonObject;
  readonly name: string;
  readonly rule: FieldRule;
}

/** Which fields an object has, in which order. */
type ChooseFields = (rules: ObjectRules) => readonly Field[];

/** Payloads of one shape still differ in their values, as those of one merchant do. */
const PAYLOADS_OF_ONE_SHAPE = 16;

/** The payloads of a scenario, as the JSON texts that a service receives. */
export function payloadTexts({ shapes, mistakes }: Scenario): string[] {
  const count = shapes === 1 ? PAYLOADS_OF_ONE_SHAPE : shapes;
  return Array.from({ length: count }, (_, i) => {
    const source = random(shapes * 1000 + i);
    return payloadText(shapes === 1 ? chooseUsual : chooseRandomly(source), mistakes, source);
  });
}

/** One payload as text. */
export function payloadText(choose: ChooseFields, mistakes: number, source: Random): string {
  const slots: Slot[] = [];
  const payload = objectOf(set6Rules, choose, source, slots);
  for (const { parent, name, rule } of source.shuffle(slots).slice(0, mistakes)) {
    parent[name] = mistake(rule, source);
  }
  return JSON.stringify(payload);
}

/** A full shipping, and of the other objects the conditional fields and some optional ones: about 70 fields. */
function chooseUsual({ name, fields }: ObjectRules): readonly Field[] {
  if (name === 'shipping') return fields;
  return fields.filter(
    ({ isConditional, rule }, i) => isConditional || rule.kind === 'object' || rule.kind === 'list' || i % 4 === 1,
  );
}

/** Half of the fields, in any order: every payload has hidden classes of its own. */
export const chooseRandomly =
  (source: Random): ChooseFields =>
  ({ fields }) =>
    source.shuffle(fields).filter(({ rule }) => rule.kind === 'object' || rule.kind === 'list' || source.chance(0.5));

function objectOf(rules: ObjectRules, choose: ChooseFields, source: Random, slots: Slot[]): JsonObject {
  const object: JsonObject = {};
  for (const { name, rule } of choose(rules)) {
    if (rule.kind === 'object') object[name] = objectOf(rule.object, choose, source, slots);
    else if (rule.kind === 'list') object[name] = [1, 2].map(() => objectOf(rule.item, choose, source, slots));
    else {
      object[name] = validValue(rule, source);
      slots.push({ parent: object, name, rule });
    }
  }
  return object;
}

function validValue(rule: FieldRule, source: Random): unknown {
  switch (rule.kind) {
    case 'text':
      return textOf(Math.min(rule.max, 4 + source.below(24)), source);
    case 'code':
      return validCode(source.pick(rule.parts), source);
    case 'values':
      return source.pick(rule.values);
    case 'url':
      return `https://shop.example/${textOf(12, source).toLowerCase().replaceAll(' ', '-')}`;
    default:
      return source.chance(0.5);
  }
}

const WORDS = [
  'Avenida',
  'da',
  'Liberdade',
  '214',
  'São',
  'Lisboa',
  'Café',
  'Maria',
  'second',
  'floor',
  'blue',
  '50-B',
];

function textOf(length: number, source: Random): string {
  let text = source.pick(WORDS);
  while (text.length < length) text += ` ${source.pick(WORDS)}`;
  return text.slice(0, length).trimEnd();
}

type CodePart = Extract<FieldRule, { kind: 'code' }>['parts'][number];

function validCode({ kind, min, max, decimals }: CodePart, source: Random): unknown {
  if (kind === 'A') return characters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', max, source);
  if (min > 0 && decimals === undefined) return `${1 + source.below(9)}${characters('0123456789', max - 1, source)}`;
  const hasDecimals = decimals !== undefined || max >= 10;
  const number = 1 + source.below(10 ** Math.min(max, 4)) + (hasDecimals ? source.below(100) / 100 : 0);
  // Amounts are mostly sent as texts; some services send JSON numbers.
  return source.chance(0.8) ? number.toFixed(hasDecimals ? 2 : 0) : number;
}

const characters = (alphabet: string, length: number, source: Random): string =>
  Array.from({ length }, () => source.pick([...alphabet])).join('');

function mistake(rule: FieldRule, source: Random): unknown {
  switch (rule.kind) {
    case 'text':
      return rule.max < Infinity && source.chance(0.7) ? textOf(rule.max, source).padEnd(rule.max + 2, 'x') : 12;
    case 'code':
      return source.pick(['12x', '1.2.3', 'ABCDE', true, '1'.repeat(30)]);
    case 'values':
      return source.pick(['pcs', 'DOZEN']);
    case 'url':
      return source.pick(['shop.example/a', 'https://shop.example/a b']);
    default:
      return source.pick(['true', 1]);
  }
}

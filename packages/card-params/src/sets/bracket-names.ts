import { isObject } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';

/** A name below `parameters.card` as a path: field names are strings, positions in arrays are numbers. */
export type NameSteps = readonly (string | number)[];

const BRACKET_NAME = /^parameters(?:\[[^[\]]+\]){1,100}$/;
const BRACKET_STEP = /[^[\]]+/g;
const DOT_STEP = /[^.[\]]+/g;
const DOT_NAME = /^[^.[\]]+(?:\[\d+\]|\.[^.[\]]+){0,99}$/;
/** The tables write `n` for any position. */
const ANY_POSITION = /\[(?:items|payments|sellers)\]\[n\]/;
/** The same limit as for JSON texts. */
const MAX_LEVELS = 100;
const POSITION = /^(?:0|[1-9]\d*)$/;

/**
 * Parses a name as the tables of Set 6 write it (section 2.2): `parameters[cart][items][0][name]` becomes
 * `['cart', 'items', 0, 'name']`.
 *
 * @returns `undefined` if it is not a bracket name.
 */
export function parseBracketName(name: string): NameSteps | undefined {
  if (!BRACKET_NAME.test(name)) return undefined;
  const [, ...steps] = name.match(BRACKET_STEP) ?? [];
  return steps.map((step) => (POSITION.test(step) ? Number(step) : step));
}

/** The inverse of `parseBracketName`: `['cart', 'items', 0, 'name']` becomes `parameters[cart][items][0][name]`. */
export function formatBracketName(steps: NameSteps): string {
  return `parameters${steps.map((step) => `[${step}]`).join('')}`;
}

/**
 * Converts `parameters[cart][items][0][name]` to `cart.items[0].name`; `undefined` if it is not a bracket name, or contains a
 * point.
 */
export function toDotName(name: string): string | undefined {
  const steps = parseBracketName(name);
  if (steps === undefined || typeof steps[0] === 'number' || name.includes('.')) return undefined;
  return steps.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`)).join('');
}

/**
 * Converts `cart.items[0].name` or `parameters.card.cart.items[0].name`, as in findings and profiles, to
 * `parameters[cart][items][0][name]`; `undefined` for other names.
 */
export function toBracketName(name: string): string | undefined {
  const inCard = name.replace(/^parameters\.card(?:\.|$)/, '');
  const steps = inCard.match(DOT_STEP) ?? [];
  return DOT_NAME.test(inCard) ? formatBracketName(steps) : undefined;
}

/** Thrown for fields with bracket names that can't be nested. The message names the first of them. */
export class BracketNameError extends Error {
  override readonly name = 'BracketNameError';

  /** @param name The name that has the problem. It is masked if it may be a payer's data. */
  constructor(name: string, problem: string) {
    super(`${showName(name)} ${problem}`);
  }
}

/** A field with a bracket name. */
interface Field {
  readonly name: string;
  readonly steps: NameSteps;
  readonly value: unknown;
}

/**
 * Converts fields with bracket names to the nested objects of `parameters.card`:
 * `{ 'parameters[cart][items][0][name]': 'Cup' }` becomes `{ cart: { items: [{ name: 'Cup' }] } }`.
 *
 * @throws {TypeError} if the fields are no plain object.
 * @throws {BracketNameError} for a name of another form, an array with gaps, or a name that is both a value and an object.
 */
export function nestBracketNames(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // A `FormData` or `Map` would have no fields here.
  if (!isObject(fields)) throw new TypeError('the fields must be a plain object: Object.fromEntries(...) makes one');
  const read = Object.entries(fields).map(([name, value]): Field => {
    const steps = parseBracketName(name);
    if (steps === undefined || typeof steps[0] === 'number')
      throw new BracketNameError(name, 'must be a bracket name, like parameters[shipping][city]');
    if (ANY_POSITION.test(name)) throw new BracketNameError(name, 'must have a position, such as 0, instead of n');
    return { name, steps, value };
  });
  const card = nestedValue(read, 0);
  return isObject(card) ? card : {};
}

/** The value of all fields whose names have the same steps up to a depth. */
function nestedValue(fields: readonly Field[], depth: number): unknown {
  const whole = fields.find(({ steps }) => steps.length === depth);
  const part = fields.find(({ steps }) => steps.length > depth);
  if (whole && part) throw new BracketNameError(part.name, 'must not be inside a field that already has a value');
  if (whole) return whole.value;
  const isPosition = ({ steps }: Field): boolean => typeof steps[depth] === 'number';
  const isArray = part !== undefined && isPosition(part);
  const other = fields.find((field) => isPosition(field) !== isArray);
  if (other) throw new BracketNameError(other.name, 'must not use an array as an object, or an object as an array');
  const groups = new Map<string | number, Field[]>();
  for (const field of fields) {
    const step = field.steps[depth] ?? '';
    const group = groups.get(step);
    if (group) group.push(field);
    else groups.set(step, [field]);
  }
  if (!isArray) return Object.fromEntries(Array.from(groups, ([step, group]) => [step, nestedValue(group, depth + 1)]));
  return Array.from({ length: groups.size }, (_, i) => {
    const group = groups.get(i);
    if (group) return nestedValue(group, depth + 1);
    const after = fields.findLast(({ steps }) => Number(steps[depth]) > i);
    throw new BracketNameError(after?.name ?? '', `must not leave a gap: position ${i} is missing`);
  });
}

/**
 * The inverse of `nestBracketNames`: `{ cart: { items: [{ name: 'Cup' }] } }` becomes
 * `{ 'parameters[cart][items][0][name]': 'Cup' }`.
 *
 * Empty objects and arrays are left out.
 *
 * @throws {BracketNameError} for objects that are nested more than 100 levels deep.
 */
export function flattenToBracketNames(card: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(leaves(card, []).map(([steps, value]) => [formatBracketName(steps), value]));
}

function leaves(value: unknown, steps: NameSteps): [NameSteps, unknown][] {
  if (steps.length > MAX_LEVELS) throw new BracketNameError('card', `must be at most ${MAX_LEVELS} levels deep`);
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, [...steps, i]));
  if (isObject(value)) return Object.entries(value).flatMap(([name, field]) => leaves(field, [...steps, name]));
  return [[steps, value]];
}

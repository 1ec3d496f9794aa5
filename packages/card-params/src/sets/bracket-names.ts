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

type Container = Record<string, unknown> | unknown[];

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
  const card: Record<string, unknown> = {};
  const arrays: Arrays = new Map();
  const entries = Object.entries(fields);
  for (const [name, value] of entries) {
    const steps = parseBracketName(name);
    if (steps === undefined || typeof steps[0] === 'number')
      throw new BracketNameError(name, 'must be a bracket name, like parameters[shipping][city]');
    if (ANY_POSITION.test(name)) throw new BracketNameError(name, 'must have a position, such as 0, instead of n');
    // A larger position always leaves a gap, and would allocate a large array.
    if (steps.every((step) => typeof step === 'string' || step < entries.length))
      place(card, steps, value, name, arrays);
    else throw new BracketNameError(name, 'must not leave a gap in its array');
  }
  for (const [array, name] of arrays) requireNoGap(array, name);
  return card;
}

/** The arrays that were made, each with the bracket name of its last item. */
type Arrays = Map<unknown[], string>;

/** Items may come in any order, so gaps are checked at the end. */
function requireNoGap(array: unknown[], name: string): void {
  for (let i = 0; i < array.length; i++) {
    if (!Object.hasOwn(array, i)) throw new BracketNameError(name, `must not leave a gap: position ${i} is missing`);
  }
}

function place(card: Container, steps: NameSteps, value: unknown, name: string, arrays: Arrays): void {
  let container = card;
  for (const [i, step] of steps.entries()) {
    requirePlace(container, step, name);
    if (Array.isArray(container) && Number(step) >= container.length) arrays.set(container, name);
    const next = steps[i + 1];
    if (next === undefined) setOwn(container, step, value);
    else container = enter(container, step, typeof next === 'number' ? [] : {}, name);
  }
}

/** Returns the object or array at a step, and adds it if it is missing. */
function enter(container: Container, step: string | number, fresh: Container, name: string): Container {
  if (!Object.hasOwn(container, step)) setOwn(container, step, fresh);
  const inner = (container as Record<string | number, unknown>)[step];
  if (isObject(inner) || Array.isArray(inner)) return inner;
  throw new BracketNameError(name, 'must not be inside a field that already has a value');
}

function requirePlace(container: Container, step: string | number, name: string): void {
  if (Array.isArray(container) !== (typeof step === 'number')) {
    throw new BracketNameError(name, 'must not use an array as an object, or an object as an array');
  }
}

/** Sets an own property, even if it is called `__proto__`. */
function setOwn(container: Container, step: string | number, value: unknown): void {
  Object.defineProperty(container, step, { value, enumerable: true, configurable: true, writable: true });
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

import { isObject, showName } from '@pg/rule-kit';

/** The steps of a name below `parameters.card`: entries of objects as text, positions in lists as numbers. */
export type NameSteps = readonly (string | number)[];

const BRACKET_NAME = /^parameters(?:\[[^[\]]+\])+$/;
const BRACKET_STEP = /[^[\]]+/g;
const DOT_STEP = /[^.[\]]+/g;
const DOT_NAME = /^[^.[\]]+(?:\[\d+\]|\.[^.[\]]+)*$/;
/** The tables write `n` for any position. */
const ANY_POSITION = /\[(?:items|payments|sellers)\]\[n\]/;
/** As deep as the readers of payloads go. */
const MOST_LEVELS = 100;
const POSITION = /^(?:0|[1-9]\d*)$/;

/**
 * Reads a name as the tables of Set 6 write it (section 2.2): `parameters[cart][items][0][name]` gives
 * `['cart', 'items', 0, 'name']`.
 *
 * @returns `undefined` where the text is no bracket name.
 */
export function parseBracketName(name: string): NameSteps | undefined {
  if (!BRACKET_NAME.test(name)) return undefined;
  const [, ...steps] = name.match(BRACKET_STEP) ?? [];
  return steps.map((step) => (POSITION.test(step) ? Number(step) : step));
}

/** Writes steps as the tables do: `['cart', 'items', 0, 'name']` gives `parameters[cart][items][0][name]`. */
export function formatBracketName(steps: NameSteps): string {
  return `parameters${steps.map((step) => `[${step}]`).join('')}`;
}

/**
 * `parameters[cart][items][0][name]` gives `cart.items[0].name`; `undefined` where the text is no bracket name, or a part
 * of it has a point itself.
 */
export function bracketToDotName(name: string): string | undefined {
  const steps = parseBracketName(name);
  if (steps === undefined || typeof steps[0] === 'number' || name.includes('.')) return undefined;
  return steps.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`)).join('');
}

/**
 * `cart.items[0].name` gives `parameters[cart][items][0][name]`, and so does `parameters.card.cart.items[0].name`, as findings
 * and profiles write it; `undefined` where the text is no such name.
 */
export function dotToBracketName(name: string): string | undefined {
  const inCard = name.replace(/^parameters\.card(?:\.|$)/, '');
  const steps = inCard.match(DOT_STEP) ?? [];
  // The pattern for the whole name overflows the engine's stack on a name of megabytes.
  return steps.length <= MOST_LEVELS && DOT_NAME.test(inCard) ? formatBracketName(steps) : undefined;
}

/** Entries under bracket names that can't be nested: the message names the first of them. */
export class BracketNameError extends Error {
  override readonly name = 'BracketNameError';

  /** @param name What the error is about, which may be a payer's data. */
  constructor(name: string, problem: string) {
    const steps = parseBracketName(name)?.map((step) => (typeof step === 'string' ? showName(step) : step));
    super(`${steps ? formatBracketName(steps) : showName(name)}: ${problem}`);
  }
}

type Container = Record<string, unknown> | unknown[];

/**
 * Nests entries that are named as the tables name them, as a JSON payload carries them in `parameters.card`:
 * `{ 'parameters[cart][items][0][name]': 'Cup' }` gives `{ cart: { items: [{ name: 'Cup' }] } }`.
 *
 * @throws {BracketNameError} for a name of another form, a list with gaps, or a name that is both a value and an object.
 */
export function nestBracketNames(entries: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const card: Record<string, unknown> = {};
  const lists: Lists = new Map();
  const named = Object.entries(entries);
  for (const [name, value] of named) {
    const steps = parseBracketName(name);
    if (steps === undefined || typeof steps[0] === 'number') throw new BracketNameError(name, 'no bracket name');
    if (ANY_POSITION.test(name)) throw new BracketNameError(name, 'n stands for a position, such as 0');
    // A list is never longer than there are entries: a position behind that would only make it large.
    if (steps.every((step) => typeof step === 'string' || step < named.length)) place(card, steps, value, name, lists);
    else throw new BracketNameError(name, 'the list has no position before it');
  }
  for (const [list, name] of lists) requireAll(list, name);
  return card;
}

/** The lists that were made, each with the name of the entry at its last position. */
type Lists = Map<unknown[], string>;

/** The entries of a list may come in any order; in the end none is left out. */
function requireAll(list: unknown[], name: string): void {
  for (let i = 0; i < list.length; i++) {
    if (!Object.hasOwn(list, i)) throw new BracketNameError(name, `the list has no position ${i} before it`);
  }
}

function place(card: Container, steps: NameSteps, value: unknown, name: string, lists: Lists): void {
  let container = card;
  for (const [i, step] of steps.entries()) {
    requirePlace(container, step, name);
    if (Array.isArray(container) && Number(step) >= container.length) lists.set(container, name);
    const next = steps[i + 1];
    if (next === undefined) setOwn(container, step, value);
    else container = enter(container, step, typeof next === 'number' ? [] : {}, name);
  }
}

/** The container at a step, which is made if it is not there yet. */
function enter(container: Container, step: string | number, fresh: Container, name: string): Container {
  if (!Object.hasOwn(container, step)) setOwn(container, step, fresh);
  const inner = (container as Record<string | number, unknown>)[step];
  if (isObject(inner) || Array.isArray(inner)) return inner;
  throw new BracketNameError(name, 'a part of it has a value already');
}

function requirePlace(container: Container, step: string | number, name: string): void {
  if (Array.isArray(container) !== (typeof step === 'number')) {
    throw new BracketNameError(name, 'a part of it is both a list and an object');
  }
}

/** Sets an entry of the object's own, `__proto__` too. */
function setOwn(container: Container, step: string | number, value: unknown): void {
  Object.defineProperty(container, step, { value, enumerable: true, configurable: true, writable: true });
}

/**
 * Names every value in a `parameters.card` object as the tables do:
 * `{ cart: { items: [{ name: 'Cup' }] } }` gives `{ 'parameters[cart][items][0][name]': 'Cup' }`.
 *
 * Empty objects and lists have no name of their own and are left out.
 *
 * @throws {BracketNameError} for objects that are nested more than 100 levels deep.
 */
export function flattenToBracketNames(card: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(leaves(card, []).map(([steps, value]) => [formatBracketName(steps), value]));
}

function leaves(value: unknown, steps: NameSteps): [NameSteps, unknown][] {
  if (steps.length > MOST_LEVELS) throw new BracketNameError('card', `must be at most ${MOST_LEVELS} levels deep`);
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, [...steps, i]));
  if (isObject(value)) return Object.entries(value).flatMap(([name, entry]) => leaves(entry, [...steps, name]));
  return [[steps, value]];
}

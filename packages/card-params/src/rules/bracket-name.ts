import { type DocsOf, defineRules, type PlacedMistake, type Rule } from '@pg/rule-kit';
import { showName } from '@pg/rule-kit/internal';
import { toDotName } from '../sets/bracket-names.ts';
import { set6CartTable } from '../sets/set-6/set-6-cart.ts';

/** Bracket names belong to the tables of Set 6; a JSON payload nests the data instead. */
export const rules = defineRules(
  {
    section: set6CartTable.section,
    basis: 'stated',
    onlyIfRowsFail: true,
    uncertainSeverity: 'warning',
    marks: 'name',
  },
  {
    'bracket-name': {
      messages: {
        'bracket-name': '{field} {must} be nested objects: {nested}',
        'short-bracket-name': '{field} {must} be nested objects: {nested}',
      },
      check: (card) => findBracketNames(card).concat(findShortNames(card)),
    },
  },
);

export const bracketName: Rule = rules['bracket-name'];

export const docs: DocsOf<typeof rules> = {
  'bracket-name': {
    summary:
      'In JSON the data of Set 6 is nested objects: `parameters[cart][items][0][name]` is only the notation of the tables.',
    accepts: [{ value: { cart: { items: [{ name: 'Cup' }] } } }],
    rejects: [{ value: { 'parameters[cart][items][0][name]': 'Cup' } }, { value: { 'cart[items][0][name]': 'Cup' } }],
  },
};

/** Finds the fields of an object that have bracket names. */
export const findBracketNames = (object: object): PlacedMistake[] => findNames(object, toCardName, 'bracket-name');

/** Finds names without `parameters` at the start. The tables don't use them: they are unknown fields, reported as warnings. */
const findShortNames = (card: object): PlacedMistake[] =>
  findNames(card, shortToDotName, 'short-bracket-name').map((violation) => ({ ...violation, basis: 'inferred' }));

/** Converts `parameters[card][descriptor]` to `descriptor`: some people add the name of the method. */
const toCardName = (name: string): string | undefined =>
  toDotName(name.replace(/^parameters\[card\](?=\[)/, 'parameters'));

/** Converts `cart[items][0][name]` to `cart.items[0].name`. */
function shortToDotName(name: string): string | undefined {
  const first = name.slice(0, Math.max(0, name.indexOf('[')));
  if (!Object.hasOwn(set6CartTable.nested ?? {}, first)) return undefined;
  return toDotName(`parameters[${first}]${name.slice(first.length)}`);
}

/** The JSON of a value inside one field, or inside an array. */
const around = (inside: string, step: string): string =>
  step.startsWith('[') ? `[${inside}]` : `{"${showName(step)}": ${inside}}`;

function findNames(object: object, toDotName: (name: string) => string | undefined, code: string): PlacedMistake[] {
  const found: PlacedMistake[] = [];
  for (const name in object) {
    const nested = name.endsWith(']') ? toDotName(name) : undefined;
    if (nested === undefined) continue;
    found.push({
      path: [name],
      code,
      params: { nested: ['parameters', 'card', ...nested.split(/\.|(?=\[)/)].reduceRight(around, '...') },
      choices: [{ nest: true }],
    });
  }
  return found;
}

import {
  type Fix,
  fieldSpecOf,
  type Message,
  type Messages,
  nearestName,
  type Params,
  type Path,
  type Resource,
  type RuleViolation,
  type TableCode,
  tableMessages,
  type Violation,
} from '@pg/rule-kit';
import {
  type AliasPlaces,
  type FoundWord,
  findAliasPlaces,
  translatePath,
  translateValue,
  wordAt,
} from './alias-places.ts';
import { type Names, NEUTRAL_WORDS } from './names.ts';

/** Translates one kind of payload between the names that a live service uses and the document's neutral names. */
export interface Aliases {
  /** Returns the value with neutral names. */
  readonly toNeutral: (value: unknown) => unknown;
  /** Converts a violation in the neutral value to a violation in the given value. */
  readonly toLive: (given: unknown, found: RuleViolation) => RuleViolation;
}

/** Swaps aliases and neutral names, so that a neutral name is reported: the live service does not know it. */
export function aliasesOf(resource: Resource, names: Names): Aliases {
  const places = placesIn(resource);
  const pairs = NEUTRAL_WORDS.flatMap((word) => (names[word] === undefined ? [] : [[word, names[word]] as const]));
  const live = new Map<string, string>(pairs);
  const swapped = new Map<string, string>([...pairs.map(([word, name]) => [name, word] as const), ...pairs]);
  const swap = (word: string): string => swapped.get(word) ?? word;
  const toLivePath = (path: Path): Path => translatePath(path, places, swap);
  return {
    toNeutral: (value) => translateValue(value, places, swap),
    toLive(given, { rule, violation }) {
      const { within, follows } = violation;
      const path = toLivePath(violation.path);
      const translated: Violation = {
        ...(live.size > 0 ? withAliases(violation, resource, live) : violation),
        path,
        ...(within && { within: { ...within, path: toLivePath(within.path) } }),
        ...(follows && { follows: follows.map(toLivePath) }),
      };
      const word = NAME_RULES.has(rule.id) ? wordAt(given, path, places) : undefined;
      return { rule, violation: word ? refineUnknown(translated, word, live) : translated };
    },
  };
}

const PLACES = new WeakMap<Resource, AliasPlaces | undefined>();

/** Caches the places, because a resource has hundreds of fields. */
function placesIn(resource: Resource): AliasPlaces | undefined {
  const spec = PLACES.has(resource) ? undefined : fieldSpecOf(resource.schema);
  if (spec) PLACES.set(resource, findAliasPlaces(spec));
  return PLACES.get(resource);
}

/** The rules that report an unknown name or value. */
const NAME_RULES: ReadonlySet<string> = new Set(['allowed-value', 'given-value', 'unknown-field']);

/** Replaces neutral names with aliases in the params, fix and message of a violation. */
function withAliases(violation: Violation, resource: Resource, live: ReadonlyMap<string, string>): Violation {
  const translate = (text: string): string => text.replace(NEUTRAL, (word) => live.get(word) ?? word);
  const { code, params, fix, insteadOf } = violation;
  const known: Messages = { ...tableMessages, ...resource.messages, ...violation.messages };
  const message = known[code];
  return {
    ...violation,
    messages: message === undefined ? violation.messages : { [code]: translateMessage(message, translate) },
    params: params && translateParams(params, translate),
    fix: fix && translateFix(fix, translate),
    ...(insteadOf !== undefined && { insteadOf: translate(insteadOf) }),
  };
}

const translateMessage = (message: Message, translate: (text: string) => string): Message =>
  typeof message === 'string'
    ? translate(message)
    : { message: translate(message.message), hint: translate(message.hint) };

const translateParams = (params: Params, translate: (text: string) => string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      return [name, typeof value === 'string' ? translate(value) : value.map(translate)];
    }),
  );

function translateFix(fix: Fix, translate: (text: string) => string): Fix {
  if ('value' in fix) return { value: translate(fix.value) };
  return 'name' in fix ? { name: translate(fix.name) } : fix;
}

/** A neutral name as a whole word: `wallet1`, but not in the kind `wallet1-token`. */
const NEUTRAL = new RegExp(`(?<![\\w-])(?:${NEUTRAL_WORDS.join('|')})(?![\\w-])`, 'g');

/** Adds the cause of an unknown name or value: it is a neutral name, or is similar to an alias. */
function refineUnknown(violation: Violation, { word, known }: FoundWord, live: ReadonlyMap<string, string>): Violation {
  const alias = live.get(word);
  const isName = violation.path.at(-1) === word;
  if (alias !== undefined) {
    return {
      ...violation,
      code: isName ? 'neutral-name' : 'neutral-value',
      params: { meant: alias, neutral: word },
      fix: isName ? { name: alias } : { value: alias },
    };
  }
  const aliases = known.map((each) => live.get(each) ?? each);
  const near = nearestName(word, aliases);
  const code = MISSPELLED[violation.code];
  if (code === undefined) return violation;
  if (near) return { ...violation, code, params: { ...violation.params, meant: near.name } };
  if (NEUTRAL_WORDS.every((each) => live.has(each))) return violation;
  return isName
    ? { ...violation, code: 'unmapped-name' }
    : { ...violation, code: 'unmapped-value', params: { known: aliases } };
}

/** The code of an unknown name or value that is similar to a known one. */
const MISSPELLED: Readonly<Record<string, TableCode>> = {
  'not-given': 'misspelled-given',
  'not-listed': 'misspelled-value',
  'not-listed-value': 'misspelled-value',
  'unknown-field': 'misspelled-field',
};

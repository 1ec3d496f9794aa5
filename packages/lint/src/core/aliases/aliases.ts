import { type Fix, type Found, nearestName, type Path, type Resource, type RuleFound, schemaCell } from '@pg/rule-kit';
import type { Params } from '@pg/type-codes';
import { sentence } from '../rules/messages.ts';
import {
  type AliasPlaces,
  type FoundWord,
  findAliasPlaces,
  translatePath,
  translateValue,
  wordAt,
} from './alias-places.ts';
import { type Names, NEUTRAL_WORDS } from './names.ts';

/** How one kind of payload is translated between the words of a live service and the document's neutral ones. */
export interface Aliases {
  /** The value as the document would write it. */
  readonly toNeutral: (value: unknown) => unknown;
  /** What was found in that value, as found in the value that was given. */
  readonly toLive: (given: unknown, found: RuleFound) => RuleFound;
}

/** The two change places: a neutral word is none of the live service's. */
export function aliasesOf(resource: Resource, names: Names): Aliases {
  const places = placesIn(resource);
  const pairs = NEUTRAL_WORDS.flatMap((word) => (names[word] === undefined ? [] : [[word, names[word]] as const]));
  const live = new Map<string, string>(pairs);
  const swapped = new Map<string, string>([...pairs.map(([word, name]) => [name, word] as const), ...pairs]);
  const swap = (word: string): string => swapped.get(word) ?? word;
  const toLivePath = (path: Path): Path => translatePath(path, places, swap);
  return {
    toNeutral: (value) => translateValue(value, places, swap),
    toLive(given, { rule, found }) {
      const path = toLivePath(found.path);
      const word = WORD_RULES.has(rule.id) ? wordAt(given, path, places) : undefined;
      return {
        rule,
        found: {
          ...inLiveWords(found, live),
          path,
          ...(found.within && { within: { ...found.within, path: toLivePath(found.within.path) } }),
          ...(found.follows && { follows: found.follows.map(toLivePath) }),
          ...(word && adviseOnWord(path, word, live)),
        },
      };
    },
  };
}

const PLACES = new WeakMap<Resource, AliasPlaces | undefined>();

/** A resource has hundreds of cells, and its places never change. */
function placesIn(resource: Resource): AliasPlaces | undefined {
  const cell = PLACES.has(resource) ? undefined : schemaCell(resource.schema);
  if (cell) PLACES.set(resource, findAliasPlaces(cell));
  return PLACES.get(resource);
}

/** The rules that refuse an unknown word. */
const WORD_RULES: ReadonlySet<string> = new Set(['allowed-value', 'given-value', 'unknown-entry']);

/** What was found, with live words in what is said of it. */
function inLiveWords(found: Found, live: ReadonlyMap<string, string>): Found {
  const speak = (text: string): string => text.replace(NEUTRAL, (word) => live.get(word) ?? word);
  return {
    ...found,
    found: found.found && speak(found.found),
    allowed: found.allowed && speak(found.allowed),
    hint: found.hint && speak(found.hint),
    params: found.params && speakParams(found.params, speak),
    fix: found.fix && speakFix(found.fix, speak),
    ...(found.inPlaceOf !== undefined && { inPlaceOf: speak(found.inPlaceOf) }),
  };
}

const speakParams = (params: Params, speak: (text: string) => string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number') return [name, value];
      return [name, typeof value === 'string' ? speak(value) : value.map(speak)];
    }),
  );

function speakFix(fix: Fix, speak: (text: string) => string): Fix {
  if ('value' in fix) return { value: speak(fix.value) };
  return 'name' in fix ? { name: speak(fix.name) } : fix;
}

/** A neutral word on its own: `wallet1`, not the kind `wallet1-token`. */
const NEUTRAL = new RegExp(`(?<![\\w-])(?:${NEUTRAL_WORDS.join('|')})(?![\\w-])`, 'g');

function adviseOnWord(path: Path, { word, known }: FoundWord, live: ReadonlyMap<string, string>): Partial<Found> {
  const meant = live.get(word);
  if (meant !== undefined)
    return {
      ...sentence('neutral-word', { name: meant }),
      fix: path.at(-1) === word ? { name: meant } : { value: meant },
    };
  const near = nearestName(
    word,
    known.map((each) => live.get(each) ?? each),
  );
  return near ? { hint: `Did you mean "${near.name}"?` } : {};
}

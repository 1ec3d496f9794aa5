import { type Finding, type Fix, nearestName, type Path, type Resource, schemaCell } from '@pg/rule-kit';
import { type Names, NEUTRAL_WORDS } from './names.ts';
import {
  type FoundWord,
  findWordPlaces,
  translatePath,
  translateValue,
  type WordPlaces,
  wordAt,
} from './word-places.ts';

/** What the words of a live service are in the document's. */
export interface LiveWords {
  /** The value as the document would write it. */
  readonly toNeutral: (value: unknown) => unknown;
  /** What was found in that value, as findings of the value that was given. */
  readonly toLive: (value: unknown, findings: readonly Finding[]) => readonly Finding[];
}

/** Where a payload is written with the document's own words. */
export const AS_GIVEN: LiveWords = { toNeutral: (value) => value, toLive: (_, findings) => findings };

/**
 * The translation of one kind of payload between the words of a live service and the document's.
 *
 * The two change places: a neutral word is none of the live service's.
 */
export function liveWordsOf(resource: Resource, names: Names): LiveWords {
  const places = placesIn(resource);
  const pairs = NEUTRAL_WORDS.flatMap((word) => (names[word] === undefined ? [] : [[word, names[word]] as const]));
  const live = new Map<string, string>(pairs);
  const swapped = new Map<string, string>([...pairs.map(([word, name]) => [name, word] as const), ...pairs]);
  const swap = (word: string): string => swapped.get(word) ?? word;
  return {
    toNeutral: (value) => translateValue(value, places, swap),
    toLive: (value, findings) =>
      findings.map((finding) => {
        const path = translatePath(finding.path, places, swap);
        const found = WORD_RULES.has(finding.rule) ? wordAt(value, path, places) : undefined;
        return {
          ...finding,
          path,
          ...inLiveWords(finding, path, live),
          ...(finding.within && {
            within: { ...finding.within, path: translatePath(finding.within.path, places, swap) },
          }),
          ...(found && adviseOnWord(path, found, live)),
        };
      }),
  };
}

const PLACES = new WeakMap<Resource, { readonly places: WordPlaces | undefined }>();

function placesIn(resource: Resource): WordPlaces | undefined {
  const known = PLACES.get(resource);
  if (known) return known.places;
  const cell = schemaCell(resource.schema);
  const places = cell && findWordPlaces(cell);
  PLACES.set(resource, { places });
  return places;
}

/** The rules that say of a word that it is not known. */
const WORD_RULES: ReadonlySet<string> = new Set(['allowed-value', 'given-value', 'unknown-entry']);

type Wording = Pick<Finding, 'message' | 'hint' | 'fix'>;

/** What a finding says, in live words. The label in front is a name of the payload's, which the path has. */
function inLiveWords(
  { path: given, message, hint, fix }: Finding,
  path: Path,
  live: ReadonlyMap<string, string>,
): Wording {
  const speak = (text: string): string => text.replace(NEUTRAL, (word) => live.get(word) ?? word);
  const label = lastName(given);
  const isLabelled = label !== '' && message.startsWith(label);
  return {
    message: isLabelled ? `${lastName(path)}${speak(message.slice(label.length))}` : speak(message),
    ...(hint !== undefined && { hint: speak(hint) }),
    ...(fix && { fix: speakFix(fix, speak) }),
  };
}

function speakFix(fix: Fix, speak: (text: string) => string): Fix {
  if ('value' in fix) return { value: speak(fix.value) };
  return 'name' in fix ? { name: speak(fix.name) } : fix;
}

const lastName = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? '');

/** A neutral word that stands for itself: `wallet1`, not the kind `wallet1-token`. */
const NEUTRAL = new RegExp(`(?<![\\w-])(?:${NEUTRAL_WORDS.join('|')})(?![\\w-])`, 'g');

function adviseOnWord(path: Path, { word, known }: FoundWord, live: ReadonlyMap<string, string>): Partial<Wording> {
  const meant = live.get(word);
  if (meant === undefined) {
    const words = known.map((each) => live.get(each) ?? each);
    const near = nearestName(word, words);
    return near ? { hint: `Did you mean "${near.name}"?` } : {};
  }
  const position = typeof path.at(-1) === 'number' ? `[${path.at(-1)}]` : '';
  return {
    message: `${lastName(path)}${position}: the document’s neutral word, the service’s own only`,
    hint: `Send "${meant}": names in the configuration has it so.`,
    fix: lastName(path) === word ? { name: meant } : { value: meant },
  };
}

import { type Cell, isObject, type Path } from '@pg/rule-kit';
import { NEUTRAL_WORDS } from './names.ts';

/** Where words for methods and brands stand in a part of a payload, as its rows tell. */
export interface WordPlaces {
  /** The words that the value may be; `undefined` where it is none. */
  readonly values: readonly string[] | undefined;
  /** The words that the names of the entries may be; `undefined` where they are none. */
  readonly names: readonly string[] | undefined;
  /** The entries in which there are such places. */
  readonly entries: ReadonlyMap<string, WordPlaces>;
  readonly item: WordPlaces | undefined;
}

/** Says a word in another way. */
export type Translate = (word: string) => string;

/** Finds the places below a cell: values of lists that have a neutral word, names of rows that are one. */
export function findWordPlaces(cell: Cell): WordPlaces | undefined {
  const listed = cell.kind === 'list' ? [] : (cell.given ?? cell.values);
  const values = hasNeutralWord(listed) ? listed : undefined;
  const names = hasNeutralWord(Object.keys(cell.cells)) ? Object.keys(cell.cells) : undefined;
  const entries = new Map(
    Object.entries(cell.cells).flatMap(([name, inner]) => {
      const places = findWordPlaces(inner);
      return places ? [[name, places] as const] : [];
    }),
  );
  const item = cell.item && findWordPlaces(cell.item);
  return values || names || entries.size > 0 || item ? { values, names, entries, item } : undefined;
}

const hasNeutralWord = (words: readonly string[]): boolean => NEUTRAL_WORDS.some((word) => words.includes(word));

/** A copy of a value with every word at these places translated; what holds no such place is the value's own. */
export function translateValue(value: unknown, places: WordPlaces | undefined, translate: Translate): unknown {
  if (places === undefined) return value;
  if (typeof value === 'string') return places.values ? translate(value) : value;
  if (Array.isArray(value)) return value.map((item) => translateValue(item, places.item, translate));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const translated = places.names ? translate(name) : name;
    return [translated, translateValue(inner, places.entries.get(name), translate)];
  });
  return Object.fromEntries(entries);
}

/** A path with every word at these places translated. */
export function translatePath(path: Path, root: WordPlaces | undefined, translate: Translate): (string | number)[] {
  let places = root;
  return path.map((step) => {
    const { names, entries, item } = places ?? {};
    places = typeof step === 'number' ? item : entries?.get(step);
    return typeof step === 'string' && names ? translate(step) : step;
  });
}

/** A word in a payload, and the document's words for what may stand there. */
export interface FoundWord {
  readonly word: string;
  readonly known: readonly string[];
}

/** The word at a path of a value; `undefined` where no word for a method or brand stands there. */
export function wordAt(value: unknown, path: Path, root: WordPlaces | undefined): FoundWord | undefined {
  let places = root;
  let inner = value;
  for (const [i, step] of path.entries()) {
    if (i === path.length - 1 && typeof step === 'string' && places?.names) return { word: step, known: places.names };
    places = typeof step === 'number' ? places?.item : places?.entries.get(step);
    inner = places && (inner as Record<string | number, unknown> | undefined)?.[step];
  }
  return places?.values && typeof inner === 'string' ? { word: inner, known: places.values } : undefined;
}

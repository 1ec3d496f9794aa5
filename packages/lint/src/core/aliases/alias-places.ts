import { type FieldSpec, isObject, type Path, valueAt } from '@pg/rule-kit';
import { NEUTRAL_WORDS } from './names.ts';

/** The places of methods and brands in a part of a payload, as its rows define them. */
export interface AliasPlaces {
  /** The allowed values; `undefined` if the value is not a method or brand. */
  readonly values: readonly string[] | undefined;
  /** The allowed field names; `undefined` if they are not methods or brands. */
  readonly names: readonly string[] | undefined;
  /** The fields with such places inside. */
  readonly fields: ReadonlyMap<string, AliasPlaces>;
  readonly item: AliasPlaces | undefined;
}

export type Translate = (word: string) => string;

/** Finds the places inside a field spec: values and field names that may be a neutral name. */
export function findAliasPlaces(spec: FieldSpec): AliasPlaces | undefined {
  const listed = spec.kind === 'list' ? [] : (spec.given ?? spec.values);
  const values = hasNeutralWord(listed) ? listed : undefined;
  const names = hasNeutralWord(Object.keys(spec.fields)) ? Object.keys(spec.fields) : undefined;
  const fields = new Map(
    Object.entries(spec.fields).flatMap(([name, inner]) => {
      const places = findAliasPlaces(inner);
      return places ? [[name, places] as const] : [];
    }),
  );
  const item = spec.item && findAliasPlaces(spec.item);
  return values || names || fields.size > 0 || item ? { values, names, fields, item } : undefined;
}

const hasNeutralWord = (words: readonly string[]): boolean => NEUTRAL_WORDS.some((word) => words.includes(word));

/** Copies a value, and translates the names at these places. */
export function translateValue(value: unknown, places: AliasPlaces | undefined, translate: Translate): unknown {
  if (places === undefined) return value;
  if (typeof value === 'string') return places.values ? translate(value) : value;
  if (Array.isArray(value)) return value.map((item) => translateValue(item, places.item, translate));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const translated = places.names ? translate(name) : name;
    return [translated, translateValue(inner, places.fields.get(name), translate)];
  });
  return Object.fromEntries(fields);
}

/** Copies a path, and translates the names at these places. */
export function translatePath(path: Path, root: AliasPlaces | undefined, translate: Translate): (string | number)[] {
  let places = root;
  return path.map((step) => {
    const { names, fields, item } = places ?? {};
    places = typeof step === 'number' ? item : fields?.get(step);
    return typeof step === 'string' && names ? translate(step) : step;
  });
}

/** A method or brand in a payload, and the document's names that are allowed there. */
export interface FoundWord {
  readonly word: string;
  readonly known: readonly string[];
}

/** The method or brand at a path of a value, as a field's name or as a value. */
export function wordAt(value: unknown, path: Path, root: AliasPlaces | undefined): FoundWord | undefined {
  const [name] = path.slice(-1);
  let places = root;
  for (const step of path.slice(0, -1)) places = typeof step === 'number' ? places?.item : places?.fields.get(step);
  if (typeof name === 'string' && places?.names) return { word: name, known: places.names };
  const known = (typeof name === 'number' ? places?.item : places?.fields.get(name ?? ''))?.values;
  const word = known && valueAt(value, path);
  return known && typeof word === 'string' ? { word, known } : undefined;
}

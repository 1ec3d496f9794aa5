import type { PayloadType } from '@pg/rule-kit';
import { type Field, type FieldsByName, tableSpec } from '@pg/rule-kit/internal';
import { BRANDS } from '@pg/wallet-tokens/names';
import { payloadTypes } from '../kinds.ts';

/** How much a name says about a payload: few other programs have an `OWN` name, and some have a `SHARED` one. */
export const OWN = 4;
export const SHARED = 3;

// The exceptions: of these words, the tables say too little.
/** Few tables have them, but many programs. */
const EVERYDAY = listOf(
  `amount api application billing cancel capabilities category code company country currency delivery description details display
  document email expected gift image minor name original part phone product protocol shop success total type unit work`,
);
/** Several tables have names that begin with them, but few programs. */
const UNUSUAL = listOf('allowed client merchant payer quantity shipping signed supported tokenization');
/** A name of one word that says more than others: a session with the credential of a sale is a session. */
const UNUSUAL_NAMES: ReadonlySet<string> = new Set(['methods']);

function listOf(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words));
}

/** The words of a name, in lower case and in the singular. */
function wordsOf(name: string): string[] {
  const words =
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return words.map((word) => word.replace(/s$/, ''));
}

export const fieldsOf = ({ table }: Pick<PayloadType, 'table'>): FieldsByName => tableSpec(table).fields;

/** Calls a function with each field of the tables, also those inside others. */
export function eachField(fields: FieldsByName, call: (name: string, spec: Field, isOutermost: boolean) => void): void {
  const look = (inside: FieldsByName, isOutermost: boolean): void => {
    for (const [name, spec] of Object.entries(inside)) {
      call(name, spec, isOutermost);
      look(spec.fields, false);
      if (spec.item) look(spec.item.fields, false);
    }
  };
  look(fields, true);
}

let known: ReturnType<typeof findWords> | undefined;

function findWords() {
  const tables = new Map<string, unknown>();
  /** The words that are a field's whole name, or that several tables have. */
  const usual = new Set([...EVERYDAY, ...UNUSUAL]);
  /** The names that make up a whole table. */
  const alone = new Set<string>();
  for (const payloadType of payloadTypes) {
    eachField(fieldsOf(payloadType), (name, { table }) => {
      const words = wordsOf(name);
      for (const word of words) {
        if (words.length === 1 || (tables.get(word) ?? table) !== table) usual.add(word);
        tables.set(word, table);
      }
      if (table && Object.keys(table.rows).length === 1) alone.add(name);
    });
  }
  return { usual, alone };
}

/**
 * The weight of a name: `OWN`, `SHARED`, or less. A name of several words is `OWN` if one of them is unusual: only one table has it,
 * and it is no field's whole name. So is a name with brackets, because only forms have them.
 */
export function weigh(name: string, isOutermost: boolean): number {
  known ??= findWords();
  const { usual, alone } = known;
  const [first = '', ...others] = wordsOf(name);
  const isComposite = others.length > 0;
  const isOwn = isComposite && [first, ...others].some((word) => !usual.has(word) || /\d/.test(word));
  if (isOwn || name.includes('[')) return OWN;
  if (isComposite && UNUSUAL.has(first)) return SHARED;
  if (isOutermost) return alone.has(name) || UNUSUAL_NAMES.has(name) ? 2 : 1;
  return isComposite || EVERYDAY.has(name) ? 0 : 1;
}

/** Values of the tables that no other program has in such a field. */
export const OWN_VALUE = new RegExp(`^(?:ECv[12]|(?:EC|RSA)_v1|${BRANDS.join('|')})$`);
/** Values that other programs may have in such a field. */
export const SHARED_VALUE = /^(?:SALE|purchase|card|PAN_ONLY|CRYPTOGRAM_3DS)$/;

/** The names and values that were found of one kind of payload. */
export class Signs {
  ownValues = 0;
  sharedValues = 0;
  #own = 0;
  #shared = 0;
  readonly #names: string[] = [];

  /** Counts a name once: the items of an array have the same names. An object of the document counts as a second name. */
  addName(name: string, weight: number, isObject: () => boolean): void {
    if (weight < SHARED || this.#names.includes(name)) return;
    this.#names.push(name);
    if (weight === OWN) this.#own += isObject() ? 2 : 1;
    else this.#shared++;
  }

  /** Counts a value. Returns whether it is distinctive. */
  addValue(value: string): boolean {
    const isOwn = OWN_VALUE.test(value);
    const isShared = SHARED_VALUE.test(value);
    if (isOwn) this.ownValues++;
    else if (isShared) this.sharedValues++;
    return isOwn || isShared;
  }

  /** Counts an object with names that are common, but rare together. */
  addObject(): void {
    this.#own++;
  }

  /** Whether the kind is certain: by two names that other programs don't have, or one with a distinctive value. */
  get isEnough(): boolean {
    const [own, shared] = [this.#own, this.#shared];
    const values = this.ownValues + this.sharedValues;
    if (own + shared === 0) return this.ownValues > 0 && values > 1;
    return own > 1 || (own > 0 && shared > 0) || values > 0;
  }
}

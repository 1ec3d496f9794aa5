import type { TextMap } from '@pg/nested-text';
import { type Finding, isObject, readFormText } from '@pg/rule-kit';
import { maskFinding, showName, toFinding, typeInWords } from '@pg/rule-kit/internal';
import { messages } from './messages.ts';
import { HALF_PAIR } from './rules/half-character.ts';

/** The fields of a form: strings by name. A field that is `undefined` is left out. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/** A sale as a URL-encoded form. */
export interface EncodedSale {
  readonly params: URLSearchParams;
  /** The body of the request: `params` as a string. */
  readonly text: string;
}

/**
 * Encodes a sale as the form of E2 (section 4). The fields keep their order. Decoding the form gives the same strings, so a
 * token stays the same byte for byte.
 *
 * @param sale A `Sale`, or the `sale` that `decodeSaleForm` returned.
 * @throws {TypeError} if it is not a plain object, or a value is not a string or has half of a surrogate pair, which UTF-8 can't encode.
 */
export function encodeSaleForm(sale: FormFields): EncodedSale {
  const params = new URLSearchParams();
  // A `FormData` or `Map` would have no fields here.
  if (!isObject(sale)) throw new TypeError('the sale must be a plain object');
  for (const [name, value] of Object.entries(sale)) {
    if (value === undefined) continue;
    requireString(name, name);
    requireString(name, value);
    params.append(name, value);
  }
  return { params, text: params.toString() };
}

function requireString(name: string, value: unknown): void {
  if (typeof value !== 'string')
    throw new TypeError(`${showName(name)} must be a string, but is ${typeInWords(value)}`);
  if (HALF_PAIR.test(value))
    throw new TypeError(`${showName(name)} must not have half of a character: the string was probably cut`);
}

/** The fields of a decoded form, and their positions in its text. */
export interface DecodedSale {
  /** The text that was decoded, unchanged: a recorded form can be sent again byte for byte. */
  readonly text: string;
  /** The decoded values by name. They are not checked yet. */
  readonly sale: Readonly<Record<string, string>>;
  /** The mistakes in the form's syntax; `check(saleType, sale)` returns the mistakes in the sale. */
  readonly findings: readonly Finding[];
  /** The positions of names and values in the text, including those in embedded JSON. */
  readonly map: () => TextMap;
}

/**
 * Decodes a form. It accepts any text.
 *
 * `encodeSaleForm` encodes the fields to the same text again if that was written like `URLSearchParams` does, each name occurs
 * once, and no name is an integer (objects have those first). Other encoders escape more or fewer characters. The decoded
 * strings are the same in any case.
 */
export function decodeSaleForm(text: string): DecodedSale {
  if (typeof text !== 'string') throw new TypeError(`the form must be a string, but is ${typeInWords(text)}`);
  const { value, violations, map } = readFormText(text);
  const sentences = { catalogs: [messages], whole: 'the form', show: showName };
  return {
    text,
    sale: value,
    findings: violations.map((violation) => maskFinding(toFinding(violation, sentences))),
    map,
  };
}

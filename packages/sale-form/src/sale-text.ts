import type { TextMap } from '@pg/nested-text';
import { type Finding, maskFinding, readFormText, showName, toFinding, typeInWords } from '@pg/rule-kit';
import { messages } from './messages.ts';

/** The fields of a form: strings by name. A field that is `undefined` is left out. */
export type FormFields = Readonly<Record<string, string | undefined>>;

/** A sale as a URL-encoded form. */
export interface EncodedSale {
  readonly params: URLSearchParams;
  /** The body of the request: the same, as text. */
  readonly text: string;
}

/**
 * Encodes a sale as the form of E2 (section 4). Its fields keep their order; those that are `undefined` are left out.
 * Strings are encoded once, as they are: a token's, byte for byte.
 *
 * @param sale A `Sale`, or what `decodeSaleForm` gave.
 * @throws {TypeError} for a value that is not a string, and for half of a surrogate pair, which UTF-8 can't encode.
 */
export function encodeSaleForm(sale: FormFields): EncodedSale {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(sale)) {
    if (value === undefined) continue;
    requireText(name, name);
    requireText(name, value);
    params.append(name, value);
  }
  return { params, text: params.toString() };
}

const HALF_PAIR = /\p{Surrogate}/u;

function requireText(name: string, text: unknown): void {
  if (typeof text !== 'string') throw new TypeError(`${showName(name)} must be a string, but is ${typeInWords(text)}`);
  if (HALF_PAIR.test(text))
    throw new TypeError(`${showName(name)} has half of a character, as a string that was cut has`);
}

/** What a form says, and where. */
export interface DecodedSale {
  /** The text that was given, as it is: what was recorded can be sent again byte for byte. */
  readonly text: string;
  /** The form's texts by name: nothing is known yet of its fields. */
  readonly sale: Readonly<Record<string, string>>;
  /** What is wrong with the form as a form; `check(saleForm, sale)` says what is wrong with the sale. */
  readonly findings: readonly Finding[];
  /** Where names and values stand in the text, through the texts inside them. */
  readonly map: () => TextMap;
}

/**
 * Decodes a form. It takes every text.
 *
 * What it decodes and `encodeSaleForm` encodes again is the same text, if that was written as `URLSearchParams` writes, with
 * each name once and no number for a name (objects have those first): other writers escape more or fewer characters. The
 * texts inside are the same in any case.
 */
export function decodeSaleForm(text: string): DecodedSale {
  const { value, violations, map } = readFormText(text);
  const wording = { catalogs: [messages], whole: 'the form' };
  return {
    text,
    sale: value,
    findings: violations.map(({ rule, violation }) => maskFinding(toFinding(rule, violation, wording))),
    map,
  };
}

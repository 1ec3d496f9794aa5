import type { TextMap } from '@pg/nested-text';
import { type Finding, readFormText, toFinding } from '@pg/rule-kit';
import type { Sale } from './sale.ts';

/** A sale as a URL-encoded form. */
export interface EncodedSale {
  readonly params: URLSearchParams;
  /** The body of the request: the same, as text. */
  readonly text: string;
}

/**
 * Encodes a sale as the form that E2 takes (section 4). Its fields keep their order; those that are `undefined` are left
 * out. Texts are encoded once, as they are: a token's, byte for byte.
 */
export function encodeSaleForm(sale: Sale): EncodedSale {
  const entries = Object.entries(sale).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const params = new URLSearchParams(entries);
  return { params, text: params.toString() };
}

/** What a form says, and where. */
export interface DecodedSale {
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
 * What it decodes and `encodeSaleForm` encodes again is the same text, if that was written as `URLSearchParams` writes:
 * other writers escape more or fewer characters. The texts inside are the same in any case.
 */
export function decodeSaleForm(text: string): DecodedSale {
  const { value, found, map } = readFormText(text);
  return { sale: value, findings: found.map((each) => toFinding(each.rule, each.found)), map };
}

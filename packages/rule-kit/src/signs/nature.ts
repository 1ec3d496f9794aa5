import type { Meaning } from '../formats/codes.ts';
import { amount } from '../formats/formats.ts';
import { url } from '../formats/url.ts';
import type { Field } from '../rows/table.ts';

// What a field is. A field may be several of them, such as a number that counts.
export const TEXT = 1;
export const CODE = 2;
export const CREDENTIAL = 4;
/** An identifier or an e-mail address. */
export const ID = 8;
export const NUMBER = 16;
export const URL_FIELD = 32;
export const PHONE = 64;
/** A number that counts: at least 1. */
export const COUNT = 128;
export const PERCENT = 256;
/** The address of a payer. */
export const ADDRESS = 512;
/** PEM. */
export const LINES = 1024;
/** A string that is sent as it is, such as a wallet's token, or that a closed list has. */
export const OPAQUE = 2048;
/** No row has the field. */
export const UNLISTED = 4096;

export const CODES: number = CODE | CREDENTIAL | ID | NUMBER | PHONE | ADDRESS;
export const LISTED: number = TEXT | CODES | URL_FIELD;

/** What fields of a meaning are. By default, they are codes. */
const NATURES: Readonly<Partial<Record<Meaning, number>>> = {
  count: CODE | COUNT,
  id: ID,
  percent: CODE | PERCENT,
  phone: PHONE,
  'public-address': ADDRESS,
};

const OTHER: ReadonlySet<string> = new Set(['values', 'object', 'list', 'boolean']);

/** What a field is, as bits: by its row, and the meaning that its row names. */
export function natureOf({ kind, format, row, knownValues }: Field): number {
  if (row === undefined) return UNLISTED;
  const [type, , , { lines, secret, should, numeric } = {}] = row;
  if (type === 'string (JSON text)' || OTHER.has(kind)) return OPAQUE;
  if (lines) return LINES;
  if (secret) return CREDENTIAL;
  if (format?.name === url.name) return URL_FIELD;
  const nature = should ? (NATURES[should] ?? CODE) : 0;
  // A code, a date or a URL may only look like a decimal number.
  if (format?.name === amount.name || (kind === 'N' && should !== 'whole-number')) return NUMBER | nature;
  return nature || (numeric || format || knownValues || kind === 'A' || kind === 'parts' ? CODE : TEXT);
}

/** Whether a string of a field is an amount or another decimal number. */
export const isDecimal = (spec: Field): boolean => (natureOf(spec) & NUMBER) !== 0;

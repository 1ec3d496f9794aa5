import { isObject } from '@pg/rule-kit';
import { type FieldSpec, matches, meanings } from '@pg/rule-kit/internal';
import { variableFields } from './variables.ts';

/** Names of codes and credentials, whose values have no spaces. */
const CODE = /(?:key|hash|id|unit|code|amount)$/i;
const SPACE_INSIDE = /^[^<[{]*\p{L}\s+\p{L}/u;
const PATH = /^(?:~|\.{0,2})\/|^[A-Za-z]:\\|\.(?:pem|key|crt|cer|p12)$/;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[ _-]/g, '');

/** Whether a string is what another program has under this name: a label in a translation, or the path of a file. */
export const isLabelOrPath = (name: string, value: string): boolean =>
  PATH.test(value) || (SPACE_INSIDE.test(value) && (CODE.test(name) || bare(value).includes(bare(name))));

/** A value, and the field that has it; `undefined` if no table lists the field. */
export type GivenValue = readonly [value: unknown, spec: FieldSpec | undefined];

/** How many values of a payload fit their fields, and how many are what no payload has there. Free text is neither. */
interface Votes {
  fits: number;
  unfits: number;
}

/** So many values that fit, with no other before them, are enough. */
const ENOUGH = 3;

/**
 * Whether values are those of a payload, and not the translations, columns, types or form state of its fields: at least one fits its
 * field, and at most twice as many don't.
 *
 * @param wordsFit Whether free text fits, as in a form, which has nothing but data.
 */
export function valuesFit(values: readonly GivenValue[], wordsFit: boolean): boolean {
  const votes: Votes = { fits: 0, unfits: 0 };
  for (const [value, spec] of values) {
    if (votes.fits >= ENOUGH && votes.unfits === 0) return true;
    count(value, spec, wordsFit, votes);
  }
  return votes.fits > 0 && 2 * votes.fits >= votes.unfits;
}

function count(value: unknown, spec: FieldSpec | undefined, wordsFit: boolean, votes: Votes): void {
  const { item, fields, kind } = spec ?? {};
  if (item && Array.isArray(value)) for (const each of value.slice(0, 3)) count(each, item, wordsFit, votes);
  else if (fields && isObject(value) && (kind === 'object' || kind === 'any')) {
    for (const [name, each] of Object.entries(value)) if (fields[name]) count(each, fields[name], wordsFit, votes);
  } else {
    const vote = voteOf(value, spec, wordsFit);
    if (vote > 0) votes.fits++;
    if (vote < 0) votes.unfits++;
  }
}

/** Whether a value fits: 1 if it does, -1 if no payload has it there, and 0 if it may be anything. */
function voteOf(value: unknown, spec: FieldSpec | undefined, wordsFit: boolean): -1 | 0 | 1 {
  // Code may compute it.
  if (value === undefined) return 1;
  if (value === null || spec?.kind === 'any') return 0;
  if (typeof value === 'number') {
    // Zero and one are flags of projections and indexes.
    if (value === 0 || Math.abs(value) === 1) return -1;
    // Counts, lengths and positions have fewer digits.
    return value > 9999 || (spec?.kind === 'N' && !Number.isInteger(value)) ? 1 : 0;
  }
  if (typeof value !== 'string' || value === '') return -1;
  if (isData(value) || spec?.values.includes(value) || spec?.knownValues?.includes(value)) return 1;
  if (spec === undefined) return wordsFit ? 1 : 0;
  if (!matches(spec, value)) return variableFields([value], false).length > 0 ? 0 : -1;
  // Any text matches without a format.
  if (spec.kind === 'AN') return wordsFit ? 1 : 0;
  const should = spec.row?.[3]?.should;
  const isMeant = should === undefined ? spec.kind !== 'A' : meanings[should].findMistake(value) === undefined;
  return isMeant ? 1 : 0;
}

/**
 * Whether a string is data by its characters: numbers, dates, codes and keys have at least a third of digits. Columns of a table
 * (`A`, `B2`, `cd1`), types (`VARCHAR(64)`) and widths (`80px`) don't count. JSON does, and one small letter, as in tests.
 */
function isData(text: string): boolean {
  if (/^(?:[a-z]$|\s*\{\s*")/.test(text)) return true;
  if (/^\d+(?:%|[a-z]{2,})$/.test(text)) return false;
  const digits = text.length - text.replaceAll(/\d/g, '').length;
  return 3 * digits >= text.length && (digits > 2 || /^[\d+]/.test(text));
}

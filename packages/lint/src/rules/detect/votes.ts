import { isObject } from '@pg/rule-kit';
import { type Field, matches, meanings } from '@pg/rule-kit/internal';
import { variableFields } from '../variables.ts';

/** Names of codes and credentials, whose values have no spaces. */
const CODE = /(?:key|hash|id|unit|code|amount)$/i;
const SPACE_INSIDE = /^[^<[{]*\p{L}\s+\p{L}/u;
const PATH = /^(?:~|\.{0,2})\/|^[A-Za-z]:\\|\.(?:pem|key|crt|cer|p12)$/;

/** Only fields of dates have one: in others, it is the date of a change. */
const DATE = /^\d{4}-\d\d-\d\d(?!\d)/;

const bare = (text: string): string => text.toLowerCase().replaceAll(/[ _-]/g, '');

/** Whether a string is what another program has under this name: a label in a translation, or the path of a file. */
const isLabelOrPath = (name: string, value: string): boolean =>
  PATH.test(value) || (SPACE_INSIDE.test(value) && (CODE.test(name) || bare(value).includes(bare(name))));

/** A value, and the field that has it; `undefined` if no table lists the field. */
export type GivenValue = readonly [value: unknown, spec: Field | undefined];

/** So many values that fit, with no other before them, are enough. */
const ENOUGH = 3;

/** In so many fields, data of one shape are the identifiers, versions or times of the fields themselves. Long numbers and single characters are more often alike. */
const manyOf = (text: string): number => (text.length === 1 || /^\d{4}\d*$/.test(text) ? 3 : 2);

/**
 * Whether values are those of a payload, and not the translations, columns, types or form state of its fields: at least one fits its
 * field, and at most twice as many are what no payload has there. Free text and unknown values are neither.
 *
 * @param wordsFit Whether free text fits, as in a form, which has nothing but data.
 */
export function valuesFit(values: readonly GivenValue[], wordsFit: boolean): boolean {
  let fits = 0;
  let unfits = 0;
  // Not all values are numbers: in most fields, these are of a wrong type.
  let hasOther = false;
  /** The fields with data of a shape. */
  const alike = new Map<string, (Field | undefined)[]>();
  const countData = (text: string, spec: Field | undefined): void => {
    const shape = /^\d{1,3}$/.test(text) ? '' : shapeOf(text);
    const fields = alike.get(shape) ?? [];
    if (fields.includes(spec)) return;
    fields.push(spec);
    alike.set(shape, fields);
    const many = manyOf(text);
    if (fields.length < many) fits++;
    else unfits++;
    if (fields.length !== many) return;
    fits -= many - 1;
    unfits += many - 1;
  };
  const count = (value: unknown, spec: Field | undefined): void => {
    const { item, fields, kind } = spec ?? {};
    if (item && Array.isArray(value)) for (const each of value.slice(0, 1)) count(each, item);
    else if (fields && isObject(value) && (kind === 'object' || kind === 'any')) {
      for (const [name, each] of Object.entries(value)) if (fields[name]) count(each, fields[name]);
    } else {
      const vote = voteOf(value, spec, wordsFit);
      hasOther ||= typeof value !== 'number' && value !== null && (vote === 'data' || vote >= 0);
      if (vote === 'data') countData(String(value), spec);
      else if (vote > 0) fits++;
      else unfits -= vote;
    }
  };
  for (const [value, spec] of values) {
    if (fits >= ENOUGH && unfits === 0 && hasOther) return true;
    count(value, spec);
  }
  return hasOther && fits > 0 && 2 * fits >= unfits;
}

const shapeOf = (text: string): string =>
  `${text.length}${text.replaceAll(/[a-z\d]+/gi, (run) => (/\d/.test(run) ? '9' : 'a'))}`;

/**
 * Whether a value fits: 1 if it does, `data` if it does but any data would, 0 if it may be anything, -1 if no payload has it there, -2 if it
 * is empty, as in the state of a form, which may have some defaults, and -3 if it is a label, a path, an array or an object, beside which one value fits by chance.
 */
function voteOf(value: unknown, spec: Field | undefined, wordsFit: boolean): -3 | -2 | -1 | 0 | 1 | 'data' {
  // `undefined` is a value that code computes.
  if (value === undefined || value === null || spec?.kind === 'any') return 0;
  if (typeof value === 'number') {
    // Zero and one are flags of projections and indexes; between them are shares.
    if (Math.abs(value) <= 1) return -1;
    const isFraction = !Number.isInteger(value);
    if (spec?.kind === 'N' && isFraction) return 1;
    // Counts, lengths and positions have fewer digits.
    if (value > 9999 || isFraction) return 'data';
    return spec?.kind === 'N' ? 0 : -1;
  }
  if (typeof value === 'object') return -3;
  if (typeof value !== 'string') return -1;
  if (value === '') return -2;
  if (spec?.values.includes(value) || spec?.knownValues?.includes(value)) return 1;
  if (spec && DATE.test(value) && !/date/i.test(spec.name)) return -3;
  if (isData(value)) return spec && spec.kind !== 'AN' && matches(spec, value) ? 1 : 'data';
  if (spec === undefined) return wordsFit ? 1 : 0;
  if (isLabelOrPath(spec.name, value)) return -3;
  if (!matches(spec, value)) return variableFields([value], false).length > 0 ? 0 : -1;
  // Any text matches without a format.
  if (spec.kind === 'AN') return wordsFit ? 1 : 0;
  const should = spec.row?.[3]?.should;
  const isMeant = should === undefined ? spec.kind !== 'A' : meanings[should].findMistake?.(value) === undefined;
  return isMeant ? 1 : 0;
}

/**
 * Whether a string is data by its characters: numbers, dates, codes and keys have at least a third of digits, not all the same as in a
 * mask (`99/99/9999`).
 */
function isData(text: string): boolean {
  if (DATA.test(text)) return true;
  if (SHORT_CODE.test(text) || PATTERN_OR_WORDS.test(text)) return false;
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length > 4 && /^(.)\1*$/.test(digits)) return false;
  return 3 * digits.length >= text.length && (digits.length > 2 || /^[\d+]/.test(text));
}

/** One small letter, as in tests, JSON, PEM, and base64 with a digit. */
const DATA = /^(?:[a-z]$|\s*\{\s*"|-----BEGIN |(?=\D*\d)[A-Za-z\d+/]{40,}={0,2}$)/;
/** Widths (`80px`), codes (`AN255`, `E-12`), ranges (`1-64`) and counts (`1,000`). */
const SHORT_CODE = /^(?:[\d.]+(?:%|[a-z]{2,})|[A-Z]+-?\d{1,4}(?:\.N?\d+)?|\d{1,2}-\d{1,2}|\d{1,3}(?:[.,]\d{3}){1,9})$/;
/** Patterns (`^[01]$`), lists (`01, 02`) and words with a number (`e.g. 10115`). */
const PATTERN_OR_WORDS = /[\\^$|*?#[{]|\.\.|X{3}|[,/]\s|\p{L}[^\d\s]{0,9}\s/u;

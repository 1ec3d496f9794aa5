import { ALLOWED, isNamePlace, isValuePlace, type Place, type Stop, upcoming } from './grammar-place.ts';
import type { Diagnosis } from './json-problem.ts';
import { diagnoseMisplaced } from './misplaced-token.ts';
import { stillOpen } from './still-open.ts';
import {
  BARE_WORD,
  BARE_WORDS,
  FOREIGN_NAMES,
  FOREIGN_SIGNS,
  FOREIGN_VALUES,
  type Mistake,
  OTHER_FORMATS,
  WRAPPINGS,
} from './usual-mistakes.ts';

/** Says what stands where a text stops being JSON, what would have been right, and what to do. */
export function diagnose(stop: Stop): Diagnosis {
  return (
    diagnoseWhole(stop) ??
    diagnoseEnd(stop) ??
    diagnoseTrailingComma(stop) ??
    diagnoseQuoteInside(stop) ??
    diagnoseMistake(stop) ??
    diagnoseBareWord(stop) ??
    diagnoseMisplaced(stop)
  );
}

/** What begins as JSON does, up to where it stops or beyond, and is something else as a whole. */
function diagnoseWhole({ text, at, place }: Stop): Diagnosis | undefined {
  const whole: Stop = { text, at: text.search(/\S/), place: 'start', open: [] };
  const mistakes = place === 'end' ? [...WRAPPINGS, ...OTHER_FORMATS] : WRAPPINGS;
  const diagnosis = firstOf(mistakes, upcoming(whole), whole);
  return diagnosis && at < diagnosis.span.end ? { ...diagnosis, path: [] } : undefined;
}

/** What may be the beginning of a value that the text's end has cut. */
const CUT_VALUE = /^(?:-|-?\d+\.|-?\d+(?:\.\d+)?[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

function diagnoseEnd(stop: Stop): Diagnosis | undefined {
  const { text, at, place, open } = stop;
  if (at === text.length && open.length === 0) return diagnoseEmpty(text);
  const isCut = open.length > 0 && isValuePlace(place) && CUT_VALUE.test(upcoming(stop));
  if (at < text.length && !isCut) return undefined;
  return {
    span: { start: text.length, end: text.length },
    found: 'the end of the text',
    allowed: ALLOWED[place],
    hint: stillOpen(text, open),
  };
}

function diagnoseEmpty(text: string): Diagnosis {
  return {
    span: { start: 0, end: 0 },
    found: text === '' ? 'an empty text' : 'nothing but blanks',
    allowed: ALLOWED.start,
    hint: 'Write a value, such as an object between { and }.',
  };
}

function diagnoseTrailingComma({ text, at, place }: Stop): Diagnosis | undefined {
  const closing = text.charAt(at);
  const isTrailing = (place === 'name' && closing === '}') || (place === 'item' && closing === ']');
  if (!isTrailing) return undefined;
  const what = place === 'name' ? 'entry' : 'item';
  const comma = text.lastIndexOf(',', at); // only blanks stand between them
  return {
    span: { start: comma, end: comma + 1 },
    found: `a comma behind the last ${what}`,
    allowed: `"${closing}"`,
    hint: `Remove the comma behind the last ${what}.`,
  };
}

/** A word right behind a closing quote: either that quote belongs to the text, or a text before it is not closed. */
function diagnoseQuoteInside(stop: Stop): Diagnosis | undefined {
  const isBehindQuote = stop.text.charAt(stop.at - 1) === '"';
  if (!isBehindQuote || !/^[\p{L}\p{N}_]/u.test(upcoming(stop))) return undefined;
  return {
    span: { start: stop.at - 1, end: stop.at },
    found: 'a quote with a word right behind it',
    allowed: ALLOWED[stop.place],
    hint: 'Write a quote inside a text as \\", and close every text with a quote.',
  };
}

function diagnoseMistake(stop: Stop): Diagnosis | undefined {
  return firstOf(mistakesAt(stop.place), upcoming(stop), stop);
}

function mistakesAt(place: Place): readonly Mistake[] {
  if (place === 'start') return [...OTHER_FORMATS, ...FOREIGN_SIGNS, ...FOREIGN_VALUES];
  if (isValuePlace(place)) return [...FOREIGN_SIGNS, ...FOREIGN_VALUES];
  return isNamePlace(place) ? [...FOREIGN_SIGNS, ...FOREIGN_NAMES] : FOREIGN_SIGNS;
}

function diagnoseBareWord(stop: Stop): Diagnosis | undefined {
  const word = isValuePlace(stop.place) ? BARE_WORD.exec(upcoming(stop))?.[0] : undefined;
  if (word === undefined) return undefined;
  const diagnosis = firstOf(BARE_WORDS, word, stop);
  return diagnosis && { ...diagnosis, span: { start: stop.at, end: stop.at + word.length } };
}

function firstOf(mistakes: readonly Mistake[], text: string, { at, place }: Stop): Diagnosis | undefined {
  for (const [pattern, found, hint] of mistakes) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined)
      return { span: { start: at, end: at + match.length }, found, allowed: ALLOWED[place], hint };
  }
  return undefined;
}

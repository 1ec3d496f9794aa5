import type { Diagnosis, Span } from './json-problem.ts';
import { closedBy, type Opening, stillOpen } from './still-open.ts';
import { FOREIGN_NAMES, FOREIGN_SIGNS, FOREIGN_VALUES, type Mistake, OTHER_FORMATS } from './usual-mistakes.ts';

/** What may stand at each place of the grammar. */
const ALLOWED = {
  start: 'a value',
  value: 'a value',
  'first item': 'a value or "]"',
  item: 'a value',
  'first name': 'a name in double quotes or "}"',
  name: 'a name in double quotes',
  colon: 'a colon',
  'after entry': 'a comma or "}"',
  'after item': 'a comma or "]"',
  end: 'the end of the text',
};

/** A place of the grammar. */
export type Place = keyof typeof ALLOWED;

/** Where a text stops being JSON. */
export interface Stop {
  readonly text: string;
  readonly at: number;
  /** The place of the grammar that is reached. */
  readonly place: Place;
  /** The arrays and objects around it, the outermost first. */
  readonly open: readonly Opening[];
}

/** Says what stands where a text stops being JSON, what would have been right, and what to do. */
export function diagnose(stop: Stop): Diagnosis {
  return (
    diagnoseEnd(stop) ??
    diagnoseTrailingComma(stop) ??
    diagnoseQuoteInside(stop) ??
    diagnoseMistake(stop) ??
    diagnosePunctuation(stop)
  );
}

/** How far a diagnosis looks: patterns on megabytes take time, and too much space to backtrack in. */
const WINDOW = 1000;

const upcoming = ({ text, at }: Stop): string => text.slice(at, at + WINDOW);

/** A value that the text's end has cut; all of them are also the beginning of one. */
const CUT_VALUE = /^(?:-|-?\d+\.|-?\d+(?:\.\d+)?[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/;

function diagnoseEnd(stop: Stop): Diagnosis | undefined {
  const { text, at, place, open } = stop;
  const isCut = at === text.length || (open.length > 0 && isValuePlace(place) && CUT_VALUE.test(upcoming(stop)));
  if (!isCut) return undefined;
  const allowed = ALLOWED[place];
  if (open.length > 0) return { span: end(text), found: 'the end of the text', allowed, hint: stillOpen(text, open) };
  const found = text === '' ? 'an empty text' : 'nothing but blanks';
  return { span: { start: 0, end: 0 }, found, allowed, hint: 'Write a value, such as an object in { and }.' };
}

const end = (text: string): Span => ({ start: text.length, end: text.length });

function diagnoseTrailingComma({ text, at, place }: Stop): Diagnosis | undefined {
  const closing = text.charAt(at);
  const isTrailing = (place === 'name' && closing === '}') || (place === 'item' && closing === ']');
  if (!isTrailing) return undefined;
  const what = place === 'name' ? 'entry' : 'item';
  const comma = text.lastIndexOf(',', at);
  return {
    span: { start: comma, end: comma + 1 },
    found: `a comma behind the last ${what}`,
    allowed: `"${closing}"`,
    hint: `Remove the comma behind the last ${what}.`,
  };
}

/** A word right behind a closing quote: either that quote belongs to the text, or an earlier text was not closed. */
function diagnoseQuoteInside(stop: Stop): Diagnosis | undefined {
  const isBehindText = stop.text.charAt(stop.at - 1) === '"';
  const word = /^[\p{L}\p{N}_]+/u.exec(upcoming(stop))?.[0];
  if (!isBehindText || word === undefined) return undefined;
  return {
    span: { start: stop.at - 1, end: stop.at },
    found: 'a quote with a word right behind it',
    allowed: ALLOWED[stop.place],
    hint: 'Write a quote inside a text as \\", and close every text with one.',
  };
}

function diagnoseMistake(stop: Stop): Diagnosis | undefined {
  const mistakes = stop.place === 'start' ? [...OTHER_FORMATS, ...FOREIGN_SIGNS] : FOREIGN_SIGNS;
  return firstOf([...mistakes, ...mistakesInstead(stop.place)], stop);
}

function mistakesInstead(place: Place): readonly Mistake[] {
  if (isValuePlace(place)) return FOREIGN_VALUES;
  return isNamePlace(place) ? FOREIGN_NAMES : [];
}

const isValuePlace = (place: Place): boolean => ['start', 'value', 'first item', 'item'].includes(place);

const isNamePlace = (place: Place): boolean => place === 'first name' || place === 'name';

function firstOf(mistakes: readonly Mistake[], stop: Stop): Diagnosis | undefined {
  const text = upcoming(stop);
  for (const [pattern, found, hint] of mistakes) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { span: spanFrom(stop.at, match), found, allowed: ALLOWED[stop.place], hint };
  }
  return undefined;
}

const spanFrom = (start: number, text: string): Span => ({ start, end: start + text.length });

type Kind = 'value' | 'number' | 'opening' | 'closing' | 'comma' | 'colon' | 'word' | 'equals' | 'semicolon' | 'other';

/** What JSON is made of, and what else may stand between names and values. */
// biome-ignore format: a table
const KINDS: readonly (readonly [Kind, RegExp, found: string])[] = [
  ['comma',     /^,/,                                 'a comma'],
  ['colon',     /^:/,                                 'a colon'],
  ['opening',   /^\{/,                                '"{"'],
  ['opening',   /^\[/,                                '"["'],
  ['closing',   /^\}/,                                '"}"'],
  ['closing',   /^\]/,                                '"]"'],
  ['value',     /^"(?:(?:[^"\\\r\n]|\\.)*")?/,        'a text'],
  ['value',     /^(?:true|false|null)(?![\p{L}\p{N}_$])/u, 'a value'],
  ['number',    /^-?\d[\w.+-]*/,                      'a number'],
  ['word',      /^[\p{L}_$][\p{L}\p{N}_$.-]*/u,       'a word without quotes'],
  ['equals',    /^=>?/,                               'an equals sign'],
  ['semicolon', /^;/,                                 'a semicolon'],
  ['other',     /^./su,                               'a character that JSON has no use for here'],
];

type Hints = Partial<Record<Kind, string>>;

const forValues = (hint: string): Hints => ({ value: hint, number: hint, opening: hint, word: hint });

const COMMA_TOO_MANY = 'Remove the comma that nothing stands before.';
const VALUE_MISSING = 'Write a value behind the colon, such as null.';
const NAME_MISSING = 'Write a name in double quotes before the colon.';

/** What to do about what stands at a place. A closing bracket of the wrong kind has its own hint. */
// biome-ignore format: a table
const HINTS: Record<Place, Hints> = {
  start: {},
  value: { comma: VALUE_MISSING, closing: VALUE_MISSING, colon: 'Remove one of the two colons.' },
  'first item': { comma: COMMA_TOO_MANY },
  item: { comma: COMMA_TOO_MANY },
  'first name': {
    comma: COMMA_TOO_MANY,
    colon: NAME_MISSING,
    number: 'Write names in double quotes.',
    opening: 'Write a name and a colon before it; if it belongs to a placeholder, fill that in.',
  },
  name: {
    comma: COMMA_TOO_MANY,
    colon: NAME_MISSING,
    number: 'Write names in double quotes, and decimals behind a point.',
    opening: 'Write a name and a colon before it, or close the object that is open.',
  },
  colon: {
    ...forValues('Write a colon between the name and its value.'),
    equals: 'Write a colon between the name and its value.',
    comma: 'Write a colon and a value behind the name.',
    closing: 'Write a colon and a value behind the name.',
  },
  'after entry': {
    ...forValues('Write a comma between the entries.'),
    semicolon: 'Write a comma between the entries.',
    colon: 'Write a comma between the entries, and put a value that holds a colon in double quotes.',
  },
  'after item': {
    ...forValues('Write a comma between the items.'),
    semicolon: 'Write a comma between the items.',
    colon: 'Put entries with names into an object, between { and }.',
  },
  end: {
    ...forValues('Put several values into one array, or check each on its own.'),
    word: 'Remove what stands behind the value.',
    comma: 'Remove the comma, or put several values into one array.',
    semicolon: 'Remove the semicolon.',
    closing: 'Remove it, or look for a bracket that closes too early.',
    colon: 'Put { before the name and } behind the value.',
  },
};

const GENERAL = 'JSON is made of texts and names in double quotes, numbers, true, false, null and { } [ ] : , only.';

function diagnosePunctuation(stop: Stop): Diagnosis {
  const { place, at, text, open } = stop;
  const { kind, found, match } = kindOf(upcoming(stop));
  const hint = HINTS[place][kind] ?? (kind === 'closing' ? closedBy(text, open) : undefined) ?? GENERAL;
  const isSecond = place === 'end' && (kind === 'value' || kind === 'number' || kind === 'opening');
  return { span: spanFrom(at, match), found: isSecond ? 'a second value' : found, allowed: ALLOWED[place], hint };
}

function kindOf(text: string): { kind: Kind; found: string; match: string } {
  for (const [kind, pattern, found] of KINDS) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { kind, found, match };
  }
  throw new RangeError('The text has ended.');
}

import { ALLOWED, type Place, type Stop, upcoming } from './grammar-place.ts';
import type { Diagnosis } from './json-problem.ts';
import { closedBy } from './still-open.ts';

type Kind = 'value' | 'number' | 'opening' | 'closing' | 'comma' | 'colon' | 'word' | 'equals' | 'semicolon' | 'other';

/** What a text is made of. */
// biome-ignore format: a table
const TOKENS: readonly (readonly [Kind, RegExp, found: string])[] = [
  ['comma',     /^,/,                                      'a comma'],
  ['colon',     /^:/,                                      'a colon'],
  ['opening',   /^\{/,                                     '"{"'],
  ['opening',   /^\[/,                                     '"["'],
  ['closing',   /^\}/,                                     '"}"'],
  ['closing',   /^\]/,                                     '"]"'],
  ['value',     /^"(?:(?:[^"\\\r\n]|\\.)*")?/,             'a text'],
  ['value',     /^(?:true|false|null)(?![\p{L}\p{N}_$])/u, 'a value'],
  ['number',    /^-?\d[\w.+-]*/,                           'a number'],
  ['word',      /^[\p{L}_$][\p{L}\p{N}_$.-]*/u,            'a word without quotes'],
  ['equals',    /^=>?/,                                    'an equals sign'],
  ['semicolon', /^;/,                                      'a semicolon'],
];

type Hints = Partial<Record<Kind, string>>;

/** A function: what its call makes can be dropped unused, and bundlers can't tell that of a spread. */
const forValues = (hint: string, others: Hints): Hints => ({
  value: hint,
  number: hint,
  opening: hint,
  word: hint,
  ...others,
});

const COMMA_TOO_MANY = 'Remove the comma that nothing stands before.';
const NAME_MISSING = 'Write a name in double quotes before the colon.';
const VALUE_MISSING = 'Write a value behind the colon, such as null.';
const COLON_MISSING = 'Write a colon between the name and its value.';
const COLON_AND_VALUE_MISSING = 'Write a colon and a value behind the name.';

/** What to do about what stands at a place. A closing bracket of the wrong kind has a hint of its own. */
const HINTS: Record<Place, Hints> = {
  start: { closing: 'Remove it: nothing is open that it could close.' },
  value: { comma: VALUE_MISSING, closing: VALUE_MISSING, colon: 'Remove one of the two colons.' },
  'first item': { comma: COMMA_TOO_MANY },
  item: { comma: COMMA_TOO_MANY },
  'first name': {
    comma: COMMA_TOO_MANY,
    colon: NAME_MISSING,
    number: 'Write names in double quotes.',
    opening: 'Write a name and a colon before it; where it begins a placeholder, fill that in.',
  },
  name: {
    comma: COMMA_TOO_MANY,
    colon: NAME_MISSING,
    number: 'Write names in double quotes, and decimals behind a point.',
    opening: 'Write a name and a colon before it, or close the object that is open.',
  },
  colon: /* @__PURE__ */ forValues(COLON_MISSING, {
    equals: COLON_MISSING,
    comma: COLON_AND_VALUE_MISSING,
    closing: COLON_AND_VALUE_MISSING,
  }),
  'after entry': /* @__PURE__ */ forValues('Write a comma between the entries.', {
    semicolon: 'Write a comma between the entries.',
    colon: 'Write a comma between the entries, and put a value that holds a colon in double quotes.',
  }),
  'after item': /* @__PURE__ */ forValues('Write a comma between the items.', {
    semicolon: 'Write a comma between the items.',
    colon: 'Put entries with names between { and }, and a text that holds a colon in double quotes.',
  }),
  end: /* @__PURE__ */ forValues('Check each of them on its own: a payload is one object.', {
    word: 'Remove what stands behind the value.',
    comma: 'Remove the comma, and check each of the values on its own.',
    semicolon: 'Remove the semicolon.',
    closing: 'Remove it, or look for a bracket that closes too early.',
    colon: 'Put { before the name and } behind the value.',
  }),
};

const GENERAL = 'JSON is made of texts and names in double quotes, numbers, true, false, null and { } [ ] : , only.';

/** Says what is wrong with something that JSON has, or that it has no use for, at a place where it can't stand. */
export function diagnoseMisplaced(stop: Stop): Diagnosis {
  const { place, at, text, open } = stop;
  const { kind, found, length } = tokenOf(upcoming(stop));
  const isSecondValue = place === 'end' && ['value', 'number', 'opening'].includes(kind);
  return {
    span: { start: at, end: at + length },
    found: isSecondValue ? 'a second value' : found,
    allowed: ALLOWED[place],
    hint: HINTS[place][kind] ?? (kind === 'closing' ? closedBy(text, open, at) : undefined) ?? GENERAL,
  };
}

function tokenOf(text: string): { kind: Kind; found: string; length: number } {
  for (const [kind, pattern, found] of TOKENS) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return { kind, found, length: match.length };
  }
  const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return { kind: 'other', found: 'a character that JSON has no use for here', length: character.length };
}

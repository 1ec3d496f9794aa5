import { countCharacters } from '@pg/type-codes';
import type { RowMistake } from '../match/evaluate.ts';
import type { Field } from '../rows/table.ts';
import { checkRules } from '../rules/row-rules.ts';
import { ADDRESS, CODE, COUNT, LINES, NUMBER, natureOf, OPAQUE, PERCENT, TEXT, UNLISTED, URL_FIELD } from './nature.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs.ts';

const ALL: readonly (readonly [code: string, sign: Sign])[] = Object.entries(signs);

/** The first sign in a string that it can't be meant as it is. `when` says whether the string matches its row. */
export function findSign(spec: Field, text: string, when: 'right' | 'wrong'): RowMistake | undefined {
  for (const [code, [, pattern, message, { isSign, rule, hint } = {}]] of signsOf(natureOf(spec), when)) {
    const match = pattern.exec(text);
    if (!match || isSign?.(text, spec) === false) continue;
    const [, ...groups] = match;
    const before = groups.find((each) => each !== undefined) ?? '';
    const hasPlace = (typeof message === 'string' ? message : message.message).includes('{at}');
    return {
      rule: rule ?? checkRules['expected-format'],
      code,
      params: {
        ...(hasPlace && { at: countCharacters(text.slice(0, match.index + before.length)) + 1 }),
        ...match.groups,
      },
      hint: hint?.(spec.row?.[3] ?? {}),
    };
  }
  return undefined;
}

const SIGNS = { right: new Map<number, typeof ALL>(), wrong: new Map<number, typeof ALL>() };

/** The signs of what a field is. */
function signsOf(nature: number, when: 'right' | 'wrong'): typeof ALL {
  const known = SIGNS[when].get(nature);
  if (known) return known;
  const found = ALL.filter(([, [of, , , { when: only = when } = {}]]) => (of & nature) !== 0 && only === when);
  SIGNS[when].set(nature, found);
  return found;
}

/** A fast pattern for what a field is: strings with a sign match it, and most others don't. */
function roughPattern(nature: number): RegExp | undefined {
  if (nature === TEXT) return /^ |^$|[^ -$'-;=?-MO-Z\]-~]|efi|ull|rray$/;
  if (nature & (URL_FIELD | ADDRESS | LINES | OPAQUE | UNLISTED)) return undefined;
  if (nature & PERCENT) return /^(?![1-9]\d?(?:\.\d+)?$)/;
  if (nature & (NUMBER | COUNT)) return /^(?![1-9][\d.]*$)/;
  // A code may be base64.
  return nature === CODE ? /^$|[^\w+/=-]|N(?:aN|one)|efi|ull|rray$/ : /^$|[^\w-]|N|efi|ull|rray$/;
}

const PATTERNS = new Map<number, RegExp>();

/** A fast test of a field's strings that match its row: those that pass have content, and no sign. */
export function noSignTest(spec: Field): (text: string) => boolean {
  const nature = natureOf(spec);
  const pattern = PATTERNS.get(nature) ?? patternOf(nature);
  PATTERNS.set(nature, pattern);
  const rough = roughPattern(nature);
  return (text) => rough?.test(text) === false || !pattern.test(text);
}

/** A pattern that the empty string matches, and all strings that may have a sign. */
function patternOf(nature: number): RegExp {
  const parts = signsOf(nature, 'right').map(([, [, { source }, , facts]]) => facts?.needs ?? source);
  return new RegExp(['^$', ...new Set(parts)].join('|'), 'i');
}

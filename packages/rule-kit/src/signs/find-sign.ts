import { countCharacters } from '@pg/type-codes';
import { cached } from '../data/cached.ts';
import type { RowMistake } from '../match/evaluate.ts';
import type { Field } from '../rows/table.ts';
import { checkRules } from '../rules/row-rules.ts';
import { ADDRESS, CODE, COUNT, LINES, NUMBER, natureOf, OPAQUE, PERCENT, TEXT, UNLISTED, URL_FIELD } from './nature.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs.ts';

const ALL: readonly (readonly [code: string, sign: Sign])[] = Object.entries(signs);

/** The first sign in a string that it can't be meant as it is. `when` says whether the string matches its row. */
export function findSign(spec: Field, text: string, when: 'right' | 'wrong'): RowMistake | undefined {
  for (const [code, [, pattern, message, { isSign, rule, hint } = {}]] of signsOf[when](natureOf(spec))) {
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

/** The signs of what a field is. */
const signsThatAre = (when: 'right' | 'wrong') =>
  cached((nature: number) =>
    ALL.filter(([, [of, , , { when: only = when } = {}]]) => (of & nature) !== 0 && only === when),
  );
const signsOf = { right: signsThatAre('right'), wrong: signsThatAre('wrong') };

/** A fast pattern for what a field is: strings with a sign match it, and most others don't. */
function roughPattern(nature: number): RegExp | undefined {
  if (nature === TEXT) return /^ |^$|[^ -$'-;=?-MO-Z\]-~]|efi|ull|rray$/;
  if (nature & (URL_FIELD | ADDRESS | LINES | OPAQUE | UNLISTED)) return undefined;
  if (nature & PERCENT) return /^(?![1-9]\d?(?:\.\d+)?$)/;
  if (nature & (NUMBER | COUNT)) return /^(?![1-9][\d.]*$)/;
  // A code may be base64.
  return nature === CODE ? /^$|[^\w+/=-]|N(?:aN|one)|efi|ull|rray$/ : /^$|[^\w-]|N|efi|ull|rray$/;
}

/** A fast test of a field's strings that match its row: those that pass have content, and no sign. */
export function noSignTest(spec: Field): (text: string) => boolean {
  const nature = natureOf(spec);
  const pattern = patternOf(nature);
  const rough = roughPattern(nature);
  return (text) => rough?.test(text) === false || !pattern.test(text);
}

/** A pattern that the empty string matches, and all strings that may have a sign. */
const patternOf = cached((nature: number): RegExp => {
  const parts = signsOf.right(nature).map(([, [, { source }, , facts]]) => facts?.needs ?? source);
  return new RegExp(['^$', ...new Set(parts)].join('|'), 'i');
});

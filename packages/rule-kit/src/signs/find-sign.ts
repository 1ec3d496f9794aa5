import { countCharacters } from '@pg/type-codes';
import type { RowMistake } from '../match/evaluate.ts';
import type { FieldSpec } from '../rows/table.ts';
import { rowRules } from '../rules/row-rules.ts';
import { natureOf } from './nature.ts';
import type { Sign } from './sign.ts';
import { signs } from './signs.ts';

const ALL: readonly (readonly [code: string, sign: Sign])[] = Object.entries(signs);

/** The first sign in a string that it can't be meant as it is. `when` says whether the string matches its row. */
export function findSign(spec: FieldSpec, text: string, when: 'right' | 'wrong'): RowMistake | undefined {
  const nature = natureOf(spec);
  for (const [code, [of, pattern, message, { isSign, when: only = when, rule, hint } = {}]] of ALL) {
    const match = (of & nature) !== 0 && only === when && pattern.exec(text);
    if (!match || isSign?.(text, spec) === false) continue;
    const hasPlace = (typeof message === 'string' ? message : message.message).includes('{at}');
    return {
      rule: rule ?? rowRules['expected-format'],
      code,
      params: { ...(hasPlace && { at: countCharacters(text.slice(0, match.index)) + 1 }), ...match.groups },
      hint: hint?.(spec.row?.[3] ?? {}),
    };
  }
  return undefined;
}

const SUSPICIONS = new Map<number, RegExp>();

/** A pattern that all strings match that match the row of their field, and may have a sign. */
export function suspicionOf(spec: FieldSpec): RegExp {
  const nature = natureOf(spec);
  const known = SUSPICIONS.get(nature);
  if (known) return known;
  const needed = ALL.filter(([, [of, , , more]]) => (of & nature) !== 0 && more?.when !== 'wrong');
  const made = new RegExp([...new Set(needed.map(([, [, { source }, , more]]) => more?.needs ?? source))].join('|'), 'i');
  SUSPICIONS.set(nature, made);
  return made;
}

import type { Basis } from '../findings/finding.ts';
import { meanings, withMeantCode } from '../formats/codes.ts';
import type { RowMistake } from '../match/evaluate.ts';
import type { Field } from '../rows/table.ts';
import { checkRules } from '../rules/row-rules.ts';
import { findSign } from '../signs/find-sign.ts';
import { mayBeLeftOut } from './describe-value.ts';
import { findSeveral, meantCode, wrongCase } from './listed-causes.ts';

/** Why a string that matches its spec is questionable; `undefined` if it is not. */
export function findQuestionable(spec: Field, text: string, beside?: unknown): RowMistake | undefined {
  const sign = text === '' ? emptyString(spec) : findSign(spec, text, 'right');
  // If it is a given value with a line break or an invisible character, only that is reported.
  const given = spec.knownValues ?? [];
  if (isUngiven(spec, text) && !(sign && given.includes(text.replaceAll(/[^!-~]/g, '')))) {
    const several = spec.row?.[0] === 'array of string' ? findSeveral(text, given) : undefined;
    if (several) return { ...several, rule: checkRules['given-value'] };
    return questionableCode(text, given, spec.table?.basis);
  }
  return sign ?? findUnexpected(spec, text, beside);
}

const emptyString = (spec: Field): RowMistake | undefined =>
  spec.row && { rule: checkRules['empty-string'], code: mayBeLeftOut(spec) ? 'empty-optional' : 'empty-required' };

/** Why a value that matches its type does not fit its meaning; `undefined` if it fits. */
export function findUnexpected({ row }: Field, text: string, beside?: unknown): RowMistake | undefined {
  const should = row?.[3]?.should;
  const mistake = should && meanings[should].findMistake?.(text, beside);
  return mistake && { ...(withMeantCode(should, text, mistake) ?? mistake), rule: checkRules['expected-format'] };
}

const isUngiven = ({ knownValues }: Field, text: string): boolean =>
  knownValues !== undefined && text !== '' && !knownValues.includes(text);

function questionableCode(text: string, given: readonly string[], basis: Basis | undefined): RowMistake {
  const meant = meantCode(text, given);
  if (meant === undefined)
    return {
      rule: checkRules['given-value'],
      code: basis === 'published' ? 'not-published' : 'not-given',
      params: { given },
    };
  const rule = checkRules['given-value'];
  if (meant.certain) return { ...wrongCase(meant.name, text), rule };
  const params = { given, meant: meant.name };
  return { rule, code: 'misspelled-given', params, choices: [{ value: meant.name }] };
}

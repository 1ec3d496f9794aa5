import { hasLength } from '@pg/type-codes';
import { meanings } from '../formats/codes.ts';
import { type Evaluate, evaluatorOf, type Questions } from '../match/evaluate.ts';
import { besideOf, matchesValue } from '../match/matches-value.ts';
import type { FieldSpec } from '../rows/table.ts';
import { suspicionOf } from '../signs/find-sign.ts';
import { findQuestionable } from './questionable-string.ts';

/** What `check` finds: also unknown fields, and values that match but are questionable. */
export const QUESTIONS_OF_CHECK: Questions = {
  ignoresUnknown: false,
  find: (spec, value, beside) => findQuestionable(spec, `${value}`, beside),
  usualTest,
  evaluators: new WeakMap(),
};

/** The evaluator of a spec in which `check` may find something. */
export const readerOf = (spec: FieldSpec): Evaluate => evaluatorOf(spec, QUESTIONS_OF_CHECK);

/** A fast test: strings that pass are right, and not questionable. Most of those pass. */
function usualTest(spec: FieldSpec): ReturnType<Questions['usualTest']> {
  const { kind, row, table, parts, values, knownValues } = spec;
  const should = row?.[3]?.should && meanings[row[3].should];
  const listed = kind === 'values' ? values : (knownValues ?? should?.codes);
  if (listed) {
    const usual: ReadonlySet<string> = new Set(
      [...listed].filter((text) => matchesValue(spec, text) && !findQuestionable(spec, text)),
    );
    return (text) => usual.has(text);
  }
  if (should?.isUsual) return should.isUsual;
  const matchesParts = table?.checks?.matches;
  if (kind === 'N' && matchesParts && !should) return (text) => text !== '' && matchesParts(parts, text);
  const suspicion = suspicionOf(spec);
  const findMistake = should?.findMistake;
  if (kind === 'AN' && !findMistake) return (text) => text !== '' && hasLength(spec, text) && !suspicion.test(text);
  return (text, object) =>
    text !== '' &&
    matchesValue(spec, text) &&
    !suspicion.test(text) &&
    findMistake?.(text, besideOf(spec, object)) === undefined;
}

import { hasLength } from '@pg/type-codes';
import { meanings } from '../formats/codes.ts';
import { type Evaluate, evaluatorOf, type Questions, type RowMistake } from '../match/evaluate.ts';
import { besideOf, matchesValue } from '../match/matches-value.ts';
import { unlistedOf } from '../match/unlisted.ts';
import type { FieldSpec } from '../rows/table.ts';
import { findQuestionable, findUnexpected, isPlainText } from './questionable-string.ts';

/** What `check` finds: also unknown fields, and values that match but are questionable. */
export const QUESTIONS_OF_CHECK: Questions = {
  find: findQuestion,
  unlisted: unlistedOf(() => QUESTIONS_OF_CHECK),
  usualTest,
  evaluators: new WeakMap(),
};

/** The evaluator of a spec in which `check` may find something. */
export const readerOf = (spec: FieldSpec): Evaluate => evaluatorOf(spec, QUESTIONS_OF_CHECK);

function findQuestion(spec: FieldSpec, value: string | number, beside: unknown): RowMistake | undefined {
  const find = typeof value === 'string' ? findQuestionable : findUnexpected;
  return find(spec, `${value}`, beside);
}

/** A fast test: strings that pass are right, and not questionable. Most of those pass. */
function usualTest(spec: FieldSpec): ReturnType<Questions['usualTest']> {
  const { kind, row, table, parts, values, knownValues } = spec;
  const should = row?.[3]?.should && meanings[row[3].should];
  const listed = kind === 'values' ? values : (knownValues ?? should?.codes);
  if (listed) {
    const usual: ReadonlySet<string> = new Set(
      [...listed].filter((text) => matchesValue(spec, text) && !findQuestion(spec, text, undefined)),
    );
    return (text) => usual.has(text);
  }
  if (should?.isUsual) return should.isUsual;
  const matchesParts = table?.checks?.matches;
  if (kind === 'N' && matchesParts && !should) return (text) => text !== '' && matchesParts(parts, text);
  if (kind !== 'AN') return () => false;
  const findMistake = should?.findMistake;
  if (!findMistake) return (text) => hasLength(spec, text) && isPlainText(text);
  return (text, object) =>
    hasLength(spec, text) && isPlainText(text) && findMistake(text, besideOf(spec, object)) === undefined;
}

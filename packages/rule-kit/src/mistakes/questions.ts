import { hasLength } from '@pg/type-codes';
import { type Fields, isObject } from '../data/value.ts';
import { meanings } from '../formats/codes.ts';
import { type Evaluate, evaluateAt, evaluatorOf, type Parent, type Questions, type Sink } from '../match/evaluate.ts';
import { besideOf, matchesValue } from '../match/matches-value.ts';
import { makeField } from '../rows/field.ts';
import type { Field } from '../rows/table.ts';
import { noSignTest } from '../signs/find-sign.ts';
import { findQuestionable } from './questionable-string.ts';

/** What `check` finds: also unknown fields, and values that match but are questionable. */
export const QUESTIONS_OF_CHECK: Questions = { usualTest, ofValue, ofField, ofAlternatives, evaluators: new WeakMap() };

/** The evaluator of a spec in which `check` may find something. */
export const readerOf = (spec: Field): Evaluate => evaluatorOf(spec, QUESTIONS_OF_CHECK);

const ANYTHING = makeField({ kind: 'any' });

/** Deeper values are ignored: an object may contain itself. */
const DEEPEST = 100;

function ofValue(spec: Field): Evaluate {
  const isUsual = usualTest(spec);
  return (value, _, sink, object) => {
    if (typeof value === 'string' && isUsual(value, object)) return value;
    if (!matchesValue(spec, value)) return sink?.onMismatch(spec, value, object);
    if (typeof value === 'boolean') return value;
    if (typeof value === 'object' && value !== null) return sink && evaluateInside(value, sink);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const question = findQuestionable(spec, `${value}`, besideOf(spec, object));
    if (question) return sink?.onQuestion?.(spec, question);
    return typeof value === 'string' || Number.isFinite(value) ? value : undefined;
  };
}

/** Evaluates what is inside an object or array that no table describes. */
function evaluateInside(values: object, sink: Sink): void {
  if (sink.place.length > DEEPEST) return;
  for (const [name, value] of Object.entries(values))
    evaluateAt(Array.isArray(values) ? Number(name) : name, readerOf(ANYTHING), value, sink);
}

function ofField(spec: Field, name: string, object: Fields, sink: Sink, parent: Parent | undefined): void {
  sink.place.push(name);
  const home = sink.onUnknown?.(spec, name, object, parent) ?? ANYTHING;
  if (object[name] !== undefined) readerOf(home)(object[name], false, sink, object, spec);
  sink.place.pop();
}

/** A clean object has fields of one alternative only: that of its first field. */
function ofAlternatives({ alternatives }: Field, ofAll: Evaluate): Evaluate {
  const owners = new Map<string, Field>();
  for (const alternative of alternatives) for (const name in alternative.fields) owners.set(name, alternative);
  return (value, copies, sink, object, parent) => {
    if (sink) return ofAll(value, false, sink, object, parent);
    if (!isObject(value)) return undefined;
    for (const name in value) {
      const owner = owners.get(name);
      return owner && readerOf(owner)(value, copies);
    }
    return ofAll(value, copies);
  };
}

/** A fast test: strings that pass are right, and not questionable. Most of those pass. */
function usualTest(spec: Field): ReturnType<Questions['usualTest']> {
  const { kind, row, table, parts, values, knownValues } = spec;
  const should = row?.[3]?.should && meanings[row[3].should];
  const listed = kind === 'values' ? values : (knownValues ?? should?.codes);
  if (listed) {
    const all = new Set(listed);
    const usual = new Set<string>();
    // Lists are long, and a payload has one value: a value is tested when it is first met.
    const isFirst = (text: string): boolean =>
      all.has(text) && matchesValue(spec, text) && !findQuestionable(spec, text) && usual.add(text).has(text);
    return (text) => usual.has(text) || isFirst(text);
  }
  if (should?.isUsual) return should.isUsual;
  const matchesParts = table?.checks?.matches;
  if (kind === 'N' && matchesParts && !should) return (text) => text !== '' && matchesParts(parts, text);
  const hasNoSign = noSignTest(spec);
  const findMistake = should?.findMistake;
  if (kind === 'AN' && !findMistake) return (text) => hasLength(spec, text) && hasNoSign(text);
  return (text, object) =>
    matchesValue(spec, text) && hasNoSign(text) && findMistake?.(text, besideOf(spec, object)) === undefined;
}

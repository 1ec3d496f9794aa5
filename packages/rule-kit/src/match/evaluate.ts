import { MAX_ITEMS } from '@pg/nested-text';
import { type Fields, isObject } from '../data/value.ts';
import type { Mistake, RuleMeta } from '../findings/finding.ts';
import { UNLISTED } from '../rows/field.ts';
import type { Field } from '../rows/table.ts';
import { matchesValue } from './matches-value.ts';

/** The path from the root to the current value. The evaluation changes it. */
export type Place = (string | number)[];

/** The object around another object, also if an array is between them. */
export interface Parent {
  readonly spec: Field;
  readonly object: Fields;
}

/** A mistake about the value of a field, and the rule of its row that it breaks. */
export interface RowMistake extends Mistake {
  readonly rule: RuleMeta;
}

/** Gets what rows find. Without one, an evaluation stops at the first mistake. */
export interface Sink {
  readonly place: Place;
  /** A value that does not match its spec. */
  readonly onMismatch: (spec: Field, value: unknown, object: Fields | undefined) => void;
  /** A required field that is missing. */
  readonly onMissing: (spec: Field) => void;
  /** A value that matches, but is questionable. */
  readonly onQuestion?: (spec: Field, question: RowMistake) => void;
  /** A field that no table lists. Returns a spec to check its value, if there is one. */
  readonly onUnknown?: (spec: Field, name: string, object: Fields, parent: Parent | undefined) => Field | undefined;
}

/** What `check` asks in addition to what schemas refuse. It is an object, so that a bundle of schemas does not contain it. */
export interface Questions {
  /** Makes a fast test: a string that passes matches, and is not questionable. */
  readonly usualTest: (spec: Field) => (text: string, object: Fields | undefined) => boolean;
  /** Makes the evaluator of a scalar, or of an object or array that no table describes. */
  readonly ofValue: (spec: Field) => Evaluate;
  /** Evaluates a field that no table lists. */
  readonly ofField: (spec: Field, name: string, object: Fields, sink: Sink, parent: Parent | undefined) => void;
  /** Makes the evaluator of an object that has the fields of one of several tables. */
  readonly ofAlternatives: (spec: Field, ofAll: Evaluate) => Evaluate;
  readonly evaluators: WeakMap<Field, Evaluate>;
}

/** The evaluators without questions. */
const EVALUATORS = new WeakMap<Field, Evaluate>();

/**
 * Evaluates a value of a spec.
 *
 * @param copies Whether to return a copy of objects and arrays, and whether it is frozen. Without questions, it has unknown fields too.
 * @param sink Gets all mistakes. What is returned does not matter then.
 * @param object The object that has the value, and its spec.
 * @returns The value, or its copy; `undefined` if there may be a mistake.
 */
export type Evaluate = (
  value: unknown,
  copies: boolean | 'frozen',
  sink?: Sink,
  object?: Fields,
  owner?: Field,
) => unknown;

/** Whether a value and all values inside it match the spec. */
export const matches = (spec: Field, value: unknown): boolean => evaluatorOf(spec)(value, false) !== undefined;

/** A copy of a value that matches the spec. What no table describes is the same in it. */
export const copyOf = (spec: Field, value: unknown): unknown => evaluatorOf(spec)(value, true);

/** The evaluator of a spec's values. It is compiled when it is first used. */
export function evaluatorOf(spec: Field, questions?: Questions): Evaluate {
  const evaluators = questions?.evaluators ?? EVALUATORS;
  const known = evaluators.get(spec);
  if (known) return known;
  const made = compile(spec, questions);
  evaluators.set(spec, made);
  return made;
}

function compile(spec: Field, questions: Questions | undefined): Evaluate {
  const { kind, fields, alternatives } = spec;
  if (kind === 'list') return listEvaluator(spec, questions);
  if (kind !== 'object' || fields === UNLISTED) return (questions?.ofValue ?? valueEvaluator)(spec);
  const ofAll = objectEvaluator(spec, questions);
  return questions && alternatives.length > 0 ? questions.ofAlternatives(spec, ofAll) : ofAll;
}

const valueEvaluator =
  (spec: Field): Evaluate =>
  (value, copies, sink, object) => {
    if (!matchesValue(spec, value)) return sink?.onMismatch(spec, value, object);
    return copies && spec.kind === 'object' ? { ...(value as object) } : (value ?? null);
  };

/** Reports what is found in a value. */
export function evaluateAt(
  step: string | number,
  evaluate: Evaluate,
  value: unknown,
  sink: Sink,
  object?: Fields,
  owner?: Field,
): void {
  sink.place.push(step);
  evaluate(value, false, sink, object, owner);
  sink.place.pop();
}

interface Child {
  readonly field: Field;
  readonly isUsual: ReturnType<Questions['usualTest']> | undefined;
  readonly evaluate: Evaluate;
}

// No closure may capture `value`: then V8 does not optimize the loop over its names, and looks up every field by name.

function objectEvaluator(spec: Field, questions: Questions | undefined): Evaluate {
  const { fields, requiredNames, conditionallyRequired } = spec;
  const children = new Map<string, Child>();
  for (const [name, field] of Object.entries(fields))
    children.set(name, { field, isUsual: questions?.usualTest(field), evaluate: evaluatorOf(field, questions) });
  return (value, copies, sink, object, owner) => {
    if (!isObject(value)) return sink?.onMismatch(spec, value, object);
    const read: Record<string, unknown> = copies ? {} : value;
    for (const name in value) {
      const child = children.get(name);
      // JSON writes no inherited fields.
      if (child === undefined && !Object.hasOwn(value, name)) continue;
      if (child === undefined && questions) {
        if (!sink) return undefined;
        questions.ofField(spec, name, value, sink, object && owner && { spec: owner, object });
        continue;
      }
      const given = value[name];
      if (given === undefined) continue;
      let inside: unknown = given;
      // A call of `matchesValue` is faster than one of many functions.
      const isUsual =
        child === undefined ||
        (typeof given === 'string' && (child.isUsual ? child.isUsual(given, value) : matchesValue(child.field, given)));
      if (!isUsual) {
        if (sink) evaluateAt(name, child.evaluate, given, sink, value, spec);
        else inside = child.evaluate(given, copies, undefined, value, spec);
        if (inside === undefined) return undefined;
      }
      // As in valibot, an assignment must not set the prototype.
      if (copies && name !== '__proto__') read[name] = inside;
    }
    if (!hasAll(value, spec, requiredNames, sink)) return undefined;
    if (conditionallyRequired && !hasAll(value, spec, conditionallyRequired(value), sink)) return undefined;
    return copies === 'frozen' ? Object.freeze(read) : read;
  };
}

/** Whether an object has all fields. With a sink, those that are missing are reported instead. */
function hasAll(value: Fields, { fields }: Field, names: readonly string[], sink: Sink | undefined): boolean {
  for (const name of names) {
    if (value[name] !== undefined) continue;
    if (!sink) return false;
    evaluateAt(name, () => sink.onMissing(fields[name] as Field), undefined, sink);
  }
  return true;
}

function listEvaluator(spec: Field, questions: Questions | undefined): Evaluate {
  const evaluate = spec.item ? evaluatorOf(spec.item, questions) : () => undefined;
  return (value, copies, sink, object, owner) => {
    if (!Array.isArray(value)) return sink?.onMismatch(spec, value, object);
    if (!sink && questions && (value.length > MAX_ITEMS || 'toJSON' in value)) return undefined;
    const read: unknown[] = copies ? [] : value;
    for (let i = 0; i < value.length; i++) {
      if (sink) {
        evaluateAt(i, evaluate, value[i], sink, object, owner);
        continue;
      }
      const inside = evaluate(value[i], copies, undefined, object, owner);
      if (inside === undefined) return undefined;
      if (copies) read.push(inside);
    }
    return copies === 'frozen' ? Object.freeze(read) : read;
  };
}
